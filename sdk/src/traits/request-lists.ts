import { escaped } from '../network/request.ts';
import type { Json } from '../core/json-value.ts';
import type { ItemsTable } from '../spec/operation.ts';

/** The lists that a request is to have, while they grow. */
export interface RequestLists {
  /** By member of the configuration: the values, each once. */
  readonly lists: Map<string, Map<string, Json>>;
  /** Characters that these write an address. */
  length: number;
}

/** A value that a list of a request is to have. */
export type ListValue = readonly [list: string, value: Json];

/** Adds values; false, and nothing is added, where the request would be too long with them. The first always fit. */
export function addValues(
  open: RequestLists,
  values: readonly ListValue[],
  { most = Infinity, longest = Infinity, by }: Partial<ItemsTable> = {},
): boolean {
  const { lists } = open;
  const added = values.filter(([list, value]) => !lists.get(list)?.has(String(value)));
  // A comma stands behind each.
  const lengths = added.map(([, value]) => escaped(String(value)).length + 1);
  const length = lengths.reduce((sum, one) => sum + one, open.length);
  const sizeOf = (list: string): number =>
    (lists.get(list)?.size ?? 0) + added.filter(([name]) => name === list).length;
  if (lists.size > 0 && (length > longest || by?.some((list) => sizeOf(list) > most))) return false;
  open.length = length;
  for (const [list, value] of added) {
    lists.set(list, (lists.get(list) ?? new Map<string, Json>()).set(String(value), value));
  }
  return true;
}

/** The lists as members of a configuration. */
export function membersOf({ lists }: RequestLists): { readonly [list: string]: readonly Json[] } {
  return Object.fromEntries([...lists].map(([list, values]) => [list, [...values.values()]]));
}

/** Statuses of a request with an error in it, or that is too long: what another has wanted may be at error. */
const OF_OTHERS = [400, 413, 414, 431];

/** Returns true for a status that may be due to something else in the same request. */
export function isOfOthers(status: number): boolean {
  return OF_OTHERS.includes(status);
}
