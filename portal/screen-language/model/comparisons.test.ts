import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CompareCondition } from '../generated/screen-config.gen.ts';
import { isComparing } from './comparisons.ts';
import { fieldsOf, isHolding, readsOf } from './conditions.ts';
import type { Sources } from './model.ts';
import { findBrokenRules } from './rules.ts';

const sources: Sources = {
  session: {},
  route: {},
  reads: { bill: { cents: 12_550, due: '2026-12-01', at: '2026-12-01T23:30:00Z', items: ['a', 'b'] } },
  constants: {},
  brand: {},
  language: 'en',
  today: '2026-11-28',
  answers: {
    people: 3,
    start: '2026-12-01',
    note: 'short',
    told: 'on 2026-12-01',
    kinds: ['x'],
    agreed: true,
  },
};

describe('isComparing', () => {
  const isLarge = (condition: string, item: unknown) => condition === 'large' && item === 'b';
  const people = { field: 'people' };
  const start = { field: 'start' };
  it.each<readonly [name: string, condition: CompareCondition, want: boolean]>([
    ['a number, at least', { compare: people, atLeast: 3 }, true],
    ['a number, more than', { compare: people, moreThan: 3 }, false],
    ['a number, more than less', { compare: people, moreThan: 2 }, true],
    ['a number, between', { compare: people, atLeast: 1, lessThan: 4 }, true],
    ['a number, outside', { compare: people, atLeast: 1, atMost: 2 }, false],
    ['an amount of a read', { compare: { from: 'reads.bill.cents' }, atMost: 20_000 }, true],
    ['a day from today on', { compare: start, atLeast: { from: 'today', plusDays: 3 } }, true],
    ['a day later than that', { compare: start, atLeast: { from: 'today', plusDays: 4 } }, false],
    [
      'a day over the end of the year',
      { compare: '2027-01-01', atMost: { field: 'start', plusDays: 31 } },
      true,
    ],
    ['a day after a read', { compare: start, moreThan: { from: 'reads.bill.due' } }, false],
    [
      'a time counts as its day',
      { compare: start, atMost: { from: 'reads.bill.at' }, atLeast: { from: 'reads.bill.at' } },
      true,
    ],
    ['days after a time', { compare: '2026-12-03', atMost: { from: 'reads.bill.at', plusDays: 2 } }, true],
    ['a text with a day in it', { compare: { field: 'told' }, atLeast: '2026-01-01' }, false],
    ['a written day', { compare: { from: 'today' }, lessThan: '2026-12-31' }, true],
    ['the length of a text', { compare: { field: 'note' }, count: true, atLeast: 5 }, true],
    ['the entries of a list', { compare: { from: 'reads.bill.items' }, count: true, moreThan: 2 }, false],
    [
      'the entries of a list that match',
      { compare: { from: 'reads.bill.items' }, count: true, matching: 'large', atLeast: 1, atMost: 1 },
      true,
    ],
    ['the entries of an answer', { compare: { field: 'kinds' }, count: true, atMost: 1 }, true],
    ['nothing', { compare: { field: 'other' }, atLeast: 0 }, false],
    ['nothing, the other way round', { compare: { field: 'other' }, lessThan: 1 }, false],
    ['with nothing', { compare: people, atLeast: { field: 'other' } }, false],
    ['a number with a day', { compare: people, atLeast: '2026-01-01' }, false],
    ['yes or no', { compare: { field: 'agreed' }, atLeast: 0 }, false],
    ['a text that is no day', { compare: { field: 'note' }, atLeast: 'a' }, false],
    ['days after what is no day', { compare: start, atLeast: { field: 'note', plusDays: 1 } }, false],
  ])('%s', (_, condition, want) => expect(isComparing(condition, sources, isLarge)).toBe(want));

  it('takes any values, and says of each pair at most one of less, same and more', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (one, other) => {
        const given = { ...sources, answers: { one, other } };
        const compare = { field: 'one' };
        const limit = { field: 'other' };
        const found = [
          isComparing({ compare, lessThan: limit }, given, isLarge),
          isComparing({ compare, atLeast: limit, atMost: limit }, given, isLarge),
          isComparing({ compare, moreThan: limit }, given, isLarge),
        ];
        expect(found.filter(Boolean).length).toBeLessThan(2);
      }),
    );
  });

  it('is a condition like any other: named, turned round, and known to ask what it asks', () => {
    const compare: CompareCondition = {
      compare: { field: 'start' },
      moreThan: { from: 'reads.bill.due', plusDays: 2 },
    };
    const conditions = { late: compare, inTime: { not: 'late' } };
    expect(isHolding('inTime', conditions, sources)).toBe(true);
    expect(fieldsOf('inTime', conditions)).toEqual(['start']);
    expect(readsOf('inTime', conditions)).toEqual(['bill']);
  });
});

describe('an answer that is needed under a condition', () => {
  const field = {
    name: 'note',
    as: 'text',
    text: 'note',
    required: false,
    requiredWhen: 'many',
    readOnly: false,
    autocomplete: 'off',
    width: 12,
  } as const;
  const conditions = { many: { compare: { field: 'people' }, atLeast: 2 } };
  it.each([
    [{ people: 3 }, ['required']],
    [{ people: 3, note: '  ' }, ['required']],
    [{ people: 3, note: 'x' }, []],
    [{ people: 1 }, []],
    [{}, []],
  ])('%j', (answers, want) => {
    const broken = findBrokenRules([field], { ...sources, answers }, { isPhone: () => true, conditions });
    expect(broken.map(({ rule }) => rule)).toEqual(want);
  });
});
