import { subscribersShowing } from '../../cache/read/find-subscribers.ts';
import type { ExtensionHost } from '../../client/extension.ts';
import type { EntityIdentity } from '../../cache/records.ts';
import type { Batch } from '../journal/batch.ts';
import { entitiesIn } from '../journal/compaction.ts';
import type { Entry } from '../journal/entry.ts';
import { applyBatch } from './hydrate.ts';

/**
 * Brings in what changes nothing that anybody watches, so that it may be done while a view library renders.
 *
 * @returns what is left to be brought in; undefined for nothing
 */
export function hydrateUnwatched(host: ExtensionHost, { at, entries }: Batch): Batch | undefined {
  const [watched, unwatched] = [true, false].map((isWanted) =>
    entries.filter((entry) => isWatched(entry, host) === isWanted),
  );
  if (unwatched && unwatched.length > 0) applyBatch(host, { at, entries: unwatched });
  return watched && watched.length > 0 ? { at, entries: watched } : undefined;
}

function isWatched(entry: Entry, { store, entities }: ExtensionHost): boolean {
  // It may concern any result.
  if (entry.type === 'invalidated') return store.subscribers().size > 0;
  return (
    keysOf(entry).some((key) => store.result(key)?.subscribers !== undefined) ||
    subscribersShowing(store, [...entitiesOf(entry), ...entitiesIn(entry, entities)]).size > 0
  );
}

function keysOf(entry: Entry): readonly string[] {
  if ('result' in entry) return [entry.result.key];
  return entry.type === 'expired' ? entry.keys : [];
}

function entitiesOf(entry: Entry): readonly EntityIdentity[] {
  if (entry.type === 'evicted') return [entry.entity];
  return entry.type === 'expired' ? entry.entities : [];
}
