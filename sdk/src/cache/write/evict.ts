import { noteChange, ensureEntityRecord, type StoreState } from '../state.ts';
import type { Action, Brought } from '../actions.ts';
import { dropContent, expire, expireEntity } from './expire.ts';
import { showing } from '../parents.ts';
import { reachTo } from '../read/find-subscribers.ts';
import type { EntityRecord, Metadata } from '../records.ts';

/** An entity that is there no more, as an action. */
export function evicted(given: Brought<'evicted'>): Action {
  return { ...given, type: 'evicted', apply: (state) => reduceEvicted(state, given) };
}

function reduceEvicted(state: StoreState, action: Brought<'evicted'>): void {
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

/** Whether something of an entity was asked for after a position: another client's word may come late. */
function isLater({ metadata, fieldMetadata }: EntityRecord, { timestamp }: Metadata): boolean {
  return (
    metadata.timestamp > timestamp ||
    [...(fieldMetadata?.values() ?? [])].some((one) => one.timestamp > timestamp)
  );
}
