import type { Action, ResultIdentity } from './action.ts';
import { createCounters, type Counters } from './counters.ts';
import { entitySlotOf, reduceStore, resultSlotOf, type StoreState } from './reducer.ts';
import { createSelections, type Selection, type Selections } from './selection.ts';
import type { AnySlot, EntitySlot, ResultSlot, Subscriber, View } from './slot.ts';
import { viewEntity, viewResult } from './view.ts';

/** The one place where data is kept. Everything goes in through `dispatch`. */
export interface Store {
  readonly counters: Counters;
  readonly selections: Selections;
  /** The number of the signed-in user; actions from an earlier one are ignored. */
  epoch(): number;
  /** Applies all actions, then tells each subscriber of what changed once. */
  dispatch(actions: readonly Action[]): void;
  /** An entity that is known and not evicted. */
  entity(id: string): EntitySlot | undefined;
  result(key: string): ResultSlot | undefined;
  /** All results of one operation that were ever asked for or watched. */
  resultsOf(operation: string): readonly ResultSlot[];
  viewEntity(slot: EntitySlot, selection: Selection): View;
  viewResult(slot: ResultSlot): View | undefined;
  /** Watches a result, and an entity where the result is one. */
  subscribe(target: SubscribeTarget, subscriber: Subscriber): () => void;
  /** Everybody who watches anything. */
  watchers(): ReadonlySet<Subscriber>;
  /** Everybody who watches something that shows the entity. */
  watchersOf(entity: string): ReadonlySet<Subscriber>;
}

/** What is watched. */
export interface SubscribeTarget {
  readonly result: ResultIdentity;
  readonly entity?: string | undefined;
}

/** An empty store. `report` gets what a subscriber throws, so that the others are told all the same. */
export function createStore(report: (error: unknown) => void): Store {
  const state: StoreState = {
    entities: new Map(),
    results: new Map(),
    epoch: 0,
    tick: 0,
    counters: createCounters(),
    selections: createSelections(),
  };
  return {
    counters: state.counters,
    selections: state.selections,
    epoch: () => state.epoch,
    dispatch(actions) {
      const changed = new Set<AnySlot>();
      for (const action of actions) reduceStore(state, action, changed);
      notifyAll(changed, report);
    },
    entity(id) {
      const slot = state.entities.get(id);
      return slot && !slot.gone && slot.cells.size > 0 ? slot : undefined;
    },
    result: (key) => state.results.get(key),
    resultsOf: (operation) => [...state.results.values()].filter((slot) => slot.operation === operation),
    viewEntity: (slot, selection) => viewEntity(state, slot, selection),
    viewResult: (slot) => viewResult(state, slot),
    subscribe: (target, subscriber) => subscribe(state, target, subscriber),
    watchers: () => new Set([...state.results.values()].flatMap((slot) => [...slot.subscribers])),
    watchersOf: (entity) => watchersOf(state.entities.get(entity)),
  };
}

function notifyAll(changed: ReadonlySet<AnySlot>, report: (error: unknown) => void): void {
  const told = new Set<Subscriber>();
  for (const slot of changed) for (const subscriber of slot.subscribers) told.add(subscriber);
  for (const subscriber of told) {
    try {
      subscriber.notify();
    } catch (error) {
      report(error);
    }
  }
}

function subscribe(state: StoreState, target: SubscribeTarget, subscriber: Subscriber): () => void {
  const watched = new Set<AnySlot>([resultSlotOf(state, target.result)]);
  if (target.entity !== undefined) watched.add(entitySlotOf(state, target.entity));
  for (const slot of watched) slot.subscribers.add(subscriber);
  return () => {
    for (const slot of watched) slot.subscribers.delete(subscriber);
  };
}

function watchersOf(slot: EntitySlot | undefined): ReadonlySet<Subscriber> {
  const watchers = new Set<Subscriber>();
  const shown = new Set<AnySlot>(slot ? [slot] : []);
  for (const one of shown) {
    for (const subscriber of one.subscribers) watchers.add(subscriber);
    if (one.kind === 'entity') for (const parent of one.parents.keys()) shown.add(parent);
  }
  return watchers;
}
