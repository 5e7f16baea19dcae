import type { Policy } from '../../spec/policy.ts';
import { valuesOf } from '../../core/compact-set.ts';
import type { Subscriber } from '../../cache/records.ts';
import type { Store } from '../../cache/store.ts';

/** Those who watch the same read in the same way. */
export interface InspectedObserver {
  /** The key of the result that is watched. */
  readonly key: string;
  readonly policy: Policy | undefined;
  /** So many listeners. */
  readonly listeners: number;
}

/** The observers of a record. */
export interface Observers {
  /** Listeners of all observers. */
  readonly listeners: number;
  /** The queries that show it and are watched. */
  readonly observers: readonly InspectedObserver[];
}

/** Which read each subscriber of a store watches, by key. */
export function keysOfReads(store: Store): ReadonlyMap<Subscriber, string> {
  const keys = new Map<Subscriber, string>();
  for (const record of store.records()) {
    if (record.kind === 'result') for (const one of valuesOf(record.subscribers)) keys.set(one, record.key);
  }
  return keys;
}

/** Describes subscribers. */
export function observersOf(
  subscribers: ReadonlySet<Subscriber>,
  keys: ReadonlyMap<Subscriber, string>,
): Observers {
  const observers = [...subscribers].map((one): InspectedObserver => ({
    key: keys.get(one) ?? '',
    policy: one.policy,
    listeners: valuesOf(one.listeners).size,
  }));
  return { listeners: observers.reduce((sum, { listeners }) => sum + listeners, 0), observers };
}
