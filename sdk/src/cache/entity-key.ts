import { valueAt } from '../core/json.ts';
import type { EntityTable } from '../spec/entity.ts';
import type { JsonObject } from '../core/json-value.ts';

/** The values of an entity's key members as one text; undefined when one of them has none. */
export function entityKey(table: EntityTable, valueOf: (member: string) => unknown): string | undefined {
  const { key: members, caseless } = table;
  let key: string | undefined;
  for (const member of members) {
    const value = valueOf(member);
    if (!isKeyValue(value)) return undefined;
    key = key === undefined ? String(value) : `${key}|${value}`;
  }
  return caseless ? key?.toLowerCase() : key;
}

/** The key of an entity out of its data. */
export function keyIn(table: EntityTable, data: JsonObject): string | undefined {
  const { key, caseless } = table;
  const [member] = key;
  // Most keys are one text, and every entity of every answer has one.
  if (key.length === 1 && !caseless && member !== undefined) {
    const value = data[member];
    if (typeof value === 'string') return value;
  }
  // What is no value of a key, as what every object inherits, is none here either.
  return entityKey(table, (member) => data[member] ?? valueAt(data, member));
}

/** Returns true when a value can be in a key. */
export function isKeyValue(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}
