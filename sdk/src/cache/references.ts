import { isJsonObject, isSameJson, keepIdentity, keepJson, setMember } from '../core/json.ts';
import type { Json, JsonObject } from '../core/json-value.ts';
import type { Selection, Selections } from './read/selection.ts';
import { Link, type Content, type Links, type MemberLinks } from './records.ts';

/** The links in one member of an object. */
export function linksIn(links: Links | undefined, member: string): Links | undefined {
  return links instanceof Map ? links.get(member) : undefined;
}

/** Calls `visit` for every link in a value. */
export function eachLink(links: Links | undefined, visit: (link: Link) => void): void {
  if (links === undefined) return;
  if (links instanceof Link) visit(links);
  else for (const inner of links.values()) eachLink(inner, visit);
}

/** The selection that all links inside a cell agree on; else each link's own counts. */
export function nestedSelection(links: Links | undefined): Selection | undefined {
  const found = new Set<Selection>();
  eachLink(links, ({ selection }) => found.add(selection));
  const [first] = found;
  return found.size === 1 ? first : undefined;
}

/** The link that a value consists of, if it is nothing but one. */
export function soleLink(links: Links | undefined): Link | undefined {
  return links instanceof Link ? links : undefined;
}

/** Whether two values say the same and show the same of the same entities. */
export function isSameContent(one: Content, other: Content): boolean {
  if (one.links === undefined || other.links === undefined) {
    return one.links === other.links && isSameJson(one.data, other.data);
  }
  if (one.links instanceof Link || other.links instanceof Link) return isSameLink(one.links, other.links);
  if (one.links instanceof Map) return hasSameMembers(one, other);
  return hasSameItems(one, other);
}

function isSameLink(one: Links, other: Links): boolean {
  if (!(one instanceof Link) || !(other instanceof Link)) return false;
  return one.slot === other.slot && one.selection === other.selection;
}

function hasSameItems({ data: mine, links }: Content, { data: theirs, links: otherLinks }: Content): boolean {
  if (!Array.isArray(mine) || !Array.isArray(theirs) || mine.length !== theirs.length) return false;
  for (let index = 0; index < mine.length; index += 1) {
    const inside = itemLinks(links, index);
    const otherInside = itemLinks(otherLinks, index);
    if (inside instanceof Link && inside === otherInside) continue;
    const item = { data: mine[index], links: inside };
    if (!isSameContent(item, { data: theirs[index], links: otherInside })) return false;
  }
  return true;
}

function itemLinks(links: Links | undefined, index: number): Links | undefined {
  // Array.isArray forgets that a list is readonly.
  return Array.isArray(links) ? (links as readonly (Links | undefined)[])[index] : undefined;
}

function hasSameMembers(one: Content, other: Content): boolean {
  const [mine, theirs] = [one.data, other.data];
  if (!isJsonObject(mine) || !isJsonObject(theirs)) return false;
  const members = Object.keys(mine);
  const inside = ({ links }: Content, data: JsonObject, member: string): Content => ({
    data: data[member] ?? null,
    links: linksIn(links, member),
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
 * The links to write over others: `next`, but showing of the entities that stand in the same places what either
 * showed, so that two answers which show different parts of them do not take turns.
 */
export function widenLinks(previous: Links | undefined, next: Links, selections: Selections): Links {
  if (previous === undefined) return next;
  if (next instanceof Link) {
    const isSame = previous instanceof Link && previous.slot === next.slot;
    return isSame ? new Link(next.slot, selections.union(previous.selection, next.selection)) : next;
  }
  if (next instanceof Map) {
    const wide = [...next].map(
      ([name, inner]) => [name, widenLinks(linksIn(previous, name), inner, selections)] as const,
    );
    return new Map(wide);
  }
  return next.map((inner, index) => inner && widenLinks(itemLinks(previous, index), inner, selections));
}

/** What stands in the places of links. */
interface Filling {
  readonly show: (link: Link) => Json;
  /** What the value was before: the same object where nothing in it differs. */
  readonly before?: unknown;
}

/** A value with its links filled; the very same object where that changes nothing. */
export function fillLinks(data: Json, links: Links | undefined, filling: Filling): Json {
  if (links === undefined) return data;
  if (links instanceof Link) return keepJson(filling.before, filling.show(links));
  return links instanceof Map ? fillMembers(data, links, filling) : fillItems(data, links, filling);
}

function fillItems(data: Json, links: readonly (Links | undefined)[], { show, before }: Filling): Json {
  if (!Array.isArray(data)) return data;
  let filled: Json[] | undefined;
  for (const [index, inner] of links.entries()) {
    const value = fillLinks(data[index], inner, { show, before: memberAt(before, index) });
    if (value !== data[index]) (filled ??= [...data])[index] = value;
  }
  return keepIdentity(before, filled ? Object.freeze(filled) : data);
}

function fillMembers(data: Json, links: MemberLinks, { show, before }: Filling): Json {
  if (!isJsonObject(data)) return data;
  let filled: { [member: string]: Json } | undefined;
  for (const [member, inner] of links) {
    const value = fillLinks(data[member] ?? null, inner, { show, before: memberAt(before, member) });
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
