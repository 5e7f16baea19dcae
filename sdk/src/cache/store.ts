import type { Action, ResultIdentity } from './actions.ts';
import { crowdOf, eachIn, joinCrowd, leaveCrowd } from './subscribers.ts';
import { createCounters, type Counters, type Kept } from './counters.ts';
import { addWatchers } from './read/find-subscribers.ts';
import { reduceStore } from './reducer.ts';
import type { Report, AnySlot, EntityRef, EntitySlot, ResultSlot, Subscriber, View } from './records.ts';
import { createSelections, type Selection, type Selections } from './read/selection.ts';
import {
  countEntities,
  entitySlotOf,
  findEntity,
  knownSlot,
  resultSlotOf,
  slotsIn,
  touchResult,
  type StoreState,
  type StoreTables,
} from './state.ts';
import { viewEntity, viewResult } from './read/denormalize.ts';

/** The one place where data is kept. Everything goes in through `dispatch`. */
export interface Store {
  readonly counters: Counters;
  readonly selections: Selections;
  kept(): Kept;
  /** The number of the signed-in user; actions from an earlier one are ignored. */
  epoch(): number;
  /** Moves with every action. */
  tick(): number;
  /**
   * Applies all actions, then tells each subscriber of what changed once.
   *
   * @param source who brings them, where it is not this client itself
   */
  dispatch(actions: readonly Action[], source?: object): void;
  /** Tells subscribers of everything that is dispatched meanwhile once, at the end. */
  together(act: () => void): void;
  /** An entity that is known and not evicted. */
  entity(ref: EntityRef): EntitySlot | undefined;
  /** @param held the slot, where somebody who watches it has it at hand */
  result(key: string, held?: ResultSlot): ResultSlot | undefined;
  /** All results of one operation that were ever asked for or watched. */
  resultsOf(operation: string): readonly ResultSlot[];
  /** Everything that is there, entities first. */
  slots(): Iterable<AnySlot>;
  viewEntity(slot: EntitySlot, selection: Selection): View;
  viewResult(slot: ResultSlot): View | undefined;
  /** Watches a result, and an entity where the result is one. A subscriber watches one target at a time. */
  subscribe(target: SubscribeTarget, subscriber: Subscriber): Watched;
  /** Everybody who watches anything, who came first first. */
  watchers(): ReadonlySet<Subscriber>;
  /** Everybody who watches something that shows the entity. */
  watchersOf(ref: EntityRef): ReadonlySet<Subscriber>;
}

/** What is watched. */
interface SubscribeTarget {
  readonly result: ResultIdentity;
  readonly entity?: EntityRef | undefined;
}

/** What somebody watches: slots that stay as long as it is watched. */
export interface Watched {
  readonly result: ResultSlot;
  readonly entity: EntitySlot | undefined;
  /** Stops watching. */
  stop(): void;
}

/** Whom a store tells about its own work. */
export interface StoreListener {
  /** Gets what a subscriber throws, so that the others are told all the same. */
  onListenerError(error: unknown): void;
  /** So many entities and results were dropped, since nobody held them. */
  onEvicted(count: number): void;
  /** A member changed that should not. */
  readonly onReport?: ((report: Report) => void) | undefined;
  /** These actions were applied, in this order; whoever watches has not been told yet. */
  readonly onApplied?: ((actions: readonly Action[], source: object | undefined) => void) | undefined;
}

/** An empty store. */
export function createStore(tables: StoreTables, listener: StoreListener): Store {
  const state = createState(tables);
  return {
    counters: state.counters,
    selections: state.selections,
    kept: () => ({ entities: countEntities(state), results: state.results.size }),
    epoch: () => state.epoch,
    tick: () => state.tick,
    dispatch(actions, source) {
      applyAll(state, actions, listener);
      listener.onApplied?.(actions, source);
      if (!state.isHeld) tellWatchers(state, listener);
    },
    together: (act) => holdWhile(state, listener, act),
    entity: (ref) => knownSlot(findEntity(state, ref)),
    result(key, slot = state.results.get(key)) {
      if (slot) touchResult(state, slot);
      return slot;
    },
    resultsOf(operation) {
      const found = [...(state.operations.get(operation) ?? [])];
      state.counters.looks += found.length;
      return found;
    },
    slots: () => slotsIn(state),
    viewEntity: (slot, selection) => viewEntity(state, slot, selection),
    viewResult: (slot) => viewResult(state, slot),
    subscribe: (target, subscriber) => subscribe(state, target, subscriber),
    watchers: () => new Set(state.watchers),
    watchersOf: (ref) => watchersShowing(state, ref),
  };
}

function createState(tables: StoreTables): StoreState {
  return {
    ...tables,
    families: new Map(),
    results: new Map(),
    operations: new Map(),
    epoch: 0,
    tick: 0,
    changed: undefined,
    isHeld: false,
    trimmedAt: 0,
    trimmedTick: 0,
    loose: new Set(),
    behind: new Set(),
    watchers: new Set(),
    reports: [],
    skipped: 0,
    endedAt: -1,
    counters: createCounters(),
    selections: createSelections(),
  };
}

function applyAll(state: StoreState, actions: readonly Action[], listener: StoreListener): void {
  const { evictions } = state.counters;
  for (const action of actions) reduceStore(state, action);
  tellOwnWork(state, listener, state.counters.evictions - evictions);
}

function holdWhile(state: StoreState, listener: StoreListener, act: () => void): void {
  if (state.isHeld) return act();
  state.isHeld = true;
  try {
    act();
  } finally {
    state.isHeld = false;
    tellWatchers(state, listener);
  }
}

/** Tells everybody who watches what has changed, each once; then lets them ask for what is behind. */
function tellWatchers(state: StoreState, { onListenerError }: StoreListener): void {
  const { changed } = state;
  state.changed = undefined;
  eachIn(changed, (subscriber) => {
    try {
      subscriber.notify();
    } catch (error) {
      onListenerError(error);
    }
  });
  catchUp(state);
}

function tellOwnWork({ reports }: StoreState, listener: StoreListener, evicted: number): void {
  if (evicted > 0) listener.onEvicted(evicted);
  if (reports.length > 0) for (const report of reports.splice(0)) listener.onReport?.(report);
}

/**
 * Of entities of which parts are of an earlier version than others, somebody who watches one of them asks for all that
 * is known of it; then whoever still watches what is out of date asks for that.
 */
function catchUp({ behind }: StoreState): void {
  if (behind.size === 0) return;
  const slots = [...behind];
  behind.clear();
  const rest = (): void => watchersOf(slots).forEach((watcher) => watcher.catchUp());
  const asked = slots.flatMap((slot) =>
    [...crowdOf(slot.subscribers)].flatMap((watcher) => watcher.widen?.() ?? []),
  );
  if (asked.length === 0) rest();
  else void Promise.all(asked).then(rest);
}

function watchersShowing(state: StoreState, ref: EntityRef): ReadonlySet<Subscriber> {
  const slot = findEntity(state, ref);
  return watchersOf(slot ? [slot] : []);
}

/** Everybody who watches something that shows one of these. */
function watchersOf(slots: readonly EntitySlot[]): ReadonlySet<Subscriber> {
  const watchers = new Set<Subscriber>();
  for (const slot of slots) addWatchers(slot, watchers);
  return watchers;
}

function subscribe(state: StoreState, target: SubscribeTarget, subscriber: Subscriber): Watched {
  const result = resultSlotOf(state, target.result);
  const entity = target.entity && entitySlotOf(state, target.entity);
  const watched: readonly AnySlot[] = entity ? [result, entity] : [result];
  state.watchers.add(subscriber);
  for (const slot of watched) slot.subscribers = joinCrowd(slot.subscribers, subscriber);
  const stop = (): void => {
    state.watchers.delete(subscriber);
    for (const slot of watched) {
      slot.subscribers = leaveCrowd(slot.subscribers, subscriber);
      if (slot.subscribers !== undefined || slot.kind === 'result') continue;
      // Nothing may ever have come for it.
      if (slot.parents === undefined) state.loose.add(slot);
    }
  };
  return { result, entity, stop };
}
