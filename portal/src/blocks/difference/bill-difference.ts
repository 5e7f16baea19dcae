import { learnWeather } from './weather-model.ts';
import type { Driver, Period } from './weather-model.ts';

/** Why two bills differ. `rest` is weather and use together, where the past does not tell them apart. */
export type ReasonName = 'days' | 'weather' | 'use' | 'rest';

/** One reason, and how much of the difference it makes; below 0 it lowers the use. */
export interface Reason {
  readonly name: ReasonName;
  readonly amount: number;
}

/** The difference of two bills and its reasons, which add up to it; the largest first. */
export interface Difference {
  readonly before: number;
  readonly total: number;
  readonly reasons: readonly Reason[];
}

/**
 * Rounds a difference and its reasons so that what is read adds up: what rounding leaves over goes to the largest row.
 *
 * @param steps of one unit: 1 for whole units, 10 for tenths
 * @param least reasons below it are left out
 */
export function roundDifference(difference: Difference, steps: number, least: number): Difference {
  const round = (amount: number) => Math.round(amount * steps) / steps;
  const total = round(difference.total);
  const [first, ...others] = difference.reasons
    .filter(({ amount }) => Math.abs(amount) >= least)
    .map(({ name, amount }) => ({ name, amount: round(amount) }));
  if (first === undefined) return { ...difference, total, reasons: [] };
  const rest = others.reduce((sum, { amount }) => sum + amount, 0);
  const reasons = [{ ...first, amount: round(total - rest) }, ...others];
  return { ...difference, total, reasons: reasons.filter(({ amount }) => amount !== 0) };
}

/**
 * Splits the difference between the newest two periods. Days: what a day more or less costs at the use of before.
 * Weather: what past bills say of the two temperatures, for the days of now. Use: what is left.
 *
 * @param periods the newest first
 */
export function splitDifference(
  periods: readonly Period[],
  balanceTemperature: number,
  drivers: readonly Driver[] = ['cooling', 'heating'],
): Difference | undefined {
  const [now, before, ...past] = periods;
  if (now === undefined || before === undefined || now.days <= 0 || before.days <= 0) return undefined;
  const total = now.used - before.used;
  const days = (now.days - before.days) * (before.used / before.days);
  const model = learnWeather([before, ...past], balanceTemperature, drivers);
  const { temperature } = now;
  const isKnown = model !== undefined && temperature !== undefined && before.temperature !== undefined;
  const weather = isKnown ? (model(temperature) - model(before.temperature)) * now.days : 0;
  const rest: Reason = { name: isKnown ? 'use' : 'rest', amount: total - days - weather };
  const reasons: readonly Reason[] = [
    { name: 'days', amount: days },
    { name: 'weather', amount: weather },
    rest,
  ];
  const ordered = reasons.toSorted((one, other) => Math.abs(other.amount) - Math.abs(one.amount));
  return { before: before.used, total, reasons: ordered.filter(({ amount }) => amount !== 0) };
}
