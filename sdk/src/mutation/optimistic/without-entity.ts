import { isJsonObject } from '../../core/json.ts';
import type { Json } from '../../core/json-value.ts';
import type { EntityIdentity } from '../../cache/records.ts';
import { keyIn, type EntityTables } from '../../spec/entity.ts';
import { mapItems, mapMembers } from './map-entities.ts';
import type { Update } from './query-change.ts';

/** Takes an entity out of all lists in the data of a result that shows it. */
export function withoutEntity({ entity, key }: EntityIdentity, entities: EntityTables): Update {
  const table = entities[entity];
  const isIt = (value: Json): boolean =>
    table !== undefined && isJsonObject(value) && keyIn(table, value) === key;
  const walk = (value: Json): Json => {
    if (Array.isArray(value)) {
      const others = value.filter((item: Json) => !isIt(item));
      return mapItems(others.length < value.length ? others : value, walk);
    }
    return isJsonObject(value) ? mapMembers(value, walk) : value;
  };
  return walk;
}
