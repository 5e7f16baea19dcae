import type { AlsoTold, TimelineBlock } from '../../../screen-language/generated/screen-config.gen.ts';
import { entriesOf } from '../../page/entries.ts';
import type { BlockPage, ReadView } from '../../page/page.ts';
import { formatValue } from '../../page/format-value.ts';
import { timeNames } from './time-names.ts';

/** One entry of the list, ready to be drawn and read. */
export interface Point {
  /** As the data says it: `2026-10-01`. */
  readonly at: string;
  /** `Oct`, and with the year `October 2026`. */
  readonly short: string;
  readonly long: string;
  /** The year of a month. */
  readonly year: string | undefined;
  readonly bar: Reading;
  readonly line: Reading | undefined;
  /** Values that are told and not drawn. */
  readonly also: readonly Reading[];
  readonly isEstimated: boolean;
  /** The words that tell it apart, such as an hour that costs less; undefined for most. */
  readonly mark: string | undefined;
  /** The address of a closer look at it; undefined for none. */
  readonly closer: string | undefined;
}

/** A number and how it is written; nothing where the data has none. */
interface Reading {
  /** Names it in the screen's config. */
  readonly name: string;
  readonly value: number | undefined;
  readonly text: string;
}

/** The entries of a read, the oldest first. Entries without a date are left out. */
export function pointsOf(
  block: TimelineBlock,
  page: BlockPage,
  answer: Pick<ReadView, 'data' | 'items'>,
): readonly Point[] {
  const entries = entriesOf(answer, block.items);
  const names = timeNames(page.language, entries.length);
  const reading = (series: AlsoTold, item: unknown): Reading => {
    const found = page.value(series.value, item);
    if (typeof found !== 'number') return { name: series.name, value: undefined, text: '–' };
    const value = formatValue(found, series.as ?? 'number', page.language);
    const text = page.text(`blocks.${block.name}.series.${series.name}.value`, { value });
    return { name: series.name, value: found, text };
  };
  return entries
    .flatMap((item): readonly Point[] => {
      const at = String(page.value(block.at, item));
      const seconds = block.seconds === undefined ? undefined : page.value(block.seconds, item);
      const named = names(at, typeof seconds === 'number' ? seconds : undefined);
      if (named === undefined) return [];
      const isEstimated = block.estimated !== undefined && page.value(block.estimated, item) === true;
      const bar = reading(block.bars, item);
      const told = isEstimated
        ? { ...bar, text: page.text(`blocks.${block.name}.estimated`, { value: bar.text }) }
        : bar;
      return [
        {
          at,
          ...named,
          bar: told,
          line: block.line === undefined ? undefined : reading(block.line, item),
          also: (block.also ?? []).map((series) => reading(series, item)),
          isEstimated,
          mark:
            block.marked !== undefined && page.value(block.marked, item) === true
              ? page.text(`blocks.${block.name}.marked`)
              : undefined,
          closer: closerLook(block, page, item),
        },
      ];
    })
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

function closerLook({ closer }: TimelineBlock, page: BlockPage, item: unknown): string | undefined {
  return closer === undefined || !page.holds(closer.show, item) ? undefined : page.hrefOf(closer, item);
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
