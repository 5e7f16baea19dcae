import { addDays, SERVICE_ZONE } from './days.ts';
import { HOUR, MINUTE } from './durations.ts';

const wallClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: SERVICE_ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** One hour of a day of service. */
interface ClockHour {
  /** Its beginning as the clocks show it, with their offset: `2026-11-21T06:00:00-06:00`. */
  readonly start: string;
  /** The hour that they show, from 0 to 23. */
  readonly hour: number;
}

/** The hours of a day of service: 23 when the clock goes forward, 25 when it goes back. */
export function hoursOf(day: string): readonly ClockHour[] {
  const [from, to] = [startOf(day), startOf(addDays(day, 1))];
  const [first, last] = [offsetAt(from), offsetAt(to)];
  return Array.from({ length: (to - from) / HOUR }, (_, index) => {
    const time = from + index * HOUR;
    // Asking for each hour of a year would take a third of a second.
    const offset = first === last ? first : offsetAt(time);
    const shown = new Date(time + offset).toISOString();
    return { start: `${shown.slice(0, 19)}${offsetText(offset)}`, hour: Number(shown.slice(11, 13)) };
  });
}

/** No clock changes before two in the morning, so that six hours after midnight at Greenwich tell the offset. */
function startOf(day: string): number {
  const midnight = Date.parse(day);
  return midnight - offsetAt(midnight + 6 * HOUR);
}

/** Milliseconds that the clocks of service are ahead of Greenwich: below 0 in the west. */
function offsetAt(time: number): number {
  return Date.parse(`${wallClock.format(time).replace(' ', 'T')}Z`) - time;
}

function offsetText(offset: number): string {
  const minutes = Math.abs(offset) / MINUTE;
  return `${offset < 0 ? '-' : '+'}${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');
