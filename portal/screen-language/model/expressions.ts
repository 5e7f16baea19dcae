import type { Expression, Operand } from '../generated/screen-config.gen.ts';
import { valueOf } from './bindings.ts';
import { operandOf } from './comparisons.ts';
import { isHolding } from './conditions.ts';
import { readPath } from './dotted-path.ts';
import type { Compute, ScreenModel, Sources } from './model.ts';

type Value = ReturnType<Compute>;

/** Finds the value of an expression inside another one. */
type Find = (expression: Expression) => Value;

/**
 * Creates the function that works out a screen's `values`. Total: whatever stands in the sources, it answers with a finite
 * number, a text, or undefined. Each value is worked out once for each call, so that it takes a time in line with the
 * size of the config.
 *
 * @example createCompute({ values: { total: { add: [1, { field: 'extra' }] } }, conditions: {} })('total', sources)
 */
export function createCompute({
  values = {},
  conditions,
}: Pick<ScreenModel, 'values' | 'conditions'>): Compute {
  return (wanted, given) => {
    const known = new Map<string, Value>();
    const compute: Compute = (name) => {
      if (known.has(name) || !Object.hasOwn(values, name)) return known.get(name);
      // A value that asks for itself has none.
      known.set(name, undefined);
      const expression = values[name];
      const value = expression === undefined ? undefined : find(expression);
      known.set(name, value);
      return value;
    };
    const sources: Sources = { ...given, compute };
    const holds = (name: string, item?: unknown) =>
      isHolding(name, conditions, item === undefined ? sources : { ...sources, item });
    const find: Find = (expression) => plain(evaluate(expression, { find, sources, holds }));
    return compute(wanted, sources);
  };
}

interface Context {
  readonly find: Find;
  readonly sources: Sources;
  readonly holds: (condition: string, item?: unknown) => boolean;
}

/** A number that is one, or a text; nothing else can be worked with. */
function plain(value: unknown): Value {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function evaluate(expression: Expression, context: Context): unknown {
  if (isOperand(expression)) return operandOf(expression, context.sources);
  const { find } = context;
  if ('round' in expression)
    return numbers([expression.round], find, ([value = 0]) => rounded(value, expression.digits));
  if ('join' in expression) {
    const operands = expression.join.map(find).filter((operand) => operand !== undefined);
    return operands.join(expression.with);
  }
  if ('daysFrom' in expression) return daysBetween(find(expression.daysFrom), find(expression.to));
  if ('pick' in expression) {
    const name = String(find(expression.pick));
    return Object.hasOwn(expression.of, name) ? expression.of[name] : expression.otherwise;
  }
  if ('businessDays' in expression) return businessDayAfter(find(expression.after), expression.businessDays);
  if ('when' in expression) {
    const chosen = context.holds(expression.when) ? expression.use : expression.otherwise;
    return chosen === undefined ? undefined : find(chosen);
  }
  return evaluateList(expression, context) ?? evaluateArithmetic(expression, find);
}

const isOperand = (expression: Expression): expression is Operand =>
  typeof expression !== 'object' || 'from' in expression || 'field' in expression;

/** Counts and sums over the entries of a list. */
function evaluateList(expression: Expression, { sources, holds, find }: Context): unknown {
  if (typeof expression !== 'object') return undefined;
  if ('countOf' in expression) {
    const { countOf, matching } = expression;
    const list = valueOf(countOf, sources);
    if (!Array.isArray(list)) return undefined;
    return matching === undefined ? list.length : list.filter((item) => holds(matching, item)).length;
  }
  if (!('sumOf' in expression)) return undefined;
  const list: unknown = valueOf(expression.sumOf, sources);
  if (!Array.isArray(list)) return undefined;
  const taken = list
    .map((entry) => readPath(entry, expression.take))
    .filter((one) => typeof one === 'number');
  return numbers([0, ...taken], find, (all) => all.reduce((sum, one) => sum + one, 0));
}

function evaluateArithmetic(expression: Expression, find: Find): unknown {
  if (typeof expression !== 'object') return undefined;
  const inOrder = (all: readonly Expression[], step: (left: number, right: number) => number) =>
    numbers(all, find, ([first = 0, ...others]) => others.reduce(step, first));
  if ('add' in expression) return inOrder(expression.add, (left, right) => left + right);
  if ('subtract' in expression) return inOrder(expression.subtract, (left, right) => left - right);
  if ('multiply' in expression) return inOrder(expression.multiply, (left, right) => left * right);
  if ('divide' in expression) return inOrder(expression.divide, (left, right) => left / right);
  if ('min' in expression) return inOrder(expression.min, (left, right) => Math.min(left, right));
  if ('max' in expression) return inOrder(expression.max, (left, right) => Math.max(left, right));
  return undefined;
}

/** The result of a calculation with numbers; undefined where one of them is none. */
function numbers(
  expressions: readonly Expression[],
  find: Find,
  calculate: (all: readonly number[]) => number,
): number | undefined {
  const found = expressions.map(find).filter((value) => typeof value === 'number');
  return found.length === expressions.length ? calculate(found) : undefined;
}

/** Shifts the point by its decimal notation, since 1.005 times 100 is less than 100.5. */
function rounded(value: number, digits: number): number {
  const shifted = Math.round(Number(`${Math.abs(value)}e${digits}`));
  const whole = Number(`${shifted}e-${digits}`);
  // What has an exponent of its own is too large or too small for digits behind the point.
  return Number.isNaN(whole) ? value : Math.sign(value) * whole;
}

function daysBetween(first: Value, last: Value): number | undefined {
  const [from, to] = [first, last].map((day) =>
    typeof day === 'string' && /^\d{4}-\d{2}-\d{2}/.test(day) ? Date.parse(day.slice(0, 10)) : NaN,
  );
  const days = ((to ?? NaN) - (from ?? NaN)) / 86_400_000;
  return Number.isNaN(days) ? undefined : days;
}

/** The day so many business days later; at a weekend they count from Monday. The org keeps no holidays. */
function businessDayAfter(day: Value, count: number): string | undefined {
  const start = typeof day === 'string' ? Date.parse(`${day.slice(0, 10)}T00:00:00Z`) : NaN;
  if (Number.isNaN(start)) return undefined;
  const weekday = new Date(start).getUTCDay();
  const toMonday = weekday === 6 ? 2 : weekday === 0 ? 1 : 0;
  const first = (weekday + toMonday) % 7;
  // Each time that a Friday is passed, a weekend is.
  const weekends = Math.floor((first - 1 + count) / 5);
  const time = start + (toMonday + count + 2 * weekends) * 86_400_000;
  return new Date(time).toISOString().slice(0, 10);
}
