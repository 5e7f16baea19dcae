import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareStructure } from './share-structure.ts';

describe('shareStructure', () => {
  it('returns what equals the next value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, next) => {
        expect(shareStructure(before, next)).toEqual(next);
      }),
    );
  });

  it('returns the earlier value where the two are equal', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(shareStructure(value, structuredClone(value))).toBe(value);
      }),
    );
  });

  it('keeps what did not change in what did', () => {
    const before = { people: [{ name: 'Ann' }, { name: 'Bo' }], page: 1 };
    const shared = shareStructure(before, { people: [{ name: 'Ann' }, { name: 'Cy' }], page: 1 });
    expect(shared.people[0]).toBe(before.people[0]);
    expect(shared.people).not.toBe(before.people);
  });

  it.each([
    ['a date', new Date(0), new Date(0)],
    ['a map', new Map(), new Map()],
    ['a function', () => 1, () => 1],
  ])('leaves %s alone', (_, before, next) => {
    expect(shareStructure(before, next)).toBe(next);
  });
});
