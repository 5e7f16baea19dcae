import { useMemo, useSyncExternalStore } from 'react';
import type { WatchOptions } from '../client/client.ts';
import { boundRead, type BoundRead } from '../client/read-binding.ts';
import { keepIdentity } from '../core/json.ts';
import { IDLE, type ReadResult } from '../query/query-observer.ts';
import { policyKey } from '../spec/policy.ts';
import type { AnswerTo, GivenConfig } from '../spec/field-inference.ts';
import type { ReadOperation } from '../spec/operation.ts';
import { useClient } from './client-context.ts';

/** One of several queries of a component. */
export interface ReadQuery<TConfig, TData, TCode extends string = string> extends WatchOptions {
  readonly operation: ReadOperation<TConfig, TData, unknown, TCode>;
  /** Absent: nothing is sent. */
  readonly config: TConfig | undefined;
}

/** The results of several queries, in their order. */
export type ReadResults<TQueries extends readonly ReadQuery<unknown, unknown>[]> = {
  readonly [At in keyof TQueries]: TQueries[At] extends ReadQuery<unknown, infer TData, infer TCode>
    ? ReadResult<TData, TData, TCode>
    : never;
};

/** A query for {@link useReads}, whose configuration is checked against its operation. */
export function queryOf<
  TConfig,
  TData,
  TFields = unknown,
  const TGiven extends TConfig = TConfig,
  TCode extends string = string,
>(
  operation: ReadOperation<TConfig, TData, TFields, TCode>,
  config: GivenConfig<TConfig, TFields, TGiven> | undefined,
  options?: WatchOptions,
): ReadQuery<TConfig, AnswerTo<TData, TFields, TGiven>, TCode>;
// The types of configuration and data are the caller's affair.
export function queryOf<TConfig, TData>(
  operation: ReadOperation<TConfig, TData>,
  config: TConfig | undefined,
  options: WatchOptions = {},
): ReadQuery<TConfig, TData> {
  return { operation, config, ...options };
}

/**
 * Reads several queries, also a number of them that changes, and renders again when one of them shows something else.
 * Equal queries share one request.
 *
 * @example
 * const [contact, account] = useReads([queryOf(getRecord, contactConfig), queryOf(getRecord, accountConfig)]);
 * const cases = useReads(ids.map((recordId) => queryOf(getRecord, { recordId, fields })));
 */
export function useReads<const TQueries extends readonly ReadQuery<unknown, unknown>[]>(
  queries: TQueries,
): ReadResults<TQueries> {
  const client = useClient();
  const next = queries.map(({ operation, config, policy }) =>
    config === undefined ? IDLE : client.observe(operation, config, { policy }),
  );
  const keys = queries.map(({ policy }, at) => `${policyKey(policy)} ${next[at]?.key ?? ''}`);
  const joined = useMemo(
    () => joinReads(next.map((observer) => boundRead(observer, observer.refresh))),
    // The keys stand for the queries, which callers write anew for each render.
    // oxlint-disable-next-line react/exhaustive-deps
    [client, keys.join('\n')],
  );
  const results = useSyncExternalStore(joined.subscribe, joined.current, joined.current);
  // In the order of the queries, each of whose operations says what its data is.
  return results as ReadResults<TQueries>;
}

/** Several reads as one: its results are the same list while each of them shows the same. */
function joinReads(reads: readonly BoundRead<unknown>[]): {
  readonly current: () => readonly ReadResult<unknown>[];
  readonly subscribe: (listener: () => void) => () => void;
} {
  let results: readonly ReadResult<unknown>[] = [];
  return {
    current: () =>
      (results = keepIdentity(
        results,
        reads.map((read) => read.current()),
      )),
    subscribe(listener) {
      const stops = reads.map((read) => read.subscribe(listener));
      return () => stops.forEach((stop) => stop());
    },
  };
}
