import { useCallback, useRef, useState } from 'react';
import {
  progressAt,
  progressOf,
  resultOfWrite,
  type Write,
  type WriteProgress,
} from '../client/bound-write.ts';
import type { WriteOperation } from '../spec/operation.ts';
import { useClient } from './client-context.ts';

/**
 * A write, how the last one stands, and what makes that `idle` again, for example when a dialog is opened anew. A
 * write that is under way goes on; how it ends is then no longer told here.
 *
 * @example
 * const [save, saving, reset] = useWrite(updateRecord);
 */
export function useWrite<TConfig, TData, TFields = unknown, TCode extends string = string>(
  operation: WriteOperation<TConfig, TData, TFields, TCode>,
): readonly [Write<TConfig, TData, TFields, TCode>, WriteProgress<TCode>, () => void];
// The types of configuration and data are the caller's affair.
export function useWrite<TConfig, TData>(
  operation: WriteOperation<TConfig, TData>,
): readonly [Write<TConfig, TData>, WriteProgress, () => void] {
  const client = useClient();
  const [progress, setProgress] = useState<WriteProgress>(() => progressAt('idle'));
  const latest = useRef(0);
  const write = useCallback<Write<TConfig, TData>>(
    async (config, options) => {
      const turn = (latest.current += 1);
      setProgress(progressAt('saving'));
      const result = await resultOfWrite(operation.table.id, () => client.write(operation, config, options));
      if (turn === latest.current) setProgress(progressOf(result));
      return result;
    },
    [client, operation],
  );
  const reset = useCallback(() => {
    latest.current += 1;
    setProgress(progressAt('idle'));
  }, []);
  return [write, progress, reset];
}

/** A hook for one writing operation. */
export type WriteHook<TConfig, TData, TFields = unknown, TCode extends string = string> = () => readonly [
  Write<TConfig, TData, TFields, TCode>,
  WriteProgress<TCode>,
  () => void,
];

/**
 * Binds `useWrite` to one operation; the generated hooks are made with it.
 *
 * @example
 * const useUpdateRecord = createWriteHook(updateRecord);
 */
export function createWriteHook<TConfig, TData, TFields = unknown, TCode extends string = string>(
  operation: WriteOperation<TConfig, TData, TFields, TCode>,
): WriteHook<TConfig, TData, TFields, TCode> {
  return function useOperation() {
    return useWrite(operation);
  };
}
