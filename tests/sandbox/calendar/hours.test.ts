import { describe, expect, it } from 'vitest';
import { hoursOf } from './hours.ts';

describe('the hours of a day', () => {
  it.each([
    ['2026-11-21', 24, '2026-11-21T00:00:00-06:00', '2026-11-21T23:00:00-06:00'],
    ['2026-07-04', 24, '2026-07-04T00:00:00-05:00', '2026-07-04T23:00:00-05:00'],
    ['2026-03-08', 23, '2026-03-08T00:00:00-06:00', '2026-03-08T23:00:00-05:00'],
    ['2026-11-01', 25, '2026-11-01T00:00:00-05:00', '2026-11-01T23:00:00-06:00'],
  ])('%s has %i', (day, count, first, last) => {
    const hours = hoursOf(day).map(({ start }) => start);
    expect(hours).toHaveLength(count);
    expect([hours[0], hours.at(-1)]).toEqual([first, last]);
    expect(new Set(hours.map(Date.parse)).size).toBe(count);
  });

  it('have the same name twice when the clock goes back, and leave one out when it goes forward', () => {
    const names = (day: string) => hoursOf(day).map(({ hour }) => hour);
    expect(names('2026-11-01').slice(0, 4)).toEqual([0, 1, 1, 2]);
    expect(names('2026-03-08').slice(0, 4)).toEqual([0, 1, 3, 4]);
  });
});
