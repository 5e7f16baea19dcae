import { isJsonObject, isSameJson, keepIdentity, keepJson, setMember } from '../core/json.ts';
import type { Json, JsonObject } from '../core/json-value.ts';
import {
  fieldPath,
  mapPath,
  type Field,
  type SelectedField,
  type Selection,
  type Selections,
} from './read/selection.ts';
import {
  type Reference,
  type Content,
  type References,
  type MemberReferences,
  type EntityRecord,
  type Metadata,
} from './records.ts';

/** Returns true for the reference that a value as a whole is. */
export function isReference(references: References | undefined): references is Reference {
  return references !== undefined && 'record' in references;
}

/** The references in one member of an object. */
export function referencesIn(references: References | undefined, member: string): References | undefined {
  return references instanceof Map ? references.get(member) : undefined;
}

/** Calls `visit` for every reference in a value. */
export function eachReference(
  references: References | undefined,
  visit: (reference: Reference) => void,
): void {
  if (references === undefined) return;
  if (isReference(references)) visit(references);
  else for (const inner of references.values()) eachReference(inner, visit);
}

/** The selection that all references inside a field agree on; else each reference's own counts. */
export function nestedSelection(references: References | undefined): Selection | undefined {
  if (references === undefined || isReference(references)) return references?.selection;
  const found = new Set<Selection>();
  eachReference(references, ({ selection }) => found.add(selection));
  const [first] = found;
  return found.size === 1 ? first : undefined;
}

/** The reference that a value consists of, if it is nothing but one. */
export function soleReference(references: References | undefined): Reference | undefined {
  return isReference(references) ? references : undefined;
}

/** Returns true when two values are equal and refer to the same fields of the same entities. */
export function isSameContent(one: Content, other: Content): boolean {
  const [mine, theirs] = [one.references, other.references];
  if (mine === undefined || theirs === undefined) return mine === theirs && isSameJson(one.data, other.data);
  if (isReference(mine)) {
    // What is no reference has no record.
    const reference = soleReference(theirs);
    return mine.record === reference?.record && mine.selection === reference.selection;
  }
  return mine instanceof Map ? hasSameMembers(one, other) : hasSameItems(one, other);
}

function hasSameItems(
  { data: mine, references }: Content,
  { data: theirs, references: otherReferences }: Content,
): boolean {
  if (!Array.isArray(mine) || !Array.isArray(theirs) || mine.length !== theirs.length) return false;
  for (let index = 0; index < mine.length; index += 1) {
    const inside = itemReferences(references, index);
    const otherInside = itemReferences(otherReferences, index);
    if (inside !== undefined && inside === otherInside) continue;
    const item = { data: mine[index], references: inside };
    if (!isSameContent(item, { data: theirs[index], references: otherInside })) return false;
  }
  return true;
}

function itemReferences(references: References | undefined, index: number): References | undefined {
  // Array.isArray forgets that a list is readonly.
  return Array.isArray(references) ? (references as readonly (References | undefined)[])[index] : undefined;
}

function hasSameMembers(one: Content, other: Content): boolean {
  const [mine, theirs] = [one.data, other.data];
  if (!isJsonObject(mine) || !isJsonObject(theirs)) return false;
  const members = Object.keys(mine);
  const inside = ({ references }: Content, data: JsonObject, member: string): Content => ({
    data: data[member] ?? null,
    references: referencesIn(references, member),
  });
  return (
    members.length === Object.keys(theirs).length &&
    members.every(
      (member) =>
        Object.hasOwn(theirs, member) &&
        isSameContent(inside(one, mine, member), inside(other, theirs, member)),
    )
  );
}

/**
 * The references to write over others: `next`, but showing of the entities that stand in the same places what either
 * showed, so that two answers which show different fields of them do not take turns.
 */
export function widenReferences(
  previous: References | undefined,
  next: References,
  selections: Selections,
): References {
  if (previous === undefined) return next;
  if (isReference(next)) {
    const isSame = isReference(previous) && previous.record === next.record;
    return isSame
      ? { record: next.record, selection: selections.union(previous.selection, next.selection) }
      : next;
  }
  if (next instanceof Map) {
    const wide = [...next].map(
      ([name, inner]) => [name, widenReferences(referencesIn(previous, name), inner, selections)] as const,
    );
    return new Map(wide);
  }
  return next.map(
    (inner, index) => inner && widenReferences(itemReferences(previous, index), inner, selections),
  );
}

/** Fills the places of references. */
interface Filling {
  readonly show: (reference: Reference) => Json;
  /** The earlier value: the same object is returned where nothing in it differs. */
  readonly before?: unknown;
}

/** A value with its references filled; the very same object where that changes nothing. */
export function fillReferences(data: Json, references: References | undefined, filling: Filling): Json {
  if (references === undefined) return data;
  if (isReference(references)) return keepJson(filling.before, filling.show(references));
  return references instanceof Map
    ? fillMembers(data, references, filling)
    : fillItems(data, references, filling);
}

function fillItems(
  data: Json,
  references: readonly (References | undefined)[],
  { show, before }: Filling,
): Json {
  if (!Array.isArray(data)) return data;
  let filled: Json[] | undefined;
  for (const [index, inner] of references.entries()) {
    const value = fillReferences(data[index], inner, { show, before: memberAt(before, index) });
    if (value !== data[index]) (filled ??= [...data])[index] = value;
  }
  return keepIdentity(before, filled ? Object.freeze(filled) : data);
}

function fillMembers(data: Json, references: MemberReferences, { show, before }: Filling): Json {
  if (!isJsonObject(data)) return data;
  let filled: { [member: string]: Json } | undefined;
  for (const [member, inner] of references) {
    const value = fillReferences(data[member] ?? null, inner, { show, before: memberAt(before, member) });
    if (value !== data[member]) setMember((filled ??= { ...data }), member, value);
  }
  return keepIdentity(before, filled ? Object.freeze(filled) : data);
}

function memberAt(value: unknown, name: string | number): unknown {
  // Looked up by name on whatever stood there before; anything that is no object has no members.
  return typeof value === 'object' && value !== null
    ? (value as { [name: string]: unknown })[name]
    : undefined;
}

/** The data of an entity with where references stand in it. */
export interface EntityContent {
  readonly data: JsonObject;
  readonly references: MemberReferences | undefined;
}

/** Returns the content of a field that is known to be there. */
export function contentOf({ data, references }: EntityContent, { member, entry, isMap }: Field): Content {
  if (isMap) return { data: EMPTY, references: undefined };
  const inside = referencesIn(references, member);
  if (entry === undefined) return { data: data[member] ?? null, references: inside };
  return { data: mapAt(data, member)[entry] ?? null, references: referencesIn(inside, entry) };
}

/** The entries of a member that is merged by member. */
export function mapAt(data: JsonObject, member: string): JsonObject {
  const value = data[member];
  return isJsonObject(value) ? value : EMPTY;
}

const EMPTY: JsonObject = Object.freeze({});

/** Returns true when a value with metadata `next` must not replace one with `previous`. */
export function isOlder(next: Metadata, previous: Metadata): boolean {
  if (next.version !== undefined && previous.version !== undefined && next.version !== previous.version) {
    return next.version < previous.version;
  }
  return next.timestamp < previous.timestamp;
}

/** Returns the metadata of a field; undefined where nothing is known of it. */
export function metadataOf(record: EntityRecord, path: string): Metadata | undefined {
  const own = record.fieldMetadata?.get(path) ?? record.absent?.get(path);
  return own ?? (record.fieldSet.fields.has(path) ? record.metadata : undefined);
}

/** Returns true when any known field of an entity, or one known to be missing, is stale. */
export function isOutOfDate({ data, metadata, fieldMetadata, absent }: EntityRecord, now: number): boolean {
  if (data === undefined) return false;
  if (metadata.until <= now) return true;
  if (fieldMetadata) for (const { until } of fieldMetadata.values()) if (until <= now) return true;
  if (absent) for (const { until } of absent.values()) if (until <= now) return true;
  return false;
}

/** Which fields an answer's object has. */
export interface FieldSets {
  of(data: JsonObject, references: MemberReferences | undefined): Selection;
}

/** The names of an object's members, and of the entries of those that are merged by member. */
interface Names {
  readonly members: readonly string[];
  /** In the order of `members`: undefined for members that are no maps. */
  readonly entries: readonly (readonly string[] | undefined)[];
  readonly plain: Selection;
}

const REMEMBERED = 8;

/**
 * Works out field sets of one kind of entity. Objects of one answer mostly have the same members in the same
 * order, so the last few lists of names are tried first.
 */
export function createFieldSets(mergeByMember: readonly string[], selections: Selections): FieldSets {
  const recent: Names[] = [];
  const namesOf = (data: JsonObject): Names => {
    for (const known of recent) if (hasNames(data, known)) return known;
    const members = Object.keys(data);
    const entries = members.map((member) => {
      const value = mergeByMember.includes(member) ? data[member] : undefined;
      return isJsonObject(value) ? Object.keys(value) : undefined;
    });
    const names = { members, entries, plain: selections.of(fieldsOf(members, entries), 'none') };
    // By its names alone, an object without its map looks like every one with it.
    if (members.some((member, at) => mergeByMember.includes(member) && !entries[at])) return names;
    recent.unshift(names);
    recent.length = Math.min(recent.length, REMEMBERED);
    return names;
  };
  return {
    of(data, references) {
      const { plain } = namesOf(data);
      return references ? withNested(plain, references, selections) : plain;
    },
  };
}

function hasNames(data: JsonObject, { members, entries }: Names): boolean {
  let index = 0;
  for (const member in data) {
    if (members[index] !== member) return false;
    const inner = entries[index];
    if (inner && !hasEntries(data[member], inner)) return false;
    index += 1;
  }
  return index === members.length;
}

function hasEntries(value: unknown, entries: readonly string[]): boolean {
  if (!isJsonObject(value)) return false;
  let index = 0;
  for (const entry in value) {
    if (entries[index] !== entry) return false;
    index += 1;
  }
  return index === entries.length;
}

function fieldsOf(
  members: readonly string[],
  entries: readonly (readonly string[] | undefined)[],
): ReadonlyMap<string, SelectedField> {
  const fields = new Map<string, SelectedField>();
  for (const [index, member] of members.entries()) {
    const inner = entries[index];
    fields.set(inner ? mapPath(member) : fieldPath(member), { need: 'kept' });
    for (const entry of inner ?? []) fields.set(fieldPath(member, entry), { need: 'kept' });
  }
  return fields;
}

/** With what the answer showed of the entities inside each field. */
function withNested(plain: Selection, references: MemberReferences, selections: Selections): Selection {
  const fields = new Map<string, SelectedField>();
  for (const { path, member, entry } of plain.fields.values()) {
    const inside = referencesIn(references, member);
    const nested = nestedSelection(entry === undefined ? inside : referencesIn(inside, entry));
    if (nested) fields.set(path, { need: 'kept', nested });
  }
  // The union of two is remembered: most answers have many entities of one kind, which refer to such of another.
  return selections.union(selections.of(fields, 'none'), plain);
}
