import { describe, expect, it } from 'vitest';
import { deepFreeze, differingMembers, freezeWithin, isSameJson } from './json.ts';
import type { JsonObject } from './json-value.ts';

// What a caller builds may hold what no JSON has.
const holding = (value: object): JsonObject => value as JsonObject;

describe('isSameJson', () => {
  it.each([
    [{ a: 1, b: { c: [1, null] } }, { b: { c: [1, null] }, a: 1 }, true],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: 1, b: 2 }, { a: 1 }, false],
    [{ a: { b: 1 } }, { a: { b: 2 } }, false],
    [{ toString: 1 }, { valueOf: 1 }, false],
    [holding({ a: 1, b: undefined }), holding({ a: 1, c: undefined }), false],
    [JSON.parse('{"__proto__":{"a":1}}'), { a: 1 }, false],
    [JSON.parse('{"__proto__":{"a":1}}'), JSON.parse('{"__proto__":{"a":1}}'), true],
    [[1, 2], { 0: 1, 1: 2 }, false],
    [null, {}, false],
  ] as const)('of %j and %j', (one, other, same) => {
    expect(isSameJson(one, other)).toBe(same);
    expect(isSameJson(other, one)).toBe(same);
  });
});

describe('differingMembers', () => {
  it.each([
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, []],
    [{ a: 1, b: { c: 1 } }, { a: 1, b: { c: 1 } }, []],
    [{ a: 1, b: { c: 1 } }, { a: 2, b: { c: 1 } }, ['a', 'b']],
    [{ a: 1 }, { b: 1 }, undefined],
    [{ a: 1 }, { a: 1, b: 1 }, undefined],
    [{ a: 1, b: 1 }, { a: 1 }, undefined],
  ])('of %j and %j', (one, other, differing) => {
    expect(differingMembers(one, other, Object.keys(one).length)).toEqual(differing);
  });
});

describe('freezing', () => {
  it('goes into what is not frozen, or where it is told that only the outside is', () => {
    const shallow = Object.freeze({ inner: { list: [{}] } });
    expect(Object.isFrozen(deepFreeze(shallow).inner)).toBe(false);
    expect(Object.isFrozen(freezeWithin(shallow).inner)).toBe(true);
    expect(Object.isFrozen(shallow.inner.list[0])).toBe(true);
  });
});
