import { createReadBinding } from '../../client/read-binding.ts';
import type { ReadViewOptions } from '../../client/read-view.ts';
import type { ReadResult } from '../../query/query-observer.ts';
import type { AnswerTo, GivenConfig } from '../../spec/field-inference.ts';
import type { ReadOperation } from '../../spec/operation.ts';
import { follow, useClient, type Current } from './svelte-client.ts';

/**
 * Reads, and changes when what it shows has changed. Without a configuration nothing is sent, on a server neither.
 *
 * @example
 * const record = useRead(getRecord, () => ({ recordId, fields: ['Contact.Email'] }));
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
  config: () => GivenConfig<TConfig, TFields, TGiven> | undefined,
  options?: ReadViewOptions<AnswerTo<TData, TFields, TGiven>, TSelected>,
): Current<ReadResult<TSelected, AnswerTo<TData, TFields, TGiven>, TCode>>;
// The types of configuration and data are the caller's affair.
export function useRead<TConfig, TData, TSelected = TData>(
  operation: ReadOperation<TConfig, TData>,
  config: () => TConfig | undefined,
  options?: ReadViewOptions<TData, TSelected>,
): Current<ReadResult<TSelected, TData>> {
  const client = useClient();
  const bind = createReadBinding(operation, options);
  return follow(() => bind(client(), config()));
}
