import type { ScreenConfig } from '../generated/screen-config.gen.ts';
import { walkValues } from '../model/walk-values.ts';

/** Members whose text is the name of a condition. */
export const conditionMembers: readonly string[] = [
  'show',
  'when',
  'retryWhen',
  'requiredWhen',
  'readOnlyWhen',
  'locked',
  'mark',
  'done',
];

/** The conditions that a value of the screen names, and those that these name. */
export function conditionsOf(
  value: unknown,
  { conditions = {} }: Pick<ScreenConfig, 'conditions'>,
): ReadonlySet<string> {
  const found = new Set<string>();
  const collect = (inner: unknown) =>
    walkValues(inner, [], (value) => {
      if (typeof value !== 'string' || found.has(value) || !Object.hasOwn(conditions, value)) return;
      found.add(value);
      collect(conditions[value]);
    });
  collect(value);
  return found;
}
