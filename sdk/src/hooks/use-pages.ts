import { useMemo, useSyncExternalStore } from 'react';
import type { WatchOptions } from '../client.ts';
import { createPagedRead, type PageItem, type PagedRead } from '../paged-read.ts';
import { policyKey } from '../policies/policy.ts';
import type { PagesSnapshot } from '../pagination/pages.ts';
import type { ReadOperation } from '../types/operation.ts';
import { useClient } from './client-context.ts';

/** What a component knows of a paged read. */
export interface PagesResult<TData, TItem> {
  readonly state: PagesSnapshot['state'];
  readonly items: readonly TItem[];
  readonly pages: readonly TData[];
  readonly hasMore: boolean;
  readonly error: PagesSnapshot['error'];
  /** Asks for the next page. */
  readonly more: () => void;
  /** Starts again with a new first page. */
  readonly refresh: () => void;
}

const NOTHING_ASKED: PagesSnapshot = {
  state: 'unfulfilled',
  pages: [],
  items: [],
  hasMore: false,
  error: undefined,
};

const IDLE: PagedRead = {
  current: () => NOTHING_ASKED,
  subscribe: () => () => undefined,
  more: () => undefined,
  refresh: () => undefined,
};

/**
 * Reads page by page.
 *
 * @example
 * const { items, hasMore, more } = usePages(getRelatedListRecords, config);
 */
export function usePages<TConfig, TData, TItem = PageItem<TData>>(
  operation: ReadOperation<TConfig, TData>,
  config: TConfig | undefined,
  { policy }: WatchOptions = {},
): PagesResult<TData, TItem> {
  const client = useClient();
  const key = config === undefined ? undefined : client.keyOf(operation, config);
  const read = useMemo<PagedRead>(
    () => (config === undefined ? IDLE : createPagedRead(client, operation, { config, policy })),
    // The keys stand for the configuration and the policy, which callers write anew for each render.
    // oxlint-disable-next-line react/exhaustive-deps
    [client, operation, key, policyKey(policy)],
  );
  const snapshot = useSyncExternalStore(read.subscribe, read.current, read.current);
  return useMemo(() => {
    const { state, hasMore, error } = snapshot;
    // The table says which member holds the items, and the spec what they are.
    const items = snapshot.items as readonly TItem[];
    const pages = snapshot.pages as readonly unknown[] as readonly TData[];
    return { state, items, pages, hasMore, error, more: read.more, refresh: read.refresh };
  }, [snapshot, read]);
}
