import type { ComputedRef } from 'vue';
import { createBoundWrite, type Write, type WriteProgress } from '../../client/bound-write.ts';
import type { WriteOperation } from '../../spec/operation.ts';
import { follow, useClient } from './vue-client.ts';

/**
 * A write, how the last one stands (`progress.value.state`), and what makes that `idle` again. A write is never rejected.
 *
 * @example
 * const [save, progress, reset] = useWrite(updateRecord);
 */
export function useWrite<TConfig, TData, TFields = unknown, TCode extends string = string>(
  operation: WriteOperation<TConfig, TData, TFields, TCode>,
): readonly [
  save: Write<TConfig, TData, TFields, TCode>,
  progress: ComputedRef<WriteProgress<TCode>>,
  reset: () => void,
];
// The types of configuration and data are the caller's affair.
export function useWrite<TConfig, TData>(
  operation: WriteOperation<TConfig, TData>,
): readonly [save: Write<TConfig, TData>, progress: ComputedRef<WriteProgress>, reset: () => void] {
  const client = useClient();
  const bound = createBoundWrite(operation, () => client.value);
  return [bound.write, follow(() => bound), bound.reset];
}
