import { describe, expect, it } from 'vitest';
import { addBusinessDays, addBusinessHours, optionalTime, timeOf } from './business-days.ts';

describe('business days', () => {
  it.each([
    ['2026-11-23T15:00:00.000Z', 2, '2026-11-25T15:00:00.000Z'],
    ['2026-11-20T15:00:00.000Z', 1, '2026-11-23T15:00:00.000Z'],
    ['2026-11-21T15:00:00.000Z', 2, '2026-11-25T15:00:00.000Z'],
    ['2026-11-22T15:00:00.000Z', 0, '2026-11-23T15:00:00.000Z'],
    // Friday evening, and Sunday evening, where the customers live.
    ['2026-11-21T02:00:00.000Z', 1, '2026-11-24T02:00:00.000Z'],
    ['2026-11-23T02:00:00.000Z', 1, '2026-11-25T02:00:00.000Z'],
  ])('%s and %i of them is %s', (from, days, given) => {
    expect(timeOf(addBusinessDays(Date.parse(from), days))).toBe(given);
  });

  it('have twelve hours', () => {
    const saturday = Date.parse('2026-11-21T15:00:00.000Z');
    expect(timeOf(addBusinessHours(saturday, 48))).toBe('2026-11-27T15:00:00.000Z');
  });

  it('are told as times', () => {
    expect([optionalTime(null), optionalTime(0)]).toEqual([null, '1970-01-01T00:00:00.000Z']);
  });
});
