import { isJsonObject, keepIdentity, keepJson, setMember } from '../../core/json.ts';
import type { Json, JsonObject } from '../../core/json-value.ts';
import { contentOf, stampOf } from '../fields.ts';
import { eachLink, fillLinks } from '../references.ts';
import type { Link, Links, EntitySlot, KeptView, ResultSlot, View } from '../records.ts';
import type { Cell, Selection } from './selection.ts';
import type { StoreState } from '../state.ts';

type Draft = { [member: string]: Json };

const NONE: readonly string[] = Object.freeze([]);

/** What a selection shows of an entity: frozen, the same object while nothing in it changed. */
export function viewEntity(state: StoreState, slot: EntitySlot, selection: Selection): View {
  const { links, stamps, absent, layout } = slot;
  const data = saidBy(slot);
  const isAll = selection === layout || (selection.rest === 'all' && selection.cells.size === 0);
  if (isAll && data && !links && !stamps && !absent) {
    return { value: data, missing: NONE, oldest: slot.stamp.until };
  }
  return keptView(state, slot, { selection, isAll });
}

/** What an entity says: what the server said, and over it what writes under way will bring. */
function saidBy(slot: EntitySlot): JsonObject | undefined {
  const { data, guesses } = slot;
  return data && guesses ? guesses.over(slot, data) : data;
}

interface Looking {
  readonly selection: Selection;
  /** Whether the selection shows all that is known, as it was brought. */
  readonly isAll: boolean;
}

function keptView(state: StoreState, slot: EntitySlot, looking: Looking): KeptView {
  const { selection, isAll } = looking;
  const oldest = (): number => oldestOf(state, slot, looking);
  const known = slot.views?.get(selection);
  if (known?.version === slot.version) return refreshed(state, known, oldest);
  // Entered before it is built, so that entities which contain each other end here.
  const view = { value: null, missing: NONE, version: slot.version, oldest: Infinity, tick: state.tick };
  const kept: KeptView = view;
  (slot.views ??= new Map()).set(selection, kept);
  if (isAll) {
    kept.value = wholeOf(state, slot);
  } else {
    const built = build(state, slot, { selection, before: known?.value });
    kept.value = built.value;
    kept.missing = built.missing;
  }
  kept.oldest = oldest();
  return kept;
}

/** All that is known of an entity. */
function wholeOf(state: StoreState, slot: EntitySlot): JsonObject {
  if (slot.data && slot.links && slot.filled !== slot.version) {
    // Marked before it is filled, for entities which contain each other.
    slot.filled = slot.version;
    // Members of an object are filled, so it stays one.
    slot.data = fillLinks(slot.data, slot.links, { show: (link) => shown(state, link) }) as JsonObject;
  }
  return saidBy(slot) ?? {};
}

function shown(state: StoreState, { slot, selection }: Link): Json {
  // Views are made of JSON.
  return viewEntity(state, slot, selection).value as Json;
}

/** What a result shows; undefined when there is no answer yet. */
export function viewResult(state: StoreState, slot: ResultSlot): View | undefined {
  const { content, view: known } = slot;
  if (content === undefined) return undefined;
  const { links } = content;
  const oldest = (): number => Math.min(slot.stamp.until, oldestIn(state, links, undefined));
  if (known?.version === slot.version) return refreshed(state, known, oldest);
  const value = fillLinks(content.data, links, { show: (link) => shown(state, link), before: known?.value });
  slot.content = { data: value, links };
  slot.view = { value, missing: NONE, version: slot.version, oldest: oldest(), tick: state.tick };
  return slot.view;
}

function refreshed(state: StoreState, view: KeptView, oldest: () => number): KeptView {
  if (view.tick !== state.tick) {
    // Marked before it is worked out, for entities which contain each other.
    view.tick = state.tick;
    view.oldest = oldest();
  }
  return view;
}

interface Building {
  readonly selection: Selection;
  /** What the selection showed before. */
  readonly before: unknown;
}

function build(
  state: StoreState,
  slot: EntitySlot,
  { selection, before }: Building,
): { value: unknown; missing: readonly string[] } {
  const draft: Draft = {};
  const missing: string[] = [];
  const data = saidBy(slot) ?? {};
  let places = 0;
  for (const cell of cellsIn(slot, selection)) {
    const name = cell.entry ?? cell.path;
    if (!slot.layout.cells.has(cell.path)) {
      if (isMissed(slot, cell)) missing.push(...leafNames(name, cell));
      continue;
    }
    places += 1;
    const { data: value, links } = contentOf({ data, links: slot.links }, cell);
    const show = (link: Link): Json => {
      const view = viewEntity(state, link.slot, cell.nested ?? link.selection);
      for (const inner of view.missing) missing.push(`${name}.${inner}`);
      // Views are made of JSON.
      return view.value as Json;
    };
    const earlier = valueIn(before, cell);
    // What a write is expected to bring may be an equal object of its own: the one that was shown stays.
    const own = links ? fillLinks(value, links, { show, before: earlier }) : keepJson(earlier, value);
    put(draft, cell, own);
  }
  if (places === slot.layout.cells.size && !slot.links) return { value: keepJson(before, data), missing };
  return { value: frozen(before, draft), missing };
}

/** Every cell that a selection looks at, those that are not there too. */
export function cellsIn({ layout }: EntitySlot, { cells, rest }: Selection): readonly Cell[] {
  if (rest === 'none') return [...cells.values()];
  const others = [...layout.cells.values()].filter(
    ({ path, entry }) => !cells.has(path) && (rest === 'all' || entry === undefined),
  );
  // What the selection does not name is shown as it was brought.
  return [...cells.values(), ...others.map((cell) => ({ ...cell, nested: undefined }))];
}

/** A cell that was never asked for is missed; one that the server left out only where it is required. */
function isMissed(slot: EntitySlot, { need, path }: Cell): boolean {
  if (need === 'kept') return false;
  return need === 'required' || slot.absent?.has(path) !== true;
}

function leafNames(name: string, { nested }: Cell): string[] {
  if (!nested || nested.cells.size === 0) return [name];
  return [...nested.cells.values()].flatMap((inner) =>
    inner.need === 'kept' ? [] : leafNames(`${name}.${inner.entry ?? inner.path}`, inner),
  );
}

/** What a cell showed in an earlier view. */
function valueIn(before: unknown, cell: Cell): Json | undefined {
  return isJsonObject(before) ? contentOf({ data: before, links: undefined }, cell).data : undefined;
}

function put(draft: Draft, { member, entry, isMap }: Cell, value: Json): void {
  if (entry === undefined) {
    if (!isMap || !Object.hasOwn(draft, member)) setMember(draft, member, value);
    return;
  }
  if (!Object.hasOwn(draft, member) || Object.isFrozen(draft[member])) setMember(draft, member, {});
  // Made in the line above, as an object of our own.
  setMember(draft[member] as Draft, entry, value);
}

/** Freezes a draft, keeping the earlier object, and its map members, where nothing in them changed. */
function frozen(before: unknown, draft: Draft): unknown {
  const earlier: JsonObject = isJsonObject(before) ? before : {};
  for (const [name, value] of Object.entries(draft)) {
    if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
      setMember(draft, name, keepIdentity(earlier[name], Object.freeze(value)));
    }
  }
  return keepIdentity(before, Object.freeze(draft));
}

function oldestOf(state: StoreState, slot: EntitySlot, { selection, isAll }: Looking): number {
  let oldest = Infinity;
  const { data = {}, links } = slot;
  for (const cell of isAll ? slot.layout.cells.values() : cellsIn(slot, selection)) {
    const stamp = stampOf(slot, cell.path);
    if (stamp) oldest = Math.min(oldest, stamp.until);
    if (!links || !slot.layout.cells.has(cell.path)) continue;
    oldest = Math.min(
      oldest,
      oldestIn(state, contentOf({ data, links }, cell).links, isAll ? undefined : cell.nested),
    );
  }
  return oldest;
}

function oldestIn(state: StoreState, links: Links | undefined, nested: Selection | undefined): number {
  let oldest = Infinity;
  eachLink(links, (link) => {
    oldest = Math.min(oldest, viewEntity(state, link.slot, nested ?? link.selection).oldest);
  });
  return oldest;
}
