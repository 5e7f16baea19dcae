import type { QueryContext } from '../query/context.ts';
import { createListeners } from '../core/events.ts';

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

/** Empties the store at each change of the user, and drops what is in flight for the earlier one. */
export function createSessions({ store, inFlight, reportListenerError }: QueryContext): Sessions {
  const listeners = createListeners<[SessionChange]>(reportListenerError);
  return {
    change(change) {
      const subscribers = store.subscribers();
      const abortEarlier = inFlight.retire();
      store.batch(() => {
        // The epoch moves before the aborts, so that what they settle is already of an earlier one.
        store.dispatch([{ type: 'emptied' }]);
        abortEarlier();
        // Told first: who follows what the earlier user was given stops watching it before it is asked for.
        listeners.emit({ change, epoch: store.epoch() });
        for (const subscriber of subscribers) subscriber.refresh();
      });
    },
    listen: listeners.on,
  };
}
