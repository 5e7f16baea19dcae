import { isJsonObject } from '../../core/json.ts';
import type { EntityTable, EntityTables } from '../../spec/entity.ts';
import type { Json, JsonObject } from '../../core/json-value.ts';
import type { Shape } from '../../spec/shape.ts';
import type { Answer } from '../actions.ts';
import { createDraft, freezeDraft, isOutOfDate, putField, metadataOf } from '../fields.ts';
import { keyIn } from '../entity-key.ts';
import { keepDraft, newestVersion } from './merge-entity.ts';
import { markChanged, markRevalidated } from '../parents.ts';
import type { Selection } from '../read/selection.ts';
import { memberShape } from '../shape-member.ts';
import { isOlder, type EntityRecord, type Metadata } from '../records.ts';
import { findEntity, type StoreState } from '../state.ts';

/** A field that was asked for and is not there. */
interface Absent {
  readonly table: EntityTable;
  /** The entity that lacks it. */
  readonly data: JsonObject;
  readonly path: string;
}

/** A walk over the entities in an answer, with the selection that was asked for. */
interface MissingWalk {
  readonly wanted: Selection;
  readonly entities: EntityTables;
  readonly visit: (absent: Absent) => void;
}

/**
 * Notes what the server was asked for and left out.
 *
 * @param metadataFor when and with what version what the answer says of an entity came
 */
export function markMissing(
  state: StoreState,
  { data, shape, wanted, now }: Answer,
  metadataFor: (record: EntityRecord, data: JsonObject) => Metadata,
): void {
  if (!wanted) return;
  const visit = ({ table, data: lacking, path }: Absent): void => {
    const key = keyIn(table, lacking);
    const record = key === undefined ? undefined : findEntity(state, { entity: table.name, key });
    if (!record) return;
    const wasOld = isOutOfDate(record, now);
    const metadata = metadataFor(record, lacking);
    if (writeMissing(state, record, { path, metadata, now })) markChanged(state, record);
    else if (wasOld) markRevalidated(state, record);
  };
  eachMissing(data, shape, { wanted, entities: state.entities, visit });
}

/** Notes that the server was asked for a field and did not return it; true when that is news. */
function writeMissing(
  state: StoreState,
  record: EntityRecord,
  { path, metadata, now }: { path: string; metadata: Metadata; now: number },
): boolean {
  const previous = metadataOf(record, path);
  if (previous && isOlder(metadata, previous)) {
    state.skipped += 1;
    return false;
  }
  const isKnown = record.absent?.has(path) === true;
  const isEarlier = metadata.version !== undefined && metadata.version < newestVersion(record);
  (record.absent ??= new Map()).set(
    path,
    isEarlier ? { ...metadata, until: Math.min(metadata.until, now) } : metadata,
  );
  record.fieldMetadata?.delete(path);
  const field = record.fieldSet.fields.get(path);
  if (!field || record.data === undefined) return !isKnown;
  const draft = createDraft({ data: record.data, references: record.references });
  putField(draft, field, undefined);
  keepDraft(state, record, freezeDraft(draft));
  const fields = new Map(record.fieldSet.fields);
  fields.delete(path);
  record.fieldSet = state.selections.of(fields, 'none');
  return true;
}

/** Visits the optional fields that the server was asked for and left out: nobody needs to ask for them again. */
function eachMissing(value: Json | undefined, shape: Shape, asking: MissingWalk): void {
  eachEntity(value, shape, (name, data) => {
    const table = asking.entities[name];
    if (!table) return;
    for (const { path, member, entry, need, nested } of asking.wanted.fields.values()) {
      const inside = data[member];
      const found = entry === undefined ? inside : isJsonObject(inside) ? inside[entry] : undefined;
      if (found === undefined && need === 'optional') asking.visit({ table, data, path });
      if (found === undefined || !nested) continue;
      const place = memberShape(table.shape, member);
      const inner = entry === undefined ? place : memberShape(place, entry);
      eachMissing(found, inner, { ...asking, wanted: nested });
    }
  });
}

function eachEntity(
  value: Json | undefined,
  shape: Shape,
  visit: (name: string, data: JsonObject) => void,
): void {
  if (shape.kind === 'entity' && isJsonObject(value)) visit(shape.entity, value);
  else if (shape.kind === 'list' && Array.isArray(value)) {
    for (const item of value) eachEntity(item, shape.items, visit);
  } else if ((shape.kind === 'object' || shape.kind === 'map') && isJsonObject(value)) {
    for (const [member, inner] of Object.entries(value)) eachEntity(inner, memberShape(shape, member), visit);
  }
}
