import { useCallback, useRef, useState } from 'react';
import type { WriteOptions } from '../mutation/mutate.ts';
import { SdkError } from '../core/errors.ts';
import type { WriteOperation } from '../spec/operation.ts';
import type { AnswerToValues, GivenValues } from '../spec/value-inference.ts';
import { useClient } from './client-context.ts';

/** The progress of a write. */
export type WriteProgress =
  | { readonly state: 'idle'; readonly error: undefined }
  | { readonly state: 'saving'; readonly error: undefined }
  | { readonly state: 'done'; readonly error: undefined }
  | { readonly state: 'failed'; readonly error: SdkError };

/** The outcome of a write: an error is a value, so that no screen needs a try. */
export type WriteResult<TData> =
  { readonly ok: true; readonly data: TData } | { readonly ok: false; readonly error: SdkError };

/** Writes; never rejected. */
export type Write<TConfig, TData, TFields = unknown> = <const TGiven extends TConfig = TConfig>(
  config: GivenValues<TConfig, TFields, TGiven>,
  options?: WriteOptions,
) => Promise<WriteResult<AnswerToValues<TData, TFields, TGiven>>>;

const at = (state: 'idle' | 'saving' | 'done'): WriteProgress => ({ state, error: undefined });

/**
 * A write, how the last one stands, and what makes that `idle` again, for example when a dialog is opened anew. A
 * write that is under way goes on; how it ends is then no longer told here.
 *
 * @example
 * const [save, saving, reset] = useWrite(updateRecord);
 */
export function useWrite<TConfig, TData, TFields = unknown>(
  operation: WriteOperation<TConfig, TData, TFields>,
): readonly [Write<TConfig, TData, TFields>, WriteProgress, () => void];
// The types of configuration and data are the caller's affair.
export function useWrite<TConfig, TData>(
  operation: WriteOperation<TConfig, TData>,
): readonly [Write<TConfig, TData>, WriteProgress, () => void] {
  const client = useClient();
  const [progress, setProgress] = useState<WriteProgress>(() => at('idle'));
  const latest = useRef(0);
  const write = useCallback<Write<TConfig, TData>>(
    async (config, options) => {
      const turn = (latest.current += 1);
      const show = (next: WriteProgress): void => {
        if (turn === latest.current) setProgress(next);
      };
      show(at('saving'));
      try {
        const data = await client.write(operation, config, options);
        show(at('done'));
        return { ok: true, data };
      } catch (cause) {
        const error = cause instanceof SdkError ? cause : unexpected(operation.table.id, cause);
        show({ state: 'failed', error });
        return { ok: false, error };
      }
    },
    [client, operation],
  );
  const reset = useCallback(() => {
    latest.current += 1;
    setProgress(at('idle'));
  }, []);
  return [write, progress, reset];
}

function unexpected(operation: string, cause: unknown): SdkError {
  return new SdkError('INVARIANT', 'The write failed in an unexpected way', { operation, cause });
}

/** A hook for one writing operation. */
export type WriteHook<TConfig, TData, TFields = unknown> = () => readonly [
  Write<TConfig, TData, TFields>,
  WriteProgress,
  () => void,
];

/**
 * Binds `useWrite` to one operation; the generated hooks are made with it.
 *
 * @example
 * const useUpdateRecord = createWriteHook(updateRecord);
 */
export function createWriteHook<TConfig, TData, TFields = unknown>(
  operation: WriteOperation<TConfig, TData, TFields>,
): WriteHook<TConfig, TData, TFields> {
  return function useOperation() {
    return useWrite(operation);
  };
}
