import { isJsonObject } from '../core/json.ts';
import type { Json, JsonObject } from '../core/json-value.ts';
import type { ReadTable } from '../spec/operation.ts';
import { rewrite } from './configuration.ts';

/**
 * Identifies the result of a configuration: members sorted, selections sorted and without doubles, since
 * their order changes nothing.
 */
export function cacheKey(table: ReadTable, config: JsonObject): string {
  const members = rewrite(table, config, 'key');
  const { required, optional } = table.selects ?? {};
  let key = table.id;
  for (const member of Object.keys(members).sort()) {
    const value = members[member] ?? null;
    const isSet = member === required || member === optional;
    key += `,${textOf(member)}:${textOf(isSet ? asSet(value) : canonical(value))}`;
  }
  return key;
}

/** Text that ends where it says, and so needs no escapes; anything else as JSON, which begins otherwise. */
function textOf(value: Json): string {
  return typeof value === 'string' ? `'${value.length}'${value}` : JSON.stringify(value);
}

function asSet(value: Json): Json {
  return Array.isArray(value) ? [...new Set(value.map(String))].sort() : value;
}

function canonical(value: Json): Json {
  if (Array.isArray(value)) return value.map(canonical);
  if (!isJsonObject(value)) return value;
  const sorted = Object.keys(value).sort();
  return Object.fromEntries(sorted.map((member) => [member, canonical(value[member] ?? null)]));
}
