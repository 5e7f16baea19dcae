import { rowOf } from '../../i18n/index.ts';
import { dates, shortMonth } from '../../page/format-value.ts';
import type { BlockPage } from '../../page/page.ts';

/** The names of a time: at the axis, and read out. */
interface TimeName {
  readonly short: string;
  readonly long: string;
  /** The year of a month, which its short name does not tell. */
  readonly year: string | undefined;
}

const HOUR = 3600;
/** The day on which the clock goes back. */
const LONGEST_DAY = 25 * HOUR;
/** As many days are told apart by their weekdays. */
const WEEK = 7;

type Options = Intl.DateTimeFormatOptions;

const shortForms = {
  // Only full hours are named at the axis.
  quarter: { hour: 'numeric' },
  hour: { hour: 'numeric' },
  weekday: { weekday: 'short' },
  day: { day: 'numeric' },
  month: { month: 'short' },
} as const satisfies Readonly<Record<string, Options>>;

const longDay: Options = { weekday: 'long', month: 'long', day: 'numeric' };
const longForms = {
  quarter: { ...longDay, hour: 'numeric', minute: '2-digit' },
  hour: { ...longDay, hour: 'numeric' },
  weekday: longDay,
  day: longDay,
  month: { month: 'long', year: 'numeric' },
} as const satisfies { readonly [form in keyof typeof shortForms]: Options };

/**
 * Names the times of a list.
 *
 * @param count entries of the list: the days of a week are named otherwise than those of a month
 * @returns a function of an entry's beginning and its length in seconds; it returns undefined for no date
 */
export function timeNames(
  language: BlockPage['language'],
  count: number,
): (at: string, seconds: number | undefined) => TimeName | undefined {
  // The clock at the place counts, not the reader's: what stands before the offset is taken as it is.
  const formatOf = (options: Options) => dates(rowOf(language).dates, { ...options, timeZone: 'UTC' });
  const write = (date: Date, options: Options) => formatOf(options).format(date);
  const shortOf = (date: Date, form: keyof typeof shortForms) =>
    form === 'month' ? shortMonth(date, rowOf(language).dates) : undefined;
  return (at, seconds) => {
    const form = formOf(seconds, count);
    const date = new Date(at.includes('T') ? `${at.slice(0, 19)}Z` : at);
    if (Number.isNaN(date.getTime())) return undefined;
    const year = form === 'month' ? write(date, { year: 'numeric' }) : undefined;
    return {
      short: shortOf(date, form) ?? write(date, shortForms[form]),
      long: write(date, longForms[form]),
      year,
    };
  };
}

function formOf(seconds: number | undefined, count: number): keyof typeof shortForms {
  if (seconds === undefined || seconds > LONGEST_DAY) return 'month';
  if (seconds < HOUR) return 'quarter';
  if (seconds === HOUR) return 'hour';
  return count <= WEEK ? 'weekday' : 'day';
}
