import { useMemo, useState } from 'react';
import type { WatchOptions } from '../client/client.ts';
import type { ReadResult } from '../query/query-observer.ts';
import type { AnswerTo, GivenConfig } from '../spec/field-inference.ts';
import type { ReadOperation } from '../spec/operation.ts';
import { useClient } from './client-context.ts';
import { useRead } from './use-read.ts';

/** The result of a query whose configuration changes. */
export type KeepingReadResult<TData, TCode extends string = string> = ReadResult<TData, TData, TCode> & {
  /** True when `data` is of an earlier configuration, as there is none of this one yet. */
  readonly isPreviousData: boolean;
};

const WITHOUT_REQUEST: WatchOptions = { policy: 'only-if-cached' };

/**
 * As `useRead`; while nothing has come for a new configuration, the data of the last one that had some stays. For
 * screens whose list would give way to a word of loading with each letter of a search.
 *
 * The data that stays is what the store still has of it: nothing stays of a user who has signed out.
 *
 * @example
 * const { data, isPreviousData } = useReadKeepingPrevious(getLookupRecords, useDebounced(config));
 */
export function useReadKeepingPrevious<
  TConfig,
  TData,
  TFields = unknown,
  const TGiven extends TConfig = TConfig,
  TCode extends string = string,
>(
  operation: ReadOperation<TConfig, TData, TFields, TCode>,
  config: GivenConfig<TConfig, TFields, TGiven> | undefined,
  options?: WatchOptions,
): KeepingReadResult<AnswerTo<TData, TFields, TGiven>, TCode>;
// The types of configuration and data are the caller's affair.
export function useReadKeepingPrevious<TConfig, TData>(
  operation: ReadOperation<TConfig, TData>,
  config: TConfig | undefined,
  options?: WatchOptions,
): KeepingReadResult<TData> {
  const client = useClient();
  const read = useRead(operation, config, options);
  const key = config === undefined ? undefined : client.keyOf(operation, config);
  const [last, setLast] = useState({ key, config });
  if (read.data !== undefined && last.key !== key) setLast({ key, config });
  const isWaiting = read.state === 'pending' && read.data === undefined;
  const earlier = isWaiting && last.key !== key ? last.config : undefined;
  const { data } = useRead(operation, earlier, WITHOUT_REQUEST);
  return useMemo(
    // Earlier data only joins what is pending, which may have some.
    () =>
      ({ ...read, data: read.data ?? data, isPreviousData: data !== undefined }) as KeepingReadResult<TData>,
    [read, data],
  );
}
