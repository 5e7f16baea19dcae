import type { CompareCondition, Operand } from '../generated/screen-config.gen.ts';
import { valueOf } from './bindings.ts';
import { readPath } from './dotted-path.ts';
import type { Sources } from './model.ts';

/** Returns true when the named condition holds for an entry. */
type IsHolding = (condition: string, item: unknown) => boolean;

/**
 * Returns true when a comparison of numbers, days or counts holds. While a side is not there, or of another type than
 * the other one, it does not hold.
 *
 * @param isHolding judges the entries that are counted
 * @example isComparing({ compare: { field: 'people' }, atLeast: 2 }, sources, isHolding)
 */
export function isComparing(condition: CompareCondition, sources: Sources, isHolding: IsHolding): boolean {
  const { compare, count, matching, atLeast, atMost, moreThan, lessThan } = condition;
  const value = operandOf(compare, sources);
  const counted =
    matching !== undefined && Array.isArray(value)
      ? value.filter((item) => isHolding(matching, item))
      : value;
  const left = count ? countOf(counted) : value;
  const holds = (limit: Operand | undefined, isRight: (order: number) => boolean) => {
    const order = limit === undefined ? 0 : orderOf(left, operandOf(limit, sources));
    return limit === undefined || (order !== undefined && isRight(order));
  };
  return (
    left !== undefined &&
    holds(atLeast, (order) => order >= 0) &&
    holds(atMost, (order) => order <= 0) &&
    holds(moreThan, (order) => order > 0) &&
    holds(lessThan, (order) => order < 0)
  );
}

/** The two sides of a comparison, and its others, as far as they read something. */
export function operandsOf({ compare, atLeast, atMost, moreThan, lessThan }: CompareCondition) {
  const sides = [compare, atLeast, atMost, moreThan, lessThan];
  return sides.filter((operand) => typeof operand === 'object');
}

/** The value of a side of a comparison. */
export function operandOf(operand: Operand, sources: Sources): unknown {
  if (typeof operand !== 'object') return operand;
  const value = 'from' in operand ? valueOf(operand.from, sources) : readPath(sources.answers, operand.field);
  return operand.plusDays === undefined ? value : dayAfter(value, operand.plusDays);
}

const textIn = (value: unknown) => (typeof value === 'string' ? value : '');

const countOf = (value: unknown) =>
  typeof value === 'string' || Array.isArray(value) ? value.length : undefined;

/** Less than 0, 0 or more than 0; undefined for what cannot be compared. Of a time the day counts. */
function orderOf(one: unknown, other: unknown): number | undefined {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  const days = [one, other].map((value) => /^\d{4}-\d{2}-\d{2}/.exec(textIn(value))?.[0]);
  const [first, second] = days.map((day) => Date.parse(day ?? ''));
  const order = (first ?? NaN) - (second ?? NaN);
  return Number.isNaN(order) ? undefined : order;
}

/** The day so many days after another one; undefined where that is none. */
function dayAfter(value: unknown, days: number): string | undefined {
  const time = Date.parse(`${textIn(value).slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(time) ? undefined : new Date(time + days * 86_400_000).toISOString().slice(0, 10);
}
