import type { Random } from './random.ts';
import { temperatureOf } from './weather.ts';

/** One month of one kind of energy. */
interface MonthOfUsage {
  /** First day of the month, such as `2026-10-01`. */
  readonly month: string;
  readonly consumed: number;
  readonly days: number;
  /** Degrees Fahrenheit. */
  readonly temperature: number;
  /** US dollars. */
  readonly amount: number;
}

/** A household, as far as its usage depends on it. `size` is 1 for an average home. */
export interface Household {
  readonly commodity: 'Electric' | 'Gas';
  readonly size: number;
  /** Zip code, for the weather. */
  readonly zip: string;
}

/** Usage of the months before one such as `2026-11`, the oldest first: cooling drives electricity, heating drives gas. */
export function inventUsage(
  random: Random,
  household: Household,
  span: { readonly months: number; readonly before: string },
): readonly MonthOfUsage[] {
  const end = new Date(span.before);
  return Array.from({ length: span.months }, (_, index) => {
    const start = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() - span.months + index, 1));
    const temperature = round(temperatureOf(household.zip, start), 1);
    // The thermostat is set warmer in one month than in the other.
    const felt = temperature + (random.next() - 0.5) * 3;
    // A bill is for the days of its month, so that no day is billed twice or never.
    const days = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 0)).getUTCDate();
    const daily = dailyUse(household, felt) * (0.94 + (random.next() + random.next()) * 0.06);
    const consumed = round(daily * days, 1);
    const price = household.commodity === 'Electric' ? 0.138 : 1.12;
    return {
      month: start.toISOString().slice(0, 10),
      consumed,
      days,
      temperature,
      amount: round(consumed * price + 4.95, 2),
    };
  });
}

function dailyUse(household: Household, temperature: number): number {
  const cooling = Math.max(0, temperature - 65);
  const heating = Math.max(0, 62 - temperature);
  const use =
    household.commodity === 'Electric' ? 19 + cooling * 1.35 + heating * 0.35 : 0.45 + heating * 0.14;
  return use * household.size;
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
