import { describe, expect, it } from 'vitest';
import { grows, median, pairedMultiples, slopeOf } from './figures.ts';

const samplesOf = (values: readonly number[]) => values.map((value, at) => ({ at, value }));

describe('the figures of a load', () => {
  it.each([
    [[3, 1, 2], 2],
    [[1, 9], 9],
  ])('have %j in the middle', (values, want) => {
    expect(median(values)).toBe(want);
  });

  it.each([
    ['whose things differ, and nothing else', [2, 0.5, 2, 0.5], [1, 1]],
    ['whose things differ, of which one waits three times as long', [6, 1.5], [3]],
    ['of which one has no other', [4, 1, 9], [2]],
    ['of which one was not measured', [2, Number.NaN], [Number.NaN]],
  ])('are one of two multiples %s', (_, multiples, want) => {
    expect(pairedMultiples(multiples)).toEqual(want);
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

  it.each([
    ['a leak', [40, 41, 42, 43], true],
    ['a small one', [40, 40.3, 40.6, 40.9], true],
    ['none', [40, 40, 40, 40], false],
    ['less than counts', [40, 40.05, 40.1, 40.15], false],
    ['noise', [40, 42, 41, 40], false],
    ['less than before', [43, 42, 41, 40], false],
    ['too few', [40], true],
  ])('grow with %s: %3$s', (_, values, want) => {
    expect(grows(samplesOf(values), 0.2)).toBe(want);
  });
});
