import { valuesOf } from '../../core/compact-set.ts';
import type { Json } from '../../core/json-value.ts';
import type { Snapshot } from '../../spec/snapshot.ts';
import type { Store } from '../../cache/store.ts';
import { changesBetween } from './changes.ts';
import { keysOfReads } from './observers.ts';
import type { Render } from './session.ts';

/** Finds out who was told of something new. */
interface RenderFinder {
  /** Those who were told since the last call, one entry for those who saw the same. */
  find(this: void, store: Store, at: number): readonly Render[];
}

/** Compares what each listener saw last with what it sees now: the cache itself keeps no account of it. */
export function createRenderFinder(): RenderFinder {
  const seenBy = new WeakMap<object, Snapshot<unknown>>();
  return {
    find(store, at) {
      const keys = keysOfReads(store);
      return [...store.subscribers()].flatMap((subscriber) => {
        const told = new Map<Snapshot<unknown>, { readonly now: Snapshot<unknown>; listeners: number }>();
        for (const listener of valuesOf(subscriber.listeners)) {
          const { seen: now } = listener;
          const before = seenBy.get(listener);
          if (!now || now === before) continue;
          seenBy.set(listener, now);
          if (!before) continue;
          const group = told.get(before) ?? { now, listeners: 0 };
          group.listeners += 1;
          told.set(before, group);
        }
        const read = keys.get(subscriber);
        if (!read) return [];
        return [...told].map(([before, { now, listeners }]): Render => {
          const difference = changesBetween(shownBy(before), shownBy(now));
          return { at, ...read, listeners, from: before.state, to: now.state, ...difference };
        });
      });
    },
  };
}

function shownBy(snapshot: Snapshot<unknown>): Json | undefined {
  // Data of the cache is JSON.
  return snapshot.state === 'unfulfilled' ? undefined : (snapshot.data as Json | undefined);
}
