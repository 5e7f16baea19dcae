import { NO_PAGES, type PagesSnapshot } from '../query/pagination/pages.ts';
import type { PagedReadOperation } from '../spec/operation.ts';
import type { Client, WatchOptions } from './client.ts';
import { createPagedRead, type PagedRead } from './paged-read.ts';
import { bindByKey, copyOf, type Bound } from './read-binding.ts';

/** The result of a paged read, and its methods. */
export type PagesResult<TData, TItem, TCode extends string = string> = PagesSnapshot<TData, TItem, TCode> &
  Omit<PagedRead<TData, TItem>, 'current' | 'subscribe'>;

const NOTHING_ASKED: PagesSnapshot<never, never> = { ...NO_PAGES, state: 'unfulfilled', error: undefined };
const nothing = (): void => undefined;

/** The pages of nothing, where there is no configuration. */
export const IDLE_PAGES: PagedRead<never, never> = {
  current: () => NOTHING_ASKED,
  subscribe: () => nothing,
  more: nothing,
  previous: nothing,
  jump: nothing,
  refresh: nothing,
  refreshAt: nothing,
};

/** Pages as a component gets them. */
export function pagesResultOf<TData, TItem>(
  snapshot: PagesSnapshot<TData, TItem>,
  { more, previous, jump, refresh, refreshAt }: PagedRead<TData, TItem>,
): PagesResult<TData, TItem> {
  return { ...snapshot, more, previous, jump, refresh, refreshAt };
}

/** Binds one paged operation to one component of a framework, as `createReadBinding` does for a read. */
export function createPagesBinding<TConfig, TData, TItem>(
  operation: PagedReadOperation<TConfig, TData, TItem>,
  { policy }: WatchOptions = {},
): (client: Client, config: TConfig | undefined) => Bound<PagesResult<TData, TItem>> {
  return bindByKey((client, config: TConfig | undefined) => ({
    key: config === undefined ? '' : client.keyOf(operation, config),
    make: () =>
      boundPages(
        config === undefined
          ? IDLE_PAGES
          : createPagedRead(client, operation, { config: copyOf(config), policy }),
      ),
  }));
}

function boundPages<TData, TItem>(read: PagedRead<TData, TItem>): Bound<PagesResult<TData, TItem>> {
  let shown: PagesSnapshot<TData, TItem> | undefined;
  let result: PagesResult<TData, TItem> | undefined;
  return {
    subscribe: read.subscribe,
    current() {
      const snapshot = read.current();
      if (result === undefined || snapshot !== shown) result = pagesResultOf((shown = snapshot), read);
      return result;
    },
  };
}
