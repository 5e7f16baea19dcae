import type { Choice } from './form-context.ts';

/** A day of the calendar, and the times that are free on it. */
export interface SlotDay {
  /** As 2026-01-31. */
  readonly day: string;
  readonly choices: readonly Choice[];
}

const oneDay = 86_400_000;
const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
const isDay = (day: string) => !Number.isNaN(timeOf(day));

/** The most weeks that a calendar has; what comes later is offered once it is nearer. */
const mostWeeks = 14;

/** The weeks from the first day with a free time to the last, from Sunday to Saturday, with all their days. */
export function weeksOf(choices: readonly Choice[]): readonly (readonly SlotDay[])[] {
  const days = choices.flatMap(({ slot }) => (slot !== undefined && isDay(slot.day) ? [slot.day] : []));
  const [first] = days.toSorted();
  const last = days.toSorted().at(-1);
  if (first === undefined || last === undefined) return [];
  const sunday = timeOf(first) - new Date(timeOf(first)).getUTCDay() * oneDay;
  const weeks = Math.min(mostWeeks, Math.floor((timeOf(last) - sunday) / (7 * oneDay)) + 1);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_day, at) => {
      const day = dayOf(sunday + (week * 7 + at) * oneDay);
      return { day, choices: choices.filter(({ slot }) => slot?.day === day) };
    }),
  );
}
