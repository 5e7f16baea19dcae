import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { IDLE, type ObservedRead, type ReadResult, resultOf } from '../query/query-observer.ts';
import type { WatchOptions } from '../client/client.ts';
import { policyKey } from '../spec/policy.ts';
import type { AnswerTo, GivenConfig } from '../spec/field-inference.ts';
import type { ReadOperation } from '../spec/operation.ts';
import type { Snapshot } from '../spec/snapshot.ts';
import { dataOf, keepSnapshot } from '../query/lookup.ts';
import { shareStructure } from './share-structure.ts';
import { useClient } from './client-context.ts';

/** Options of a query in a component. */
export interface ReadHookOptions<TData, TSelected = TData> extends WatchOptions {
  /** Makes what the component shows out of the data; it renders again only when that differs. */
  readonly select?: ((data: TData) => TSelected) | undefined;
  /** Milliseconds after which the server is asked again, and again, while the page is visible. */
  readonly interval?: number | undefined;
}

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
>(
  operation: ReadOperation<TConfig, TData, TFields>,
  config: GivenConfig<TConfig, TFields, TGiven> | undefined,
  options?: ReadHookOptions<AnswerTo<TData, TFields, TGiven>, TSelected>,
): ReadResult<TSelected, AnswerTo<TData, TFields, TGiven>>;
// The types of configuration and data are the caller's affair.
export function useRead<TConfig, TData, TSelected = TData>(
  operation: ReadOperation<TConfig, TData>,
  config: TConfig | undefined,
  { policy, select, interval }: ReadHookOptions<TData, TSelected> = {},
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
  const [selection] = useState(createSelection<TData, TSelected>);
  const current = (): Snapshot<TSelected> => selection(observer.current(), select);
  const snapshot = useSyncExternalStore(observer.subscribe, current, current);
  return useMemo(() => resultOf(snapshot, observer.refresh), [snapshot, observer]);
}

/** Asks the server again and again, but for a page that nobody sees. */
function useInterval({ refresh }: ObservedRead<unknown>, interval: number | undefined): void {
  useEffect(() => {
    if (interval === undefined) return undefined;
    const timer = setInterval(() => {
      if (globalThis.document?.visibilityState !== 'hidden') void refresh();
    }, interval);
    return () => clearInterval(timer);
  }, [refresh, interval]);
}

/** Selects from snapshots: the same object while the component would show the same, whichever function says what it shows. */
function createSelection<TData, TSelected>(): (
  snapshot: Snapshot<TData>,
  select: ((data: TData) => TSelected) | undefined,
) => Snapshot<TSelected> {
  let last: { readonly snapshot: unknown; readonly select: unknown } | undefined;
  let shown: Snapshot<TSelected> | undefined;
  return (snapshot, select) => {
    // Without `select` the whole is what is shown: the two types are one.
    if (!select) return snapshot as Snapshot<never>;
    const isSame = last?.snapshot === snapshot && last.select === select;
    if (!shown || !isSame) shown = selectFrom(snapshot, select, shown);
    last = { snapshot, select };
    return shown;
  };
}

function selectFrom<TData, TSelected>(
  snapshot: Snapshot<TData>,
  select: (data: TData) => TSelected,
  before: Snapshot<TSelected> | undefined,
): Snapshot<TSelected> {
  const data = dataOf(snapshot);
  // Without data there is nothing of its type.
  if (data === undefined) return snapshot as Snapshot<never>;
  // The same state with other data.
  const next = {
    ...snapshot,
    data: shareStructure(before && dataOf(before), select(data)),
  } as Snapshot<TSelected>;
  // One of the two, which are of the same type.
  return before ? (keepSnapshot(before, next) as Snapshot<TSelected>) : next;
}

/** A hook for one reading operation. */
export type ReadHook<TConfig, TData, TFields = unknown> = <
  const TGiven extends TConfig = TConfig,
  TSelected = AnswerTo<TData, TFields, TGiven>,
>(
  config: GivenConfig<TConfig, TFields, TGiven> | undefined,
  options?: ReadHookOptions<AnswerTo<TData, TFields, TGiven>, TSelected>,
) => ReadResult<TSelected, AnswerTo<TData, TFields, TGiven>>;

/**
 * Binds `useRead` to one operation; the generated hooks are made with it.
 *
 * @example
 * const useGetRecord = createReadHook(getRecord);
 */
export function createReadHook<TConfig, TData, TFields = unknown>(
  operation: ReadOperation<TConfig, TData, TFields>,
): ReadHook<TConfig, TData, TFields> {
  return function useOperation(config, options) {
    return useRead(operation, config, options);
  };
}
