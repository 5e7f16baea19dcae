import type { EntityTables } from '../../spec/entity.ts';
import { entitiesIn } from './compaction.ts';
import { timestampOf, type Entry, type MetadataEntry } from './entry.ts';

/** By what entries are stale, and since when. */
interface Staleness {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly entities: EntityTables;
}

/** An entry with one that calls all it brings out of date, unless that was refetched later. */
export function asStale(entry: Entry, { at, entities }: Staleness): readonly Entry[] {
  if (isEnding(entry)) return [entry];
  // What it revalidates is not known to be the same here.
  if (entry.type === 'revalidated') return [];
  const keys = 'result' in entry ? [entry.result.key] : [];
  const metadata = { until: at, timestamp: timestampOf(entry) };
  return [entry, { type: 'expired', keys, entities: entitiesIn(entry, entities), at: metadata }];
}

/**
 * Returns true for an entry that expires something, rather than bringing data: `at` says so. Tabs remember these, and
 * let nobody join a read that was in flight before.
 */
export function isEnding(entry: Entry): entry is Extract<Entry, { at: MetadataEntry }> {
  return 'at' in entry;
}
