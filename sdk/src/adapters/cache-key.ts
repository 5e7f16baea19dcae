import { isJsonObject } from '../store/json.ts';
import type { Json, JsonObject } from '../types/json.ts';
import type { ReadTable } from '../types/operation.ts';
import { keyConfig } from './configuration.ts';

/**
 * Identifies the result of a configuration: members sorted, selections sorted and without doubles, since
 * their order changes nothing.
 */
export function cacheKey(table: ReadTable, config: JsonObject): string {
  const members = keyConfig(table, config);
  const selects = [table.selects?.required, table.selects?.optional];
  const parts = Object.keys(members)
    .sort()
    .map((member) => {
      const value = members[member] ?? null;
      return [member, selects.includes(member) ? asSet(value) : canonical(value)];
    });
  return table.id + JSON.stringify(parts);
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
