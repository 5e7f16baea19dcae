import { invariant } from '../../core/errors.ts';
import { isJsonObject } from '../../core/json.ts';
import { type EntityTable, keyIn, versionOf, type EntityTables } from '../../spec/entity.ts';
import type { Json, JsonObject } from '../../core/json-value.ts';
import { isExpected, type Shape, memberShape } from '../../spec/shape.ts';
import { isOlder, isOutOfDate, metadataOf } from '../content.ts';
import { createDraft, freezeDraft, putField } from './draft.ts';
import type { Answer } from '../actions.ts';
import {
  differenceTo,
  repeatEntity,
  writeEntity,
  type EntityRepeat,
  type EntityWrite,
  noteReports,
  keepDraft,
  newestVersion,
} from './write-record.ts';
import {
  type Reference,
  type References,
  type MemberReferences,
  type EntityRecord,
  type Metadata,
} from '../records.ts';
import { findValidationError, type ValidationError } from './validate-response.ts';
import {
  markChanged,
  markRevalidated,
  ensureEntityRecord,
  collectionOf,
  type EntityCollection,
  type StoreState,
  findEntity,
} from '../state.ts';
import type { Selection } from '../read/selection.ts';

/** A normalized answer: its references, and the entities in it. */
export interface Normalized {
  readonly ok: true;
  readonly references: References | undefined;
  /** The entities in it. */
  readonly plans: readonly PlannedWrite[];
  /** True when all of it was written: the answer equals what the store shows of it. */
  readonly isWhole: boolean;
}

/** The write of one entity once the whole answer was seen. */
type PlannedWrite = EntityWrite | EntityRepeat;

/** An answer that is not what the spec promises: nothing of it was written. */
export interface Malformed {
  readonly ok: false;
  readonly validationError: ValidationError;
}

/** An answer on its way into the store. */
interface Normalization {
  readonly state: StoreState;
  readonly answer: Answer;
  /** The writes that follow once the whole answer was seen. */
  readonly plans: PlannedWrite[];
  /** Something may not be what belongs there, which `findValidationError` is to decide. */
  isSuspect: boolean;
  /** The entities of the name that was met last: others of it mostly follow. */
  incoming: IncomingEntities | undefined;
}

/** Entities of one name in an answer. */
interface IncomingEntities {
  readonly name: string;
  readonly table: EntityTable;
  readonly collection: EntityCollection;
  /** Epoch milliseconds up to which they are fresh. */
  readonly until: number;
  /** Of all that tell no version. */
  readonly metadata: Metadata;
}

/**
 * Takes an answer apart: walks only the paths that lead to an entity, says where entities stood, and writes them
 * once all were found to be what the spec promises; else none of them. What is kept of the answer is frozen; what the
 * store has already is not even looked at twice.
 */
export function normalize(state: StoreState, answer: Answer): Normalized | Malformed {
  const normalization: Normalization = { state, answer, plans: [], isSuspect: false, incoming: undefined };
  const references = walk(answer.data, answer.shape, normalization);
  const validationError = normalization.isSuspect
    ? findValidationError(answer.data, answer.shape, state)
    : undefined;
  if (validationError) {
    for (const { record } of normalization.plans) state.orphans.add(record);
    return { ok: false, validationError };
  }
  const { skipped } = state.counters;
  for (const plan of normalization.plans) writePlanned(state, plan, answer.now);
  markMissing(state, answer, (record, data) => metadataFor(record, data, normalization));
  return { ok: true, references, plans: normalization.plans, isWhole: state.counters.skipped === skipped };
}

function writePlanned(state: StoreState, plan: PlannedWrite, now: number): void {
  const { record } = plan;
  const before = record.data;
  const wasOld = isOutOfDate(record, now);
  if (plan.data === undefined && before === plan.repeated) repeatEntity(state, plan);
  else if (writeEntity(state, plan.data === undefined ? asWrite(state, plan, now) : plan)) {
    markChanged(state, record);
    return noteReports(state, record, before);
  }
  // Or outdated, by an answer that was asked for before what ended the freshness of the entity.
  if (wasOld || isOutOfDate(record, now)) markRevalidated(state, record);
}

/** An entity may stand in an answer twice: what was the same as before is not when its other place was written. */
function asWrite(state: StoreState, { record, repeated, metadata }: EntityRepeat, now: number): EntityWrite {
  const fieldSet = collectionOf(state, record.entity).fieldSets.of(repeated, undefined);
  return { record, data: repeated, references: undefined, fieldSet, metadata, now };
}

function walk(value: Json | undefined, shape: Shape, normalization: Normalization): References | undefined {
  switch (shape.kind) {
    case 'plain':
      break;
    case 'entity':
      if (isJsonObject(value)) return walkEntity(value, shape.entity, normalization);
      break;
    case 'list':
      if (Array.isArray(value)) return walkList(value, shape.items, normalization);
      break;
    case 'object':
    case 'map':
      if (isJsonObject(value)) return walkMembers(value, shape, normalization);
  }
  if (!isExpected(value, shape)) normalization.isSuspect = true;
  return undefined;
}

function walkMembers(
  value: JsonObject,
  shape: Extract<Shape, { kind: 'object' | 'map' }>,
  normalization: Normalization,
): MemberReferences | undefined {
  let references: MemberReferences | undefined;
  for (const member in shape.kind === 'map' ? value : shape.members) {
    if (!Object.hasOwn(value, member)) continue;
    const inner = shape.kind === 'map' ? shape.values : shape.members[member];
    const found = inner && walk(value[member], inner, normalization);
    if (found) (references ??= new Map()).set(member, found);
  }
  return references;
}

function walkList(
  value: readonly Json[],
  items: Shape,
  normalization: Normalization,
): References | undefined {
  const references: (References | undefined)[] = [];
  let hasReferences = false;
  for (const item of value) {
    const reference = walk(item, items, normalization);
    hasReferences ||= reference !== undefined;
    references.push(reference);
  }
  return hasReferences ? references : undefined;
}

/** Objects without a key stay where they are. */
function walkEntity(data: JsonObject, name: string, normalization: Normalization): References | undefined {
  const { state, answer } = normalization;
  const incoming = incomingOf(name, normalization);
  const { table, collection } = incoming;
  if (state.keeps?.(name, data) === false) return undefined;
  const key = keyIn(table, data);
  if (key === undefined) {
    normalization.isSuspect = true;
    return undefined;
  }
  const references = table.shape.kind === 'plain' ? undefined : walk(data, table.shape, normalization);
  const inner = references instanceof Map ? references : undefined;
  const record = collection.records.get(key) ?? ensureEntityRecord(state, { entity: name, key });
  const metadata = metadataFor(record, data, normalization);
  const before = record.data;
  const differing = inner ? undefined : differenceTo(record, data, metadata);
  if (differing?.length === 0 && before) {
    normalization.plans.push({ record, metadata, repeated: before });
    return referenceTo(record, record.fieldSet);
  }
  const hasSameFieldSet = differing && !differing.some((member) => table.mergeByMember.includes(member));
  const fieldSet = hasSameFieldSet ? record.fieldSet : collection.fieldSets.of(data, inner);
  normalization.plans.push({
    record,
    data,
    references: inner,
    fieldSet,
    metadata,
    now: answer.now,
    differing,
    before,
  });
  return referenceTo(record, fieldSet);
}

/** Answers with the same field set share a reference, so that what shows the same is found to be the same at a glance. */
function referenceTo(record: EntityRecord, fieldSet: Selection): Reference {
  if (record.reference?.selection !== fieldSet) record.reference = { record, selection: fieldSet };
  return record.reference;
}

function incomingOf(name: string, normalization: Normalization): IncomingEntities {
  if (normalization.incoming?.name === name) return normalization.incoming;
  const { state, answer } = normalization;
  const collection = collectionOf(state, name);
  const { table } = collection;
  invariant(table, `No entity "${name}"`);
  const until = state.lifetimes.freshUntil(table.lifetime, answer.now);
  const metadata = { until, version: undefined, timestamp: answer.timestamp };
  normalization.incoming = { name, table, collection, until, metadata };
  return normalization.incoming;
}

function metadataFor(record: EntityRecord, data: JsonObject, normalization: Normalization): Metadata {
  const { answer } = normalization;
  const { table, until, metadata } = incomingOf(record.entity, normalization);
  let version = versionOf(table, data);
  if (Number.isNaN(version)) {
    normalization.isSuspect = true;
    version = undefined;
  }
  const { now, timestamp } = answer;
  // Where a result was invalidated, it is the entity that it is; others inside it are as fresh as ever.
  const isInvalidated = answer.isInvalidated && data === answer.data;
  if (isInvalidated || timestamp < record.invalidatedAt) return { until: now, version, timestamp };
  return version === undefined ? metadata : { until, version, timestamp };
}

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
function markMissing(
  state: StoreState,
  { data, shape, wanted, now }: Answer,
  metadataFor: (record: EntityRecord, data: JsonObject) => Metadata,
): void {
  if (!wanted) return;
  const visit = ({ table, data: lacking, path }: Absent): void => {
    const key = keyIn(table, lacking);
    const record = key === undefined ? undefined : findEntity(state, { entity: table.name, key });
    if (!record) return;
    const metadata = metadataFor(record, lacking);
    // Who finds it out of date has been told with the write of what the answer has.
    if (writeMissing(state, record, { path, metadata, now })) markChanged(state, record);
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
    state.counters.skipped += 1;
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
      if (!nested) continue;
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
