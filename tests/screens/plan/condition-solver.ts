import type { CompareCondition, Condition, Operand } from '@energy-portal/portal/publish';
import type { Domain } from './contract.ts';
import type { Assignment } from './types.ts';

/** A condition, and whether it is to hold. */
export interface Goal {
  readonly condition: Condition;
  readonly holds: boolean;
}

/** The facts of a screen that a solver needs. */
export interface SolverContext {
  readonly conditions: { readonly [name: string]: Condition };
  /** The values that a source may have; undefined for one that is worked out. */
  readonly domainOf: (path: string) => Domain | undefined;
  /** The goals without which a source has no such value. */
  readonly needsOf: (path: string, value?: unknown) => readonly Goal[];
  /** A list with so many entries for which a condition about `item` holds. */
  readonly listOf: (path: string, matching: string | undefined, count: number) => unknown;
  /** Returns false for values that no answer has together; undefined where there are none. */
  readonly isTogether?: (known: Assignment) => boolean;
  /** True for a read without which the page is shown. */
  readonly canWait?: (read: string) => boolean;
  /** The path of the entry that `item` stands for. */
  readonly item?: string;
}

/** Values at the beginning, and the completion of a solution. */
interface SolveOptions {
  readonly start?: Assignment;
  /** Returns the solution with what it needs; undefined for one that will not do. */
  readonly complete?: (found: Assignment) => Assignment | undefined;
}

/** More tries than any real screen needs. */
const mostTries = 20_000;

/**
 * Finds values of sources and answers under which every goal is met. Pure, and without the engine's own judgement: what the
 * page shows is compared with it.
 *
 * @returns undefined where there are none
 */
export function solve(
  goals: readonly Goal[],
  context: SolverContext,
  { start = new Map(), complete = (found) => found }: SolveOptions = {},
): Assignment | undefined {
  let tries = 0;
  const meet = (open: readonly Goal[], known: Assignment): Assignment | undefined => {
    tries += 1;
    if (tries > mostTries) return undefined;
    const [first, ...rest] = open;
    if (first === undefined) return complete(known);
    for (const { goals: more, values } of waysOf(first, context, known)) {
      const next = withValues(known, values, context);
      const found = next && meet([...more, ...rest], next);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return meet(goals, start);
}

/** One way to meet a goal: further goals, and values. */
interface Way {
  readonly goals: readonly Goal[];
  readonly values: readonly (readonly [path: string, value: unknown])[];
}

const goalsOnly = (goals: readonly Goal[]): Way => ({ goals, values: [] });

function waysOf({ condition, holds }: Goal, context: SolverContext, known: Assignment): readonly Way[] {
  if (typeof condition === 'string') {
    const named = context.conditions[condition];
    return named === undefined ? [] : [goalsOnly([{ condition: named, holds }])];
  }
  if ('not' in condition) return [goalsOnly([{ condition: condition.not, holds: !holds }])];
  if ('all' in condition) return waysOfMany(condition.all, holds, true);
  if ('any' in condition) return waysOfMany(condition.any, holds, false);
  if ('compare' in condition) return waysToCompare(condition, holds, { context, known });
  const path = pathOf(condition, context);
  const judge = (value: unknown) => judgeValue(condition, value) === holds;
  const wanted = [...('is' in condition ? [condition.is] : []), ...(condition.in ?? [])];
  return waysToHave(path, judge, { context, known, wanted });
}

function waysOfMany(inner: readonly Condition[], holds: boolean, isAll: boolean): readonly Way[] {
  const goals = inner.map((condition) => ({ condition, holds }));
  return holds === isAll ? [goalsOnly(goals)] : goals.map((goal) => goalsOnly([goal]));
}

/** The path that a side of a condition reads; `item` is an entry of a list. */
function pathOf(
  side: { readonly field?: string } | { readonly from?: string },
  { item }: SolverContext,
): string {
  if ('field' in side && side.field !== undefined) return `answers.${side.field}`;
  const from = 'from' in side ? (side.from ?? '') : '';
  return item !== undefined && /^item(\.|$)/.test(from) ? from.replace('item', item) : from;
}

function judgeValue(
  atom: { readonly is?: unknown; readonly in?: readonly unknown[]; readonly filled?: boolean },
  value: unknown,
): boolean {
  if (atom.filled !== undefined) return isFilled(value) === atom.filled;
  return atom.in === undefined ? value === atom.is : atom.in.includes(value);
}

/** As the engine has it: nothing, an empty text or list, and no are not. */
export function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== undefined && value !== null && value !== '' && value !== false;
}

interface Search {
  readonly context: SolverContext;
  readonly known: Assignment;
  /** Values that the condition names. */
  readonly wanted?: readonly unknown[];
}

function waysToHave(path: string, judge: (value: unknown) => boolean, search: Search): readonly Way[] {
  const { context, known, wanted = [] } = search;
  if (known.has(path)) return judge(known.get(path)) ? [goalsOnly([])] : [];
  const domain = context.domainOf(path);
  if (domain === undefined) return [];
  const possible = domain.isOpen
    ? [...domain.values, ...wanted, domain.other ?? 'another value']
    : domain.values;
  const ways = possible
    .filter((value, at) => judge(value) && possible.indexOf(value) === at)
    .map((value) => ({
      goals: value === undefined ? [] : context.needsOf(path, value),
      values: [[path, value] as const],
    }));
  return judge(undefined) ? [...ways, ...waysToFail(path, context), ...waysToWait(path, context)] : ways;
}

/** A read that fails tells nothing at all. */
function waysToFail(path: string, { domainOf, needsOf }: SolverContext): readonly Way[] {
  const [root, read] = path.split('.');
  const code =
    root === 'reads'
      ? domainOf(`readErrors.${read ?? ''}`)?.values.find((one) => one !== undefined)
      : undefined;
  if (code === undefined) return [];
  return [
    {
      goals: needsOf(`readErrors.${read ?? ''}`),
      values: [
        [`readErrors.${read ?? ''}`, code],
        [path, undefined],
      ],
    },
  ];
}

/** A read that is on its way tells nothing yet. */
function waysToWait(path: string, { canWait, needsOf }: SolverContext): readonly Way[] {
  const [root, read = ''] = path.split('.');
  if (root !== 'reads' || canWait?.(read) !== true) return [];
  return [
    {
      goals: needsOf(`readErrors.${read}`),
      values: [
        [`readWaits.${read}`, true],
        [path, undefined],
      ],
    },
  ];
}

/** Returns both together; undefined where they contradict each other. */
function withValues(
  known: Assignment,
  values: Way['values'],
  context: SolverContext,
): Assignment | undefined {
  const next = new Map(known);
  for (const [path, value] of values) {
    if (next.has(path) && JSON.stringify(next.get(path)) !== JSON.stringify(value)) return undefined;
    next.set(path, value);
  }
  return isPossible(next, context) ? next : undefined;
}

/** A read that fails tells nothing, and what was sent has either failed or not. */
function isPossible(known: Assignment, { domainOf, isTogether }: SolverContext): boolean {
  if (isTogether?.(known) === false) return false;
  const isSet = (path: string) => known.get(path) !== undefined;
  for (const path of known.keys()) {
    const [root, name] = path.split('.');
    if ((root === 'readErrors' || root === 'readWaits') && isSet(path)) {
      if (isSet(`readErrors.${name ?? ''}`) && isSet(`readWaits.${name ?? ''}`)) return false;
      const prefix = `reads.${name ?? ''}.`;
      if ([...known.keys()].some((other) => other.startsWith(prefix) && isSet(other))) return false;
    }
    if (root === 'result' && isSet(path) && isSet('failure')) return false;
    // An object has all that the contract promises.
    if (!isSet(path) && path.includes('.') && domainOf(path)?.isSure === true) {
      const holder = path.slice(0, path.lastIndexOf('.') + 1);
      if ([...known.keys()].some((other) => other.startsWith(holder) && isSet(other))) return false;
    }
  }
  return true;
}

type Limit = readonly [name: 'atLeast' | 'atMost' | 'moreThan' | 'lessThan', operand: Operand];

function limitsOf(condition: CompareCondition): readonly Limit[] {
  return (['atLeast', 'atMost', 'moreThan', 'lessThan'] as const).flatMap((name): readonly Limit[] => {
    const operand = condition[name];
    return operand === undefined ? [] : [[name, operand]];
  });
}

function waysToCompare(condition: CompareCondition, holds: boolean, search: Search): readonly Way[] {
  const { compare, count, matching } = condition;
  const limits = limitsOf(condition);
  const right = limits.map(([, operand]) => sideOf(operand, search));
  if (right.includes(undefined)) return [];
  const numbers = right.flatMap((side) => side?.value ?? []);
  const judge = (value: unknown) => isWithin(value, limits, numbers) === holds;
  const fixed: Way['values'] = right.flatMap((side) => side?.values ?? []);
  if (typeof compare !== 'object') return judge(compare) ? [{ goals: [], values: fixed }] : [];
  const { context } = search;
  const path = pathOf(compare, context);
  const around = numbers.flatMap((limit) => [limit, stepFrom(limit, 1), stepFrom(limit, -1)]);
  if (count === true && context.domainOf(path)?.values.some((value) => typeof value === 'string') === true)
    return waysToHave(path, (value) => judge(lengthOf(value)), search).map((way) => ({
      ...way,
      values: [...fixed, ...way.values],
    }));
  if (count === true) {
    const counts = around.filter((value) => typeof value === 'number' && value >= 0 && judge(value));
    return counts.map((value) => ({
      goals: context.needsOf(path),
      values: [...fixed, [path, context.listOf(path, matching, Number(value))] as const],
    }));
  }
  const shift = compare.plusDays ?? 0;
  const shifted = around.map((value) => (shift === 0 ? value : stepFrom(value, -shift)));
  const judgeLeft = (value: unknown) => judge(shift === 0 ? value : stepFrom(value, shift));
  return waysToHave(path, judgeLeft, { ...search, wanted: shifted }).map(({ goals, values }) => ({
    goals,
    values: [...fixed, ...values],
  }));
}

/** Letters of a text are counted like entries of a list. */
const lengthOf = (value: unknown) => (typeof value === 'string' ? value.length : undefined);

/** The value of a side that is written, known, or may be chosen. */
function sideOf(operand: Operand, { context, known }: Search) {
  if (typeof operand !== 'object') return { value: operand, values: [] };
  const path = pathOf(operand, context);
  const chosen = known.has(path)
    ? known.get(path)
    : context.domainOf(path)?.values.find((value) => typeof value === 'number' || isDay(value));
  if (typeof chosen !== 'number' && !isDay(chosen)) return undefined;
  return { value: stepFrom(chosen, operand.plusDays ?? 0), values: [[path, chosen] as const] };
}

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value);

/** A number or a day, so many further on. */
export function stepFrom(value: unknown, by: number): string | number {
  if (typeof value === 'number') return value + by;
  const time = Date.parse(`${String(value).slice(0, 10)}T00:00:00Z`) + by * 86_400_000;
  return Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 10);
}

function isWithin(value: unknown, limits: readonly Limit[], sides: readonly (string | number)[]): boolean {
  const order = (side: string | number | undefined) => {
    if (typeof value === 'number' && typeof side === 'number') return value - side;
    return isDay(value) && isDay(side) ? Date.parse(value.slice(0, 10)) - Date.parse(side.slice(0, 10)) : NaN;
  };
  const tests = {
    atLeast: (by: number) => by >= 0,
    atMost: (by: number) => by <= 0,
    moreThan: (by: number) => by > 0,
    lessThan: (by: number) => by < 0,
  };
  return limits.every(([name], at) => tests[name](order(sides[at])));
}
