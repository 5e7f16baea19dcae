import { noteChange, ensureEntityRecord, type StoreState, showing } from '../state.ts';
import type { ActionOf } from '../actions.ts';
import { dropContent, expire, expireEntity } from './expire.ts';
import { reachTo } from '../read/find-subscribers.ts';
import type { EntityRecord, Metadata } from '../records.ts';

/** Evicts an entity: what shows it goes on, and reads of it find nothing. */
export function reduceEvicted(state: StoreState, action: ActionOf<'evicted'>): void {
  const record = ensureEntityRecord(state, action.entity);
  if (isLater(record, action.at)) return;
  record.evictedAt = action.at.timestamp;
  expireEntity(state, record, action.at);
  const isShown = reachTo(record);
  for (const one of showing(record)) {
    if (one.kind === 'result') {
      if (!isShown(one.content?.references)) continue;
      one.metadata = expire(one.metadata, action.at);
      if (action.drop) dropContent(state, one);
    }
    one.version += 1;
    noteChange(state, one);
  }
}

/** Returns true when a field of an entity was asked for after a timestamp: another client's message may come late. */
function isLater({ metadata, fieldMetadata }: EntityRecord, { timestamp }: Metadata): boolean {
  return (
    metadata.timestamp > timestamp ||
    [...(fieldMetadata?.values() ?? [])].some((one) => one.timestamp > timestamp)
  );
}
