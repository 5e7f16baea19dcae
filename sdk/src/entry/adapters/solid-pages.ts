import type { Accessor } from 'solid-js';
import { createPagesBinding, type PagesResult } from '../../client/bound-pages.ts';
import type { WatchOptions } from '../../client/client.ts';
import type { AnswerTo, GivenConfig } from '../../spec/field-inference.ts';
import type { PagedReadOperation } from '../../spec/operation.ts';
import { follow, useClient } from './solid-client.ts';

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
