import { isObject, textAt, valueAt } from '../spec/json.ts';
import type { Json, JsonObject } from '../spec/types.ts';

/** Members whose value is `{ constant: <path> }` get the constant at that path. */
export function lookUpConstants(members: JsonObject, constants: JsonObject): JsonObject {
  const entries = Object.entries(members).map(([member, value]): [string, Json] => {
    const path = textAt(value, 'constant');
    return [member, path === '' ? value : (valueAt(constants, path) ?? null)];
  });
  return Object.fromEntries(entries);
}

/** Members whose value is a path get the constant at that path. */
export function constantsAt(members: JsonObject, constants: JsonObject): JsonObject {
  const entries = Object.entries(members).map(([member, path]): [string, Json] => [
    member,
    valueAt(constants, String(path)) ?? null,
  ]);
  return Object.fromEntries(entries);
}

/** Members whose value is a text get a list of it alone. */
export function asLists(members: JsonObject): JsonObject {
  const entries = Object.entries(members).map(([member, value]): [string, Json] => [
    member,
    Array.isArray(value) || isObject(value) ? value : [value],
  ]);
  return Object.fromEntries(entries);
}
