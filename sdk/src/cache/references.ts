import { isJsonObject, isSameJson, keepIdentity, keepJson, setMember } from '../core/json.ts';
import type { Json, JsonObject } from '../core/json-value.ts';
import type { Selection, Selections } from './read/selection.ts';
import { Reference, type Content, type References, type MemberReferences } from './records.ts';

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
  if (references instanceof Reference) visit(references);
  else for (const inner of references.values()) eachReference(inner, visit);
}

/** The selection that all references inside a field agree on; else each reference's own counts. */
export function nestedSelection(references: References | undefined): Selection | undefined {
  const found = new Set<Selection>();
  eachReference(references, ({ selection }) => found.add(selection));
  const [first] = found;
  return found.size === 1 ? first : undefined;
}

/** The reference that a value consists of, if it is nothing but one. */
export function soleReference(references: References | undefined): Reference | undefined {
  return references instanceof Reference ? references : undefined;
}

/** Returns true when two values are equal and refer to the same fields of the same entities. */
export function isSameContent(one: Content, other: Content): boolean {
  if (one.references === undefined || other.references === undefined) {
    return one.references === other.references && isSameJson(one.data, other.data);
  }
  if (one.references instanceof Reference || other.references instanceof Reference)
    return isSameReference(one.references, other.references);
  if (one.references instanceof Map) return hasSameMembers(one, other);
  return hasSameItems(one, other);
}

function isSameReference(one: References, other: References): boolean {
  if (!(one instanceof Reference) || !(other instanceof Reference)) return false;
  return one.record === other.record && one.selection === other.selection;
}

function hasSameItems(
  { data: mine, references }: Content,
  { data: theirs, references: otherReferences }: Content,
): boolean {
  if (!Array.isArray(mine) || !Array.isArray(theirs) || mine.length !== theirs.length) return false;
  for (let index = 0; index < mine.length; index += 1) {
    const inside = itemReferences(references, index);
    const otherInside = itemReferences(otherReferences, index);
    if (inside instanceof Reference && inside === otherInside) continue;
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
  if (next instanceof Reference) {
    const isSame = previous instanceof Reference && previous.record === next.record;
    return isSame ? new Reference(next.record, selections.union(previous.selection, next.selection)) : next;
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
  if (references instanceof Reference) return keepJson(filling.before, filling.show(references));
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
