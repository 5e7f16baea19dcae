import type { ExtensionHost } from '../../client/extension.ts';
import type { Action } from '../../cache/actions.ts';
import { DROPPED } from '../../cache/write/write-record.ts';
import { isInvalidated } from '../../cache/reducer.ts';
import type { Store } from '../../cache/store.ts';
import { encode, metadataEntry, type Entry } from './entry.ts';

/** The listeners of a recording. */
interface RecordingListener {
  /** Something happened to the store that means something to other clients. */
  onEntry(entry: Entry, source: object | undefined): void;
  /** The store was emptied for another user: nothing of before counts. */
  onEmptied(): void;
}

/** Writes down everything that happens to a client's store. */
export function recordActions(
  host: Pick<ExtensionHost, 'clock' | 'nextTimestamp' | 'store' | 'onApplied' | 'onInvalidated'>,
  { onEntry, onEmptied }: RecordingListener,
): void {
  host.onApplied((actions, source) => {
    for (const action of actions) {
      if (action.type === 'emptied') onEmptied();
      const entry = encode(asTaken(action, host.store));
      if (entry) onEntry(entry, source);
    }
  });
  host.onInvalidated((invalidations) => {
    const at = metadataEntry({
      until: host.clock.now(),
      version: undefined,
      timestamp: host.nextTimestamp(),
    });
    onEntry({ type: 'invalidated', invalidations, at }, undefined);
  });
}

/**
 * An answer as the store has taken it. An expiry that overtook it was told before anybody else knew of its result,
 * so the answer itself says that it is out of date.
 */
function asTaken(action: Action, store: Store): Action {
  if (action.type !== 'answered') return action;
  const { epoch, answer, result } = action;
  const record = store.result(result.key);
  if (!record || !isInvalidated(record, answer)) return action;
  const overdue = { ...answer, isInvalidated: true };
  const { until } = record.metadata;
  // Of what was dropped only the entities count.
  return until === DROPPED
    ? { type: 'received', epoch, answer: overdue }
    : { ...action, answer: overdue, until };
}
