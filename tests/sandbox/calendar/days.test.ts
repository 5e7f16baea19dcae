import { describe, expect, it } from 'vitest';
import { addDays, addMonths, dayOf, monthOf, monthsBegun } from './days.ts';

describe('the day of a moment is that of the customers', () => {
  it.each([
    ['noon at Greenwich', '2026-11-21T12:00:00Z', '2026-11-21'],
    ['6 p.m. in winter', '2026-11-22T00:00:00Z', '2026-11-21'],
    ['before midnight in winter', '2026-11-22T05:59:59Z', '2026-11-21'],
    ['midnight in winter', '2026-11-22T06:00:00Z', '2026-11-22'],
    ['midnight in summer', '2026-07-01T05:00:00Z', '2026-07-01'],
    ['the last evening of a year', '2027-01-01T03:00:00Z', '2026-12-31'],
  ])('%s', (_, moment, day) => {
    expect(dayOf(Date.parse(moment))).toBe(day);
    expect(monthOf(Date.parse(moment))).toBe(day.slice(0, 7));
  });
});

describe('days', () => {
  it.each([
    ['2026-11-21', 10, '2026-12-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
    // The day on which clocks are put forward has 23 hours.
    ['2026-03-08', 1, '2026-03-09'],
  ])('%s and %i are %s', (day, count, want) => expect(addDays(day, count)).toBe(want));
});

describe('months', () => {
  it.each([
    ['2026-11-21', 12, '2027-11-21'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2027-08-31', 6, '2028-02-29'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-12-31', 0, '2026-12-31'],
  ])('%s and %i are %s', (day, count, want) => expect(addMonths(day, count)).toBe(want));

  it.each([
    ['2026-11-21', '2026-11-20', 0],
    ['2026-11-21', '2026-11-21', 0],
    ['2026-11-21', '2026-11-22', 1],
    ['2026-11-21', '2026-12-21', 1],
    ['2026-11-21', '2026-12-22', 2],
    ['2026-11-21', '2027-11-21', 12],
  ])('from %s to %s are %i', (from, to, want) => expect(monthsBegun(from, to)).toBe(want));
});
