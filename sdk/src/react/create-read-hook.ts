import type { WatchOptions } from '../client/client.ts';
import type { ReadOperation } from '../spec/operation.ts';
import { useRead, type ReadResult } from './use-read.ts';

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
