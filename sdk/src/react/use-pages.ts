import { useMemo, useSyncExternalStore } from 'react';
import { IDLE_PAGES, pagesResultOf, type PagesResult } from '../client/bound-pages.ts';
import type { WatchOptions } from '../client/client.ts';
import { createPagedRead, type PagedRead } from '../client/paged-read.ts';
import { policyKey } from '../spec/policy.ts';
import type { AnswerTo, GivenConfig } from '../spec/field-inference.ts';
import type { PagedReadOperation } from '../spec/operation.ts';
import { useClient } from './client-context.ts';

/**
 * Reads page by page. Starts with the pages that are there already, as far as they are fresh. Without a
 * configuration nothing is sent.
 *
 * @example
 * const { items, hasMore, isLoadingMore, more } = usePages(getRelatedListRecords, config);
 */
export function usePages<
  TConfig,
  TData,
  TItem,
  TFields = unknown,
  const TGiven extends TConfig = TConfig,
  TCode extends string = string,
>(
  operation: PagedReadOperation<TConfig, TData, TItem, TFields, TCode>,
  config: GivenConfig<TConfig, TFields, TGiven> | undefined,
  options?: WatchOptions,
): PagesResult<AnswerTo<TData, TFields, TGiven>, AnswerTo<TItem, TFields, TGiven>, TCode>;
// The types of configuration and data are the caller's affair.
export function usePages<TConfig, TData, TItem>(
  operation: PagedReadOperation<TConfig, TData, TItem>,
  config: TConfig | undefined,
  { policy }: WatchOptions = {},
): PagesResult<TData, TItem> {
  const client = useClient();
  const key = config === undefined ? undefined : client.keyOf(operation, config);
  const read = useMemo<PagedRead<TData, TItem>>(
    () => (config === undefined ? IDLE_PAGES : createPagedRead(client, operation, { config, policy })),
    // The keys stand for the configuration and the policy, which callers write anew for each render.
    // oxlint-disable-next-line react/exhaustive-deps
    [client, operation, key, policyKey(policy)],
  );
  const snapshot = useSyncExternalStore(read.subscribe, read.current, read.current);
  return useMemo(() => pagesResultOf(snapshot, read), [snapshot, read]);
}
