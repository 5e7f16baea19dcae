import { expect, it } from 'vitest';
import { daysBetween } from '../../calendar/days.ts';
import { hoursOf } from '../../calendar/hours.ts';
import type { MeteredDay } from '../usage/metered-days.ts';
import { dayProfiles, joinProfiles, offPeakShare } from './day-profiles.ts';
import type { Tariff } from './prices.ts';

/** A kWh in each hour of each day, but for the days whose hours are told. */
const metered = (
  first: string,
  last: string,
  kwhOf: (day: string) => number = () => 1,
): readonly MeteredDay[] =>
  daysBetween(first, last).map((day) => {
    const hours = hoursOf(day).map(({ start }) => ({
      start,
      seconds: 3600,
      consumedKwh: kwhOf(day),
      costCents: null,
      averageTemperature: 60,
      isEstimated: false,
      isOffPeak: false,
    }));
    return { day, hours, consumedKwh: hours.length, cost: 0, averageTemperature: 60, isEstimated: false };
  });
const tariff = (offPeak: Partial<NonNullable<Tariff['offPeak']>>): Tariff => ({
  rate: 20,
  offPeak: { rate: 0, daily: null, weekends: false, usualShare: 0.3, ...offPeak },
  monthlyFeeCents: 0,
  creditCents: 0,
  creditFromKwh: null,
  minimumUsageFeeCents: 0,
  minimumUsageKwh: null,
});
const weekends = tariff({ weekends: true });
const nights = tariff({ daily: { from: 21, to: 6 } });
const both = tariff({ daily: { from: 21, to: 6 }, weekends: true });
const shareOf = (plan: Tariff, days: readonly MeteredDay[]) =>
  offPeakShare(plan, joinProfiles([...dayProfiles(days).values()]));

it.each([
  ['a week', weekends, '2026-11-02', '2026-11-08', 48 / 168],
  ['a week with its nights', both, '2026-11-02', '2026-11-08', (48 + 5 * 9) / 168],
  ['the Sunday that has 25 hours', weekends, '2026-10-26', '2026-11-01', 49 / 169],
  ['its night, an hour longer', nights, '2026-11-01', '2026-11-01', 10 / 25],
  ['the Sunday that has 23 hours', weekends, '2026-03-02', '2026-03-08', 47 / 167],
  ['its night, an hour shorter', nights, '2026-03-08', '2026-03-08', 8 / 23],
  ['the week of Thanksgiving, a Thursday', weekends, '2026-11-23', '2026-11-29', 48 / 168],
  ['a Christmas on a Friday', weekends, '2026-12-25', '2026-12-25', 0],
  ['Independence Day on a Saturday', weekends, '2026-07-04', '2026-07-04', 1],
])('counts the hours of %s', (_, plan, first, last, want) => {
  expect(shareOf(plan, metered(first, last))).toBeCloseTo(want, 10);
});

it('keeps months apart, and each hour in its own month', () => {
  const days = metered('2026-10-31', '2026-11-01', (day) => (day === '2026-10-31' ? 3 : 1));
  const sums = [...dayProfiles(days)].map(([month, profile]) => [month, profile.reduce((a, b) => a + b, 0)]);
  expect(sums).toEqual([
    ['2026-10', 72],
    ['2026-11', 25],
  ]);
});
