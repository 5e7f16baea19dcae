import { describe, expect, it } from 'vitest';
import { median, slopeOf } from './figures.ts';

const samplesOf = (values: readonly number[]) => values.map((value, at) => ({ at, value }));

describe('the figures of a load', () => {
  it.each([
    [[3, 1, 2], 2],
    [[1, 9], 9],
  ])('have %j in the middle', (values, want) => {
    expect(median(values)).toBe(want);
  });

  it.each([
    ['a line', [1, 3, 5, 7], 2, 0],
    ['one that stays', [4, 4, 4, 4], 0, 0],
    ['noise around one that stays', [4, 6, 6, 4], 0, 1.26],
  ])('have the slope of %s', (_, values, perUnit, noise) => {
    const slope = slopeOf(samplesOf(values));
    expect(slope.perUnit).toBeCloseTo(perUnit, 2);
    expect(slope.noise).toBeCloseTo(noise, 2);
  });
});
