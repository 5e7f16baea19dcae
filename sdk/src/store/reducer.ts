import type { Action, CellWrite, EntityWrite, ResultIdentity } from './action.ts';
import type { Counters } from './counters.ts';
import { eachLink, isSameNode, widenNode, type Node } from './node.ts';
import { entryOf, memberOf, type Selections } from './selection.ts';
import { isOlder, type AnySlot, type EntitySlot, type ResultSlot, type Stamp } from './slot.ts';

/** The store's whole contents. */
export interface StoreState {
  readonly entities: Map<string, EntitySlot>;
  readonly results: Map<string, ResultSlot>;
  /** One number for each signed-in user. */
  epoch: number;
  /** Moves with every action: freshness worked out before may be out of date. */
  tick: number;
  readonly counters: Counters;
  readonly selections: Selections;
}

const NEVER: Stamp = { until: 0, version: undefined, order: -1 };

/** Applies one action; adds to `changed` every slot whose readers may see something else now. */
export function reduceStore(state: StoreState, action: Action, changed: Set<AnySlot>): void {
  if ('epoch' in action && action.epoch !== state.epoch) return;
  state.tick += 1;
  switch (action.type) {
    case 'asked':
      return reduceAsked(resultSlotOf(state, action.result), changed);
    case 'settled':
      return reduceSettled(state.results.get(action.key), changed);
    case 'ingested':
      for (const write of action.entities) reduceEntity(state, write, changed);
      return;
    case 'answered':
      return reduceAnswered(state, action, changed);
    case 'failed':
      return reduceFailed(resultSlotOf(state, action.result), action, changed);
    case 'evicted':
      return reduceEvicted(state, action, changed);
    case 'expired':
      return reduceExpired(state, action, changed);
    case 'emptied':
      return reduceEmptied(state, changed);
  }
}

/** The slot of an entity, made when there is none yet. */
export function entitySlotOf(state: StoreState, id: string): EntitySlot {
  let slot = state.entities.get(id);
  if (!slot) {
    slot = {
      kind: 'entity',
      id,
      version: 0,
      subscribers: new Set(),
      cells: new Map(),
      parents: new Map(),
      views: new Map(),
      gone: false,
    };
    state.entities.set(id, slot);
  }
  return slot;
}

/** The slot of a result, made when there is none yet. */
export function resultSlotOf(state: StoreState, identity: ResultIdentity): ResultSlot {
  let slot = state.results.get(identity.key);
  if (!slot) {
    slot = {
      kind: 'result',
      ...identity,
      version: 0,
      subscribers: new Set(),
      node: undefined,
      stamp: NEVER,
      tag: undefined,
      view: undefined,
      busy: 0,
      failure: undefined,
    };
    state.results.set(identity.key, slot);
  }
  return slot;
}

function reduceAsked(slot: ResultSlot, changed: Set<AnySlot>): void {
  slot.busy += 1;
  if (slot.failure && slot.failure.until === undefined) slot.failure = undefined;
  changed.add(slot);
}

function reduceSettled(slot: ResultSlot | undefined, changed: Set<AnySlot>): void {
  if (!slot || slot.busy === 0) return;
  slot.busy -= 1;
  changed.add(slot);
}

function reduceEntity(state: StoreState, write: EntityWrite, changed: Set<AnySlot>): void {
  const slot = entitySlotOf(state, write.slot);
  let isChanged = slot.gone;
  slot.gone = false;
  for (const cell of write.cells) {
    if (writeCell(state, slot, { cell, stamp: write.stamp })) isChanged = true;
  }
  if (isChanged) markChanged(slot, changed);
}

/** True when the cell now says something else. */
function writeCell(
  state: StoreState,
  slot: EntitySlot,
  { cell, stamp }: { cell: CellWrite; stamp: Stamp },
): boolean {
  const existing = slot.cells.get(cell.path);
  if (!existing) {
    const made = { member: memberOf(cell.path), entry: entryOf(cell.path), node: cell.node, stamp };
    slot.cells.set(cell.path, made);
    relink(state, slot, { removed: undefined, added: cell.node });
    state.counters.writes += 1;
    return true;
  }
  if (isOlder(stamp, existing.stamp)) return false;
  existing.stamp = stamp;
  state.counters.comparisons += 1;
  if (isSameNode(existing.node, cell.node)) return false;
  const node = widenNode(existing.node, cell.node, state.selections);
  if (isSameNode(existing.node, node)) return false;
  relink(state, slot, { removed: existing.node, added: node });
  existing.node = node;
  state.counters.writes += 1;
  return true;
}

function reduceAnswered(
  state: StoreState,
  action: Extract<Action, { type: 'answered' }>,
  changed: Set<AnySlot>,
): void {
  const slot = resultSlotOf(state, action.result);
  const isLate = isOlder(action.stamp, slot.stamp);
  if (isLate && slot.node !== undefined) return;
  writeAnswer(state, { slot, action, isLate }, changed);
  slot.tag = action.tag === undefined ? undefined : { name: action.tag, version: slot.version };
}

interface Answering {
  readonly slot: ResultSlot;
  readonly action: Extract<Action, { type: 'answered' }>;
  readonly isLate: boolean;
}

function writeAnswer(state: StoreState, { slot, action, isLate }: Answering, changed: Set<AnySlot>): void {
  if (slot.failure) {
    slot.failure = undefined;
    changed.add(slot);
  }
  // A late first answer is shown, but as stale as the expiry that overtook it demands.
  slot.stamp = isLate ? slot.stamp : action.stamp;
  if (slot.node !== undefined) {
    state.counters.comparisons += 1;
    if (isSameNode(slot.node, action.node)) return;
  }
  relink(state, slot, { removed: slot.node, added: action.node });
  slot.node = action.node;
  state.counters.writes += 1;
  markChanged(slot, changed);
}

function reduceFailed(
  slot: ResultSlot,
  action: Extract<Action, { type: 'failed' }>,
  changed: Set<AnySlot>,
): void {
  if (action.order < slot.stamp.order) return;
  slot.failure = { error: action.error, until: action.until };
  changed.add(slot);
}

function reduceEvicted(
  state: StoreState,
  action: Extract<Action, { type: 'evicted' }>,
  changed: Set<AnySlot>,
): void {
  const slot = state.entities.get(action.slot);
  if (!slot) return;
  slot.gone = true;
  expireCells(slot, action.at);
  const shown = new Set<AnySlot>();
  markChanged(slot, shown);
  for (const one of shown) {
    if (one.kind === 'result') one.stamp = expire(one.stamp, action.at);
    changed.add(one);
  }
}

function reduceExpired(
  state: StoreState,
  action: Extract<Action, { type: 'expired' }>,
  changed: Set<AnySlot>,
): void {
  for (const key of action.keys) {
    const slot = state.results.get(key);
    if (!slot) continue;
    slot.stamp = expire(slot.stamp, action.at);
    slot.failure = undefined;
    changed.add(slot);
  }
  for (const id of action.slots) {
    const slot = state.entities.get(id);
    if (!slot) continue;
    expireCells(slot, action.at);
    changed.add(slot);
  }
}

function expireCells(slot: EntitySlot, at: Stamp): void {
  for (const cell of slot.cells.values()) cell.stamp = expire(cell.stamp, at);
}

/** Stale from now on, and newer than every answer that was asked for before now. */
function expire(stamp: Stamp, at: Stamp): Stamp {
  return { until: Math.min(stamp.until, at.until), version: stamp.version, order: at.order };
}

function reduceEmptied(state: StoreState, changed: Set<AnySlot>): void {
  state.epoch += 1;
  for (const slot of state.entities.values()) {
    slot.cells.clear();
    slot.parents.clear();
    slot.views.clear();
    slot.gone = false;
    emptySlot(state.entities, slot.id, slot);
    changed.add(slot);
  }
  for (const slot of state.results.values()) {
    slot.node = undefined;
    slot.stamp = NEVER;
    slot.tag = undefined;
    slot.view = undefined;
    slot.busy = 0;
    slot.failure = undefined;
    emptySlot(state.results, slot.key, slot);
    changed.add(slot);
  }
}

function emptySlot<TSlot extends AnySlot>(slots: Map<string, TSlot>, id: string, slot: TSlot): void {
  slot.version += 1;
  if (slot.subscribers.size === 0) slots.delete(id);
}

function relink(
  state: StoreState,
  owner: AnySlot,
  { removed, added }: { removed: Node | undefined; added: Node | undefined },
): void {
  eachLink(added, (link) => {
    const { parents } = entitySlotOf(state, link.slot);
    parents.set(owner, (parents.get(owner) ?? 0) + 1);
  });
  eachLink(removed, (link) => {
    const parents = state.entities.get(link.slot)?.parents;
    const places = (parents?.get(owner) ?? 0) - 1;
    if (places > 0) parents?.set(owner, places);
    else parents?.delete(owner);
  });
}

/** Moves the version of a slot and of all that show it. */
function markChanged(slot: AnySlot, changed: Set<AnySlot>): void {
  const moved = new Set<AnySlot>([slot]);
  for (const one of moved) {
    one.version += 1;
    changed.add(one);
    if (one.kind === 'entity') for (const parent of one.parents.keys()) moved.add(parent);
  }
}
