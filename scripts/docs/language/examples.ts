import { isObject } from '@energy-portal/generator';
import type { Json, JsonObject } from '@energy-portal/generator';

/** A word as a real screen uses it. */
interface Example {
  readonly value: JsonObject;
  /** Ids of the screens that have the word, in their order. */
  readonly screens: readonly string[];
}

/**
 * Finds the shortest use of each kind of block or question.
 *
 * @param screens configs by their id
 * @param member names the kind: `block` or `as`
 */
export function examplesOf(
  screens: ReadonlyMap<string, Json>,
  member: 'block' | 'as',
): ReadonlyMap<string, Example> {
  const found = new Map<string, Example>();
  for (const [id, config] of screens)
    for (const value of objectsIn(config)) {
      const kind = value[member];
      if (typeof kind !== 'string' || !isUse(value, member)) continue;
      const known = found.get(kind);
      const isShorter = known === undefined || lengthOf(value) < lengthOf(known.value);
      const ids = known?.screens ?? [];
      found.set(kind, {
        value: isShorter ? value : known.value,
        screens: ids.includes(id) ? ids : [...ids, id],
      });
    }
  return found;
}

/** Rows and columns have an `as` of their own; a question has a name and none of their values. */
const isUse = (value: JsonObject, member: string) =>
  member === 'block' || ('name' in value && !('value' in value) && !('query' in value));

const lengthOf = (value: JsonObject) => JSON.stringify(value).length;

/** All objects inside of a value, from the outside in. */
function objectsIn(value: Json): readonly JsonObject[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (!isObject(value)) return [];
  return [value, ...Object.values(value).flatMap((inner) => (inner === undefined ? [] : objectsIn(inner)))];
}
