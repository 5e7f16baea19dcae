import type { CompareCondition, Condition, Operand } from '../../generated/screen-config.gen.ts';

/** One side of a comparison: a source or an answer, and so many days after it. */
type Side = Exclude<Operand, number | string>;

/** A comparison of sources, told by how far one is above the other. */
interface Differences {
  /** The comparisons of each difference with a number. */
  readonly all: readonly CompareCondition[];
  /** What has to be there: where something is missing, nothing is above anything. */
  readonly there: readonly Exclude<Condition, string>[];
}

const known = new WeakMap<CompareCondition, Differences | undefined>();

/**
 * Tells a comparison of two sources by one unknown, the difference of the two: 0 where they are the same. Both ways round are
 * one pair, and days that are added move the number. Undefined where it is another comparison, or where what it compares is
 * worked out.
 */
export function differencesIn(condition: CompareCondition): Differences | undefined {
  if (!known.has(condition)) known.set(condition, toldByDifferences(condition));
  return known.get(condition);
}

const turned = { atLeast: 'atMost', atMost: 'atLeast', moreThan: 'lessThan', lessThan: 'moreThan' } as const;

type Limit = keyof typeof turned;

const limits: readonly Limit[] = ['atLeast', 'atMost', 'moreThan', 'lessThan'];

function toldByDifferences(condition: CompareCondition): Differences | undefined {
  const { compare, count, matching } = condition;
  if (count !== undefined || matching !== undefined || !isOpen(compare)) return undefined;
  const given = limits.flatMap((limit) => {
    const other = condition[limit];
    return other === undefined ? [] : [{ limit, other }];
  });
  const others = given.flatMap(({ other }) => (isOpen(other) ? [other] : []));
  const names = others.map(nameOf);
  if (others.length < given.length || names.includes(nameOf(compare))) return undefined;
  return {
    all: given.flatMap(({ limit, other }) => (isOpen(other) ? [differenceOf(compare, limit, other)] : [])),
    there: [compare, ...others].map((side) =>
      'from' in side ? { from: side.from, filled: true } : { field: side.field, filled: true },
    ),
  };
}

/** What is worked out hangs together with what it is worked out of. */
const isOpen = (operand: Operand): operand is Side =>
  typeof operand === 'object' && ('field' in operand || !/^(?:answers|values)\b/.test(operand.from));

const nameOf = (side: Side): string => ('from' in side ? side.from : `answer ${side.field}`);

function differenceOf(one: Side, limit: Limit, other: Side): CompareCondition {
  const days = (other.plusDays ?? 0) - (one.plusDays ?? 0);
  return nameOf(one) < nameOf(other)
    ? { compare: { from: keyOf(one, other) }, [limit]: days }
    : { compare: { from: keyOf(other, one) }, [turned[limit]]: -days };
}

const start = 'from ';
const between = ' to ';

/** No source has a space in it; a dot would lead into what is read. */
const keyOf = (one: Side, other: Side): string =>
  `${start}${nameOf(one)}${between}${nameOf(other)}`.replaceAll('.', '/');

/** Returns true for the difference of two sources, which stands for no value of a page. */
export const isDifference = (path: string): boolean => path.startsWith(start);

/** The two sources of a difference; of any other source itself. */
export const comparedIn = (path: string): readonly string[] =>
  isDifference(path) ? path.slice(start.length).replaceAll('/', '.').split(between) : [path];
