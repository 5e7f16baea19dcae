import { createRandom } from './random.ts';

/** Average temperature of each month in Texas, in degrees Fahrenheit. */
const MONTHLY_TEMPERATURES = [48, 52, 60, 68, 76, 83, 86, 86, 79, 69, 58, 50] as const;
/** The largest distance of a month from its average, and of a town from the others, in degrees Fahrenheit. */
const SWING = { month: 3.5, town: 1.5 } as const;

/** Average temperature of a month in a town, in degrees Fahrenheit: neighbours have the same weather, in every run. */
export function temperatureOf(zip: string, month: Date): number {
  const usual = MONTHLY_TEMPERATURES[month.getUTCMonth()] ?? 68;
  const age = month.getUTCFullYear() * 12 + month.getUTCMonth();
  return usual + deviation(age) * SWING.month + deviation(Number(zip) * 4000 + age) * SWING.town;
}

/** From -1 to 1. */
function deviation(seed: number): number {
  return createRandom(seed).next() * 2 - 1;
}
