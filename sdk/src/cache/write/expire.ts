import { DROPPED, updateParents } from './write-record.ts';
import type { EntityRecord, ResultRecord, Metadata } from '../records.ts';
import type { StoreState } from '../state.ts';

/** Leaves nothing of a result that has expired; an answer that was asked for before does not bring it back. */
export function dropContent(state: StoreState, record: ResultRecord): void {
  updateParents(state, record, { removed: record.content?.references });
  record.content = undefined;
  record.memo = undefined;
  record.tag = undefined;
  record.metadata = { ...record.metadata, until: DROPPED };
  record.version += 1;
}

/**
 * All that is known of an entity has expired, and so has what answers in flight may bring: one that is not known leaves
 * a trace too.
 */
export function expireEntity(state: StoreState, record: EntityRecord, at: Metadata): void {
  if (record.parents === undefined) state.orphans.add(record);
  record.invalidatedAt = Math.max(record.invalidatedAt, at.timestamp);
  record.metadata = record.data === undefined ? at : expire(record.metadata, at);
  for (const fieldMetadata of [record.fieldMetadata, record.absent]) {
    for (const [path, metadata] of fieldMetadata ?? []) fieldMetadata?.set(path, expire(metadata, at));
  }
}

/** Stale from now on, and newer than every answer that was asked for before now; what was asked for later stays. */
export function expire(metadata: Metadata, at: Metadata): Metadata {
  if (at.timestamp < metadata.timestamp) return metadata;
  return { until: Math.min(metadata.until, at.until), version: metadata.version, timestamp: at.timestamp };
}
