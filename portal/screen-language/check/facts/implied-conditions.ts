import type { Condition, ScreenConfig } from '../../generated/screen-config.gen.ts';
import { judgeTogether } from './judged-together.ts';

/** A config, and the constants that its conditions may ask about. */
export interface JudgedConfig {
  readonly config: ScreenConfig;
  readonly constants: unknown;
}

/** No condition has a name with a space. */
const lacking = 'not so';

/** Returns true where something holds whenever conditions do; false where nobody can tell. */
export function isImplied(
  names: readonly string[],
  wanted: Condition,
  { config, constants }: JudgedConfig,
): boolean {
  if (names.length === 0 || !mayHold(names, { config, constants })) return false;
  const conditions = { ...config.conditions, [lacking]: { not: wanted } };
  return judgeTogether([...names, lacking], { ...config, conditions }, constants) === 'never';
}

/** Returns true where conditions can hold together; false where nobody can tell. */
export function mayHold(names: readonly string[], { config, constants }: JudgedConfig): boolean {
  const verdict = names.length === 0 ? 'always' : judgeTogether(names, config, constants);
  return verdict === 'open' || verdict === 'always';
}

/** All of these conditions as one. */
export const allOf = ([first = '', ...others]: readonly string[]): Condition =>
  others.length === 0 ? first : { all: [first, ...others] };

/** The comparisons of which conditions ask that they hold, through all names; what is denied is left out. */
export function affirmedBy(
  condition: Condition | undefined,
  { conditions = {} }: Pick<ScreenConfig, 'conditions'>,
): readonly Exclude<Condition, string>[] {
  if (condition === undefined) return [];
  if (typeof condition === 'string') {
    const { [condition]: named, ...others } = conditions;
    return affirmedBy(named, { conditions: others });
  }
  if ('all' in condition) return condition.all.flatMap((one) => affirmedBy(one, { conditions }));
  if ('any' in condition) return condition.any.flatMap((one) => affirmedBy(one, { conditions }));
  return 'not' in condition ? [] : [condition];
}
