import * as React from 'react';
import type { Client, WatchOptions } from '../client/client.ts';
import { resultOf, type ReadResult } from '../query/query-observer.ts';
import { SdkError } from '../core/errors.ts';
import { policyKey } from '../spec/policy.ts';
import { dataOf } from '../query/lookup.ts';
import type { AnswerTo, GivenConfig } from '../spec/field-inference.ts';
import type { ReadOperation } from '../spec/operation.ts';
import type { Snapshot } from '../spec/snapshot.ts';
import { useClient } from './client-context.ts';
import { useRead } from './use-read.ts';

/** The result of a query that suspends without data. Its `state` says whether there is an error. */
export type SuspenseReadResult<TData, TCode extends string = string> = Pick<
  ReadResult<TData, TData, TCode>,
  'refresh'
> & { readonly data: TData } & (
    | { readonly state: 'fulfilled' | 'stale' | 'pending'; readonly error: undefined }
    | { readonly state: 'error'; readonly error: SdkError<TCode> }
  );

/** Milliseconds for which an answer stays with those who waited for it, until they have rendered again. */
const KEPT = 1_000;

/** Most requests in a row for answers that are of no use, while they are that fresh. */
const MOST_IN_A_ROW = 3;

/** An answer for which renders wait. */
interface Wait<TData> {
  readonly answer: Promise<Snapshot<TData>>;
  /** So many were of no use just before. */
  readonly turn: number;
  /** Data has come. */
  hasData: boolean;
  /** The failure was handed on: whoever comes from now on asks again. */
  isOver: boolean;
}

/** A promise that says itself how it ended, as React 19 marks those that it waits for. */
type Settling<TValue> = Promise<TValue> & { status?: 'pending' | 'fulfilled'; value?: TValue };

/** The `use` of React 18, which waits for a promise that is thrown; the promise is one that is never rejected. */
function waitByThrowing<TValue>(promise: Settling<TValue>): TValue {
  // Set together with the status.
  if (promise.status === 'fulfilled') return promise.value as TValue;
  if (promise.status === undefined) {
    promise.status = 'pending';
    void promise.then((value) => Object.assign(promise, { status: 'fulfilled', value }));
  }
  throw promise;
}

// Read by its name, as a bundler refuses the import of what React 18 lacks. Either takes a promise.
const use = /* @__PURE__ */ (Reflect.get(React, 'use') ?? waitByThrowing) as typeof waitByThrowing;

/** A settled promise: a component that rendered with a promise has to render with one again. */
const NO_WAIT = Object.assign(Promise.resolve(), { status: 'fulfilled' as const, value: undefined });

const waits = new WeakMap<Client, Map<string, Wait<unknown>>>();

/**
 * Reads, and lets the nearest `Suspense` wait until there is data. A failure without data goes to the nearest error
 * boundary; a boundary that is reset asks again at once. Later failures come as `error` beside the data.
 *
 * @throws SdkError where nothing can be read: `INVALID_CONFIG`, `HTTP`, `NETWORK`, `MALFORMED_RESPONSE`
 *
 * @example
 * const { data } = useSuspenseRead(getRecord, { recordId, fields: ['Contact.Email'] });
 */
export function useSuspenseRead<
  TConfig,
  TData,
  TFields = unknown,
  const TGiven extends TConfig = TConfig,
  TCode extends string = string,
>(
  operation: ReadOperation<TConfig, TData, TFields, TCode>,
  config: GivenConfig<TConfig, TFields, TGiven>,
  options?: WatchOptions,
): SuspenseReadResult<AnswerTo<TData, TFields, TGiven>, TCode>;
// The types of configuration and data are the caller's affair.
export function useSuspenseRead<TConfig, TData>(
  operation: ReadOperation<TConfig, TData>,
  // Named by the operation alone: with nothing to read, it would wait for ever.
  config: NoInfer<TConfig>,
  options: WatchOptions = {},
): SuspenseReadResult<TData> {
  const client = useClient();
  const { state, data, error, refresh } = useRead(operation, config, options);
  if (data !== undefined) {
    use(NO_WAIT);
    // Where there is data, the state is one that has some.
    return { state, data, error, refresh } as SuspenseReadResult<TData>;
  }
  if (error) throw error;
  const wait = waitFor(client, operation, { config, options });
  const snapshot = use(wait.answer);
  const first = dataOf(snapshot);
  // Where there is data, the state is one that has some.
  if (first !== undefined) return resultOf(snapshot, refresh) as SuspenseReadResult<TData>;
  // React renders once more before it believes an error. Where that comes late, it is taken for a reset, and would
  // ask without end.
  queueMicrotask(() => {
    wait.isOver = wait.turn < MOST_IN_A_ROW;
  });
  if (snapshot.state === 'error') throw snapshot.error;
  const { missing = [], invalid = [] } = snapshot.state === 'unfulfilled' ? snapshot : {};
  const details = { operation: operation.table.id, status: 400, statusText: 'INVALID_CONFIG' };
  const lacking = missing.length > 0 ? ` without ${missing.join(', ')}` : '';
  const reasons = invalid.map(({ reason }) => `: ${reason}`);
  throw new SdkError('INVALID_CONFIG', `Nothing is read${lacking}${reasons.join('')}`, details);
}

interface WaitedRead<TConfig> {
  readonly config: TConfig;
  readonly options: WatchOptions;
}

/** The same wait for each render that waits for the same read. */
function waitFor<TConfig, TData>(
  client: Client,
  operation: ReadOperation<TConfig, TData>,
  { config, options }: WaitedRead<TConfig>,
): Wait<TData> {
  const all = waits.get(client) ?? new Map<string, Wait<unknown>>();
  waits.set(client, all);
  const key = `${client.session()} ${policyKey(options.policy)} ${client.keyOf(operation, config)}`;
  const known = all.get(key);
  // A write may have dropped what came.
  const isGone = known?.hasData === true && dataOf(client.peek(operation, config)) === undefined;
  // The key says which operation it is, and so what its data is.
  if (known && !known.isOver && !(isGone && known.turn < MOST_IN_A_ROW)) return known as Wait<TData>;
  const answer = client.read(operation, config, options);
  const wait = { answer, turn: known ? known.turn + 1 : 0, hasData: false, isOver: false };
  all.set(key, wait);
  const forget = (): void => {
    if (all.get(key) === wait) all.delete(key);
  };
  const settle = (snapshot: Snapshot<TData>): void => {
    wait.hasData = dataOf(snapshot) !== undefined;
    setTimeout(forget, KEPT);
  };
  void answer.then(settle);
  return wait;
}

/** A hook for one reading operation, for components that do not render without its data. */
export type SuspenseReadHook<TConfig, TData, TFields = unknown, TCode extends string = string> = <
  const TGiven extends TConfig = TConfig,
>(
  config: GivenConfig<TConfig, TFields, TGiven>,
  options?: WatchOptions,
) => SuspenseReadResult<AnswerTo<TData, TFields, TGiven>, TCode>;

/**
 * Binds `useSuspenseRead` to one operation; the generated hooks are made with it.
 *
 * @example
 * const useSuspenseGetRecord = createSuspenseReadHook(getRecord);
 */
export function createSuspenseReadHook<TConfig, TData, TFields = unknown, TCode extends string = string>(
  operation: ReadOperation<TConfig, TData, TFields, TCode>,
): SuspenseReadHook<TConfig, TData, TFields, TCode> {
  return function useSuspenseOperation(config, options) {
    return useSuspenseRead(operation, config, options);
  };
}
