import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { IDLE, type ObservedRead, type ReadResult, resultOf } from '../query/query-observer.ts';
import { policyKey } from '../spec/policy.ts';
import type { AnswerTo, GivenConfig } from '../spec/field-inference.ts';
import type { ReadOperation } from '../spec/operation.ts';
import type { Snapshot } from '../spec/snapshot.ts';
import { createSelection, startInterval, type ReadViewOptions } from '../client/read-view.ts';
import { useClient } from './client-context.ts';

/**
 * Reads, and renders again when what it shows has changed. Without a configuration nothing is sent.
 *
 * @example
 * const { state, data, error, refresh } = useRead(getRecord, { recordId, fields: ['Contact.Email'] });
 */
export function useRead<
  TConfig,
  TData,
  TFields = unknown,
  const TGiven extends TConfig = TConfig,
  TSelected = AnswerTo<TData, TFields, TGiven>,
  TCode extends string = string,
>(
  operation: ReadOperation<TConfig, TData, TFields, TCode>,
  config: GivenConfig<TConfig, TFields, TGiven> | undefined,
  options?: ReadViewOptions<AnswerTo<TData, TFields, TGiven>, TSelected>,
): ReadResult<TSelected, AnswerTo<TData, TFields, TGiven>, TCode>;
// The types of configuration and data are the caller's affair.
export function useRead<TConfig, TData, TSelected = TData>(
  operation: ReadOperation<TConfig, TData>,
  config: TConfig | undefined,
  { policy, select, interval }: ReadViewOptions<TData, TSelected> = {},
): ReadResult<TSelected, TData> {
  const client = useClient();
  const next: ObservedRead<TData> =
    config === undefined ? IDLE : client.observe(operation, config, { policy });
  const observer = useMemo(
    () => next,
    // The keys stand for the configuration and the policy, which callers write anew for each render.
    // oxlint-disable-next-line react/exhaustive-deps
    [client, operation, next.key, policyKey(policy)],
  );
  useInterval(observer, config === undefined ? undefined : interval);
  const selection = useRef<ReturnType<typeof createSelection<TData, TSelected>>>(undefined);
  const current = (): Snapshot<TSelected> =>
    // Without `select` the whole is what is shown: the two types are one.
    select
      ? (selection.current ??= createSelection())(observer.current(), select)
      : (observer.current() as Snapshot<never>);
  const snapshot = useSyncExternalStore(observer.subscribe, current, current);
  return useMemo(() => resultOf(snapshot, observer.refresh), [snapshot, observer]);
}

/** Asks the server again and again, but for a page that nobody sees. */
function useInterval({ refresh }: ObservedRead<unknown>, interval: number | undefined): void {
  useEffect(
    () => (interval === undefined ? undefined : startInterval(refresh, interval)),
    [refresh, interval],
  );
}

/** A hook for one reading operation. */
export type ReadHook<TConfig, TData, TFields = unknown, TCode extends string = string> = <
  const TGiven extends TConfig = TConfig,
  TSelected = AnswerTo<TData, TFields, TGiven>,
>(
  config: GivenConfig<TConfig, TFields, TGiven> | undefined,
  options?: ReadViewOptions<AnswerTo<TData, TFields, TGiven>, TSelected>,
) => ReadResult<TSelected, AnswerTo<TData, TFields, TGiven>, TCode>;

/**
 * Binds `useRead` to one operation; the generated hooks are made with it.
 *
 * @example
 * const useGetRecord = createReadHook(getRecord);
 */
export function createReadHook<TConfig, TData, TFields = unknown, TCode extends string = string>(
  operation: ReadOperation<TConfig, TData, TFields, TCode>,
): ReadHook<TConfig, TData, TFields, TCode> {
  return function useOperation(config, options) {
    return useRead(operation, config, options);
  };
}
