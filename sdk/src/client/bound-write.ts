import { SdkError } from '../core/errors.ts';
import { createListeners, rethrowApart } from '../core/events.ts';
import type { WriteOptions } from '../mutation/mutate.ts';
import type { WriteOperation } from '../spec/operation.ts';
import type { AnswerToValues, GivenValues } from '../spec/value-inference.ts';
import type { Client } from './client.ts';
import type { Bound } from './read-binding.ts';

/** The progress of a write. */
export type WriteProgress<TCode extends string = string> =
  | { readonly state: 'idle'; readonly error: undefined }
  | { readonly state: 'saving'; readonly error: undefined }
  | { readonly state: 'done'; readonly error: undefined }
  | { readonly state: 'failed'; readonly error: SdkError<TCode> };

/** The outcome of a write: an error is a value, so that no screen needs a try. */
export type WriteResult<TData, TCode extends string = string> =
  | { readonly ok: true; readonly data: TData }
  | { readonly ok: false; readonly error: SdkError<TCode> };

/** Writes; never rejected. */
export type Write<TConfig, TData, TFields = unknown, TCode extends string = string> = <
  const TGiven extends TConfig = TConfig,
>(
  config: GivenValues<TConfig, TFields, TGiven>,
  options?: WriteOptions,
) => Promise<WriteResult<AnswerToValues<TData, TFields, TGiven>, TCode>>;

/** The write of one component: what is bound is how the last one stands. */
export interface BoundWrite<TConfig, TData> extends Bound<WriteProgress> {
  readonly write: Write<TConfig, TData>;
  /** Makes it `idle` again; how a write under way ends is then no longer told here. */
  reset(this: void): void;
}

/** A progress without an error. */
export const progressAt = (state: 'idle' | 'saving' | 'done'): WriteProgress => ({ state, error: undefined });

/** The outcome of a write that may throw. */
export async function resultOfWrite<TData>(
  operation: string,
  write: () => Promise<TData>,
): Promise<WriteResult<TData>> {
  try {
    return { ok: true, data: await write() };
  } catch (cause) {
    const message = 'The write failed in an unexpected way';
    const error =
      cause instanceof SdkError ? cause : new SdkError('INVARIANT', message, { operation, cause });
    return { ok: false, error };
  }
}

/** The progress that an outcome is. */
export function progressOf(result: WriteResult<unknown>): WriteProgress {
  return result.ok ? progressAt('done') : { state: 'failed', error: result.error };
}

/** Binds one writing operation to one component of a framework. */
export function createBoundWrite<TConfig, TData>(
  operation: WriteOperation<TConfig, TData>,
  client: () => Client,
): BoundWrite<TConfig, TData> {
  const listeners = createListeners<[]>(rethrowApart);
  let progress = progressAt('idle');
  let latest = 0;
  const show = (next: WriteProgress): void => {
    progress = next;
    listeners.emit();
  };
  return {
    current: () => progress,
    subscribe: listeners.on,
    async write(config, options) {
      const turn = (latest += 1);
      show(progressAt('saving'));
      const result = await resultOfWrite(operation.table.id, () =>
        client().write(operation, config, options),
      );
      if (turn === latest) show(progressOf(result));
      return result;
    },
    reset() {
      latest += 1;
      show(progressAt('idle'));
    },
  };
}
