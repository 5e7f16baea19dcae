import { deepFreeze, differingMembers, freezeWithin, isJsonObject, isSameJson } from '../../core/json.ts';
import type { Json, JsonObject } from '../../core/json-value.ts';
import {
  isOlder,
  contentOf,
  metadataOf,
  type EntityContent,
  eachReference,
  isSameContent,
  nestedSelection,
  widenReferences,
} from '../content.ts';
import { createDraft, freezeDraft, putField, type EntityDraft } from './draft.ts';
import {
  type Content,
  type References,
  type CacheRecord,
  type EntityRecord,
  type Metadata,
  type ResultRecord,
} from '../records.ts';
import { addParent, removeParent, type StoreState, noteChange, markChanged } from '../state.ts';
import { fieldPath, mapPath, type Field, type SelectedField, type Selection } from '../read/selection.ts';

/** The data of one entity in an answer. */
export interface EntityWrite extends EntityContent {
  readonly record: EntityRecord;
  /** Exactly the fields that are in `data`. */
  readonly fieldSet: Selection;
  readonly metadata: Metadata;
  /** Epoch milliseconds. */
  readonly now: number;
  /** The members which differ from those of `before`, where that is known. */
  readonly differing?: readonly string[] | undefined;
  /** The entity's data at that time. */
  readonly before?: JsonObject | undefined;
}

/** An answer that says of one entity just what is there. */
export interface EntityRepeat {
  readonly record: EntityRecord;
  readonly metadata: Metadata;
  /** The data at that time. */
  readonly repeated: JsonObject;
  readonly data?: undefined;
}

/** Returns the members in which an answer differs from an entity that is of one time, and no later. */
export function differenceTo(
  record: EntityRecord,
  data: JsonObject,
  metadata: Metadata,
): readonly string[] | undefined {
  if (
    record.data === undefined ||
    record.references ||
    record.fieldMetadata ||
    record.evictedAt !== undefined
  )
    return undefined;
  if (isOlder(metadata, record.metadata)) return undefined;
  // Engines compare objects of one kind faster by half, and a frozen one is of another kind.
  return differingMembers(record.data, Object.freeze(data), record.fieldSet.members);
}

/** Takes the time of an answer that says just what is there. */
export function repeatEntity({ counters }: StoreState, { record, metadata }: EntityRepeat): void {
  counters.comparisons += record.fieldSet.fields.size;
  record.metadata = metadata;
}

/** Brings what an answer says into an entity; true when the entity now says something else. */
export function writeEntity(state: StoreState, write: EntityWrite): boolean {
  const { record, metadata } = write;
  // A late answer does not bring back what was dropped after it was asked for.
  const isBack = record.evictedAt !== undefined && metadata.timestamp >= record.evictedAt;
  if (isBack) record.evictedAt = undefined;
  const { data, references } = record;
  if (data === undefined) return adopt(state, write);
  if (write.fieldSet === record.fieldSet && !record.fieldMetadata && !isOlder(metadata, record.metadata)) {
    state.counters.comparisons += record.fieldSet.fields.size;
    record.metadata = metadata;
    markStaleVersions(state, write, record.absent);
    if (!references && !write.references) return replace(state, write, data) || isBack;
    if (isSameContent({ data, references }, write)) return isBack;
  } else if (isOfOtherKind(state, write)) {
    if (!isOlder(metadata, record.metadata)) return adopt(state, write);
    state.counters.skipped += 1;
    return isBack;
  }
  return writeFields(state, write, { data, references }) || isBack;
}

/** Takes an answer's object as all that is known of the entity. */
function adopt(state: StoreState, { record, data, references, fieldSet, metadata }: EntityWrite): true {
  updateParents(state, record, { removed: record.references, added: references });
  record.data = freezeWithin(data);
  record.references = references;
  record.fieldSet = fieldSet;
  record.metadata = metadata;
  record.fieldMetadata = undefined;
  record.absent = undefined;
  record.filled = -1;
  state.counters.writes += fieldSet.fields.size;
  return true;
}

/**
 * Takes an answer's object in place of one with the same fields, keeping the members that are equal; false where all
 * of them do.
 */
function replace(state: StoreState, write: EntityWrite, before: JsonObject): boolean {
  const { record, data, fieldSet } = write;
  const { writes } = state.counters;
  let kept: EntityDraft | undefined;
  const keep = (path: string): void => {
    const field = fieldSet.fields.get(path);
    if (!field) return;
    kept ??= createDraft({ data, references: undefined });
    putField(kept, field, contentOf({ data: before, references: undefined }, field));
  };
  const take = (path: string, mine: Json, theirs: Json): void => {
    if (mine === theirs) return;
    if (isSameJson(mine, theirs)) return keep(path);
    deepFreeze(theirs);
    state.counters.writes += 1;
  };
  const differing = before === write.before ? write.differing : undefined;
  for (const member of differing ?? Object.keys(data)) {
    const mine = before[member] ?? null;
    const theirs = data[member] ?? null;
    if (mine === theirs) continue;
    if (isJsonObject(mine) && isJsonObject(theirs) && fieldSet.fields.has(mapPath(member))) {
      for (const entry in theirs) take(fieldPath(member, entry), mine[entry] ?? null, theirs[entry] ?? null);
      deepFreeze(theirs);
    } else take(member, mine, theirs);
  }
  if (state.counters.writes === writes) return false;
  record.data = kept ? freezeDraft(kept).data : Object.freeze(data);
  return true;
}

/** Returns true when a member that is merged by member is a map in one and something else in the other. */
function isOfOtherKind(state: StoreState, { record, fieldSet }: EntityWrite): boolean {
  const members = state.entities[record.entity]?.mergeByMember ?? [];
  const isBoth = (one: Selection, other: Selection, member: string): boolean =>
    one.fields.has(member) && other.fields.has(mapPath(member));
  return members.some(
    (member) => isBoth(record.fieldSet, fieldSet, member) || isBoth(fieldSet, record.fieldSet, member),
  );
}

/** Writes the fields one by one, each where it is not older than what is there. */
function writeFields(state: StoreState, write: EntityWrite, before: EntityContent): boolean {
  const { record, fieldSet, metadata } = write;
  const written: Field[] = [];
  const draft = createDraft(before);
  const { writes } = state.counters;
  for (const field of fieldSet.fields.values()) {
    const previous = metadataOf(record, field.path);
    if (previous && isOlder(metadata, previous)) {
      state.counters.skipped += 1;
      continue;
    }
    written.push(field);
    const content = changedContent(state, { write, before, field });
    if (!content) continue;
    state.counters.writes += 1;
    putField(draft, field, content);
  }
  const isChanged = state.counters.writes > writes;
  if (isChanged) {
    keepShown(state, record, before.data);
    keepDraft(state, record, freezeDraft(draft));
  }
  updateFieldSet(state, write, written);
  return isChanged;
}

/** Places that showed all there was go on with the same object where nothing of that has changed. */
function keepShown({ tick }: StoreState, record: EntityRecord, value: JsonObject): void {
  if (record.parents === undefined || record.memos?.has(record.fieldSet)) return;
  // Nobody was shown what still has an answer's own objects in the places of its entities.
  if (record.references && record.filled < 0) return;
  const memo = { value, missing: [], version: NaN, freshUntil: 0, tick };
  (record.memos ??= new Map()).set(record.fieldSet, memo);
}

interface FieldWrite {
  readonly write: EntityWrite;
  readonly before: EntityContent;
  readonly field: Field;
}

/** Returns the new content of a field; undefined where it is the same. */
function changedContent(state: StoreState, { write, before, field }: FieldWrite): Content | undefined {
  const next = contentOf(write, field);
  if (!write.record.fieldSet.fields.has(field.path)) return next;
  state.counters.comparisons += 1;
  const known = contentOf(before, field);
  if (isSameContent(known, next)) return undefined;
  const references = next.references && widenReferences(known.references, next.references, state.selections);
  const wide = { data: next.data, references };
  return references !== next.references && isSameContent(known, wide) ? undefined : wide;
}

/** Takes a draft for what an entity says. */
export function keepDraft(
  state: StoreState,
  record: EntityRecord,
  { data, references }: EntityContent,
): void {
  updateParents(state, record, { removed: record.references, added: references });
  record.data = data;
  record.references = references;
  record.filled = -1;
}

/** Notes which fields there are now, and when each was written. */
function updateFieldSet(state: StoreState, write: EntityWrite, written: readonly Field[]): void {
  const { record, fieldSet, metadata } = write;
  const isWhole = written.length === fieldSet.fields.size;
  const wide = isWhole
    ? state.selections.union(record.fieldSet, fieldSet)
    : fieldSetWith(state, record, written);
  record.fieldSet = record.references ? withReferences(state, wide, { record, written }) : wide;
  for (const { path } of written) record.absent?.delete(path);
  if (written.length > 0) markStaleVersions(state, write, record.absent);
  if (isWhole && record.fieldSet.fields.size === fieldSet.fields.size) {
    record.metadata = metadata;
    record.fieldMetadata = undefined;
    return;
  }
  const fieldMetadata = (record.fieldMetadata ??= new Map<string, Metadata>());
  for (const { path } of written) fieldMetadata.set(path, metadata);
  if (written.length > 0) markStaleVersions(state, write, fieldMetadata);
}

/**
 * Makes earlier versions stale: fields, where another one is of a later version, as their values may differ by now; and
 * what an earlier version lacked, as it may be there by now. That is news only where the version changes, and the version is a field.
 *
 * @param fieldMetadata those of fields, or those of what is absent
 */
function markStaleVersions(
  { inconsistent }: StoreState,
  { record, metadata: { version }, now }: EntityWrite,
  fieldMetadata: Map<string, Metadata> | undefined,
): void {
  if (fieldMetadata === undefined || version === undefined) return;
  const isAbsent = fieldMetadata === record.absent;
  const newest = newestVersion(record);
  for (const path of (isAbsent ? fieldMetadata : record.fieldSet.fields).keys()) {
    const known = metadataOf(record, path);
    if (known?.version === undefined || known.version >= (isAbsent ? version : newest)) continue;
    fieldMetadata.set(path, { ...known, until: Math.min(known.until, now) });
    // Who asked and got something older would only get it again.
    if (version >= newest) inconsistent.add(record);
  }
}

/** The latest version of any field of an entity. */
export function newestVersion(record: EntityRecord): number {
  if (!record.fieldMetadata) return record.metadata.version ?? -Infinity;
  return newestVersionOf(record, [...record.fieldSet.fields.keys()]);
}

/** The latest version of some fields of an entity; of none, less than any. */
export function newestVersionOf(record: EntityRecord, paths: readonly string[]): number {
  return Math.max(...paths.map((path) => metadataOf(record, path)?.version ?? -Infinity));
}

function fieldSetWith(state: StoreState, record: EntityRecord, written: readonly Field[]): Selection {
  const fields = new Map<string, SelectedField>(record.fieldSet.fields);
  for (const field of written) fields.set(field.path, field);
  return state.selections.of(fields, 'none');
}

/** A field set that says of each written field what is shown there of the entities that stand in it now. */
function withReferences(
  { selections }: StoreState,
  fieldSet: Selection,
  { record: { data = {}, references }, written }: { record: EntityRecord; written: readonly Field[] },
): Selection {
  let fields: Map<string, SelectedField> | undefined;
  for (const field of written) {
    const nested = nestedSelection(contentOf({ data, references }, field).references);
    if (fieldSet.fields.get(field.path)?.nested === nested) continue;
    (fields ??= new Map<string, SelectedField>(fieldSet.fields)).set(field.path, {
      need: field.need,
      nested,
    });
  }
  return fields ? selections.of(fields, fieldSet.rest) : fieldSet;
}

/** Notes who shows the entities in a value that takes the place of another one. */
export function updateParents(
  { orphans }: StoreState,
  owner: CacheRecord,
  { removed, added }: { readonly removed?: References | undefined; readonly added?: References | undefined },
): void {
  eachReference(added, ({ record }) => addParent(record, owner));
  eachReference(removed, ({ record }) => {
    removeParent(record, owner);
    // What shows others may be left as part of a circle.
    if (record.parents === undefined || record.references !== undefined) orphans.add(record);
  });
}

/** The end of what was dropped; what is only out of date ends later. */
export const DROPPED = -1;

/** An answer for a result. */
interface ResultWrite {
  readonly record: ResultRecord;
  readonly content: Content;
  readonly metadata: Metadata;
  readonly tag: string | undefined;
}

/**
 * Takes an answer for what a result shows.
 *
 * @returns false where something later stands, or was dropped
 */
export function writeResult(state: StoreState, write: ResultWrite): boolean {
  const { record, metadata, tag } = write;
  const isLate = isOlder(metadata, record.metadata);
  if (isLate && (record.content !== undefined || record.metadata.until === DROPPED)) {
    state.counters.skipped += 1;
    return false;
  }
  if (record.cachedError) {
    record.cachedError = undefined;
    noteChange(state, record);
  }
  // A late first answer is shown, but as stale as the expiry that overtook it demands.
  if (!isLate) {
    if (record.metadata.until < metadata.until) noteChange(state, record);
    record.metadata = metadata;
  }
  writeContent(state, write);
  record.tag = tag === undefined ? undefined : { name: tag, version: record.version };
  return true;
}

function writeContent(state: StoreState, { record, content }: ResultWrite): void {
  if (record.content !== undefined) {
    state.counters.comparisons += 1;
    if (isSameContent(record.content, content)) return;
  }
  updateParents(state, record, { removed: record.content?.references, added: content.references });
  record.content = { data: deepFreeze(content.data), references: content.references };
  state.counters.writes += 1;
  markChanged(state, record);
}

/** Notes which members with `reports` an entity has changed since it had this data. */
export function noteReports(state: StoreState, record: EntityRecord, before: JsonObject | undefined): void {
  const { entity, key, data } = record;
  if (!before || !data) return;
  for (const member of state.entities[entity]?.reports ?? []) {
    const from = before[member];
    const to = data[member];
    if (from === undefined || to === undefined || isSameJson(from, to)) continue;
    state.reports.push({ entity, key, member, from, to });
  }
}
