import type { Client, WatchOptions } from './client.ts';
import { invariant } from './errors.ts';
import { createPages, type Pages } from './pagination/pages.ts';
import { isJsonObject } from './store/json.ts';
import type { ReadOperation } from './types/operation.ts';

/** A paged read under observation. */
export type PagedRead = Pages;

/** The objects in the lists of a page: its items, unless a page has several lists of objects. */
export type PageItem<TData> = {
  [TMember in keyof TData]-?: NonNullable<TData[TMember]> extends readonly (infer TItem)[]
    ? Extract<TItem, object>
    : never;
}[keyof TData];

/**
 * Reads an operation page by page, without React.
 *
 * @throws SdkError `INVARIANT` for an operation that has no pages
 */
export function createPagedRead<TConfig, TData>(
  client: Client,
  operation: ReadOperation<TConfig, TData>,
  { config, policy = 'cache-then-network' }: WatchOptions & { readonly config: TConfig },
): PagedRead {
  const { pages } = operation.table;
  invariant(pages, `Operation "${operation.table.id}" has no pages`);
  invariant(isJsonObject(config), `A configuration of "${operation.table.id}" is an object`);
  // Only the page token is added, which the table names as a member of the same configuration.
  const observe = (given: object, own: typeof policy) =>
    client.observe(operation, given as TConfig, { policy: own });
  return createPages({ table: pages, config, policy, observe });
}
