import { toValue, type ComputedRef, type MaybeRefOrGetter } from 'vue';
import { createReadBinding } from '../../client/read-binding.ts';
import type { ReadViewOptions } from '../../client/read-view.ts';
import type { ReadResult } from '../../query/query-observer.ts';
import type { AnswerTo, GivenConfig } from '../../spec/field-inference.ts';
import type { ReadOperation } from '../../spec/operation.ts';
import { follow, useClient } from './vue-client.ts';

/**
 * Reads, and changes when what it shows has changed. Without a configuration nothing is sent, on a server neither.
 *
 * @example
 * const record = useRead(getRecord, () => ({ recordId: props.recordId, fields: ['Contact.Email'] }));
 */
export function useRead<
  TConfig,
  TData,
  TFields = unknown,
  const TGiven extends TConfig = TConfig,
  TSelected = AnswerTo<TData, TFields, TGiven>,
  TCode extends string = string,
>(
  operation: ReadOperation<TConfig, TData, TFields, TCode>,
  config: MaybeRefOrGetter<GivenConfig<TConfig, TFields, TGiven> | undefined>,
  options?: ReadViewOptions<AnswerTo<TData, TFields, TGiven>, TSelected>,
): ComputedRef<ReadResult<TSelected, AnswerTo<TData, TFields, TGiven>, TCode>>;
// The types of configuration and data are the caller's affair.
export function useRead<TConfig, TData, TSelected = TData>(
  operation: ReadOperation<TConfig, TData>,
  config: MaybeRefOrGetter<TConfig | undefined>,
  options?: ReadViewOptions<TData, TSelected>,
): ComputedRef<ReadResult<TSelected, TData>> {
  const client = useClient();
  const bind = createReadBinding(operation, options);
  return follow(() => bind(client.value, toValue(config)));
}
