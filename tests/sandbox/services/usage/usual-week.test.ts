import { expect, it } from 'vitest';
import { addDays } from '../../calendar/days.ts';
import { meteredDays } from './metered-days.ts';
import { usualWeek } from './usual-week.ts';

const HOUR = 3600;
const monday = '2026-11-02';

/** Days of 24 hours, each with what `use` says. */
const daysOf = (count: number, use: (weekday: number, hour: number) => number | null) =>
  Array.from({ length: count }, (_, at) => {
    const day = addDays(monday, at);
    const hours = Array.from({ length: 24 }, (_each, hour) => {
      const consumedKwh = use((at % 7) + 1, hour);
      return {
        start: `${day}T${String(hour).padStart(2, '0')}:00:00-06:00`,
        seconds: HOUR,
        consumedKwh,
        costCents: consumedKwh === null ? null : consumedKwh * 10,
        averageTemperature: 60,
        isEstimated: false,
        isOffPeak: hour >= 21,
      };
    });
    const consumedKwh = hours.reduce((sum, hour) => sum + (hour.consumedKwh ?? 0), 0);
    return { day, hours, consumedKwh, cost: consumedKwh * 10, averageTemperature: 60, isEstimated: false };
  });

it.each([
  ['the same at all hours', () => 1, [44, 27, 29], 1],
  ['at nights alone', (_: number, hour: number) => (hour < 6 || hour >= 21 ? 2 : 0), [0, 71, 29], 2],
  ['at weekends alone', (weekday: number) => (weekday > 5 ? 3 : 0), [0, 0, 100], 3 * (2 / 7)],
] as const)('%s: shares are 100 together', (_, use, want, hourly) => {
  const week = usualWeek(daysOf(28, use));
  const percents = week?.bands.map(({ percent }) => percent);
  expect(percents).toEqual(want);
  expect(percents?.reduce<number>((sum, percent) => sum + (percent ?? 0), 0)).toBe(100);
  expect(week?.alwaysOn?.hourlyKwh).toBeCloseTo(hourly, 2);
  expect(week?.hours).toHaveLength(7 * 24);
});

it('averages the hours that were told, and leaves out those that never were', () => {
  const uses = daysOf(14, (weekday, hour) => (weekday === 2 && hour === 3 ? null : weekday));
  const week = usualWeek(uses);
  expect(week?.hours).toHaveLength(7 * 24 - 1);
  expect(week?.hours.find(({ weekday, hour }) => weekday === 5 && hour === 7)).toEqual({
    weekday: 5,
    hour: 7,
    consumedKwh: 5,
    costCents: 50,
    isOffPeak: false,
  });
});

it('tells no shares where a roof gives back, and no week where nothing was told', () => {
  const sunny = usualWeek(daysOf(7, (_, hour) => (hour >= 6 && hour < 21 ? -1 : 2)));
  expect(sunny?.bands.map(({ percent }) => percent)).toEqual([null, null, null]);
  expect(sunny?.alwaysOn?.hourlyKwh).toBe(2);
  expect(usualWeek([])).toBeUndefined();
  expect(usualWeek(daysOf(3, () => null))).toBeUndefined();
});

it('adds up to what the meter told', () => {
  const period = {
    firstDay: monday,
    lastDay: addDays(monday, 27),
    consumedKwh: 700,
    amountCents: 9100,
    temperature: 58,
  };
  const week = usualWeek(meteredDays(period, '10443720007654321'));
  const whole = week?.bands.reduce((sum, { consumedKwh }) => sum + consumedKwh, 0) ?? 0;
  expect(Math.abs(whole - (week?.total.consumedKwh ?? 0))).toBeLessThan(0.5);
});
