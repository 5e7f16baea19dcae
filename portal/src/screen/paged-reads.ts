import { createPagedRead, type PagedReadOperation } from '@energy-portal/sdk';
import { stateOf } from './read-board.ts';
import type { FollowOptions } from './read-board.ts';

/** Follows a list of pages: the view holds the items of all that were read, inside the last page's answer. */
export function followPages({ client, operation, config, show }: FollowOptions): () => void {
  // The compiler of screens follows only reads with pages.
  const paged = operation as PagedReadOperation<unknown, unknown, unknown>;
  const pages = createPagedRead(client, paged, { config });
  const items = operation.table.pages?.items ?? 'items';
  const tell = () => {
    const { state, pages: read, items: entries, hasMore } = pages.current();
    const last: unknown = read.at(-1);
    const data = typeof last === 'object' && last !== null ? { ...last, [items]: entries } : undefined;
    show({ state: stateOf(state, data), data, items, hasMore, more: pages.more, refresh: pages.refresh });
  };
  const stop = pages.subscribe(tell);
  tell();
  return stop;
}
