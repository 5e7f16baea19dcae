import { isJsonObject, isSameJson } from '../../core/json.ts';
import type { Json, JsonObject } from '../../core/json-value.ts';
import type { EntityIdentity, OptimisticField } from '../../cache/records.ts';
import type { EntityTable, EntityTables } from '../../spec/entity.ts';
import type { Shape } from '../../spec/shape.ts';
import { mapEntities } from './map-entities.ts';

/** An entity that stands in data. */
interface FoundEntity extends EntityIdentity {
  readonly table: EntityTable;
  /** The object of the last place where it stands. */
  readonly data: JsonObject;
}

/** An entity of which data says something else than before. */
export interface ChangedEntity {
  readonly entity: EntityIdentity;
  readonly fields: readonly OptimisticField[];
}

/** One text for an entity. */
export const nameOf = ({ entity, key }: EntityIdentity): string => `${entity}/${key}`;

/** All entities in data, also those inside of others. */
export function entitiesIn(
  value: Json,
  shape: Shape,
  entities: EntityTables,
): ReadonlyMap<string, FoundEntity> {
  const found = new Map<string, FoundEntity>();
  const visit = (data: JsonObject, table: EntityTable, key: string): Json => {
    const own = { entity: table.name, key, table, data };
    found.set(nameOf(own), own);
    mapEntities(data, table.shape, { entities, visit });
    return data;
  };
  mapEntities(value, shape, { entities, visit });
  return found;
}

/** The fields in which entities of one data differ from what another said of the same. */
export function changedEntities(
  before: ReadonlyMap<string, FoundEntity>,
  after: ReadonlyMap<string, FoundEntity>,
): readonly ChangedEntity[] {
  return [...after].flatMap(([name, { entity, key, table, data }]) => {
    const known = before.get(name);
    const fields = known && known.data !== data ? changedFields(known.data, data, table) : [];
    return fields.length > 0 ? [{ entity: { entity, key }, fields }] : [];
  });
}

function changedFields(
  before: JsonObject,
  after: JsonObject,
  { mergeByMember }: EntityTable,
): readonly OptimisticField[] {
  return changedMembers(before, after).flatMap(([member, value]): readonly OptimisticField[] => {
    const known = before[member];
    if (!mergeByMember.includes(member) || !isJsonObject(known) || !isJsonObject(value))
      return [{ member, value }];
    return changedMembers(known, value).map(([entry, inner]) => ({ member, entry, value: inner }));
  });
}

function changedMembers(
  before: JsonObject,
  after: JsonObject,
): readonly (readonly [name: string, value: Json])[] {
  return Object.entries(after).filter(([name, value]) => {
    const known = Object.hasOwn(before, name) ? before[name] : undefined;
    return known === undefined || !isSameJson(known, value);
  });
}
