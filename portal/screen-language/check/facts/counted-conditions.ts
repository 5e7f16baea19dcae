import type { Condition, ScreenConfig } from '../../generated/screen-config.gen.ts';

type Conditions = NonNullable<ScreenConfig['conditions']>;

/**
 * Conditions whose counts of lists are sources of their own: how many entries there are is one number, whatever they are.
 * For saying how conditions hold together; no list stands behind such a source.
 */
export function withCounts(conditions: Conditions): Conditions {
  return Object.fromEntries(Object.entries(conditions).map(([name, one]) => [name, countedOnce(one)]));
}

const known = new WeakMap<object, Condition>();

/** Conditions are asked about many times, and nobody changes them. */
function countedOnce(condition: Condition): Condition {
  if (typeof condition === 'string') return condition;
  const found = known.get(condition) ?? counted(condition);
  known.set(condition, found);
  return found;
}

function counted(condition: Exclude<Condition, string>): Condition {
  if ('all' in condition) return { all: innerOf(condition.all) };
  if ('any' in condition) return { any: innerOf(condition.any) };
  if ('not' in condition) return { not: countedOnce(condition.not) };
  if (!('compare' in condition)) return condition;
  const { compare, count, matching = '', ...limits } = condition;
  if (count !== true || typeof compare !== 'object' || !('from' in compare)) return condition;
  // One name, and no path into anything that is read.
  return { compare: { from: `${compare.from} ${matching}`.replaceAll('.', '/') }, ...limits };
}

type Several = Extract<Condition, { readonly all: unknown }>['all'];

function innerOf([first, ...others]: Several): Several {
  return [countedOnce(first), ...others.map(countedOnce)];
}
