import type { PagesResult } from '../client/bound-pages.ts';
import type { AnswerTo, GivenConfig } from '../spec/field-inference.ts';
import type { PagedReadOperation } from '../spec/operation.ts';
import { usePages } from './use-pages.ts';
import { useSuspenseRead } from './use-suspense-read.ts';

/**
 * Reads page by page, and lets the nearest `Suspense` wait until the first page is there. A failure of the first page
 * without data goes to the nearest error boundary; later ones, and those of further pages, come as `error`.
 *
 * @throws SdkError where the first page cannot be read: `INVALID_CONFIG`, `HTTP`, `NETWORK`, `MALFORMED_RESPONSE`
 *
 * @example
 * const { items, hasMore, more } = useSuspensePages(getRelatedListRecords, config);
 */
export function useSuspensePages<
  TConfig,
  TData,
  TItem,
  TFields = unknown,
  const TGiven extends TConfig = TConfig,
  TCode extends string = string,
>(
  operation: PagedReadOperation<TConfig, TData, TItem, TFields, TCode>,
  config: GivenConfig<TConfig, TFields, TGiven>,
): PagesResult<AnswerTo<TData, TFields, TGiven>, AnswerTo<TItem, TFields, TGiven>, TCode>;
// The types of configuration and data are the caller's affair.
export function useSuspensePages<TConfig, TData, TItem>(
  operation: PagedReadOperation<TConfig, TData, TItem>,
  config: NoInfer<TConfig>,
): PagesResult<TData, TItem> {
  // The first page is the read without a page token: one query, for both.
  useSuspenseRead(operation, config);
  return usePages(operation, config);
}
