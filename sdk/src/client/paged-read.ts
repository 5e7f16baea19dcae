import type { Client, WatchOptions } from './client.ts';
import { invariant } from '../core/errors.ts';
import { createPageMap, type PageMap } from '../query/pagination/page-map.ts';
import { createPages, type Pages } from '../query/pagination/pages.ts';
import { isJsonObject } from '../core/json.ts';
import type { AnswerTo, GivenConfig } from '../spec/field-inference.ts';
import type { PagedReadOperation } from '../spec/operation.ts';

/** A paged read under observation. */
export type PagedRead<TData = unknown, TItem = unknown, TCode extends string = string> = Pages<
  TData,
  TItem,
  TCode
>;

/** Most lists of one client whose places are known; beyond them goes first what was not read for longest. */
const MOST_LISTS = 500;

const lists = new WeakMap<Client, Map<string, PageMap>>();

/**
 * Reads an operation page by page, without React. What is known of the places of a list is shared by all of the
 * client's paged reads of it: another one starts with the pages that are there and fresh, without a request.
 *
 * @throws SdkError `INVARIANT` for an operation that has no pages
 *
 * @example
 * const pages = createPagedRead(client, getRelatedListRecords, { config });
 * const stop = pages.subscribe(() => show(pages.current().items));
 * pages.more();
 */
export function createPagedRead<
  TConfig,
  TData,
  TItem,
  TFields = unknown,
  const TGiven extends TConfig = TConfig,
  TCode extends string = string,
>(
  client: Client,
  operation: PagedReadOperation<TConfig, TData, TItem, TFields, TCode>,
  options: WatchOptions & { readonly config: GivenConfig<TConfig, TFields, TGiven> },
): PagedRead<AnswerTo<TData, TFields, TGiven>, AnswerTo<TItem, TFields, TGiven>, TCode>;
// The types of configuration and data are the caller's affair.
export function createPagedRead<TConfig, TData, TItem>(
  client: Client,
  operation: PagedReadOperation<TConfig, TData, TItem>,
  { config, policy = 'cache-then-network' }: WatchOptions & { readonly config: TConfig },
): PagedRead<TData, TItem> {
  const { pages: table } = operation.table;
  invariant(table, `Operation "${operation.table.id}" has no pages`);
  invariant(isJsonObject(config), `A configuration of "${operation.table.id}" is an object`);
  const pages = createPages({
    table,
    config,
    policy,
    map: mapOf(client, client.keyOf(operation, config)),
    // Only the page token is added, which the table names as a member of the same configuration.
    observe: (given: object) => client.observe(operation, given as TConfig, { policy }),
    session: client.session,
    onSessionChange: client.onSessionChange,
    onListenerError: client.reportListenerError,
  });
  // The table says which member holds the items, and the spec what they and the pages are.
  return pages as PagedRead<TData, TItem>;
}

function mapOf(client: Client, key: string): PageMap {
  const maps = lists.get(client) ?? new Map<string, PageMap>();
  lists.set(client, maps);
  const map = maps.get(key) ?? createPageMap();
  maps.delete(key);
  maps.set(key, map);
  for (const freshUntil of maps.keys()) {
    if (maps.size <= MOST_LISTS) break;
    maps.delete(freshUntil);
  }
  return map;
}
