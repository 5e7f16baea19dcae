import {
  type GarbageCollector,
  countEntities,
  removeRecord,
  recordsIn,
  type StoreState,
  showing,
} from '../state.ts';
import type { ClientLimits } from '../../spec/limits.ts';
import { valuesOf } from '../../core/compact-set.ts';
import { updateParents } from './write-record.ts';
import type { CacheRecord, EntityRecord, ResultRecord } from '../records.ts';

/** Bounds of what is not retained. */
export interface MemoryOptions {
  /** Milliseconds for which data is kept that is no longer fresh; a minute unless stated. */
  readonly staleFor?: number | undefined;
  /** Most entities; 10,000 unless stated. Beyond them goes first what was not read for longest. */
  readonly entities?: number | undefined;
  /** Most answers, those without entities too; as many as entities unless stated. They go in the same order. */
  readonly results?: number | undefined;
}

/**
 * Trims a client's store as often as its limits say, and to the size that its options say.
 *
 * @example
 * const garbageCollector = createGarbageCollector({ garbageCollection: { every: 5_000 } });
 * const client = createClientOf({ apis, entities, lifetimes, garbageCollector });
 */
export function createGarbageCollector({
  garbageCollection,
}: ClientLimits): (memory?: MemoryOptions) => GarbageCollector {
  const every = garbageCollection?.every ?? Infinity;
  return ({ staleFor = 60_000, entities = 10_000, results = entities } = {}) => {
    const keeping = { stale: staleFor, entities, results };
    return (state, now) => {
      if (now - state.collectedAt >= every) collectGarbage(state, now, keeping);
    };
  };
}

/** Bounds of what is not retained. */
interface Bounds {
  /** For how many milliseconds data is kept that is no longer fresh. */
  readonly stale: number;
  /** Most entities; beyond them goes first what was not read for longest. */
  readonly entities: number;
  /** Most results, in the same way. */
  readonly results: number;
}

/** An entity with no more views keeps them all: what shows it elsewhere finds it unchanged. */
const VIEWS = 100;

/** Drops what nobody retains and what is too old or too much. Nothing held is dropped. */
function collectGarbage(state: StoreState, now: number, { stale, entities, results }: Bounds): void {
  state.collectedAt = now;
  dropViews(state);
  for (const record of state.results.values()) {
    if (!isBatching(record) && endOfResult(record) + stale <= now) drop(state, record);
  }
  const isOver = (record: EntityRecord): boolean => endOfEntity(record) + stale <= now;
  collectOrphans(state, isOver);
  const isCrowded = (): boolean => countEntities(state) > entities;
  // Only what is still too much without all that goes anyway.
  const isTooMuch = (record: EntityRecord): boolean => isOver(record) || isCrowded();
  if (isCrowded()) collectOrphans(state, isTooMuch);
  for (const record of state.results.values()) {
    const isFull = isCrowded();
    if (!isFull && state.results.size <= results) break;
    if (isBatching(record)) continue;
    drop(state, record);
    if (isFull) collectOrphans(state, isTooMuch);
  }
}

/** Drops what was made for readers of an entity who were not there since this was last looked through. */
function dropViews(state: StoreState): void {
  for (const record of recordsIn(state)) if (record.kind === 'entity') dropIdle(record, state.collectedTick);
  state.collectedTick = state.tick;
}

function dropIdle({ memos, subscribers }: EntityRecord, since: number): void {
  if (!memos || memos.size <= VIEWS) return;
  const watched = new Set(Array.from(valuesOf(subscribers), ({ selection }) => selection));
  for (const [selection, { tick }] of memos) {
    if (tick < since && !watched.has(selection)) memos.delete(selection);
  }
}

function isBatching(record: ResultRecord): boolean {
  return record.subscribers !== undefined || record.fetchCount > 0;
}

function endOfResult({ metadata, cachedError }: ResultRecord): number {
  return Math.max(metadata.until, cachedError?.until ?? 0);
}

function drop(state: StoreState, record: CacheRecord): void {
  updateParents(state, record, {
    removed: record.kind === 'result' ? record.content?.references : record.references,
  });
  removeRecord(state, record);
  state.counters.evictions += 1;
}

/** Drops due entities that nothing shows but each other; those that only they showed follow. */
function collectOrphans(state: StoreState, isDue: (record: EntityRecord) => boolean): void {
  for (const record of state.orphans) {
    const ancestors = [...showing(record)];
    const entities = ancestors.filter((one) => one.kind === 'entity');
    if (entities.length < ancestors.length) state.orphans.delete(record);
    else if (entities.every((one) => one.subscribers === undefined && !one.optimisticLayer && isDue(one))) {
      for (const one of entities) drop(state, one);
      for (const one of entities) state.orphans.delete(one);
    }
  }
}

function endOfEntity({ metadata, fieldMetadata, absent, fieldSet }: EntityRecord): number {
  // Where each field has a time of its own, that of the whole says nothing any more.
  let end = fieldMetadata?.size === fieldSet.fields.size ? 0 : metadata.until;
  for (const fields of [fieldMetadata, absent]) {
    for (const { until } of fields?.values() ?? []) end = Math.max(end, until);
  }
  return end;
}
