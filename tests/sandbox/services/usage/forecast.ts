import { daysBetween } from '../../calendar/days.ts';
import { constants } from '../../contract/constants.ts';
import { totalOf } from './meter.ts';
import type { Meter, Total } from './meter.ts';
import { round } from './metered-days.ts';
import type { MeteredDay } from './metered-days.ts';

/** The bill to come, as far as its days were told and in whole. */
export interface Forecast {
  readonly periodStart: string;
  readonly periodEnd: string;
  readonly daysSoFar: number;
  readonly daysInCycle: number;
  readonly soFar: Total;
  /** The whole bill if the days left are like those told; null while too few were. */
  readonly likely: Total | null;
  /** The same, if they are like the three lowest. */
  readonly least: Total | null;
  /** The same, if they are like the three highest. */
  readonly most: Total | null;
}

const NOTHING: Total = { consumedKwh: 0, costCents: 0, averageTemperature: null };

/** The bill to come of a meter; undefined where none will. */
export function forecastOf(meter: Meter): Forecast | undefined {
  if (meter.coming === undefined) return undefined;
  const { firstDay, lastDay } = meter.coming;
  const days = meter.days({ firstDay, lastDay });
  const daysInCycle = daysBetween(firstDay, lastDay).length;
  return {
    periodStart: firstDay,
    periodEnd: lastDay,
    daysSoFar: days.length,
    daysInCycle,
    soFar: totalOf(days) ?? NOTHING,
    ...wholeOf(days, daysInCycle, meter),
  };
}

/** The whole period, if the days left are like all, the lowest or the highest of those told. */
function wholeOf(
  days: readonly MeteredDay[],
  daysInCycle: number,
  { coming }: Meter,
): Pick<Forecast, 'likely' | 'least' | 'most'> {
  if (days.length < constants.usage.forecastDays) return { likely: null, least: null, most: null };
  const uses = days.map(({ consumedKwh }) => consumedKwh).toSorted((one, other) => one - other);
  const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
  const rate = coming === undefined ? 0 : coming.amountCents / coming.consumedKwh;
  const whole = (daily: readonly number[]): Total => {
    const left = Math.max(0, daysInCycle - days.length);
    const consumed = sum(uses) + (sum(daily) / daily.length) * left;
    const costCents = Math.round(consumed * rate);
    return { consumedKwh: round(consumed, 1), costCents, averageTemperature: null };
  };
  return { likely: whole(uses), least: whole(uses.slice(0, 3)), most: whole(uses.slice(-3)) };
}
