import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Observer } from '../query/query-observer.ts';
import type { WatchOptions } from '../client/client.ts';
import type { SdkError } from '../core/errors.ts';
import { policyKey } from '../spec/policy.ts';
import type { ReadOperation } from '../spec/operation.ts';
import type { Snapshot } from '../spec/snapshot.ts';
import { dataOf, keepSnapshot } from '../query/lookup.ts';
import { shareStructure } from './share-structure.ts';
import { useClient } from './client-context.ts';

/** The result of a query for a component, which shows all of the data or what it selects. */
export interface ReadResult<TShown, TData = TShown> {
  readonly state: Snapshot<TData>['state'];
  /** Also in the states `pending`, `stale` and `error`, where there is earlier data. */
  readonly data: TShown | undefined;
  readonly error: SdkError | undefined;
  /** Names for want of which there is no data. */
  readonly missing: readonly string[];
  /** Asks the server whatever the store has. */
  readonly refresh: () => Promise<Snapshot<TData>>;
}

type Watchable<TData> = Omit<Observer<TData>, 'put'>;

const NOTHING_ASKED: Snapshot<never> = { state: 'unfulfilled', missing: [] };
const NO_NAMES: readonly string[] = [];

/** An observer of nothing. */
export const IDLE: Watchable<never> = {
  key: '',
  current: () => NOTHING_ASKED,
  subscribe: () => () => undefined,
  refresh: async () => NOTHING_ASKED,
};

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
export function useRead<TConfig, TData, TSelected = TData>(
  operation: ReadOperation<TConfig, TData>,
  config: TConfig | undefined,
  { policy, select, interval }: ReadHookOptions<TData, TSelected> = {},
): ReadResult<TSelected, TData> {
  const client = useClient();
  const next: Watchable<TData> = config === undefined ? IDLE : client.observe(operation, config, { policy });
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
function useInterval({ refresh }: Watchable<unknown>, interval: number | undefined): void {
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

/** A snapshot as a component gets it. */
export function resultOf<TShown, TData>(
  snapshot: Snapshot<TShown>,
  refresh: () => Promise<Snapshot<TData>>,
): ReadResult<TShown, TData> {
  return {
    state: snapshot.state,
    data: snapshot.state === 'unfulfilled' ? undefined : snapshot.data,
    error: snapshot.state === 'error' ? snapshot.error : undefined,
    missing: snapshot.state === 'unfulfilled' ? snapshot.missing : NO_NAMES,
    refresh,
  };
}

/** A hook for one reading operation. */
export type ReadHook<TConfig, TData> = <TSelected = TData>(
  config: TConfig | undefined,
  options?: ReadHookOptions<TData, TSelected>,
) => ReadResult<TSelected, TData>;

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
