import type { ScreenConfig } from '../generated/screen-config.gen.ts';
import { walkValues } from '../model/walk-values.ts';

/** Members whose text is the name of a condition. */
export const conditionMembers: readonly string[] = [
  'show',
  'matching',
  'when',
  'retryWhen',
  'requiredWhen',
  'readOnlyWhen',
  'locked',
  'mark',
  'done',
];

/**
 * The conditions that a value of the screen names, and those that these name.
 *
 * @param except a member whose names do not count
 */
export function conditionsOf(
  value: unknown,
  { conditions = {} }: Pick<ScreenConfig, 'conditions'>,
  except?: string,
): ReadonlySet<string> {
  const found = new Set<string>();
  const collect = (inner: unknown) =>
    walkValues(inner, [], (value, path) => {
      if (except !== undefined && path.at(-1) === except) return;
      if (typeof value !== 'string' || found.has(value) || !Object.hasOwn(conditions, value)) return;
      found.add(value);
      collect(conditions[value]);
    });
  collect(value);
  return found;
}

/** A list of a read whose entries are counted where a condition holds. */
interface CountedList {
  readonly from: string;
  readonly matching: string;
}

/** The lists of reads of which conditions count some entries only. */
export function countedLists({ conditions = {} }: Pick<ScreenConfig, 'conditions'>): readonly CountedList[] {
  const found: CountedList[] = [];
  walkValues(conditions, [], (value) => {
    if (typeof value !== 'object' || value === null || !('compare' in value) || !('matching' in value))
      return;
    const { compare, matching } = value;
    const from =
      typeof compare === 'object' && compare !== null && 'from' in compare ? compare.from : undefined;
    if (typeof from === 'string' && from.startsWith('reads.') && typeof matching === 'string')
      found.push({ from, matching });
  });
  return found;
}
