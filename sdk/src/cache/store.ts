import type { Action, ResultIdentity } from './actions.ts';
import { forEachIn, addToSet, removeFromSet } from '../core/compact-set.ts';
import { createCounters, type Counters, type Kept } from './counters.ts';
import { reduceStore } from './reducer.ts';
import type {
  Report,
  CacheRecord,
  EntityIdentity,
  EntityRecord,
  ResultRecord,
  Subscriber,
  Denormalized,
} from './records.ts';
import { createSelections, type Selection, type Selections } from './read/selection.ts';
import {
  type FeatureReducers,
  countEntities,
  ensureEntityRecord,
  findEntity,
  knownRecord,
  ensureResultRecord,
  recordsIn,
  touchResult,
  type StoreState,
  type StoreTables,
} from './state.ts';
import { denormalizeEntity, denormalizeResult } from './read/denormalize.ts';

/** The one place where data is kept. Everything goes in through `dispatch`. */
export interface Store {
  readonly counters: Counters;
  readonly selections: Selections;
  kept(): Kept;
  /** Registers how actions change the store that not every client makes. */
  register(reducers: FeatureReducers | undefined): void;
  /** The number of the signed-in user; actions from an earlier one are ignored. */
  epoch(): number;
  /** Moves with every action. */
  tick(): number;
  /**
   * Applies all actions, then tells each subscriber of what changed once.
   *
   * @param source who brings them, where it is not this client itself: other tabs are told only of actions without one
   */
  dispatch(actions: readonly Action[], source?: object): void;
  /** Tells subscribers of everything that is dispatched meanwhile once, at the end. */
  batch(act: () => void): void;
  /** The record of an entity, also of one of which nothing is known, or no longer. */
  record(ref: EntityIdentity): EntityRecord | undefined;
  /** An entity that is known and not evicted. */
  entity(ref: EntityIdentity): EntityRecord | undefined;
  /** @param subscription the record, where somebody who watches it has it at hand */
  result(key: string, subscription?: ResultRecord): ResultRecord | undefined;
  /** All results of one operation that were ever asked for or watched. */
  resultsOf(operation: string): readonly ResultRecord[];
  /** All records, entities first. */
  records(): Iterable<CacheRecord>;
  denormalizeEntity(record: EntityRecord, selection: Selection): Denormalized;
  denormalizeResult(record: ResultRecord): Denormalized | undefined;
  /** Watches a result, and an entity where the result is one. A subscriber watches one target at a time. */
  subscribe(target: SubscribeTarget, subscriber: Subscriber): Subscription;
  /** Everybody who watches anything, who came first first. */
  subscribers(): ReadonlySet<Subscriber>;
}

/** The target of a subscription. */
interface SubscribeTarget {
  readonly result: ResultIdentity;
  readonly entity?: EntityIdentity | undefined;
}

/** A subscription: its records stay as long as it is watched. */
export interface Subscription {
  readonly result: ResultRecord;
  readonly entity: EntityRecord | undefined;
  /** Stops watching. */
  stop(): void;
}

/** Whom a store tells about its own work. */
export interface StoreListener {
  /** Gets what a subscriber throws, so that the others are notified all the same. */
  reportListenerError(error: unknown): void;
  /** So many entities and results were dropped, since nobody retained them. */
  onEvicted(count: number): void;
  /** Fields of these were found to be of an earlier version than others; whoever watches has been told. */
  onInconsistent(records: readonly EntityRecord[]): void;
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
    register(reducers) {
      state.reducers = { ...state.reducers, ...reducers };
    },
    epoch: () => state.epoch,
    tick: () => state.tick,
    dispatch(given, source) {
      // Nobody writes down what comes too late, either.
      const actions = given.filter((action) => !('epoch' in action) || action.epoch === state.epoch);
      applyAll(state, actions, listener);
      listener.onApplied?.(actions, source);
      if (!state.isBatching) notifySubscribers(state, listener);
    },
    batch: (act) => runBatch(state, listener, act),
    record: (ref) => findEntity(state, ref),
    entity: (ref) => knownRecord(findEntity(state, ref)),
    result(key, record = state.results.get(key)) {
      if (record) touchResult(state, record);
      return record;
    },
    resultsOf(operation) {
      const found = [...(state.operations.get(operation) ?? [])];
      state.counters.scans += found.length;
      return found;
    },
    records: () => recordsIn(state),
    denormalizeEntity: (record, selection) => denormalizeEntity(state, record, selection),
    denormalizeResult: (record) => denormalizeResult(state, record),
    subscribe: (target, subscriber) => subscribe(state, target, subscriber),
    subscribers: () => new Set(state.subscribers),
  };
}

function createState(tables: StoreTables): StoreState {
  return {
    ...tables,
    collections: new Map(),
    results: new Map(),
    operations: new Map(),
    reducers: {},
    epoch: 0,
    tick: 0,
    changed: undefined,
    isBatching: false,
    collectedAt: 0,
    collectedTick: 0,
    orphans: new Set(),
    inconsistent: new Set(),
    subscribers: new Set(),
    reports: [],
    invalidatedAt: -1,
    counters: createCounters(),
    selections: createSelections(),
  };
}

function applyAll(state: StoreState, actions: readonly Action[], listener: StoreListener): void {
  const { evictions } = state.counters;
  for (const action of actions) reduceStore(state, action);
  reportWork(state, listener, state.counters.evictions - evictions);
}

function runBatch(state: StoreState, listener: StoreListener, act: () => void): void {
  if (state.isBatching) return act();
  state.isBatching = true;
  try {
    act();
  } finally {
    state.isBatching = false;
    notifySubscribers(state, listener);
  }
}

/** Tells everybody who watches what has changed, each once; then lets them ask for what is behind. */
function notifySubscribers(state: StoreState, listener: StoreListener): void {
  const { changed, inconsistent } = state;
  state.changed = undefined;
  forEachIn(changed, (subscriber) => {
    try {
      subscriber.notify();
    } catch (error) {
      listener.reportListenerError(error);
    }
  });
  if (inconsistent.size === 0) return;
  const records = [...inconsistent];
  inconsistent.clear();
  listener.onInconsistent(records);
}

function reportWork({ reports }: StoreState, listener: StoreListener, evicted: number): void {
  if (evicted > 0) listener.onEvicted(evicted);
  if (reports.length > 0) for (const report of reports.splice(0)) listener.onReport?.(report);
}

function subscribe(state: StoreState, target: SubscribeTarget, subscriber: Subscriber): Subscription {
  const result = ensureResultRecord(state, target.result);
  const entity = target.entity && ensureEntityRecord(state, target.entity);
  const watched: readonly CacheRecord[] = entity ? [result, entity] : [result];
  state.subscribers.add(subscriber);
  for (const record of watched) record.subscribers = addToSet(record.subscribers, subscriber);
  const stop = (): void => {
    state.subscribers.delete(subscriber);
    for (const record of watched) {
      record.subscribers = removeFromSet(record.subscribers, subscriber);
      if (record.subscribers !== undefined || record.kind === 'result') continue;
      // Nothing may ever have come for it.
      if (record.parents === undefined) state.orphans.add(record);
    }
  };
  return { result, entity, stop };
}
