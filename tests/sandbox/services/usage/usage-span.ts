import { addDays, addMonths } from '../../calendar/days.ts';

const SPANS = ['quarterHours', 'day', 'week', 'month', 'year'] as const;

/** A length of time: a day in its quarters of an hour or its hours, a week, a month or a year. */
export type Span = (typeof SPANS)[number];

/** True for the name of a length of time. */
export function isSpan(name: string): name is Span {
  return SPANS.some((span) => span === name);
}

/** First and last day of something. */
export interface Days {
  readonly firstDay: string;
  readonly lastDay: string;
}

/** The day, the week from Sunday to Saturday, the month or the year that a day lies in. */
export function daysOf(span: Span, day: string): Days {
  switch (span) {
    case 'quarterHours':
    case 'day':
      return { firstDay: day, lastDay: day };
    case 'week': {
      const firstDay = addDays(day, -new Date(day).getUTCDay());
      return { firstDay, lastDay: addDays(firstDay, 6) };
    }
    case 'month': {
      const firstDay = `${day.slice(0, 7)}-01`;
      return { firstDay, lastDay: addDays(addMonths(firstDay, 1), -1) };
    }
    case 'year':
      return { firstDay: `${day.slice(0, 4)}-01-01`, lastDay: `${day.slice(0, 4)}-12-31` };
  }
}

/** The days before and after a span, as far as the meter has told any. */
export function neighboursOf(
  days: Days,
  told: Days,
): { readonly earlierDay: string | null; readonly laterDay: string | null } {
  const [before, after] = [addDays(days.firstDay, -1), addDays(days.lastDay, 1)];
  return {
    earlierDay: before < told.firstDay ? null : earlier(before, told.lastDay),
    laterDay: after > told.lastDay ? null : later(after, told.firstDay),
  };
}

/** The days that both have; undefined for none. */
export function commonDays(one: Days, other: Days): Days | undefined {
  const firstDay = later(one.firstDay, other.firstDay);
  const lastDay = earlier(one.lastDay, other.lastDay);
  return firstDay > lastDay ? undefined : { firstDay, lastDay };
}

const earlier = (one: string, other: string): string => (one < other ? one : other);
const later = (one: string, other: string): string => (one > other ? one : other);
