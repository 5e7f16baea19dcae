import type { Accessor } from 'solid-js';
import { createPagesBinding, type PagesResult } from '../../client/bound-pages.ts';
import type { WatchOptions } from '../../client/client.ts';
import { createReadBinding } from '../../client/read-binding.ts';
import type { ReadViewOptions } from '../../client/read-view.ts';
import type { ReadResult } from '../../query/query-observer.ts';
import type { AnswerTo, GivenConfig } from '../../spec/field-inference.ts';
import type { PagedReadOperation, ReadOperation } from '../../spec/operation.ts';
import { follow, useClient } from './solid-client.ts';

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
  config: Accessor<GivenConfig<TConfig, TFields, TGiven> | undefined>,
  options?: ReadViewOptions<AnswerTo<TData, TFields, TGiven>, TSelected>,
): Accessor<ReadResult<TSelected, AnswerTo<TData, TFields, TGiven>, TCode>>;
// The types of configuration and data are the caller's affair.
export function useRead<TConfig, TData, TSelected = TData>(
  operation: ReadOperation<TConfig, TData>,
  config: Accessor<TConfig | undefined>,
  options?: ReadViewOptions<TData, TSelected>,
): Accessor<ReadResult<TSelected, TData>> {
  const client = useClient();
  const bind = createReadBinding(operation, options);
  return follow(() => bind(client(), config()));
}

/** Reads page by page: `pages().items`, and `pages().more()` for the next. */
export function usePages<
  TConfig,
  TData,
  TItem,
  TFields = unknown,
  const TGiven extends TConfig = TConfig,
  TCode extends string = string,
>(
  operation: PagedReadOperation<TConfig, TData, TItem, TFields, TCode>,
  config: Accessor<GivenConfig<TConfig, TFields, TGiven> | undefined>,
  options?: WatchOptions,
): Accessor<PagesResult<AnswerTo<TData, TFields, TGiven>, AnswerTo<TItem, TFields, TGiven>, TCode>>;
// The types of configuration and data are the caller's affair.
export function usePages<TConfig, TData, TItem>(
  operation: PagedReadOperation<TConfig, TData, TItem>,
  config: Accessor<TConfig | undefined>,
  options?: WatchOptions,
): Accessor<PagesResult<TData, TItem>> {
  const client = useClient();
  const bind = createPagesBinding(operation, options);
  return follow(() => bind(client(), config()));
}
