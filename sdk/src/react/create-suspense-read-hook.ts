import type { WatchOptions } from '../client/client.ts';
import type { ReadOperation } from '../spec/operation.ts';
import { useSuspenseRead, type SuspenseReadResult } from './use-suspense-read.ts';

/** A hook for one reading operation, for components that do not render without its data. */
export type SuspenseReadHook<TConfig, TData> = (
  config: TConfig,
  options?: WatchOptions,
) => SuspenseReadResult<TData>;

/**
 * Binds `useSuspenseRead` to one operation; the generated hooks are made with it.
 *
 * @example
 * const useSuspenseGetRecord = createSuspenseReadHook(getRecord);
 */
export function createSuspenseReadHook<TConfig, TData>(
  operation: ReadOperation<TConfig, TData>,
): SuspenseReadHook<TConfig, TData> {
  return function useSuspenseOperation(config, options) {
    return useSuspenseRead(operation, config, options);
  };
}
