import type { WriteOperation } from '../types/operation.ts';
import { useWrite, type Write, type WriteProgress } from './use-write.ts';

/** A hook for one writing operation. */
export type WriteHook<TConfig, TData> = () => readonly [Write<TConfig, TData>, WriteProgress];

/** Binds `useWrite` to one operation; the generated hooks are made with it. */
export function createWriteHook<TConfig, TData>(
  operation: WriteOperation<TConfig, TData>,
): WriteHook<TConfig, TData> {
  return function useOperation() {
    return useWrite(operation);
  };
}
