import { describe, expect, it } from 'vitest';
import { age, configText, counted, duration, freshness, reasonTexts, shortJson } from './words.ts';

describe('times', () => {
  it.each([
    [0, '0 ms'],
    [999, '999 ms'],
    [1_000, '1.0 s'],
    [59_999, '59 s'],
    [60_000, '1 min'],
    [7_200_000, '2 h'],
    [172_800_000, '2 d'],
  ])('of %i ms are %s', (milliseconds, want) => {
    expect(duration(milliseconds)).toBe(want);
  });

  it.each([
    [undefined, '–'],
    [1_000, '99 s'],
    [99_500, 'now'],
    [97_000, '3 s'],
  ])('since %s are %s', (at, want) => {
    expect(age(at, 100_000)).toBe(want === '99 s' ? '1 min' : want);
  });

  it.each([
    [undefined, 'no answer yet'],
    ['forever', 'fresh without end'],
    [130_000, 'fresh for 30 s'],
    [99_000, 'stale for 1 s'],
  ] as const)('until %s are %s', (until, want) => {
    expect(freshness(until, 100_000)).toBe(want);
  });
});

describe('values in a line', () => {
  it.each([
    [undefined, 'nothing'],
    ['a', 'a'],
    [null, 'null'],
    [['a', 'b', 'c'], 'a b +1'],
    [[1, 2], '[2]'],
    [{}, '{}'],
    [{ a: 1, b: 2 }, '{ a: 1, … }'],
    [{ a: { b: 1 } }, '{ a: … }'],
    [{ a: null, b: 'c' }, '{ b: "c", … }'],
    [{ a: null }, '{ a: null }'],
  ])('%j is %s', (value, want) => {
    expect(shortJson(value)).toBe(want);
  });

  it('has the members of a configuration', () => {
    expect(configText({ recordId: '003', fields: ['Contact.Email'] })).toBe(
      'recordId: 003, fields: Contact.Email',
    );
  });

  it.each([
    [1, 'query', '1 query'],
    [2, 'query', '2 queries'],
    [1, 'field', '1 field'],
    [0, 'field', '0 fields'],
  ])('%i of %s is %s', (count, noun, want) => {
    expect(counted(count, noun)).toBe(want);
  });
});

describe('reasons', () => {
  const entity = { entity: 'Thing', key: 'a' };
  const by = { timestamp: 1, type: 'expired', operation: 'saveThing', at: 0, isForeign: false } as const;

  it('that many fields share are one', () => {
    const fields = ['id', 'rev'].map((field) => ({ kind: 'expired', entity, field, since: 1, by }) as const);
    expect(reasonTexts([...fields, { kind: 'missing', entity, field: 'Name' }], 2_000)).toEqual([
      'Thing a was invalidated by saveThing (2 fields)',
      'Thing a Name was never asked for',
    ]);
  });

  it.each([
    [{ kind: 'refused', missing: ['fields'] }, 'The configuration was refused: fields'],
    [{ kind: 'unknown' }, 'It was never answered'],
    [{ kind: 'failed', code: 'HTTP', message: 'Down.' }, 'It failed with HTTP: Down.'],
    [{ kind: 'fresh', until: 'forever' }, 'It is fresh without end'],
    [{ kind: 'evicted', entity, by }, 'Thing a was evicted by saveThing'],
    [{ kind: 'over', since: 1_000 }, 'The answer came to its end 1 s ago'],
    [
      { kind: 'outdated', entity, field: 'Name', version: 1, latest: 2 },
      'Thing a Name is of version 1, the latest is 2',
    ],
  ] as const)('%j is told in words', (reason, want) => {
    expect(reasonTexts([reason], 2_000)).toEqual([want]);
  });
});
