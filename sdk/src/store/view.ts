import { keepIdentity, setMember } from '../json.ts';
import {
  ABSENT,
  eachLink,
  isTree,
  MAP,
  TREE,
  type LinkNode,
  type ListNode,
  type Node,
  type ObjectNode,
} from './node.ts';
import type { StoreState } from './reducer.ts';
import { entryOf, type SelectedCell, type Selection } from './selection.ts';
import type { Cell, EntitySlot, ResultSlot, View } from './slot.ts';

type Draft = { [member: string]: unknown };

/** What a selection shows of an entity: frozen, the same object while nothing in it changed. */
export function viewEntity(state: StoreState, slot: EntitySlot, selection: Selection): View {
  const known = slot.views.get(selection);
  if (known?.version === slot.version) return refreshed(state, known, () => oldestOf(state, slot, selection));
  // Entered before it is built, so that entities which contain each other end here.
  const view: View = {
    value: null,
    missing: [],
    version: slot.version,
    oldest: Number.POSITIVE_INFINITY,
    tick: state.tick,
  };
  slot.views.set(selection, view);
  const built = buildEntity(state, slot, { selection, previous: known });
  view.value = built.value;
  view.missing = built.missing;
  view.oldest = oldestOf(state, slot, selection);
  return view;
}

/** What a result shows; undefined when there is no answer yet. */
export function viewResult(state: StoreState, slot: ResultSlot): View | undefined {
  const { node, view: known } = slot;
  if (node === undefined) return undefined;
  const oldest = (): number => Math.min(slot.stamp.until, oldestIn(state, node, undefined));
  if (known?.version === slot.version) return refreshed(state, known, oldest);
  const missing: string[] = [];
  const value = resolve(state, node, { nested: undefined, previous: known?.value, missing });
  slot.view = { value, missing: [], version: slot.version, oldest: oldest(), tick: state.tick };
  return slot.view;
}

function refreshed(state: StoreState, view: View, oldest: () => number): View {
  if (view.tick !== state.tick) {
    // Marked before it is worked out, for entities which contain each other.
    view.tick = state.tick;
    view.oldest = oldest();
  }
  return view;
}

function buildEntity(
  state: StoreState,
  slot: EntitySlot,
  { selection, previous }: { selection: Selection; previous: View | undefined },
): { value: unknown; missing: readonly string[] } {
  // Entities are JSON objects; their views too.
  const before = (previous?.value ?? {}) as Draft;
  const draft: Draft = {};
  const missing: string[] = [];
  eachSelected(slot, selection, ({ path, cell, selected }) => {
    const name = entryOf(path) ?? path;
    if (!cell || cell.node === ABSENT) {
      if (isMissed(cell, selected)) missing.push(...leafNames(name, selected));
      return;
    }
    const found = { nested: selected?.nested, previous: valueAt(before, cell), missing: [] as string[] };
    put(draft, cell, resolve(state, cell.node, found));
    for (const inner of found.missing) missing.push(`${name}.${inner}`);
  });
  return { value: frozen(before, draft), missing };
}

/** A cell that was never asked for is missed; one that the server left out only where it is required. */
function isMissed(cell: Cell | undefined, selected: SelectedCell | undefined): boolean {
  if (!selected || selected.need === 'kept') return false;
  return cell === undefined || selected.need === 'required';
}

function leafNames(name: string, selected: SelectedCell | undefined): string[] {
  const nested = selected?.nested;
  if (!nested || nested.cells.size === 0) return [name];
  return [...nested.cells].flatMap(([path, inner]) =>
    inner.need === 'kept' ? [] : leafNames(`${name}.${entryOf(path) ?? path}`, inner),
  );
}

/** One cell that a selection names, and what of it is looked at. */
export interface Visited {
  readonly path: string;
  readonly cell: Cell | undefined;
  readonly selected: SelectedCell | undefined;
}

/** Every cell of an entity that a selection looks at, those that are not there too. */
export function eachSelected(
  slot: EntitySlot,
  selection: Selection,
  visit: (visited: Visited) => void,
): void {
  for (const [path, selected] of selection.cells) visit({ path, cell: slot.cells.get(path), selected });
  if (selection.rest === 'none') return;
  for (const [path, cell] of slot.cells) {
    if (selection.cells.has(path) || (selection.rest === 'members' && cell.entry !== undefined)) continue;
    visit({ path, cell, selected: undefined });
  }
}

function put(draft: Draft, cell: Cell, value: unknown): void {
  if (cell.entry === undefined) {
    if (cell.node !== MAP || !Object.hasOwn(draft, cell.member)) {
      setMember(draft, cell.member, value);
    }
    return;
  }
  if (!Object.hasOwn(draft, cell.member)) setMember(draft, cell.member, {});
  // Members with entries are made one line above, or by the map node, as an object of our own.
  setMember(draft[cell.member] as Draft, cell.entry, value);
}

function valueAt(view: Draft, cell: Cell): unknown {
  const member = view[cell.member];
  if (cell.entry === undefined || typeof member !== 'object' || member === null) return member;
  // A member with entries was written by `put` as an object.
  return (member as Draft)[cell.entry];
}

/** Freezes a draft, keeping the earlier object, and its map members, where nothing in them changed. */
function frozen(before: Draft, draft: Draft): unknown {
  for (const [name, value] of Object.entries(draft)) {
    if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
      setMember(draft, name, keepIdentity(before[name], Object.freeze(value)));
    }
  }
  return keepIdentity(before, Object.freeze(draft));
}

interface Wanted {
  readonly nested: Selection | undefined;
  readonly previous: unknown;
  readonly missing: string[];
}

function resolve(state: StoreState, node: Node, wanted: Wanted): unknown {
  if (!isTree(node)) return node;
  switch (node[TREE]) {
    case 'link':
      return resolveLink(state, node, wanted);
    case 'object':
      return resolveObject(state, node, wanted);
    case 'list':
      return resolveList(state, node, wanted);
    case 'map':
    case 'absent':
      return {};
  }
}

function resolveLink(state: StoreState, link: LinkNode, { nested, missing }: Wanted): unknown {
  const slot = state.entities.get(link.slot);
  if (!slot) return null;
  const view = viewEntity(state, slot, nested ?? link.selection);
  missing.push(...view.missing);
  return view.value;
}

function resolveObject(state: StoreState, node: ObjectNode, wanted: Wanted): unknown {
  const draft: Draft = { ...node.plain };
  for (const [name, part] of node.parts) {
    setMember(draft, name, resolve(state, part, { ...wanted, previous: memberAt(wanted.previous, name) }));
  }
  return keepIdentity(wanted.previous, Object.freeze(draft));
}

function resolveList(state: StoreState, node: ListNode, wanted: Wanted): unknown {
  const items = node.items.map((item, index) =>
    resolve(state, item, { ...wanted, previous: memberAt(wanted.previous, index) }),
  );
  return keepIdentity(wanted.previous, Object.freeze(items));
}

function memberAt(value: unknown, name: string | number): unknown {
  // Looked up by name on whatever stood there before; anything that is no object has no members.
  return typeof value === 'object' && value !== null ? (value as Draft)[name] : undefined;
}

function oldestOf(state: StoreState, slot: EntitySlot, selection: Selection): number {
  let oldest = Number.POSITIVE_INFINITY;
  eachSelected(slot, selection, ({ cell, selected }) => {
    if (!cell) return;
    oldest = Math.min(oldest, cell.stamp.until, oldestIn(state, cell.node, selected?.nested));
  });
  return oldest;
}

function oldestIn(state: StoreState, node: Node, nested: Selection | undefined): number {
  let oldest = Number.POSITIVE_INFINITY;
  eachLink(node, (link) => {
    const slot = state.entities.get(link.slot);
    if (slot) oldest = Math.min(oldest, viewEntity(state, slot, nested ?? link.selection).oldest);
  });
  return oldest;
}
