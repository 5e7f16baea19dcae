import type { PeriodBlock } from '../../../screen-language/generated/screen-config.gen.ts';
import { locales } from '../../page/format-value.ts';
import type { BlockPage } from '../../page/page.ts';

/** A time that a customer looks at, by its name in screen configs. */
export type Span = PeriodBlock['span']['options'][number];

const zone = { timeZone: 'UTC' } as const;
const formats: { readonly [span in Span]: Intl.DateTimeFormatOptions } = {
  day: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', ...zone },
  week: { day: 'numeric', month: 'short', year: 'numeric', ...zone },
  month: { month: 'long', year: 'numeric', ...zone },
  year: { year: 'numeric', ...zone },
};

/** The name of a day, a week, a month or a year; empty where its days are none. */
export function periodTitle(span: Span, days: readonly unknown[], language: BlockPage['language']): string {
  const [first, last] = days.map((day) => new Date(String(day)));
  if (first === undefined || last === undefined) return '';
  if (Number.isNaN(first.getTime()) || Number.isNaN(last.getTime())) return '';
  const format = new Intl.DateTimeFormat(locales[language], formats[span]);
  return span === 'week' ? format.formatRange(first, last) : format.format(first);
}
