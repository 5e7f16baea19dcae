import { valuesOf } from '../core/compact-set.ts';
import type { ResultIdentity } from '../cache/actions.ts';
import { soleReference } from '../cache/content.ts';
import type { EntityIdentity, ResultRecord, Metadata, Subscriber } from '../cache/records.ts';
import type { QueryContext } from './context.ts';

/** The metadata of everything that is out of date from now on. */
export function expiryMetadata(context: QueryContext): Metadata {
  return { until: context.clock.now(), version: undefined, timestamp: context.nextTimestamp() };
}

/** Options of an expiry. */
interface ExpiryOptions {
  /** Entities that are out of date too, whoever brought them. */
  readonly others?: readonly EntityIdentity[];
  /** True to drop the results, so that they are not even shown while they are refetched. */
  readonly drop?: boolean;
  /** Others who refetch, such as whoever watches what shows one of `others`. */
  readonly watching?: Iterable<Subscriber>;
}

/** A result, with what a store has of it. */
type Expiring = ResultIdentity & Partial<Pick<ResultRecord, 'content' | 'subscribers'>>;

/** Marks results as out of date and refetches those that somebody watches. */
export function expireReads(
  context: QueryContext,
  results: readonly Expiring[],
  { others = [], drop = false, watching = [] }: ExpiryOptions = {},
): void {
  if (results.length + others.length === 0) return;
  const { store } = context;
  const sole = results.flatMap((result) => soleReference(result.content?.references)?.record ?? []);
  const entities = [...sole, ...others];
  const keys = results.map((result) => result.key);
  const epoch = store.epoch();
  const own = results.flatMap((result) => [...valuesOf(result.subscribers)]);
  const subscribers = new Set([...own, ...watching]);
  // One change to who watches: that it is out of date, and that it is asked for.
  store.batch(() => {
    store.dispatch([{ type: 'expired', epoch, keys, entities, at: expiryMetadata(context), drop }]);
    for (const subscriber of subscribers) subscriber.refresh();
  });
}
