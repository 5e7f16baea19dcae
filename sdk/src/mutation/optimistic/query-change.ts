import { isJsonObject, isSameJson } from '../../core/json.ts';
import type { Json, JsonObject } from '../../core/json-value.ts';
import type { EntityRecord, ResultChange } from '../../cache/records.ts';
import type { EntityTable } from '../../spec/entity.ts';
import type { Shape } from '../../spec/shape.ts';
import type { QueryContext } from '../../query/context.ts';
import { changedEntities, entitiesIn, nameOf, type ChangedEntity } from './changed-entities.ts';
import { mapEntities, mapItems, mapMembers } from './map-entities.ts';

/** A function that says what data is expected to become. */
export type Update = (data: Json) => Json;

/** The expected change of one query, of its entities and of the rest. */
interface QueryChange {
  readonly entities: readonly ChangedEntity[];
  /** Undefined where nothing but entities changes. */
  readonly change: ResultChange | undefined;
}

interface ChangedQuery {
  readonly id: number;
  readonly shape: Shape;
  readonly update: Update;
  readonly context: QueryContext;
}

/**
 * Finds out what an update changes: what it says of entities is one thing, shown wherever they are; the rest is laid over
 * what the server says of the query, now and as long as the write is in flight.
 */
export function changeOf(before: Json, { id, shape, update, context }: ChangedQuery): QueryChange {
  const { entities: tables, store, reportListenerError } = context;
  const after = update(before);
  const known = entitiesIn(before, shape, tables);
  const shown = entitiesIn(after, shape, tables);
  const entities = changedEntities(known, shown);
  const isSame = isSameJson(outline(before, shape, context), outline(after, shape, context));
  if (isSame) return { entities, change: undefined };
  // An entity that came from elsewhere, or is changed where it stands: what the store says of it is what is shown.
  const brought = [...shown].flatMap(([name, ref]) => (known.has(name) ? [] : (store.entity(ref) ?? [])));
  const stored = new Set([...brought, ...entities.map(({ entity }) => entity)].map(nameOf));
  const apply = (value: Json): Json => {
    const own = entitiesIn(value, shape, tables);
    const visit = (data: JsonObject, { name }: EntityTable, key: string): Json => {
      const ref = { entity: name, key };
      if (!stored.has(nameOf(ref))) return data;
      return own.get(nameOf(ref))?.data ?? viewOf(store.entity(ref), context) ?? data;
    };
    try {
      return mapEntities(update(value), shape, { entities: tables, visit });
    } catch (error) {
      // What the server says by now is not what the update was written for.
      reportListenerError(error);
      return value;
    }
  };
  return { entities, change: { id, apply, brought } };
}

/** The texts of things that the server has created, by the temporary ones. */
export type CreatedIds = ReadonlyMap<string, string>;

/** The same change once the server has taken it: nothing where the server shows by itself what was created. */
export function takenChange(
  { id, apply, brought }: ResultChange,
  created: CreatedIds,
  { shape, context }: Pick<ChangedQuery, 'shape' | 'context'>,
): ResultChange {
  const { entities, store } = context;
  const isCreated = new Set(created.values());
  const visit = (data: JsonObject, { name }: EntityTable, key: string): Json =>
    isCreated.has(key) ? (viewOf(store.entity({ entity: name, key }), context) ?? data) : data;
  return {
    id,
    brought,
    apply: (value) =>
      holdsText(value, isCreated)
        ? value
        : mapEntities(replaceTexts(apply(value), created), shape, { entities, visit }),
  };
}

/** Data with no more than the names of its entities. */
function outline(value: Json, shape: Shape, { entities }: QueryContext): Json {
  return mapEntities(value, shape, { entities, visit: (_, { name }, key) => ({ entity: name, key }) });
}

function viewOf(record: EntityRecord | undefined, { store }: QueryContext): Json | undefined {
  // Views are made of JSON.
  return record && (store.denormalizeEntity(record, store.selections.everything).value as Json);
}

/** Returns true when one of the texts is a value in data. */
function holdsText(value: Json, texts: ReadonlySet<string>): boolean {
  if (typeof value === 'string') return texts.has(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((inner: Json) => holdsText(inner, texts));
}

function replaceTexts(value: Json, texts: CreatedIds): Json {
  if (typeof value === 'string') return texts.get(value) ?? value;
  if (Array.isArray(value)) return mapItems(value, (item) => replaceTexts(item, texts));
  return isJsonObject(value) ? mapMembers(value, (member) => replaceTexts(member, texts)) : value;
}
