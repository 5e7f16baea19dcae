import { valuesOf } from '../../core/compact-set.ts';
import type { Subscriber } from '../../cache/records.ts';
import type { Store } from '../../cache/store.ts';
import type { InspectedObserver, Observers } from './session.ts';

/** The read that somebody watches. */
interface WatchedRead {
  readonly key: string;
  readonly operation: string;
}

/** The read that each subscriber of a store watches. */
export function keysOfReads(store: Store): ReadonlyMap<Subscriber, WatchedRead> {
  const reads = new Map<Subscriber, WatchedRead>();
  for (const record of store.records()) {
    if (record.kind !== 'result') continue;
    const { key, operation } = record;
    for (const one of valuesOf(record.subscribers)) reads.set(one, { key, operation });
  }
  return reads;
}

/** Describes subscribers. */
export function observersOf(
  subscribers: ReadonlySet<Subscriber>,
  reads: ReadonlyMap<Subscriber, WatchedRead>,
): Observers {
  const observers = [...subscribers].map((one): InspectedObserver => ({
    key: reads.get(one)?.key ?? '',
    policy: one.policy,
    listeners: valuesOf(one.listeners).size,
  }));
  return { listeners: observers.reduce((sum, { listeners }) => sum + listeners, 0), observers };
}
