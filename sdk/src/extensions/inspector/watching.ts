import type { Policy } from '../../spec/policy.ts';
import { crowdOf } from '../../cache/subscribers.ts';
import type { Subscriber } from '../../cache/records.ts';
import type { Store } from '../../cache/store.ts';

/** Those who watch the same read in the same way. */
export interface InspectedWatcher {
  /** The key of the result that is watched. */
  readonly key: string;
  readonly policy: Policy | undefined;
  /** So many listeners. */
  readonly listeners: number;
}

/** Who watches something. */
export interface Watching {
  /** Listeners of all watchers. */
  readonly subscribers: number;
  /** What is watched that shows it. */
  readonly watchers: readonly InspectedWatcher[];
}

/** Which read each subscriber of a store watches, by key. */
export function keysOfReads(store: Store): ReadonlyMap<Subscriber, string> {
  const keys = new Map<Subscriber, string>();
  for (const slot of store.slots()) {
    if (slot.kind === 'result') for (const one of crowdOf(slot.subscribers)) keys.set(one, slot.key);
  }
  return keys;
}

/** What is to be said of subscribers. */
export function watching(
  subscribers: ReadonlySet<Subscriber>,
  keys: ReadonlyMap<Subscriber, string>,
): Watching {
  const watchers = [...subscribers].map((one): InspectedWatcher => ({
    key: keys.get(one) ?? '',
    policy: one.policy,
    listeners: crowdOf(one.listeners).size,
  }));
  return { subscribers: watchers.reduce((sum, { listeners }) => sum + listeners, 0), watchers };
}
