import { useMemo, useSyncExternalStore } from 'react';
import type { WatchOptions } from '../client/client.ts';
import { IDLE, type ObservedRead, type ReadResult, resultOf } from '../query/query-observer.ts';
import { policyKey } from '../spec/policy.ts';
import type { ReadOperation } from '../spec/operation.ts';
import { useClient } from './client-context.ts';

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
  const next: ObservedRead<TData> =
    config === undefined ? IDLE : client.observe(operation, config, { policy });
  const observer = useMemo(
    () => next,
    // The keys stand for the configuration and the policy, which callers write anew for each render.
    // oxlint-disable-next-line react/exhaustive-deps
    [client, operation, next.key, policyKey(policy)],
  );
  const snapshot = useSyncExternalStore(observer.subscribe, observer.current, observer.current);
  return useMemo(() => resultOf(snapshot, observer.refresh), [snapshot, observer]);
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
