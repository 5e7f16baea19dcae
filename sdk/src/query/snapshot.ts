import type { SdkError } from '../core/errors.ts';
import type { Snapshot } from '../spec/snapshot.ts';
import type { Lookup } from './lookup.ts';

/**
 * Returns the snapshot of a lookup at one moment. Data that is fresh is `fulfilled` even while it is refetched:
 * a refresh that brings nothing new is then seen by nobody.
 *
 * @param now epoch milliseconds
 */
export function snapshotOf(lookup: Lookup, now: number): Snapshot<unknown> {
  const { data, hasData, cachedError, freshUntil, isFetching } = lookup;
  const isFailed = cachedError !== undefined && (cachedError.until === undefined || now < cachedError.until);
  if (isFailed && !isFetching) return errorSnapshot(cachedError.error, lookup);
  if (hasData && now < freshUntil) return { state: 'fulfilled', data, freshUntil };
  if (isFetching) return hasData ? { state: 'pending', data } : { state: 'pending' };
  if (hasData) return { state: 'stale', data, since: freshUntil };
  return { state: 'unfulfilled', missing: lookup.missing };
}

/** An error, with the data that is there all the same. */
export function errorSnapshot(
  error: SdkError,
  { hasData, data }: Pick<Lookup, 'hasData' | 'data'>,
): Snapshot<unknown> {
  return hasData ? { state: 'error', error, data } : { state: 'error', error };
}

/** The earlier snapshot where a reader could not tell the two apart; a later end of freshness is no news. */
export function keepSnapshot(previous: Snapshot<unknown>, next: Snapshot<unknown>): Snapshot<unknown> {
  if (previous.state !== next.state) return next;
  if (dataOf(previous) !== dataOf(next)) return next;
  switch (previous.state) {
    case 'error':
      return next.state === 'error' && isSameError(next.error, previous.error) ? previous : next;
    case 'unfulfilled':
      return next.state === 'unfulfilled' && next.missing.join() === previous.missing.join()
        ? previous
        : next;
    default:
      return previous;
  }
}

/** Synthetic errors are made anew each time. */
function isSameError(one: SdkError, other: SdkError): boolean {
  return one === other || (one.code === other.code && one.code.startsWith('NOT_'));
}

/**
 * The data of a snapshot in any state.
 *
 * @example
 * const email = dataOf(await client.read(getRecord, config))?.fields['Email']?.value;
 */
export function dataOf<TData>(snapshot: Snapshot<TData>): TData | undefined {
  return snapshot.state === 'unfulfilled' ? undefined : snapshot.data;
}
