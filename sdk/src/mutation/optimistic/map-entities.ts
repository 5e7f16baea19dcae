import { isJsonObject, setMember } from '../../core/json.ts';
import type { Json, JsonObject } from '../../core/json-value.ts';
import { keyIn, type EntityTable, type EntityTables } from '../../spec/entity.ts';
import type { Shape } from '../../spec/shape.ts';

/** Returns what stands in the place of an entity. */
type EntityVisit = (data: JsonObject, table: EntityTable, key: string) => Json;

/** Data with something else in the places of its entities: the very object where they stay as they are. */
export function mapEntities(
  value: Json,
  shape: Shape,
  { entities, visit }: { readonly entities: EntityTables; readonly visit: EntityVisit },
): Json {
  const walk = (inner: Json, place: Shape): Json => {
    if (place.kind === 'entity') {
      const table = entities[place.entity];
      const key = table && isJsonObject(inner) ? keyIn(table, inner) : undefined;
      return table && isJsonObject(inner) && key !== undefined ? visit(inner, table, key) : inner;
    }
    if (place.kind === 'list' && Array.isArray(inner))
      return mapItems(inner, (item) => walk(item, place.items));
    if (place.kind === 'map' && isJsonObject(inner))
      return mapMembers(inner, (member) => walk(member, place.values));
    if (place.kind !== 'object' || !isJsonObject(inner)) return inner;
    return mapMembers(inner, (member, name) => {
      const own = Object.hasOwn(place.members, name) ? place.members[name] : undefined;
      return own ? walk(member, own) : member;
    });
  };
  return walk(value, shape);
}

/** A list with other items: the very list where each stays as it is. */
export function mapItems(items: readonly Json[], map: (item: Json) => Json): readonly Json[] {
  const mapped = items.map(map);
  return mapped.every((item, index) => item === items[index]) ? items : mapped;
}

/** An object with other members: the very object where each stays as it is. */
export function mapMembers(object: JsonObject, map: (member: Json, name: string) => Json): JsonObject {
  let mapped: { [name: string]: Json } | undefined;
  for (const [name, member] of Object.entries(object)) {
    const next = map(member, name);
    if (next !== member) setMember((mapped ??= { ...object }), name, next);
  }
  return mapped ?? object;
}
