import { invariant, type SdkError } from '../../core/errors.ts';
import { createListeners } from '../../core/events.ts';
import { valuesOf } from '../../core/compact-set.ts';
import type { Action } from '../../cache/actions.ts';
import type { ResultRecord } from '../../cache/records.ts';
import type { Store } from '../../cache/store.ts';
import type { JsonObject } from '../../core/json-value.ts';
import type { ClientExtension, ExtensionHost } from '../../client/extension.ts';
import { expireReads } from '../../query/expire-queries.ts';
import { createTrackedMutations, type CachedMutation } from './tracked-mutations.ts';

/** One query whose result the cache holds, or that is under way. */
export interface CachedQuery {
  /** As `Client.keyOf` gives it. */
  readonly key: string;
  /** The operationId of the spec. */
  readonly operation: string;
  readonly config: JsonObject;
  /** `empty`: nothing has come yet, or what came was dropped. */
  readonly state: 'fresh' | 'stale' | 'error' | 'empty';
  readonly isFetching: boolean;
  /** The last request's failure, where that counts. */
  readonly error: SdkError | undefined;
  /** Number of those who observe it; equal queries of one client are observed as one. */
  readonly observers: number;
}

/** Options of a query cache. */
export interface QueryCacheOptions {
  /** Called with the error of every query, once for each failed request. */
  readonly onError?: (error: SdkError, query: Pick<CachedQuery, 'operation' | 'config'>) => void;
  /** Called with the error of every mutation that was sent, given up ones too (`ABORTED`). */
  readonly onMutationError?: (error: SdkError, mutation: CachedMutation) => void;
}

/** All queries of a client. */
export interface QueryCache extends ClientExtension {
  /** Returns the queries that the cache knows, or those of them that are looked for. */
  find(this: void, wanted?: (query: CachedQuery) => boolean): readonly CachedQuery[];
  /**
   * Marks queries as stale; those that are observed are asked for again.
   *
   * @returns how many were found
   */
  invalidate(this: void, wanted: (query: CachedQuery) => boolean): number;
  /** Number of queries under way. */
  fetching(this: void, wanted?: (query: CachedQuery) => boolean): number;
  /** Returns the mutations that are under way or have failed, the oldest first, or those of them that are looked for. */
  mutations(this: void, wanted?: (mutation: CachedMutation) => boolean): readonly CachedMutation[];
  /** Forgets the failed mutations, for example once their errors were read. */
  clearFailed(this: void): void;
  /** Called after each change to the cache, and to the mutations. @returns stops listening */
  subscribe(this: void, listener: () => void): () => void;
}

/**
 * All queries and mutations of a client as lists: what is cached and under way, one place for all errors, and invalidation
 * by any condition.
 *
 * @throws SdkError `INVARIANT` when it is used before a client was made with it
 *
 * @example
 * const queries = createQueryCache({ onError: (error) => report(error) });
 * const client = createClient({ extensions: [queries] });
 * queries.invalidate(({ config }) => config['objectApiName'] === 'Case');
 */
export function createQueryCache({ onError, onMutationError }: QueryCacheOptions = {}): QueryCache {
  let host: ExtensionHost | undefined;
  const connected = (): ExtensionHost => {
    invariant(host, 'The query cache belongs to no client yet');
    return host;
  };
  const changes = createListeners<[]>((error) => connected().reportListenerError(error));
  const select = (wanted: (query: CachedQuery) => boolean = () => true): readonly FoundQuery[] => {
    const { store, clock } = connected();
    const now = clock.now();
    return [...store.records()]
      .filter((record) => record.kind === 'result')
      .map((record) => ({ record, query: describe(store, record, now) }))
      .filter(({ query }) => wanted(query));
  };
  const tracked = createTrackedMutations({ onChange: changes.emit, onError: onMutationError });
  return {
    mutations: tracked.find,
    clearFailed: tracked.clear,
    connect(given) {
      host = given;
      tracked.connect(given);
      given.onApplied((actions) => {
        if (onError) reportErrors(actions, given, onError);
        changes.emit();
      });
    },
    find: (wanted) => select(wanted).map(({ query }) => query),
    invalidate(wanted) {
      const found = select(wanted).map(({ record }) => record);
      const own = connected();
      // What is in flight may have been answered before.
      own.inFlight.detach();
      expireReads(own, found);
      return found.length;
    },
    fetching: (wanted = () => true) => select((query) => query.isFetching && wanted(query)).length,
    subscribe: changes.on,
  };
}

interface FoundQuery {
  readonly record: ResultRecord;
  readonly query: CachedQuery;
}

function describe(store: Store, record: ResultRecord, now: number): CachedQuery {
  const { key, operation, config, cachedError, fetchCount, subscribers } = record;
  const shown = store.denormalizeResult(record);
  const isError = cachedError !== undefined && (cachedError.until === undefined || now < cachedError.until);
  const held = shown === undefined ? 'empty' : now < shown.freshUntil ? 'fresh' : 'stale';
  return {
    key,
    operation,
    config,
    state: isError ? 'error' : held,
    isFetching: fetchCount > 0,
    error: isError ? cachedError.error : undefined,
    observers: valuesOf(subscribers).size,
  };
}

function reportErrors(
  actions: readonly Action[],
  { reportListenerError }: ExtensionHost,
  onError: NonNullable<QueryCacheOptions['onError']>,
): void {
  for (const action of actions) {
    if (action.type !== 'failed') continue;
    const { operation, config } = action.result;
    try {
      onError(action.error, { operation, config });
    } catch (error) {
      reportListenerError(error);
    }
  }
}
