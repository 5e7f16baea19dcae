import { describe, expect, it } from 'vitest';
import { dueDateFrom, isOnItsWay, nextDueDate, stoppableUntil } from './due-dates.ts';

const at = (moment: string) => Date.parse(moment);

describe('the next due date', () => {
  it.each([
    ['before the eighth', '2026-11-07T18:00:00Z', '2026-11-08'],
    ['on the eighth', '2026-11-08T18:00:00Z', '2026-12-08'],
    ['on the eve of the eighth', '2026-11-08T03:00:00Z', '2026-11-08'],
    ['at the end of a year', '2026-12-31T18:00:00Z', '2027-01-08'],
    ['in the last evening of a month', '2026-12-01T03:00:00Z', '2026-12-08'],
  ])('%s', (_, now, want) => expect(nextDueDate(at(now))).toBe(want));
});

describe('the first due date from a day on', () => {
  it.each([
    ['2026-11-08', '2026-11-08'],
    ['2026-12-09', '2027-01-08'],
  ])('%s is %s', (day, want) => expect(dueDateFrom(day)).toBe(want));
});

describe('a payment', () => {
  it.each([
    ['is on its way three business days before', '2026-12-03T18:00:00Z', true],
    ['can be stopped four business days before', '2026-12-02T18:00:00Z', false],
    ['can be stopped in the evening before that', '2026-12-03T03:00:00Z', false],
  ])('%s', (_, now, want) => expect(isOnItsWay('2026-12-08', at(now))).toBe(want));

  it.each([
    ['2026-12-08', '2026-12-02'],
    ['2027-01-08', '2027-01-04'],
    // A Sunday.
    ['2026-11-08', '2026-11-03'],
  ])('of %s can be stopped until %s', (date, want) => expect(stoppableUntil(date)).toBe(want));
});
