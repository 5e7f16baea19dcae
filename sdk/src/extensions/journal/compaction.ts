import { isJsonObject, valueAt } from '../../core/json.ts';
import { entityKey, versionOf, type EntityTables } from '../../spec/entity.ts';
import { memberShape, type Shape } from '../../spec/shape.ts';
import type { EntityIdentity } from '../../cache/records.ts';
import type { Json, JsonObject } from '../../core/json-value.ts';
import { timestampOf, type Entry } from './entry.ts';

/** An entry as several that are about one thing each. */
export function splitEntry(entry: Entry): readonly Entry[] {
  if (entry.type === 'kept') return entry.entities.map((entity) => ({ ...entry, entities: [entity] }));
  if (entry.type !== 'expired') return [entry];
  return [
    ...entry.keys.map((key) => ({ ...entry, keys: [key], entities: [] })),
    ...entry.entities.map((entity) => ({ ...entry, keys: [], entities: [entity] })),
  ];
}

/** Returns the subject of an entry: only entries of one subject can take each other's place. Empty for none. */
export function subjectOf(entry: Entry, entities: EntityTables): string {
  switch (entry.type) {
    case 'answered':
    case 'revalidated':
    case 'failed':
      return `result ${entry.result.key}`;
    case 'received': {
      const { data, shape } = entry.answer;
      const ref = shape.kind === 'entity' ? refOf(data, shape.entity, entities) : undefined;
      return ref === undefined ? '' : `entity ${identityText(ref)}`;
    }
    case 'kept':
      return entry.entities.map((one) => `kept ${identityText(one)}`).join();
    case 'evicted':
      return `entity ${identityText(entry.entity)}`;
    case 'expired':
      return [
        ...entry.keys.map((key) => `result ${key}`),
        ...entry.entities.map((one) => `entity ${identityText(one)}`),
      ].join();
    case 'invalidated':
      return `invalidated ${JSON.stringify(entry.invalidations)}`;
  }
}

/** Of which types a later entry of the same subject leaves nothing, whatever is in them. */
const OVER: { readonly [TType in Entry['type']]: readonly Entry['type'][] } = {
  answered: ['failed', 'expired'],
  revalidated: ['revalidated', 'failed', 'expired'],
  failed: ['failed'],
  evicted: ['evicted', 'expired'],
  expired: ['expired'],
  invalidated: ['invalidated'],
  received: [],
  kept: [],
};

/**
 * Which entries still say something after a later one of the same subject, so that a store which they are
 * replayed into shows the same as with all of them.
 */
export function survivors(earlier: readonly Entry[], later: Entry, entities: EntityTables): readonly Entry[] {
  let isBaseLeft = false;
  return earlier.filter((entry) => {
    const stays = isNeeded(entry, later, entities) && !(isRevalidationOf(entry, later) && !isBaseLeft);
    if (entry.type === 'answered' && stays) isBaseLeft = true;
    return stays;
  });
}

/** A revalidation says nothing without the answer that it revalidates. */
function isRevalidationOf(entry: Entry, later: Entry): boolean {
  return (
    entry.type === 'revalidated' && later.type === 'answered' && timestampOf(later) >= timestampOf(entry)
  );
}

function isNeeded(entry: Entry, later: Entry, entities: EntityTables): boolean {
  if (timestampOf(later) < timestampOf(entry)) return true;
  // What was dropped is more than out of date.
  if (isDrop(entry) && later.type === entry.type) return !isDrop(later);
  if (OVER[later.type].includes(entry.type)) return false;
  return entry.type !== later.type || !covers(later, entry, entities);
}

function isDrop(entry: Entry): boolean {
  return 'drop' in entry && entry.drop === true;
}

/** The fields that an answer has of one entity. */
interface EntityFields {
  readonly ref: EntityIdentity;
  readonly fields: Set<string>;
  version: number | undefined;
}

type EntityFieldsByKey = Map<string, EntityFields>;

/** Returns true when one entry has, of every entity, all fields that the other has, of no earlier version. */
function covers(later: Entry, entry: Entry, entities: EntityTables): boolean {
  const mine = entityFieldsIn(later, entities);
  const theirs = entityFieldsIn(entry, entities);
  if (hasSelection(entry) && !hasSelection(later)) return false;
  return [...theirs].every(([place, { fields, version = -Infinity }]) => {
    const found = mine.get(place);
    if (!found || (found.version ?? Infinity) < version) return false;
    return [...fields].every((field) => found.fields.has(field));
  });
}

/** All entities that an entry brings. */
export function entitiesIn(entry: Entry, entities: EntityTables): readonly EntityIdentity[] {
  return [...entityFieldsIn(entry, entities).values()].map(({ ref }) => ref);
}

function hasSelection(entry: Entry): boolean {
  return entry.type === 'answered' && entry.answer.wanted !== undefined;
}

function entityFieldsIn(entry: Entry, entities: EntityTables): EntityFieldsByKey {
  const found: EntityFieldsByKey = new Map();
  if (entry.type === 'kept') {
    for (const { entity, key, data } of entry.entities) note(found, { entity, key }, { data, entities });
  }
  if ('answer' in entry) collect(entry.answer.data, entry.answer.shape, { found, entities });
  return found;
}

interface Collection {
  readonly found: EntityFieldsByKey;
  readonly entities: EntityTables;
}

function collect(value: Json | undefined, shape: Shape, collection: Collection): void {
  if (shape.kind === 'list' && Array.isArray(value)) {
    for (const item of value) collect(item, shape.items, collection);
  }
  if (!isJsonObject(value)) return;
  if (shape.kind === 'entity') {
    const { found, entities } = collection;
    const ref = refOf(value, shape.entity, entities);
    const inner = entities[shape.entity]?.shape;
    if (ref === undefined) return;
    note(found, ref, { data: value, entities });
    if (inner) collect(value, inner, collection);
  } else if (shape.kind === 'object' || shape.kind === 'map') {
    for (const [member, item] of Object.entries(value)) collect(item, memberShape(shape, member), collection);
  }
}

interface Seen {
  readonly data: JsonObject;
  readonly entities: EntityTables;
}

function note(found: EntityFieldsByKey, ref: EntityIdentity, { data, entities }: Seen): void {
  const table = entities[ref.entity];
  const place = identityText(ref);
  const entityFields: EntityFields = found.get(place) ?? { ref, fields: new Set(), version: undefined };
  found.set(place, entityFields);
  const version = table && versionOf(table, data);
  // The lowest counts where an entity stands in an answer more than once.
  if (version !== undefined) entityFields.version = Math.min(entityFields.version ?? version, version);
  for (const [member, value] of Object.entries(data)) {
    entityFields.fields.add(member);
    if (!table?.mergeByMember.includes(member) || !isJsonObject(value)) continue;
    for (const name of Object.keys(value)) entityFields.fields.add(`${member}\n${name}`);
  }
}

function refOf(data: Json, entity: string, entities: EntityTables): EntityIdentity | undefined {
  const table = entities[entity];
  const key = table && entityKey(table, (member) => valueAt(data, member));
  return key === undefined ? undefined : { entity, key };
}

function identityText({ entity, key }: EntityIdentity): string {
  return `${entity} ${key}`;
}
