import type { ExtensionHost } from '../extension.ts';
import { encode, stampEntry, type Entry } from './entry.ts';

/** Who listens to a recording. */
export interface RecordingListener {
  /** Something happened to the store that means something to other clients. */
  onEntry(entry: Entry, source: object | undefined): void;
  /** The store was emptied for another user: nothing of before counts. */
  onEmptied(): void;
}

/** Writes down everything that happens to a client's store. */
export function record(
  host: Pick<ExtensionHost, 'clock' | 'nextOrder' | 'onApplied' | 'whenTouched'>,
  { onEntry, onEmptied }: RecordingListener,
): void {
  host.onApplied((actions, source) => {
    for (const action of actions) {
      if (action.type === 'emptied') onEmptied();
      const entry = encode(action);
      if (entry) onEntry(entry, source);
    }
  });
  host.whenTouched((touches) => {
    const at = stampEntry({ until: host.clock.now(), version: undefined, order: host.nextOrder() });
    onEntry({ type: 'touched', touches, at }, undefined);
  });
}
