import type { EntityTables } from '../../spec/entity.ts';
import { entitiesIn } from './compaction.ts';
import { timestampOf, type Entry, type MetadataEntry } from './entry.ts';

/** By what entries are doubted, and since when. */
interface Doubt {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly entities: EntityTables;
}

/** An entry with one that calls all it brings out of date, unless that was asked for again later. */
export function doubted(entry: Entry, { at, entities }: Doubt): readonly Entry[] {
  if (isEnding(entry)) return [entry];
  // What it renews is not known to be the same here.
  if (entry.type === 'revalidated') return [];
  const keys = 'result' in entry ? [entry.result.key] : [];
  const metadata = { until: at, timestamp: timestampOf(entry) };
  return [entry, { type: 'expired', keys, entities: entitiesIn(entry, entities), at: metadata }];
}

/** Whether an entry says since when something is out of date, rather than what there is. */
export function isEnding(entry: Entry): entry is Extract<Entry, { at: MetadataEntry }> {
  return 'at' in entry;
}
