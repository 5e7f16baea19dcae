import { dayOf, isWeekendDay } from './days.ts';
import { DAY } from './durations.ts';

/** Hours of a business day, as customer service keeps them. */
const BUSINESS_HOURS = 12;

/** Returns true when a moment is on a Saturday or a Sunday of the customers; the org keeps no holidays. */
function isWeekend(time: number): boolean {
  return isWeekendDay(dayOf(time));
}

/** The same time of day so many business days later; what comes in at a weekend counts from Monday. */
export function addBusinessDays(time: number, days: number): number {
  let moment = time;
  while (isWeekend(moment)) moment += DAY;
  for (let left = days; left > 0;) {
    moment += DAY;
    if (!isWeekend(moment)) left -= 1;
  }
  return moment;
}

/** Returns the time after so many business hours, to the whole business day. */
export function addBusinessHours(time: number, hours: number): number {
  return addBusinessDays(time, Math.ceil(hours / BUSINESS_HOURS));
}

/** A moment in the form of the interface. */
export function timeOf(time: number): string {
  return new Date(time).toISOString();
}

/** A moment in the form of the interface, where there is one. */
export function optionalTime(time: number | null): string | null {
  return time === null ? null : timeOf(time);
}
