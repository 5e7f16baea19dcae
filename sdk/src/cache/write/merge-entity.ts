import { deepFreeze, differingMembers, freezeWithin, isJsonObject, isSameJson } from '../../core/json.ts';
import type { Json, JsonObject } from '../../core/json-value.ts';
import {
  contentOf,
  createDraft,
  freezeDraft,
  putCell,
  stampOf,
  type EntityContent,
  type EntityDraft,
} from '../fields.ts';
import { eachLink, isSameContent, nestedSelection, widenLinks } from '../references.ts';
import { type Content, type Links, isOlder, type AnySlot, type EntitySlot, type Stamp } from '../records.ts';
import { addParent, removeParent } from '../parents.ts';
import { cellPath, mapPath, type Cell, type SelectedCell, type Selection } from '../read/selection.ts';
import type { StoreState } from '../state.ts';

/** What an answer says about one entity. */
export interface EntityWrite extends EntityContent {
  readonly slot: EntitySlot;
  /** Exactly the cells that are in `data`. */
  readonly layout: Selection;
  readonly stamp: Stamp;
  /** Epoch milliseconds. */
  readonly now: number;
  /** The members which differ from those of `before`, where that is known. */
  readonly differing?: readonly string[] | undefined;
  /** What the entity said when that was found out. */
  readonly before?: JsonObject | undefined;
}

/** An answer that says of one entity just what is there. */
export interface EntityRepeat {
  readonly slot: EntitySlot;
  readonly stamp: Stamp;
  /** What was there when that was found out. */
  readonly repeated: JsonObject;
  readonly data?: undefined;
}

/** What an answer says otherwise than an entity all of which is of one time, and no later. */
export function differenceTo(
  slot: EntitySlot,
  data: JsonObject,
  stamp: Stamp,
): readonly string[] | undefined {
  if (slot.data === undefined || slot.links || slot.stamps || slot.goneAt !== undefined) return undefined;
  if (isOlder(stamp, slot.stamp)) return undefined;
  // Engines compare objects of one kind faster by half, and a frozen one is of another kind.
  return differingMembers(slot.data, Object.freeze(data), slot.layout.members);
}

/** Takes the time of an answer that says just what is there. */
export function repeatEntity({ counters }: StoreState, { slot, stamp }: EntityRepeat): void {
  counters.comparisons += slot.layout.cells.size;
  slot.stamp = stamp;
}

/** Brings what an answer says into an entity; true when the entity now says something else. */
export function writeEntity(state: StoreState, write: EntityWrite): boolean {
  const { slot, stamp } = write;
  // A late answer does not bring back what was dropped after it was asked for.
  const isBack = slot.goneAt !== undefined && stamp.order >= slot.goneAt;
  if (isBack) slot.goneAt = undefined;
  const { data, links } = slot;
  if (data === undefined) return adopt(state, write);
  if (write.layout === slot.layout && !slot.stamps && !isOlder(stamp, slot.stamp)) {
    state.counters.comparisons += slot.layout.cells.size;
    slot.stamp = stamp;
    const isNews = outdateEarlier(state, write, slot.absent) || isBack;
    if (!links && !write.links) return replace(state, write, data) || isNews;
    if (isSameContent({ data, links }, write)) return isNews;
  } else if (isOfOtherKind(state, write)) {
    if (!isOlder(stamp, slot.stamp)) return adopt(state, write);
    state.skipped += 1;
    return isBack;
  }
  return writeCells(state, write, { data, links }) || isBack;
}

/** Takes an answer's object as all that is known of the entity. */
function adopt(state: StoreState, { slot, data, links, layout, stamp }: EntityWrite): true {
  relink(state, slot, { removed: slot.links, added: links });
  slot.data = freezeWithin(data);
  slot.links = links;
  slot.layout = layout;
  slot.stamp = stamp;
  slot.stamps = undefined;
  slot.absent = undefined;
  slot.filled = -1;
  state.counters.writes += layout.cells.size;
  return true;
}

/**
 * Takes an answer's object in place of one with the same cells, keeping the parts that say the same; false where all
 * of them do.
 */
function replace(state: StoreState, write: EntityWrite, before: JsonObject): boolean {
  const { slot, data, layout } = write;
  const { writes } = state.counters;
  let kept: EntityDraft | undefined;
  const keep = (path: string): void => {
    const cell = layout.cells.get(path);
    if (!cell) return;
    kept ??= createDraft({ data, links: undefined });
    putCell(kept, cell, contentOf({ data: before, links: undefined }, cell));
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
    if (isJsonObject(mine) && isJsonObject(theirs) && layout.cells.has(mapPath(member))) {
      for (const entry in theirs) take(cellPath(member, entry), mine[entry] ?? null, theirs[entry] ?? null);
      deepFreeze(theirs);
    } else take(member, mine, theirs);
  }
  if (state.counters.writes === writes) return false;
  slot.data = kept ? freezeDraft(kept).data : Object.freeze(data);
  return true;
}

/** Whether a member that is merged by member is a map in one and something else in the other. */
function isOfOtherKind(state: StoreState, { slot, layout }: EntityWrite): boolean {
  const members = state.entities[slot.entity]?.mergeByMember ?? [];
  const isBoth = (one: Selection, other: Selection, member: string): boolean =>
    one.cells.has(member) && other.cells.has(mapPath(member));
  return members.some((member) => isBoth(slot.layout, layout, member) || isBoth(layout, slot.layout, member));
}

/** Writes the cells one by one, each where it is not older than what is there. */
function writeCells(state: StoreState, write: EntityWrite, before: EntityContent): boolean {
  const { slot, layout, stamp } = write;
  const written: Cell[] = [];
  const draft = createDraft(before);
  const { writes } = state.counters;
  for (const cell of layout.cells.values()) {
    const previous = stampOf(slot, cell.path);
    if (previous && isOlder(stamp, previous)) {
      state.skipped += 1;
      continue;
    }
    written.push(cell);
    const content = newContent(state, { write, before, cell });
    if (!content) continue;
    state.counters.writes += 1;
    putCell(draft, cell, content);
  }
  const isChanged = state.counters.writes > writes;
  if (isChanged) {
    keepShown(state, slot, before.data);
    keepDraft(state, slot, freezeDraft(draft));
  }
  return relayout(state, write, written) || isChanged;
}

/** Places that showed all there was go on with the same object where nothing of that has changed. */
function keepShown({ tick }: StoreState, slot: EntitySlot, value: JsonObject): void {
  if (slot.parents === undefined || slot.views?.has(slot.layout)) return;
  // Nobody was shown what still has an answer's own objects in the places of its entities.
  if (slot.links && slot.filled < 0) return;
  const view = { value, missing: [], version: NaN, oldest: 0, tick };
  (slot.views ??= new Map()).set(slot.layout, view);
}

interface CellWrite {
  readonly write: EntityWrite;
  readonly before: EntityContent;
  readonly cell: Cell;
}

/** What a cell is to say; undefined where it says so already. */
function newContent(state: StoreState, { write, before, cell }: CellWrite): Content | undefined {
  const next = contentOf(write, cell);
  if (!write.slot.layout.cells.has(cell.path)) return next;
  state.counters.comparisons += 1;
  const known = contentOf(before, cell);
  if (isSameContent(known, next)) return undefined;
  const links = next.links && widenLinks(known.links, next.links, state.selections);
  const wide = { data: next.data, links };
  return links !== next.links && isSameContent(known, wide) ? undefined : wide;
}

/** Takes a draft for what an entity says. */
export function keepDraft(state: StoreState, slot: EntitySlot, { data, links }: EntityContent): void {
  relink(state, slot, { removed: slot.links, added: links });
  slot.data = data;
  slot.links = links;
  slot.filled = -1;
}

/** Notes which cells there are now, and when each was written; true when some are out of date by that. */
function relayout(state: StoreState, write: EntityWrite, written: readonly Cell[]): boolean {
  const { slot, layout, stamp } = write;
  const isWhole = written.length === layout.cells.size;
  const wide = isWhole ? state.selections.union(slot.layout, layout) : layoutWith(state, slot, written);
  slot.layout = slot.links ? withLinks(state, wide, { slot, written }) : wide;
  for (const { path } of written) slot.absent?.delete(path);
  const isNews = written.length > 0 && outdateEarlier(state, write, slot.absent);
  if (isWhole && slot.layout.cells.size === layout.cells.size) {
    slot.stamp = stamp;
    slot.stamps = undefined;
    return isNews;
  }
  const stamps = (slot.stamps ??= new Map<string, Stamp>());
  for (const { path } of written) stamps.set(path, stamp);
  return (written.length > 0 && outdateEarlier(state, write, stamps)) || isNews;
}

/**
 * What is of an earlier version is out of date: cells, where another one is of a later version, as they may be of
 * another truth; and what an earlier version lacked, as it may be there by now.
 *
 * @param stamps those of cells, or those of what is absent
 */
function outdateEarlier(
  { behind }: StoreState,
  { slot, stamp: { version }, now }: EntityWrite,
  stamps: Map<string, Stamp> | undefined,
): boolean {
  if (stamps === undefined || version === undefined) return false;
  const isAbsent = stamps === slot.absent;
  const newest = newestVersion(slot);
  let isNews = false;
  for (const path of (isAbsent ? stamps : slot.layout.cells).keys()) {
    const known = stampOf(slot, path);
    if (known?.version === undefined || known.version >= (isAbsent ? version : newest)) continue;
    isNews ||= known.until > now;
    stamps.set(path, { ...known, until: Math.min(known.until, now) });
    // Who asked and got something older would only get it again.
    if (version >= newest) behind.add(slot);
  }
  return isNews;
}

/** The latest version of any part of an entity. */
export function newestVersion(slot: EntitySlot): number {
  if (!slot.stamps) return slot.stamp.version ?? -Infinity;
  const paths = [...slot.layout.cells.keys()];
  return Math.max(...paths.map((path) => stampOf(slot, path)?.version ?? -Infinity));
}

function layoutWith(state: StoreState, slot: EntitySlot, written: readonly Cell[]): Selection {
  const cells = new Map<string, SelectedCell>(slot.layout.cells);
  for (const cell of written) cells.set(cell.path, cell);
  return state.selections.of(cells, 'none');
}

/** A layout that says of each written cell what is shown there of the entities that stand in it now. */
function withLinks(
  { selections }: StoreState,
  layout: Selection,
  { slot: { data = {}, links }, written }: { slot: EntitySlot; written: readonly Cell[] },
): Selection {
  let cells: Map<string, SelectedCell> | undefined;
  for (const cell of written) {
    const nested = nestedSelection(contentOf({ data, links }, cell).links);
    if (layout.cells.get(cell.path)?.nested === nested) continue;
    (cells ??= new Map<string, SelectedCell>(layout.cells)).set(cell.path, { need: cell.need, nested });
  }
  return cells ? selections.of(cells, layout.rest) : layout;
}

/** Notes who shows the entities in a value that takes the place of another one. */
export function relink(
  { loose }: StoreState,
  owner: AnySlot,
  { removed, added }: { readonly removed?: Links | undefined; readonly added?: Links | undefined },
): void {
  eachLink(added, ({ slot }) => addParent(slot, owner));
  eachLink(removed, ({ slot }) => {
    removeParent(slot, owner);
    // What shows others may be left as part of a circle.
    if (slot.parents === undefined || slot.links !== undefined) loose.add(slot);
  });
}
