import { describe, expect, it } from 'vitest';
import { duration, milliseconds } from './duration.ts';

describe('durations', () => {
  it.each([
    [0, 'stale at once'],
    [1, '1 ms'],
    [1500, '1500 ms'],
    [30_000, '30 s'],
    [900_000, '15 min'],
    [3_600_000, '1 hour'],
    [86_400_000, '1 day'],
    [2_592_000_000, '30 days'],
  ])('says %d ms as %s', (given, want) => {
    expect(duration(given)).toBe(want);
  });

  it('groups digits by three', () => {
    expect(milliseconds(2_592_000_000)).toBe('2\u202f592\u202f000\u202f000 ms');
    expect(milliseconds(30)).toBe('30 ms');
  });
});
