import { useMemo, useSyncExternalStore } from 'react';
import type { Observer } from '../query/query-observer.ts';
import type { WatchOptions } from '../client/client.ts';
import type { SdkError } from '../core/errors.ts';
import { policyKey } from '../spec/policy.ts';
import type { ReadOperation } from '../spec/operation.ts';
import type { Snapshot } from '../spec/snapshot.ts';
import { useClient } from './client-context.ts';

/** The result of a query for a component. */
export interface ReadResult<TData> {
  readonly state: Snapshot<TData>['state'];
  /** Also in the states `pending`, `stale` and `error`, where there is earlier data. */
  readonly data: TData | undefined;
  readonly error: SdkError | undefined;
  /** Names for want of which there is no data. */
  readonly missing: readonly string[];
  /** Asks the server whatever the store has. */
  readonly refresh: () => Promise<Snapshot<TData>>;
}

type Watchable<TData> = Omit<Observer<TData>, 'put'>;

const NOTHING_ASKED: Snapshot<never> = { state: 'unfulfilled', missing: [] };
const NO_NAMES: readonly string[] = [];

const IDLE: Watchable<never> = {
  key: '',
  current: () => NOTHING_ASKED,
  subscribe: () => () => undefined,
  refresh: async () => NOTHING_ASKED,
};

/**
 * Reads, and renders again when what it shows has changed. Without a configuration nothing is sent.
 *
 * @example
 * const { state, data, error, refresh } = useRead(getRecord, { recordId, fields: ['Contact.Email'] });
 */
export function useRead<TConfig, TData>(
  operation: ReadOperation<TConfig, TData>,
  config: TConfig | undefined,
  { policy }: WatchOptions = {},
): ReadResult<TData> {
  const client = useClient();
  const next: Watchable<TData> = config === undefined ? IDLE : client.observe(operation, config, { policy });
  const observer = useMemo(
    () => next,
    // The keys stand for the configuration and the policy, which callers write anew for each render.
    // oxlint-disable-next-line react/exhaustive-deps
    [client, operation, next.key, policyKey(policy)],
  );
  const snapshot = useSyncExternalStore(observer.subscribe, observer.current, observer.current);
  return useMemo(() => resultOf(snapshot, observer.refresh), [snapshot, observer]);
}

function resultOf<TData>(
  snapshot: Snapshot<TData>,
  refresh: () => Promise<Snapshot<TData>>,
): ReadResult<TData> {
  return {
    state: snapshot.state,
    data: snapshot.state === 'unfulfilled' ? undefined : snapshot.data,
    error: snapshot.state === 'error' ? snapshot.error : undefined,
    missing: snapshot.state === 'unfulfilled' ? snapshot.missing : NO_NAMES,
    refresh,
  };
}

/** A hook for one reading operation. */
export type ReadHook<TConfig, TData> = (
  config: TConfig | undefined,
  options?: WatchOptions,
) => ReadResult<TData>;

/**
 * Binds `useRead` to one operation; the generated hooks are made with it.
 *
 * @example
 * const useGetRecord = createReadHook(getRecord);
 */
export function createReadHook<TConfig, TData>(
  operation: ReadOperation<TConfig, TData>,
): ReadHook<TConfig, TData> {
  return function useOperation(config, options) {
    return useRead(operation, config, options);
  };
}
