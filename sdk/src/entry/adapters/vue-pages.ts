import { toValue, type ComputedRef, type MaybeRefOrGetter } from 'vue';
import { createPagesBinding, type PagesResult } from '../../client/bound-pages.ts';
import type { WatchOptions } from '../../client/client.ts';
import type { AnswerTo, GivenConfig } from '../../spec/field-inference.ts';
import type { PagedReadOperation } from '../../spec/operation.ts';
import { follow, useClient } from './vue-client.ts';

/** Reads page by page: `pages.value.items`, and `pages.value.more()` for the next. */
export function usePages<
  TConfig,
  TData,
  TItem,
  TFields = unknown,
  const TGiven extends TConfig = TConfig,
  TCode extends string = string,
>(
  operation: PagedReadOperation<TConfig, TData, TItem, TFields, TCode>,
  config: MaybeRefOrGetter<GivenConfig<TConfig, TFields, TGiven> | undefined>,
  options?: WatchOptions,
): ComputedRef<PagesResult<AnswerTo<TData, TFields, TGiven>, AnswerTo<TItem, TFields, TGiven>, TCode>>;
// The types of configuration and data are the caller's affair.
export function usePages<TConfig, TData, TItem>(
  operation: PagedReadOperation<TConfig, TData, TItem>,
  config: MaybeRefOrGetter<TConfig | undefined>,
  options?: WatchOptions,
): ComputedRef<PagesResult<TData, TItem>> {
  const client = useClient();
  const bind = createPagesBinding(operation, options);
  return follow(() => bind(client.value, toValue(config)));
}
