import { createPagesBinding, type PagesResult } from '../../client/bound-pages.ts';
import type { WatchOptions } from '../../client/client.ts';
import type { AnswerTo, GivenConfig } from '../../spec/field-inference.ts';
import type { PagedReadOperation } from '../../spec/operation.ts';
import { follow, useClient, type Current } from './svelte-client.ts';

/** Reads page by page: `pages.current.items`, and `pages.current.more()` for the next. */
export function usePages<
  TConfig,
  TData,
  TItem,
  TFields = unknown,
  const TGiven extends TConfig = TConfig,
  TCode extends string = string,
>(
  operation: PagedReadOperation<TConfig, TData, TItem, TFields, TCode>,
  config: () => GivenConfig<TConfig, TFields, TGiven> | undefined,
  options?: WatchOptions,
): Current<PagesResult<AnswerTo<TData, TFields, TGiven>, AnswerTo<TItem, TFields, TGiven>, TCode>>;
// The types of configuration and data are the caller's affair.
export function usePages<TConfig, TData, TItem>(
  operation: PagedReadOperation<TConfig, TData, TItem>,
  config: () => TConfig | undefined,
  options?: WatchOptions,
): Current<PagesResult<TData, TItem>> {
  const client = useClient();
  const bind = createPagesBinding(operation, options);
  return follow(() => bind(client(), config()));
}
