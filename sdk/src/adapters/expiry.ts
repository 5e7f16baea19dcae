import { soleLink } from '../store/node.ts';
import type { ResultSlot, Stamp, Subscriber } from '../store/slot.ts';
import type { AdapterContext } from './context.ts';

/** The stamp of everything that is out of date from now on. */
export function expiryStamp(context: AdapterContext): Stamp {
  return { until: context.clock.now(), version: undefined, order: context.nextOrder() };
}

/** Marks results as out of date and asks again for those that somebody watches. */
export function expireReads(context: AdapterContext, results: readonly ResultSlot[]): void {
  if (results.length === 0) return;
  const { store } = context;
  const slots = results.flatMap((result) => soleLink(result.node)?.slot ?? []);
  const keys = results.map((result) => result.key);
  store.dispatch([{ type: 'expired', epoch: store.epoch(), keys, slots, at: expiryStamp(context) }]);
  const watchers = new Set<Subscriber>(results.flatMap((result) => [...result.subscribers]));
  for (const watcher of watchers) watcher.refresh();
}
