import { crowdOf } from '../cache/subscribers.ts';
import type { ResultIdentity } from '../cache/actions.ts';
import { soleLink } from '../cache/references.ts';
import type { EntityRef, ResultSlot, Stamp, Subscriber } from '../cache/records.ts';
import type { AdapterContext } from './context.ts';

/** The stamp of everything that is out of date from now on. */
export function expiryStamp(context: AdapterContext): Stamp {
  return { until: context.clock.now(), version: undefined, order: context.nextOrder() };
}

/** What expires besides results, and how. */
interface ExpiryOptions {
  /** Entities that are out of date too, whoever brought them. */
  readonly others?: readonly EntityRef[];
  /** Nothing is left of the results, not even to be shown while they are asked for. */
  readonly drop?: boolean;
  /** Also asks again for whatever is watched and shows one of `others`. */
  readonly inAll?: boolean;
}

/** A result, with what a store has of it. */
type Expiring = ResultIdentity & Partial<Pick<ResultSlot, 'content' | 'subscribers'>>;

/** Marks results as out of date and asks again for those that somebody watches. */
export function expireReads(
  context: AdapterContext,
  results: readonly Expiring[],
  { others = [], drop = false, inAll = false }: ExpiryOptions = {},
): void {
  if (results.length + others.length === 0) return;
  const { store } = context;
  const own = results.flatMap((result) => soleLink(result.content?.links)?.slot ?? []);
  const entities = [...own, ...others];
  const keys = results.map((result) => result.key);
  const epoch = store.epoch();
  const watchers = new Set<Subscriber>(results.flatMap((result) => [...crowdOf(result.subscribers)]));
  if (inAll) for (const ref of others) for (const watcher of store.watchersOf(ref)) watchers.add(watcher);
  // One change to who watches: that it is out of date, and that it is asked for.
  store.together(() => {
    store.dispatch([{ type: 'expired', epoch, keys, entities, at: expiryStamp(context), drop }]);
    for (const watcher of watchers) watcher.refresh();
  });
}
