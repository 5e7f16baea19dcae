import type { TimelineBlock } from '../../../screen-language/generated/screen-config.gen.ts';
import { entriesOf } from '../../page/entries.ts';
import type { BlockPage } from '../../page/page.ts';
import { formatValue, locales } from '../../page/format-value.ts';

/** One entry of the list, ready to be drawn and read. */
export interface Point {
  /** As the data says it: `2026-10-01`. */
  readonly at: string;
  /** `Oct`, and with the year `October 2026`. */
  readonly short: string;
  readonly long: string;
  readonly bar: Reading;
  readonly line: Reading | undefined;
}

/** A number and how it is written; nothing where the data has none. */
interface Reading {
  readonly value: number | undefined;
  readonly text: string;
}

/** The entries of a read, the oldest first. Entries without a date are left out. */
export function pointsOf(block: TimelineBlock, page: BlockPage): readonly Point[] {
  const month = new Intl.DateTimeFormat(locales[page.language], { month: 'short', timeZone: 'UTC' });
  const full = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  const monthAndYear = new Intl.DateTimeFormat(locales[page.language], full);
  const reading = (series: TimelineBlock['bars'], item: unknown): Reading => {
    const found = page.value(series.value, item);
    if (typeof found !== 'number') return { value: undefined, text: '–' };
    const value = formatValue(found, 'number', page.language);
    return { value: found, text: page.text(`blocks.${block.name}.series.${series.name}.value`, { value }) };
  };
  return entriesOf(page.read(block.read), block.items)
    .flatMap((item): readonly Point[] => {
      const at = String(page.value(block.at, item));
      const date = new Date(at);
      if (Number.isNaN(date.getTime())) return [];
      const [short, long] = [month.format(date), monthAndYear.format(date)];
      const line = block.line === undefined ? undefined : reading(block.line, item);
      return [{ at, short, long, bar: reading(block.bars, item), line }];
    })
    .toSorted((one, other) => one.at.localeCompare(other.at));
}

/** The points with the greatest and the least bar. */
export function extremesOf(
  points: readonly Point[],
): { readonly top: Point; readonly low: Point } | undefined {
  const known = points.filter(({ bar }) => bar.value !== undefined);
  const ordered = known.toSorted((one, other) => (one.bar.value ?? 0) - (other.bar.value ?? 0));
  const [low, top] = [ordered[0], ordered.at(-1)];
  return low === undefined || top === undefined ? undefined : { top, low };
}
