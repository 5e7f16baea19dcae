import { eachIn, joinCrowd, type Crowd } from './subscribers.ts';
import type { Lifetimes } from './lifetimes.ts';
import type { EntityTable, EntityTables } from '../spec/entity.ts';
import type { JsonObject } from '../core/json-value.ts';
import type { ResultIdentity } from './actions.ts';
import type { Counters } from './counters.ts';
import { createLayouts, type Layouts } from './read/layouts.ts';
import type { Report, AnySlot, EntityRef, EntitySlot, ResultSlot, Stamp, Subscriber } from './records.ts';
import type { Selections } from './read/selection.ts';

/** Drops what is no longer held of a store, at a moment. */
export type Trimmer = (state: StoreState, now: number) => void;

/** What a store is told of the entities that it keeps. */
export interface StoreTables {
  readonly entities: EntityTables;
  readonly lifetimes: Lifetimes;
  /** Drops what nobody holds; absent: everything is kept. */
  readonly trim?: Trimmer | undefined;
  /** Whether an object is kept as an entity; all are unless stated. */
  readonly keeps?: ((entity: string, data: JsonObject) => boolean) | undefined;
}

/** The store's whole contents. */
export interface StoreState extends StoreTables {
  /** By name of the entity. */
  readonly families: Map<string, Family>;
  /** By key; what was read last stands last, as of `trimmedAt`. */
  readonly results: Map<string, ResultSlot>;
  /** The same by operation. */
  readonly operations: Map<string, Set<ResultSlot>>;
  /** One number for each signed-in user. */
  epoch: number;
  /** Moves with every action: freshness worked out before may be out of date. */
  tick: number;
  /** Since watchers were told last. */
  changed: Crowd<Subscriber>;
  /** Several dispatches are under way that are told of together. */
  isHeld: boolean;
  /** When what nobody holds was looked through last, in epoch milliseconds. */
  trimmedAt: number;
  /** The tick of that time. */
  trimmedTick: number;
  /** Everybody who watches anything, in the order in which they came. */
  readonly watchers: Set<Subscriber>;
  /** Entities of which parts were found to be of an earlier version, since the last dispatch. */
  readonly behind: Set<EntitySlot>;
  /** Changes of members with `reports`, since the last dispatch. */
  readonly reports: Report[];
  /** How many parts of answers were left out, since what is there is later. */
  skipped: number;
  /** The latest `endedAt` of all entities that were dropped: it counts for those that are new, which may be the same. */
  endedAt: number;
  /** Entities that nothing shows, and some that something shows after all. */
  readonly loose: Set<EntitySlot>;
  readonly counters: Counters;
  readonly selections: Selections;
}

/** All entities of one name. */
export interface Family {
  readonly table: EntityTable | undefined;
  /** By key. */
  readonly slots: Map<string, EntitySlot>;
  readonly layouts: Layouts;
}

/** Of what was never written. */
const NEVER: Stamp = { until: 0, version: undefined, order: -1 };

/** The slot of an entity, if there is one. */
export function findEntity(state: StoreState, { entity, key }: EntityRef): EntitySlot | undefined {
  return state.families.get(entity)?.slots.get(key);
}

/** The slot of an entity that is known and not evicted. */
export function knownSlot(slot: EntitySlot | undefined): EntitySlot | undefined {
  return slot?.goneAt === undefined && slot?.data !== undefined ? slot : undefined;
}

/** The entities of a name. */
export function familyOf(state: StoreState, entity: string): Family {
  let family = state.families.get(entity);
  if (!family) {
    const table = state.entities[entity];
    family = {
      table,
      slots: new Map(),
      layouts: createLayouts(table?.mergeByMember ?? [], state.selections),
    };
    state.families.set(entity, family);
  }
  return family;
}

/** The slot of an entity, made when there is none yet. */
export function entitySlotOf(state: StoreState, { entity, key }: EntityRef): EntitySlot {
  const { slots } = familyOf(state, entity);
  let slot = slots.get(key);
  if (!slot) {
    slot = createEntitySlot(state, entity, key);
    slots.set(key, slot);
  }
  return slot;
}

function createEntitySlot(state: StoreState, entity: string, key: string): EntitySlot {
  return {
    kind: 'entity',
    entity,
    key,
    version: 0,
    subscribers: undefined,
    data: undefined,
    links: undefined,
    filled: -1,
    layout: state.selections.nothing,
    link: undefined,
    stamp: NEVER,
    stamps: undefined,
    absent: undefined,
    guesses: undefined,
    parents: undefined,
    views: undefined,
    goneAt: undefined,
    endedAt: state.endedAt,
  };
}

/** The slot of a result, made when there is none yet. */
export function resultSlotOf(state: StoreState, identity: ResultIdentity): ResultSlot {
  let slot = state.results.get(identity.key);
  if (!slot) {
    slot = createResultSlot(state, identity);
    state.results.set(identity.key, slot);
    const alike = state.operations.get(slot.operation) ?? new Set<ResultSlot>();
    state.operations.set(slot.operation, alike.add(slot));
  }
  return slot;
}

function createResultSlot({ trimmedAt }: StoreState, identity: ResultIdentity): ResultSlot {
  return {
    kind: 'result',
    key: identity.key,
    operation: identity.operation,
    config: identity.config,
    version: 0,
    subscribers: undefined,
    content: undefined,
    stamp: NEVER,
    tag: undefined,
    view: undefined,
    busy: 0,
    usedAt: trimmedAt,
    failure: undefined,
  };
}

/** How many entities there are, those that nothing is known of too. */
export function countEntities({ families }: StoreState): number {
  let count = 0;
  for (const { slots } of families.values()) count += slots.size;
  return count;
}

/** Notes that a result was read: the others are dropped before it. */
export function touchResult(state: StoreState, slot: ResultSlot): void {
  if (slot.usedAt === state.trimmedAt) return;
  slot.usedAt = state.trimmedAt;
  state.results.delete(slot.key);
  state.results.set(slot.key, slot);
}

/** Everything that is there, entities first. */
export function* slotsIn({ families, results }: StoreState): Iterable<AnySlot> {
  for (const { slots } of families.values()) yield* slots.values();
  yield* results.values();
}

/** Takes a slot out of the store. */
export function removeSlot(state: StoreState, slot: AnySlot): void {
  if (slot.kind === 'entity') {
    state.endedAt = Math.max(state.endedAt, slot.endedAt);
    state.families.get(slot.entity)?.slots.delete(slot.key);
  } else {
    state.results.delete(slot.key);
    state.operations.get(slot.operation)?.delete(slot);
  }
}

/** Notes that readers of a slot may see something else now: whoever watches it is told next. */
export function noteChange(state: StoreState, { subscribers }: AnySlot): void {
  eachIn(subscribers, (subscriber) => {
    state.changed = joinCrowd(state.changed, subscriber);
  });
}

/** Leaves nothing of a slot but who watches it. */
export function emptySlot(state: StoreState, slot: AnySlot): void {
  const blank =
    slot.kind === 'result' ? createResultSlot(state, slot) : createEntitySlot(state, slot.entity, slot.key);
  Object.assign(slot, blank, { version: slot.version + 1, subscribers: slot.subscribers });
}
