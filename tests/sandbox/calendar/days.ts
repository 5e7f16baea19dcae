import { DAY } from './durations.ts';

/** The time zone of the customers: their evening is already tomorrow at Greenwich. Days of service begin and end here. */
export const SERVICE_ZONE = 'America/Chicago';

// Swedes write dates as the interface does: 2026-11-21.
const days = new Intl.DateTimeFormat('sv-SE', { timeZone: SERVICE_ZONE, dateStyle: 'short' });

/** The day that it is for customers at a moment, such as `2026-11-21`. */
export function dayOf(time: number): string {
  return days.format(time);
}

/** The month that it is for customers at a moment, such as `2026-11`. */
export function monthOf(time: number): string {
  return dayOf(time).slice(0, 7);
}

/** A day so many days later. */
export function addDays(day: string, count: number): string {
  return dateText(new Date(Date.parse(day) + count * DAY));
}

/** True for a Saturday or a Sunday; a holiday on another day is none. */
export function isWeekendDay(day: string): boolean {
  return [0, 6].includes(new Date(day).getUTCDay());
}

/** The same day of a later month, or its last day where it has no such day. */
export function addMonths(day: string, count: number): string {
  const date = new Date(day);
  const month = date.getUTCMonth() + count;
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), month + 1, 0)).getUTCDate();
  return dateText(new Date(Date.UTC(date.getUTCFullYear(), month, Math.min(date.getUTCDate(), lastDay))));
}

/** Returns the number of months between two days; one that has begun counts whole. */
export function monthsBegun(from: string, to: string): number {
  let months = 0;
  while (addMonths(from, months) < to) months += 1;
  return months;
}

/** Every day from one to another, both included. */
export function daysBetween(first: string, last: string): readonly string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

function dateText(date: Date): string {
  return date.toISOString().slice(0, 10);
}
