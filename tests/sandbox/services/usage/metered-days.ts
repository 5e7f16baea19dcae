import { daysBetween, isWeekendDay } from '../../calendar/days.ts';
import { HOUR } from '../../calendar/durations.ts';
import { hoursOf } from '../../calendar/hours.ts';
import type { HourOfWeek } from '../plans/prices.ts';
import type { BilledPeriod } from './billed-periods.ts';

/** One hour as the meter told it. */
export interface MeteredHour {
  /** `2026-11-21T06:00:00-06:00`. */
  readonly start: string;
  readonly seconds: number;
  /** Below 0 where more went to the grid; null where the meter told nothing. */
  readonly consumedKwh: number | null;
  readonly costCents: number | null;
  readonly averageTemperature: number;
  readonly isEstimated: boolean;
  /** True when it has the off-peak price of the account's plan. */
  readonly isOffPeak: boolean;
}

/** The hours of an account's plan that cost less than the others. */
export interface CheaperHours {
  /** First day of the plan. */
  readonly firstDay: string;
  /** Their price, as a share of that of the others: 0 where they are free. */
  readonly priceShare: number;
  readonly has: (hour: HourOfWeek) => boolean;
}

/** One day as the meter told it. */
export interface MeteredDay {
  readonly day: string;
  readonly hours: readonly MeteredHour[];
  readonly consumedKwh: number;
  /** US cents, not rounded. */
  readonly cost: number;
  readonly averageTemperature: number;
  readonly isEstimated: boolean;
}

/** Shares of a day's use by the hour: the night, the morning, the way home, the evening. */
const HABITS = [
  2.6, 2.3, 2.1, 2, 2, 2.3, 3.3, 4.2, 3.9, 3.4, 3.3, 3.5, 3.8, 4, 4.2, 4.6, 5.4, 6.6, 7.4, 7.3, 6.6, 5.6, 4.4,
  3.2,
];
/** More for a home that charges a car, in the hours after midnight. */
const CAR = [9, 9, 9, 9, 9];
/** Hours with sun: their share of what a roof gives in a day. */
const SUN: Readonly<Record<number, number>> = {
  8: 0.04,
  9: 0.08,
  10: 0.12,
  11: 0.15,
  12: 0.16,
  13: 0.15,
  14: 0.13,
  15: 0.09,
  16: 0.05,
  17: 0.03,
};
/** Days of a month on which a meter told nothing from two to five, and on which it was estimated. */
const GAP_DAY = 9;
const ESTIMATED_DAY = 17;

/**
 * The days of a period by the hour. They are invented, the same in every run, and add up to the period's bill.
 *
 * @param meter number of the meter; one that ends in 7 has panels on the roof and gives back at noon, one that ends in 8
 *   charges a car at night
 * @param cheaper hours that cost less; the bill is shared out so that it stays what it is
 */
export function meteredDays(
  period: BilledPeriod,
  meter: string,
  cheaper?: CheaperHours,
): readonly MeteredDay[] {
  const days = daysBetween(period.firstDay, period.lastDay).map((day) => {
    const temperature = period.temperature + (chance(`weather ${day}`) - 0.5) * 14;
    return { day, temperature, weight: weightOf(day, temperature, meter) };
  });
  const whole = days.reduce((sum, { weight }) => sum + weight, 0);
  const planned = days.map(({ day, temperature, weight }) => {
    const hours = planHours(day, { meter, cheaper, consumed: (period.consumedKwh * weight) / whole });
    return { day, temperature, hours };
  });
  const spared = planned
    .flatMap(({ hours }) => hours)
    .reduce((sum, { used, priceShare }) => sum + used * (1 - priceShare), 0);
  const paid = period.consumedKwh - spared;
  const rate = paid <= 0 ? 0 : period.amountCents / paid;
  return planned.map((day) => meterDay(day, rate));
}

interface PlannedDay {
  readonly day: string;
  readonly temperature: number;
  readonly hours: readonly PlannedHour[];
}

interface PlannedHour {
  readonly start: string;
  readonly hour: number;
  /** In kWh. */
  readonly used: number;
  readonly isOffPeak: boolean;
  readonly priceShare: number;
}

interface UseOfDay {
  readonly meter: string;
  readonly cheaper: CheaperHours | undefined;
  /** In kWh. */
  readonly consumed: number;
}

function planHours(day: string, { meter, cheaper, consumed }: UseOfDay): readonly PlannedHour[] {
  const clock = hoursOf(day);
  const habits = clock.map(
    ({ start, hour }) => habitAt(hour, meter) * (0.8 + chance(`${meter} ${start}`) * 0.4),
  );
  const whole = habits.reduce((sum, share) => sum + share, 0);
  const given = meter.endsWith('7') ? consumed * 0.9 : 0;
  const isWeekend = isWeekendDay(day);
  return clock.map(({ start, hour }, index) => {
    const isOffPeak = cheaper !== undefined && day >= cheaper.firstDay && cheaper.has({ hour, isWeekend });
    const used = ((habits[index] ?? 0) / whole) * (consumed + given) - (SUN[hour] ?? 0) * given;
    return { start, hour, used, isOffPeak, priceShare: isOffPeak ? cheaper.priceShare : 1 };
  });
}

/** @param rate US cents for a kWh in the hours that do not cost less */
function meterDay({ day, temperature, hours: planned }: PlannedDay, rate: number): MeteredDay {
  const isEstimated = Number(day.slice(8)) === ESTIMATED_DAY;
  const told = planned.map(({ hour, used }) =>
    Number(day.slice(8)) === GAP_DAY && hour >= 2 && hour < 5 ? null : round(used, 2),
  );
  const hours = planned.map(({ start, hour, used, isOffPeak, priceShare }, index): MeteredHour => {
    const consumedKwh = told[index] ?? null;
    return {
      start,
      seconds: HOUR / 1000,
      consumedKwh,
      costCents: consumedKwh === null ? null : Math.round(used * rate * priceShare),
      averageTemperature: round(temperature + 9 * Math.cos(((hour - 16) / 12) * Math.PI), 1),
      isEstimated,
      isOffPeak,
    };
  });
  const sum = (of: (kwh: number, index: number) => number): number =>
    told.reduce<number>((all, kwh, index) => all + of(kwh ?? 0, index), 0);
  return {
    day,
    hours,
    consumedKwh: round(
      sum((kwh) => kwh),
      1,
    ),
    cost: sum((kwh, index) => kwh * (planned[index]?.priceShare ?? 1)) * rate,
    averageTemperature: round(temperature, 1),
    isEstimated,
  };
}

function habitAt(hour: number, meter: string): number {
  return (HABITS[hour] ?? 3) + (meter.endsWith('8') ? (CAR[hour] ?? 0) : 0);
}

/** The share of days with guests, or with a heater that was left on, and how much more they use. */
const RARE = { share: 0.06, factor: 1.8 };

/** Cooling and heating, and who is at home: more on the days that nobody works. */
function weightOf(day: string, temperature: number, meter: string): number {
  const felt = 19 + Math.max(0, temperature - 65) * 1.35 + Math.max(0, 62 - temperature) * 0.35;
  const rare = chance(`guests ${meter} ${day}`) < RARE.share ? RARE.factor : 1;
  return felt * (0.8 + chance(`${meter} ${day}`) * 0.4) * (isWeekendDay(day) ? 1.12 : 1) * rare;
}

/** A number from 0 to 1 that is always the same for a text (FNV-1a, mixed once more). */
export function chance(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 12)) >>> 0) / 4294967296;
}

/** Rounds to so many digits behind the point. */
export function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
