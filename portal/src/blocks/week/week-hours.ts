import type { WeekBlock } from '../../../screen-language/generated/screen-config.gen.ts';
import { rowOf } from '../../i18n/index.ts';
import { entriesOf } from '../../page/entries.ts';
import { dates } from '../../page/format-value.ts';
import type { BlockPage, ReadView } from '../../page/page.ts';

/** One hour of the week that has a value. */
export interface WeekHour {
  /** 0 for Monday. */
  readonly day: number;
  readonly hour: number;
  readonly value: number;
  /** True for one that is told apart, such as an hour that costs less. */
  readonly isMarked: boolean;
}

type Valued = Pick<WeekHour, 'value'>;

/** The days of a week, Monday first, so that the weekend stands together. */
export const DAYS = [0, 1, 2, 3, 4, 5, 6] as const;
export const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** A Monday; which one does not matter. */
const MONDAY = Date.UTC(2024, 0, 1);

/** The hours of a read; entries without a value, or of no hour of a week, are left out. */
export function weekHoursOf(
  block: WeekBlock,
  page: Pick<BlockPage, 'value'>,
  read: Pick<ReadView, 'data' | 'items'>,
): readonly WeekHour[] {
  return entriesOf(read, block.items).flatMap((item) => {
    const day = Number(page.value(block.weekday, item)) - 1;
    const hour = page.value(block.hour, item);
    const value = page.value(block.value, item);
    const isThere = DAYS.some((one) => one === day) && HOURS.some((one) => one === hour);
    const isMarked = block.marked !== undefined && page.value(block.marked, item) === true;
    return isThere && typeof value === 'number' ? [{ day, hour: Number(hour), value, isMarked }] : [];
  });
}

/** The greatest value, taken or given back. */
export const mostOf = (hours: readonly Valued[]) => Math.max(...hours.map(({ value }) => Math.abs(value)));

/** The share of an hour in the greatest value, from 0 to 1; less than 0 for what was given back. */
export function heatOf({ value }: Valued, hours: readonly Valued[]): number {
  const most = mostOf(hours);
  return most === 0 ? 0 : value / most;
}

/** The hours with the most and the least use; of equal ones the first. */
export function extremesOf<THour extends Valued>(
  hours: readonly THour[],
): { readonly top: THour; readonly low: THour } | undefined {
  const [first] = hours;
  if (first === undefined) return undefined;
  return {
    top: hours.reduce((top, hour) => (hour.value > top.value ? hour : top), first),
    low: hours.reduce((low, hour) => (hour.value < low.value ? hour : low), first),
  };
}

/** The names of days and hours in a language. */
export function weekNames(language: BlockPage['language']) {
  const write = (options: Intl.DateTimeFormatOptions, at: Pick<WeekHour, 'day' | 'hour'>) =>
    dates(rowOf(language).dates, { ...options, timeZone: 'UTC' }).format(
      new Date(MONDAY + (at.day * 24 + at.hour) * 3_600_000),
    );
  return {
    shortDay: (day: number) => write({ weekday: 'short' }, { day, hour: 0 }),
    longDay: (day: number) => write({ weekday: 'long' }, { day, hour: 0 }),
    hour: (hour: number) => write({ hour: 'numeric' }, { day: 0, hour }),
    // An hour and its half of the day stay on one line.
    whole: (at: Pick<WeekHour, 'day' | 'hour'>) =>
      write({ weekday: 'long', hour: 'numeric' }, at).replace(/(?<=\d)\s(?=\D+$)/, '\u00a0'),
  };
}
