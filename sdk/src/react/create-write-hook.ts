import type { WriteOperation } from '../spec/operation.ts';
import { useWrite } from './use-write.ts';

/** A hook for one writing operation. */
export type WriteHook<TConfig, TData> = () => ReturnType<typeof useWrite<TConfig, TData>>;

/**
 * Binds `useWrite` to one operation; the generated hooks are made with it.
 *
 * @example
 * const useUpdateRecord = createWriteHook(updateRecord);
 */
export function createWriteHook<TConfig, TData>(
  operation: WriteOperation<TConfig, TData>,
): WriteHook<TConfig, TData> {
  return function useOperation() {
    return useWrite(operation);
  };
}
