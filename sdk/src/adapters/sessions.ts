import type { AdapterContext } from './context.ts';

/** A change of the signed-in user. */
export interface SessionChange {
  readonly change: 'begins' | 'ends';
  /** Number of the new session of this client. */
  readonly epoch: number;
}

/** Changes of the signed-in user. */
export interface Sessions {
  change(this: void, change: SessionChange['change']): void;
  listen(this: void, listener: (change: SessionChange) => void): () => void;
}

/** Empties the store at each change of the user, and drops what is under way for the earlier one. */
export function createSessions({ store, inFlight }: AdapterContext): Sessions {
  const listeners = new Set<(change: SessionChange) => void>();
  return {
    change(change) {
      const watchers = store.watchers();
      const abortEarlier = inFlight.retire();
      // The epoch moves before the aborts, so that what they settle is already of an earlier one.
      store.dispatch([{ type: 'emptied' }]);
      abortEarlier();
      for (const watcher of watchers) watcher.refresh();
      for (const listener of listeners) listener({ change, epoch: store.epoch() });
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
