import { isJsonObject, valueAt } from '../../core/json.ts';
import type { Json, JsonObject } from '../../core/json-value.ts';
import type { PagesTable } from '../../spec/operation.ts';
import type { PageEnd } from './page-map.ts';

/** The items of a page; none where the answer holds no list in their place. */
export function itemsIn(page: JsonObject, { items }: PagesTable): readonly Json[] {
  const found = valueAt(page, items);
  // Array.isArray forgets that a JSON list is readonly and holds JSON.
  return Array.isArray(found) ? (found as readonly Json[]) : [];
}

/** The end of a page: its length and the token of the next one. */
export function endOf(page: JsonObject, table: PagesTable): PageEnd {
  return { length: itemsIn(page, table).length, next: nextToken(page, table) };
}

/** The tag of the list that a page is of; undefined where the page does not say, or lists have none. */
export function tagIn(page: JsonObject, { restartOn }: PagesTable): Json | undefined {
  return restartOn === undefined ? undefined : (valueAt(page, restartOn) ?? undefined);
}

/** The page that a snapshot's data is. */
export function pageIn(data: unknown): JsonObject | undefined {
  return isJsonObject(data) ? data : undefined;
}

function nextToken(page: JsonObject, { next, nextIs, token }: PagesTable): string | undefined {
  const found = valueAt(page, next) ?? undefined;
  if (found === undefined) return undefined;
  return nextIs === 'address' ? tokenIn(String(found), token) : String(found);
}

/** Undefined where the address has none, or is none. */
function tokenIn(address: string, parameter: string): string | undefined {
  const query = address.split('?')[1] ?? '';
  return new URLSearchParams(query.split('#')[0]).get(parameter) ?? undefined;
}
