import type { LookupSummary } from '../spec/policy.ts';
import { SdkError } from '../core/errors.ts';
import type { ResultIdentity } from '../cache/actions.ts';
import type { Selection } from '../cache/read/selection.ts';
import type { EntityIdentity, CachedError, ResultRecord, Denormalized } from '../cache/records.ts';
import { knownRecord } from '../cache/state.ts';
import type { Store, Subscription } from '../cache/store.ts';
import { soleReference } from '../cache/content.ts';
import type { Snapshot } from '../spec/snapshot.ts';

/** The target of a lookup. */
export interface ReadTarget {
  readonly result: ResultIdentity;
  /** Set when the answer is one entity, which other calls may have brought already. */
  readonly entity?: EntityTarget | undefined;
  /** The subscription, while it is watched. */
  subscription?: Subscription | undefined;
}

/** A selection made of names, and the way back from what it misses to the names. */
export interface FieldSelection {
  readonly selection: Selection;
  /** The caller's name of a missing path such as `Account.Name`. */
  nameOf(missing: string): string;
}

/** The entity that a read asks for. */
export interface EntityTarget {
  readonly ref: EntityIdentity;
  /** The fields asked for; absent: everything the entity has. */
  readonly fields?: FieldSelection;
  /** The names of those fields as the caller wrote them. */
  readonly names: readonly string[];
}

/** The data and state that the store has for a query, at no particular time. */
export interface Lookup {
  /** Complete data. */
  readonly data: unknown;
  readonly hasData: boolean;
  /** Epoch milliseconds of the earliest field's end; 0 without data. */
  readonly freshUntil: number;
  /** Names asked for that are not there. */
  readonly missing: readonly string[];
  readonly cachedError: CachedError | undefined;
  readonly isFetching: boolean;
}

/** Looks up what the store has for a read. */
export function lookUp(store: Store, target: ReadTarget): Lookup {
  const { entity, subscription } = target;
  const result = store.result(target.result.key, subscription?.result);
  // An answer that is no entity of the store is shown as it came.
  const isEntity = entity && (!result?.content || result.content.references);
  const denormalized = isEntity
    ? denormalizedEntity(store, target, result)
    : result && store.denormalizeResult(result);
  const missing = denormalized ? namesMissing(denormalized, target) : (entity?.names ?? []);
  const hasData = denormalized !== undefined && missing.length === 0;
  return {
    data: hasData ? denormalized.value : undefined,
    hasData,
    freshUntil: hasData ? denormalized.freshUntil : 0,
    missing,
    cachedError: result?.cachedError ?? (hasData ? undefined : notFetchable(result, missing)),
    isFetching: (result?.fetchCount ?? 0) > 0,
  };
}

/** Reduces a finding to what a policy decides on. A failure that is not remembered makes data due again. */
export function lookupSummary(lookup: Lookup, now: number): LookupSummary {
  const { cachedError, hasData, freshUntil } = lookup;
  if (cachedError?.until !== undefined && now < cachedError.until)
    return { kind: 'error', freshUntil: cachedError.until };
  if (!hasData) return { kind: 'nothing' };
  return { kind: 'data', freshUntil: cachedError ? 0 : freshUntil };
}

/** The failure of an answer that lacks what was asked for: it is not refetched while it counts. */
function notFetchable(result: ResultRecord | undefined, missing: readonly string[]): CachedError | undefined {
  if (!result?.content || isGone(result)) return undefined;
  const message = 'data is not fetchable';
  const errors = missing.map((field) => ({ message, errorCode: 'NOT_FETCHABLE', field }));
  const details = { operation: result.operation, status: 400, statusText: message, errors };
  return { error: new SdkError('NOT_FETCHABLE', message, details), until: result.metadata.until };
}

/** Returns true when the entity that is the answer was evicted after it was asked for. */
function isGone({ content }: ResultRecord): boolean {
  return soleReference(content?.references)?.record.evictedAt !== undefined;
}

function denormalizedEntity(
  store: Store,
  { entity, subscription }: ReadTarget,
  result: ResultRecord | undefined,
): Denormalized | undefined {
  const own = subscription ? knownRecord(subscription.entity) : entity && store.entity(entity.ref);
  // The server may write the key in another way than the caller; its answer then says which entity it is.
  const record = own ?? knownRecord(soleReference(result?.content?.references)?.record);
  return record && store.denormalizeEntity(record, entity?.fields?.selection ?? store.selections.everything);
}

/** In the order of the caller's names, so that what is missed is the same to who compares. */
function namesMissing({ missing }: Denormalized, { entity }: ReadTarget): readonly string[] {
  const { fields, names = [] } = entity ?? {};
  if (!fields || missing.length === 0) return [];
  const missed = new Set(missing.map((path) => fields.nameOf(path)));
  return names.filter((name) => missed.has(name));
}

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
