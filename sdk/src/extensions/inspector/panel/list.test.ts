import { describe, expect, it } from 'vitest';
import { steppedTo, stretchOf } from './list.ts';

describe('the rows in sight', () => {
  it.each([
    ['all of a short list', 3, 0, { first: 0, last: 3, above: 0, below: 0 }],
    ['none of an empty one', 0, 0, { first: 0, last: 0, above: 0, below: 0 }],
    ['the first ones', 1_000, 0, { first: 0, last: 22, above: 0, below: 29_340 }],
    ['those around the middle', 1_000, 15_000, { first: 488, last: 522, above: 14_640, below: 14_340 }],
    ['the last ones', 1_000, 29_700, { first: 978, last: 1_000, above: 29_340, below: 0 }],
    [
      'those that are left where the list has become short',
      5,
      29_700,
      { first: 4, last: 5, above: 120, below: 0 },
    ],
  ])('are %s', (_, count, top, want) => {
    expect(stretchOf(count, { top, height: 300, rowHeight: 30 })).toEqual(want);
  });
});

describe('the keys of a list', () => {
  it.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 19, 19],
    ['ArrowUp', 0, 0],
    ['PageDown', 3, 13],
    ['PageUp', 3, 0],
    ['Home', 9, 0],
    ['End', 9, 19],
    ['a', 9, -1],
  ])('%s leads from %i to %i', (key, at, want) => {
    expect(steppedTo(key, at, 20)).toBe(want);
  });
});
