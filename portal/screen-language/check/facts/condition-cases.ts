import type { Condition, ScreenConfig } from '../../generated/screen-config.gen.ts';
import { isHolding } from '../../model/conditions.ts';
import { askedBy, combinationsOf } from './combinations.ts';
import { differencesIn } from './compared-sources.ts';
import type { Asked, AskedAbout } from './combinations.ts';

/** Beyond this many combinations nothing is said. */
const mostCombinations = 20_000;

/** All that conditions tell apart. */
interface ConditionCases {
  /** Each thing asked about, with one value for all those that no condition tells apart. */
  readonly asked: readonly Asked[];
  /** Each thing asked about, with all its values. */
  readonly all: readonly Asked[];
  /** Combinations of values, as places in `all`: one of each case. It is the same list each time. */
  readonly places: () => Generator<readonly number[]>;
  /** Returns true when the conditions hold together. */
  readonly hold: (at: readonly number[]) => boolean;
  readonly total: number;
  /** The values that count as one with a value. */
  readonly alike: (thing: number, value: number) => readonly unknown[];
}

/** Returns true when a condition holds with values that are named by their places. */
type Test = (at: readonly number[]) => boolean;

/** The cases of conditions; undefined where they are too many, or too tangled to try out. */
export function casesOf(
  names: readonly string[],
  config: ScreenConfig,
  about: AskedAbout,
): ConditionCases | undefined {
  const all = askedBy(names, config, about);
  if (all === undefined) return undefined;
  const tables = all.map((): (readonly boolean[])[] => []);
  const tests = testsOf(names, config.conditions ?? {}, { all, tables });
  const groups = all.map(({ values }, thing) => groupsOf(values.length, tables[thing] ?? []));
  const total = groups.reduce((product, one) => product * one.length, 1);
  if (total > mostCombinations) return undefined;
  const firsts = groups.map((each) => each.map(([first = 0]) => first));
  return {
    all,
    total,
    asked: all.map((one, thing) => ({
      ...one,
      values: (firsts[thing] ?? []).map((value) => one.values[value]),
    })),
    places: () => placesIn(firsts),
    hold: (at) => tests.every((test) => test(at)),
    alike: (thing, value) =>
      groups[thing]?.find((group) => group.includes(value))?.map((one) => all[thing]?.values[one]) ?? [],
  };
}

/** Conditions as functions: each comparison is judged once with each value of what it asks about. */
function testsOf(
  names: readonly string[],
  conditions: { readonly [name: string]: Condition },
  { all, tables }: { readonly all: readonly Asked[]; readonly tables: readonly (readonly boolean[])[][] },
): readonly Test[] {
  const things = new Map(all.map(({ path }, thing) => [path, thing]));
  const made = new Map<string, Test>();
  const compileNamed = (name: string): Test => {
    const named = conditions[name];
    const test = made.get(name) ?? (named === undefined ? () => false : compile(named));
    made.set(name, test);
    return test;
  };
  const compile = (condition: Condition): Test => {
    if (typeof condition === 'string') return compileNamed(condition);
    if ('all' in condition) {
      const inner = condition.all.map(compile);
      return (at) => inner.every((test) => test(at));
    }
    if ('any' in condition) {
      const inner = condition.any.map(compile);
      return (at) => inner.some((test) => test(at));
    }
    if ('not' in condition) {
      const inner = compile(condition.not);
      return (at) => !inner(at);
    }
    const differences = 'compare' in condition ? differencesIn(condition) : undefined;
    if (differences !== undefined) {
      // What nothing else asks for may as well be there.
      const sides = differences.there.filter(
        (one) => all[things.get(pathOf(one)) ?? -1]?.kind === kindOf(one),
      );
      const inner = [...differences.all, ...sides].map(compile);
      return (at) => inner.every((test) => test(at));
    }
    const thing = things.get(pathOf(condition)) ?? 0;
    const asked = all[thing];
    const table = asked?.values.map((value) => isHoldingAlone(condition, asked, value)) ?? [];
    tables[thing]?.push(table);
    return (at) => table[at[thing] ?? 0] === true;
  };
  return names.map(compileNamed);
}

/** The one thing that a comparison asks about. */
function pathOf(condition: Exclude<Condition, string>): string {
  const side = 'compare' in condition ? condition.compare : condition;
  if (typeof side !== 'object') return '';
  return 'field' in side ? side.field : 'from' in side ? side.from : '';
}

const kindOf = (condition: object): Asked['kind'] => ('field' in condition ? 'field' : 'source');

const judged = new WeakMap<object, Map<unknown, boolean>>();

/** Judges a comparison by the only value that it asks about, once. */
function isHoldingAlone(condition: Exclude<Condition, string>, asked: Asked, value: unknown): boolean {
  const known = judged.get(condition) ?? new Map<unknown, boolean>();
  judged.set(condition, known);
  let holds = known.get(value);
  if (holds === undefined) {
    const [sources] = combinationsOf([{ ...asked, values: [value] }]);
    holds = sources !== undefined && isHolding(condition, {}, sources);
    known.set(value, holds);
  }
  return holds;
}

/** The places of values, those together that all tables judge alike. */
function groupsOf(count: number, tables: readonly (readonly boolean[])[]): readonly (readonly number[])[] {
  const groups = new Map<string, number[]>();
  for (let value = 0; value < count; value += 1) {
    const key = tables.map((table) => (table[value] === true ? '1' : '0')).join('');
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [value]);
    else group.push(value);
  }
  return [...groups.values()];
}

/** Every combination of one place of each list, in the same list each time. */
function* placesIn(lists: readonly (readonly number[])[]): Generator<readonly number[]> {
  const total = lists.reduce((product, list) => product * list.length, 1);
  const at = lists.map(() => 0);
  for (let index = 0; index < total; index += 1) {
    let rest = index;
    lists.forEach((list, thing) => {
      at[thing] = list[rest % list.length] ?? 0;
      rest = Math.floor(rest / list.length);
    });
    yield at;
  }
}

/** Says how conditions hold: undefined where there are too many answers and sources to try all of them. */
export type Verdict = 'never' | 'always' | 'open' | undefined;

/** Says how the conditions hold together. */
export function verdictOf({ places, hold }: ConditionCases): Verdict {
  let isOnce = false;
  let isAlways = true;
  for (const at of places()) {
    const holds = hold(at);
    isOnce ||= holds;
    isAlways &&= holds;
    if (isOnce && !isAlways) return 'open';
  }
  return isOnce ? 'always' : 'never';
}

/** Something asked about, and the values that it has where conditions hold. */
export interface PossibleValues extends Pick<Asked, 'kind' | 'path'> {
  readonly values: ReadonlySet<unknown>;
}

/** The values with which conditions hold together; none where they never do. */
export function possibleValues({ all, places, hold, alike }: ConditionCases): readonly PossibleValues[] {
  const found = all.map(() => new Set<number>());
  for (const at of places()) if (hold(at)) found.forEach((values, thing) => values.add(at[thing] ?? 0));
  if (found.some((values) => values.size === 0)) return [];
  return all.map(({ kind, path }, thing) => ({
    kind,
    path,
    values: new Set([...(found[thing] ?? [])].flatMap((value) => alike(thing, value))),
  }));
}
