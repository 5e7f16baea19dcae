import { deepFreeze, isJsonObject, setMember } from '../core/json.ts';
import type { Json, JsonObject } from '../core/json-value.ts';
import { linksIn } from './references.ts';
import type { Content, MemberLinks, EntitySlot, Stamp } from './records.ts';
import type { Cell } from './read/selection.ts';

/** The data of an entity with where links stand in it. */
export interface EntityContent {
  readonly data: JsonObject;
  readonly links: MemberLinks | undefined;
}

/** What stands in a cell that is known to be there. */
export function contentOf({ data, links }: EntityContent, { member, entry, isMap }: Cell): Content {
  if (isMap) return { data: EMPTY, links: undefined };
  const inside = linksIn(links, member);
  if (entry === undefined) return { data: data[member] ?? null, links: inside };
  return { data: mapAt(data, member)[entry] ?? null, links: linksIn(inside, entry) };
}

/** The entries of a member that is merged by member. */
export function mapAt(data: JsonObject, member: string): JsonObject {
  const value = data[member];
  return isJsonObject(value) ? value : EMPTY;
}

const EMPTY: JsonObject = Object.freeze({});

/** When a cell was written; undefined where nothing is known of it. */
export function stampOf(slot: EntitySlot, path: string): Stamp | undefined {
  const own = slot.stamps?.get(path) ?? slot.absent?.get(path);
  return own ?? (slot.layout.cells.has(path) ? slot.stamp : undefined);
}

/** Whether anything that is known of an entity, or known to be left out, is out of date. */
export function isOutOfDate({ data, stamp, stamps, absent }: EntitySlot, now: number): boolean {
  if (data === undefined) return false;
  if (stamp.until <= now) return true;
  if (stamps) for (const { until } of stamps.values()) if (until <= now) return true;
  if (absent) for (const { until } of absent.values()) if (until <= now) return true;
  return false;
}

interface Draft {
  [member: string]: Json;
}

/** The data of an entity while cells of it are written; what is not written stays the same objects. */
export interface EntityDraft {
  readonly data: Draft;
  readonly links: MemberLinks;
}

/** A draft of what an entity has now. */
export function createDraft({ data, links }: EntityContent): EntityDraft {
  return { data: { ...data }, links: new Map(links) };
}

/** Writes a cell, or takes it out where there is no content. */
export function putCell(
  draft: EntityDraft,
  { member, entry, isMap }: Cell,
  content: Content | undefined,
): void {
  if (isMap) {
    mapIn(draft, member);
    return;
  }
  const [target, name] = entry === undefined ? [draft.data, member] : [mapIn(draft, member), entry];
  if (content) setMember(target, name, content.data);
  else delete target[name];
  const inside = linksIn(draft.links, member);
  if (content?.links === undefined && inside === undefined) return;
  const links = entry === undefined ? draft.links : new Map(inside instanceof Map ? inside : []);
  if (content?.links === undefined) links.delete(name);
  else links.set(name, content.links);
  if (links !== draft.links) draft.links.set(member, links);
}

/** The map of a member, ours to write. */
function mapIn({ data }: EntityDraft, member: string): Draft {
  const value = Object.hasOwn(data, member) ? data[member] : undefined;
  const isMap = isJsonObject(value);
  // What is not frozen is a copy that was made here.
  if (isMap && !Object.isFrozen(value)) return value;
  const map: Draft = isMap ? { ...value } : {};
  setMember(data, member, map);
  return map;
}

/** A draft as it is kept. */
export function freezeDraft({ data, links }: EntityDraft): EntityContent {
  return { data: deepFreeze(data), links: links.size > 0 ? links : undefined };
}
