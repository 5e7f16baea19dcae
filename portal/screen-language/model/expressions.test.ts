import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Expression } from '../generated/screen-config.gen.ts';
import { limitOf, resolveBindings, valueOf } from './bindings.ts';
import { isHolding } from './conditions.ts';
import type { Conditions } from './conditions.ts';
import { createCompute } from './expressions.ts';
import type { Sources } from './model.ts';

const field = (name: string) => ({ field: name });
const sources: Sources = {
  session: {},
  route: {},
  reads: { bill: { lines: [{ cents: 1050 }, { cents: 20 }, { note: 'x' }], none: [], plan: 'small' } },
  constants: {},
  brand: {},
  language: 'en',
  today: '2026-02-27',
  answers: {
    rent: 800,
    months: 3,
    zero: 0,
    name: 'Ana',
    last: 'Lopez',
    day: '2026-03-02',
    people: [{ age: 3 }, {}],
  },
};
const conditions: Conditions = {
  isAged: { from: 'item.age', filled: true },
  isLong: { compare: field('months'), atLeast: 3 },
  isShort: { not: 'isLong' },
};
const compute = (expression: Expression, values: { readonly [name: string]: Expression } = {}) =>
  createCompute({ values: { ...values, it: expression }, conditions })('it', sources);

it.each<readonly [Expression, unknown]>([
  [{ add: [field('rent'), 12.5, 1] }, 813.5],
  [{ subtract: [field('rent'), 100, 50] }, 650],
  [{ multiply: [field('months'), 1.5] }, 4.5],
  [{ divide: [field('rent'), field('months')] }, 800 / 3],
  [{ divide: [field('rent'), field('zero')] }, undefined],
  [{ add: [field('rent'), field('nobody')] }, undefined],
  [{ add: [field('rent'), field('name')] }, undefined],
  [{ min: [field('rent'), 3, 7] }, 3],
  [{ max: [field('months'), 2] }, 3],
  [{ round: { divide: [800, 3] }, digits: 2 }, 266.67],
  [{ round: 1.005, digits: 2 }, 1.01],
  [{ round: -2.5, digits: 0 }, -3],
  [{ round: 1e21, digits: 2 }, 1e21],
  [{ round: field('name'), digits: 2 }, undefined],
  [{ sumOf: 'reads.bill.lines', take: 'cents' }, 1070],
  [{ sumOf: 'reads.bill.none', take: 'cents' }, 0],
  [{ sumOf: 'reads.bill.plan', take: 'cents' }, undefined],
  [{ countOf: 'reads.bill.lines' }, 3],
  [{ countOf: 'answers.people', matching: 'isAged' }, 1],
  [{ countOf: 'reads.gone' }, undefined],
  [{ join: [field('name'), field('nobody'), field('last')], with: ' ' }, 'Ana Lopez'],
  [{ join: [field('nobody'), field('nothing')], with: ', ' }, undefined],
  [{ daysFrom: { from: 'today' }, to: field('day') }, 3],
  [{ daysFrom: { from: 'today', plusDays: 4 }, to: { from: 'today' } }, -4],
  [{ daysFrom: { from: 'today' }, to: field('name') }, undefined],
  [{ pick: { from: 'reads.bill.plan' }, of: { small: 20, large: 35 } }, 20],
  [{ pick: field('name'), of: { small: 20 }, otherwise: 5 }, 5],
  [{ pick: field('name'), of: { small: 20 } }, undefined],
  [{ pick: 'toString', of: { small: 20 } }, undefined],
  [{ from: 'today', plusDays: 2 }, '2026-03-01'],
  // The 27th of February is a Friday.
  [{ businessDays: 0, after: { from: 'today' } }, '2026-02-27'],
  [{ businessDays: 1, after: { from: 'today' } }, '2026-03-02'],
  [{ businessDays: 0, after: '2026-02-28' }, '2026-03-02'],
  [{ businessDays: 6, after: '2026-03-01' }, '2026-03-10'],
  [{ businessDays: 3, after: field('name') }, undefined],
  [{ when: 'isLong', use: 'x', otherwise: 3 }, 'x'],
  [{ when: 'isShort', use: 'x', otherwise: 3 }, 3],
  [{ when: 'isShort', use: 'x' }, undefined],
  [{ from: 'reads.bill' }, undefined],
])('%j comes to %j', (expression, want) => {
  expect(compute(expression)).toBe(want);
});

it('works values out of each other, and none out of itself', () => {
  const values = { one: { add: [1, 1] }, two: { multiply: [{ from: 'values.one' }, 3] } } satisfies Record<
    string,
    Expression
  >;
  expect(compute({ from: 'values.two' }, values)).toBe(6);
  expect(compute({ add: [{ from: 'values.it' }, 1] })).toBeUndefined();
  expect(compute({ from: 'values.toString' })).toBeUndefined();
});

it('works each of many values out once, however often they are named', () => {
  const doubled = Array.from({ length: 60 }, (_, at): [string, Expression] => {
    const before = at === 0 ? 1 : { from: `values.v${at - 1}` };
    return [`v${at}`, { add: [before, before] }];
  });
  expect(compute({ from: 'values.v59' }, Object.fromEntries(doubled))).toBe(2 ** 60);
});

const anything = fc.jsonValue({ maxDepth: 3 });
const expressions = fc.letrec<{ readonly one: Expression }>((tie) => {
  const list = fc.array(tie('one'), { minLength: 2, maxLength: 3 }) as fc.Arbitrary<[Expression, Expression]>;
  return {
    one: fc.oneof(
      { maxDepth: 4, depthIdentifier: 'expression' },
      fc.double(),
      fc.constantFrom('2026-01-31', 'text', ''),
      fc.constantFrom(
        field('given'),
        { from: 'reads.given' },
        { field: 'given', plusDays: 3650 },
        { from: 'values.it' },
      ),
      fc.record({ add: list }),
      fc.record({ subtract: list }),
      fc.record({ multiply: list }),
      fc.record({ divide: list }),
      fc.record({ min: list }),
      fc.record({ round: tie('one'), digits: fc.nat(6) }),
      fc.record({ join: list, with: fc.string({ maxLength: 3 }) }),
      fc.record({ daysFrom: tie('one'), to: tie('one') }),
      fc.record({ pick: tie('one'), of: fc.constant({ a: 1, text: 'b' }) }),
      fc.constant({ sumOf: 'answers.given', take: 'a' }),
      fc.record({ businessDays: fc.nat(366), after: tie('one') }),
      fc.record({ when: fc.constant('isLong'), use: tie('one') }),
      fc.constant({ countOf: 'answers.given', matching: 'isAged' }),
    ),
  };
}).one;

it('is total: whatever stands in the sources, it answers with a finite number, a text or nothing', () => {
  fc.assert(
    fc.property(expressions, anything, (expression, given) => {
      const all = { ...sources, reads: { given }, answers: { given } };
      const value = createCompute({ values: { it: expression }, conditions })('it', all);
      return value === undefined || typeof value === 'string' || Number.isFinite(value);
    }),
  );
});

it('is a source like any other: of a binding, a condition, a comparison, and a limit', () => {
  const values = {
    total: { add: [field('rent'), 1] },
    first: { from: 'today', plusDays: 1 },
  } satisfies Record<string, Expression>;
  const all: Sources = { ...sources, compute: createCompute({ values, conditions }) };
  const total = { from: 'values.total' };
  expect(resolveBindings({ amount: total, gone: { from: 'values.none' } }, all)).toEqual({
    config: { amount: 801 },
    missing: ['gone'],
  });
  expect(isHolding({ ...total, is: 801 }, {}, all)).toBe(true);
  expect(isHolding({ compare: total, moreThan: 800 }, {}, all)).toBe(true);
  expect(limitOf({ from: 'values.first' }, all)).toBe('2026-02-28');
  expect(valueOf('values.total', sources)).toBeUndefined();
});

it('counts business days as the calendar does', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), fc.nat(366), (day, count) => {
      const isWeekend = (time: number) => [0, 6].includes(new Date(time).getUTCDay());
      let time = day * 86_400_000;
      const start = new Date(time).toISOString().slice(0, 10);
      while (isWeekend(time)) time += 86_400_000;
      for (let left = count; left > 0; left -= isWeekend(time) ? 0 : 1) time += 86_400_000;
      return compute({ businessDays: count, after: start }) === new Date(time).toISOString().slice(0, 10);
    }),
  );
});
