import { isJsonObject, valueAt } from '../../core/json.ts';
import type { Json, JsonObject } from '../../core/json-value.ts';
import type { PagesTable } from '../../spec/pages-table.ts';
import type { PageEnd, PageStart, PageToken } from './page-map.ts';

/** The data of one page: an object that holds its items, or the list of them. */
export type PageData = JsonObject | readonly Json[];

/** A page as it was asked for. */
interface AskedPage {
  readonly table: PagesTable;
  readonly config: JsonObject;
  readonly start: PageStart;
}

/** The items of a page; none where the answer holds no list in their place. */
export function itemsIn(page: PageData, { items }: PagesTable): readonly Json[] {
  const found = items === undefined ? page : valueAt(page, items);
  // Array.isArray forgets that a JSON list is readonly and holds JSON.
  return Array.isArray(found) ? (found as readonly Json[]) : [];
}

/** The end of a page: its length and the token of the next one. */
export function endOf(page: PageData, asked: AskedPage): PageEnd {
  const { table } = asked;
  const items = itemsIn(page, table);
  const { length } = items;
  if (table.nextIs !== 'item' && !table.counts) return { length, next: nextToken(page, table) };
  if (isLast(page, length, asked)) return { length, next: undefined };
  const found = valueAt(items.at(-1), table.next ?? '') ?? undefined;
  const last = found === undefined ? undefined : asToken(String(found), table);
  return { length, next: table.counts ? countedToken(length, asked) : last };
}

/** A page that is empty, or shorter than was asked for, is the last where the answer does not name the next one. */
function isLast(page: PageData, length: number, { table: { size = '', more }, config }: AskedPage): boolean {
  if (more !== undefined) return length === 0 || valueAt(page, more) !== true;
  return length === 0 || length < Number(config[size] ?? 1);
}

/** The tag of the list that a page is of; undefined where the page does not say, or lists have none. */
export function tagIn(page: PageData, { restartOn }: PagesTable): Json | undefined {
  return restartOn === undefined ? undefined : (valueAt(page, restartOn) ?? undefined);
}

/** The page that a snapshot's data is. */
export function pageIn(data: unknown): PageData | undefined {
  // As above.
  return isJsonObject(data) ? data : Array.isArray(data) ? (data as readonly Json[]) : undefined;
}

/** The number of the next page or item. */
function countedToken(length: number, { table, config, start }: AskedPage): PageToken {
  const { counts, first = counts === 'pages' ? 1 : 0, token } = table;
  const own = Number(config[token] ?? first);
  return asToken(counts === 'pages' ? Number(start.token ?? own) + 1 : own + start.offset + length, table);
}

function nextToken(page: PageData, table: PagesTable): PageToken | undefined {
  const { next = '', nextIs, token } = table;
  const found = valueAt(page, next) ?? undefined;
  if (found === undefined) return undefined;
  const text = nextIs === 'address' ? tokenIn(String(found), token) : String(found);
  return text === undefined ? undefined : asToken(text, table);
}

/** A token as its parameter takes it. */
function asToken(found: string | number, { isNumber }: PagesTable): PageToken {
  return isNumber === true ? Number(found) : String(found);
}

/** Undefined where the address has none, or is none. */
function tokenIn(address: string, parameter: string): string | undefined {
  const query = address.split('?')[1] ?? '';
  return new URLSearchParams(query.split('#')[0]).get(parameter) ?? undefined;
}
