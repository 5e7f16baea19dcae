import type { MapBlock } from '../../../screen-language/generated/screen-config.gen.ts';
import { entriesOf, keyOf } from '../../page/entries.ts';
import type { BlockPage } from '../../page/page.ts';
import { dates } from '../../page/format-value.ts';
import { rowOf } from '../../i18n/index.ts';
import type { MapPoint } from './map-geometry.ts';

/** An entry of the list, and its place where it has one. */
export interface MapEntry {
  readonly key: string;
  readonly item: unknown;
  readonly title: string;
  readonly tone: Tone;
  readonly at: MapPoint | undefined;
  /** The points around its area; none for a point. */
  readonly outline: readonly MapPoint[];
  /** Words at its point: the time by which it is over. */
  readonly note: string | undefined;
}

/** The colour of a badge, and of a point or an area. */
type Tone = NonNullable<NonNullable<MapBlock['status']>['tones']>[string];

/** What helps to find the way. */
export interface MapFeature {
  readonly kind: 'road' | 'water' | 'place';
  readonly name: string;
  readonly line: readonly MapPoint[];
}

/** The entries that the block shows, in the order of the answer. */
export function mapEntriesOf(block: MapBlock, page: BlockPage): readonly MapEntry[] {
  return entriesOf(page.read(block.read), block.items).map((item, index) => {
    const { status, outline } = block;
    const state = status === undefined ? '' : String(page.value(status.value, item));
    return {
      key: keyOf(item, index),
      item,
      title: String(page.value(block.title, item) ?? ''),
      tone: status?.tones?.[state] ?? 'neutral',
      at: pointOf({
        latitude: page.value(block.latitude, item),
        longitude: page.value(block.longitude, item),
      }),
      outline: outline === undefined ? [] : lineOf(page.value(outline, item)),
      note: noteOf(block, page, item),
    };
  });
}

/** The time of the day by which an entry is expected to be over. */
function noteOf({ name, expected }: MapBlock, page: BlockPage, item: unknown): string | undefined {
  if (expected === undefined || !page.holds(expected.show, item)) return undefined;
  const moment = new Date(String(page.value(expected.value, item) ?? ''));
  if (Number.isNaN(moment.getTime())) return undefined;
  const format = dates(rowOf(page.language).dates, { hour: 'numeric', minute: '2-digit' });
  return page.text(`blocks.${name}.expected`, { time: format.format(moment).replace(/\s/g, '\u00a0') });
}

/** The place of the customer, where it is known. */
export const hereOf = ({ here }: MapBlock, page: BlockPage): MapPoint | undefined =>
  here && pointOf({ latitude: page.value(here.latitude), longitude: page.value(here.longitude) });

/** The features of the map; what is none is left out. */
export function featuresOf(block: MapBlock, page: BlockPage): readonly MapFeature[] {
  const found = block.features === undefined ? [] : page.value(block.features);
  if (!Array.isArray(found)) return [];
  return found.flatMap((one: unknown) => {
    if (typeof one !== 'object' || one === null || !('kind' in one) || !('line' in one)) return [];
    const { kind } = one;
    if (kind !== 'road' && kind !== 'water' && kind !== 'place') return [];
    const name = 'name' in one && typeof one.name === 'string' ? one.name : '';
    return [{ kind, name, line: lineOf(one.line) }];
  });
}

const lineOf = (value: unknown): readonly MapPoint[] =>
  Array.isArray(value) ? value.flatMap((point: unknown) => pointOf(point) ?? []) : [];

function pointOf(value: unknown): MapPoint | undefined {
  if (typeof value !== 'object' || value === null || !('latitude' in value) || !('longitude' in value))
    return undefined;
  const { latitude, longitude } = value;
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return undefined;
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isOnEarth ? { latitude, longitude } : undefined;
}
