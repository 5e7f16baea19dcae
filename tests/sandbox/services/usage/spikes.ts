import { addDays } from '../../calendar/days.ts';
import { constants } from '../../contract/constants.ts';
import type { Meter } from './meter.ts';
import type { MeteredDay } from './metered-days.ts';

/** Days before a day that tell how much is usual. */
const DAYS_BEFORE = 14;

/** The newest day that was told, where it has far more than is usual; undefined where it has not. */
export function spikeOf(meter: Meter): MeteredDay | undefined {
  const { lastDay } = meter.told;
  const days = meter.days({ firstDay: addDays(lastDay, -DAYS_BEFORE), lastDay });
  const newest = days.at(-1);
  if (newest === undefined || newest.day !== lastDay || days.length <= DAYS_BEFORE) return undefined;
  const before = days
    .slice(0, -1)
    .map(({ consumedKwh }) => consumedKwh)
    .toSorted((one, other) => one - other);
  const usual = before[before.length / 2] ?? 0;
  // A home that gives to the grid has no usual day: above it is every day that gives less.
  return usual > 0 && newest.consumedKwh > usual * (1 + constants.usage.spikePercent / 100)
    ? newest
    : undefined;
}
