import type { ActionOf, ResultIdentity } from './actions.ts';
import { forEachIn, addToSet, type CompactSet } from '../core/compact-set.ts';
import type { Validation } from '../spec/answer-type.ts';
import type { Lifetimes } from '../spec/lifetime.ts';
import type { EntityTable, EntityTables } from '../spec/entity.ts';
import type { JsonObject } from '../core/json-value.ts';
import type { Counters } from './counters.ts';
import type { Selections } from './read/selection.ts';
import { createFieldSets, type FieldSets } from './content.ts';
import type {
  Report,
  CacheRecord,
  EntityIdentity,
  EntityRecord,
  ResultRecord,
  Metadata,
  Subscriber,
} from './records.ts';

/** Drops what is no longer retained of a store, at a moment. */
export type GarbageCollector = (state: StoreState, now: number) => void;

/**
 * Reducers of actions that not every client makes, registered with the behaviour that makes them, and by what replays them
 * (`replayReducers`). An action whose reducer nobody has registered throws.
 */
export type FeatureReducers = {
  readonly [
    TType in
      | 'evicted'
      | 'kept'
      | 'composed'
      | 'revalidated'
      | 'optimistic-begun'
      | 'optimistic-settled'
      | 'overlaid'
  ]?: (state: StoreState, action: ActionOf<TType>) => void;
};

/** The tables and options of a store. */
export interface StoreTables {
  readonly entities: EntityTables;
  readonly lifetimes: Lifetimes;
  /** Drops what nobody retains; absent: everything is kept. */
  readonly collectGarbage?: GarbageCollector | undefined;
  /** Returns true for objects that are kept as entities; all are unless stated. */
  readonly keeps?: ((entity: string, data: JsonObject) => boolean) | undefined;
  /** Answers are refused where an entity is not what it should be, unless it is `off`. */
  readonly validate?: Validation | undefined;
}

/** The store's whole contents. */
export interface StoreState extends StoreTables {
  /** By name of the entity. */
  readonly collections: Map<string, EntityCollection>;
  /** By key; what was read last stands last, as of `collectedAt`. */
  readonly results: Map<string, ResultRecord>;
  /** The same by operation. */
  readonly operations: Map<string, Set<ResultRecord>>;
  reducers: FeatureReducers;
  /** One number for each signed-in user. */
  epoch: number;
  /** Moves with every action: freshness worked out before may be out of date. */
  tick: number;
  /** Since subscribers were told last. */
  changed: CompactSet<Subscriber>;
  /** Several dispatches are under way that are told of together. */
  isBatching: boolean;
  /** Time of the last garbage collection, in epoch milliseconds. */
  collectedAt: number;
  /** The tick of that time. */
  collectedTick: number;
  /** Everybody who watches anything, in the order in which they came. */
  readonly subscribers: Set<Subscriber>;
  /** Entities of which fields were found to be of an earlier version, since the last dispatch. */
  readonly inconsistent: Set<EntityRecord>;
  /** Changes of members with `reports`, since the last dispatch. */
  readonly reports: Report[];
  /** The latest `invalidatedAt` of all entities that were dropped: it counts for those that are new, which may be the same. */
  invalidatedAt: number;
  /** Entities that nothing shows, and some that something shows after all. */
  readonly orphans: Set<EntityRecord>;
  readonly counters: Counters;
  readonly selections: Selections;
}

/** All entities of one name. */
export interface EntityCollection {
  readonly table: EntityTable | undefined;
  /** By key. */
  readonly records: Map<string, EntityRecord>;
  readonly fieldSets: FieldSets;
}

/** Of what was never written. */
const NEVER: Metadata = { until: 0, version: undefined, timestamp: -1 };

/** The record of an entity, if there is one. */
export function findEntity(state: StoreState, { entity, key }: EntityIdentity): EntityRecord | undefined {
  return state.collections.get(entity)?.records.get(key);
}

/** The record of an entity that is known and not evicted. */
export function knownRecord(record: EntityRecord | undefined): EntityRecord | undefined {
  return record?.evictedAt === undefined && record?.data !== undefined ? record : undefined;
}

/** The entities of a name. */
export function collectionOf(state: StoreState, entity: string): EntityCollection {
  let collection = state.collections.get(entity);
  if (!collection) {
    const table = state.entities[entity];
    collection = {
      table,
      records: new Map(),
      fieldSets: createFieldSets(table?.mergeByMember ?? [], state.selections),
    };
    state.collections.set(entity, collection);
  }
  return collection;
}

/** The record of an entity, made when there is none yet. */
export function ensureEntityRecord(state: StoreState, { entity, key }: EntityIdentity): EntityRecord {
  const { records } = collectionOf(state, entity);
  let record = records.get(key);
  if (!record) {
    record = createEntityRecord(state, entity, key);
    records.set(key, record);
  }
  return record;
}

function createEntityRecord(state: StoreState, entity: string, key: string): EntityRecord {
  return {
    kind: 'entity',
    entity,
    key,
    version: 0,
    subscribers: undefined,
    data: undefined,
    references: undefined,
    filled: -1,
    fieldSet: state.selections.nothing,
    reference: undefined,
    metadata: NEVER,
    fieldMetadata: undefined,
    absent: undefined,
    optimisticLayer: undefined,
    parents: undefined,
    memos: undefined,
    evictedAt: undefined,
    invalidatedAt: state.invalidatedAt,
  };
}

/** The record of a result, made when there is none yet. */
export function ensureResultRecord(state: StoreState, identity: ResultIdentity): ResultRecord {
  let record = state.results.get(identity.key);
  if (!record) {
    record = createResultRecord(state, identity);
    state.results.set(identity.key, record);
    const alike = state.operations.get(record.operation) ?? new Set<ResultRecord>();
    state.operations.set(record.operation, alike.add(record));
  }
  return record;
}

function createResultRecord({ collectedAt }: StoreState, identity: ResultIdentity): ResultRecord {
  return {
    kind: 'result',
    key: identity.key,
    operation: identity.operation,
    config: identity.config,
    version: 0,
    subscribers: undefined,
    content: undefined,
    overlay: undefined,
    metadata: NEVER,
    tag: undefined,
    memo: undefined,
    fetchCount: 0,
    usedAt: collectedAt,
    cachedError: undefined,
  };
}

/** Counts entities, those that nothing is known of too. */
export function countEntities({ collections }: StoreState): number {
  let count = 0;
  for (const { records } of collections.values()) count += records.size;
  return count;
}

/** Notes that a result was read: the others are dropped before it. */
export function touchResult(state: StoreState, record: ResultRecord): void {
  if (record.usedAt === state.collectedAt) return;
  record.usedAt = state.collectedAt;
  state.results.delete(record.key);
  state.results.set(record.key, record);
}

/** All records, entities first. */
export function* recordsIn({ collections, results }: StoreState): Iterable<CacheRecord> {
  for (const { records } of collections.values()) yield* records.values();
  yield* results.values();
}

/** Takes a record out of the store. */
export function removeRecord(state: StoreState, record: CacheRecord): void {
  if (record.kind === 'entity') {
    state.invalidatedAt = Math.max(state.invalidatedAt, record.invalidatedAt);
    state.collections.get(record.entity)?.records.delete(record.key);
  } else {
    state.results.delete(record.key);
    state.operations.get(record.operation)?.delete(record);
  }
}

/** Notes that readers of a record may see something else now: whoever watches it is notified next. */
export function noteChange(state: StoreState, { subscribers }: CacheRecord): void {
  forEachIn(subscribers, (subscriber) => {
    state.changed = addToSet(state.changed, subscriber);
  });
}

/** Leaves nothing of a record but who watches it. */
export function emptyRecord(state: StoreState, record: CacheRecord): void {
  const blank =
    record.kind === 'result'
      ? createResultRecord(state, record)
      : createEntityRecord(state, record.entity, record.key);
  Object.assign(record, blank, { version: record.version + 1, subscribers: record.subscribers });
}

/** Notes one more place in `owner` that shows an entity. */
export function addParent(record: EntityRecord, owner: CacheRecord): void {
  const { parents } = record;
  if (parents === undefined) record.parents = owner;
  else if (parents instanceof Map) parents.set(owner, (parents.get(owner) ?? 0) + 1);
  else
    record.parents =
      parents === owner ? new Map([[owner, 2]]) : new Map([parents, owner].map((one) => [one, 1]));
}

/** Notes one place less. */
export function removeParent(record: EntityRecord, owner: CacheRecord): void {
  const { parents } = record;
  if (parents === owner) record.parents = undefined;
  if (!(parents instanceof Map)) return;
  const places = (parents.get(owner) ?? 0) - 1;
  if (places > 0) parents.set(owner, places);
  else parents.delete(owner);
  if (parents.size === 0) record.parents = undefined;
}

/** A record and all that show it, directly or through others; each once. */
export function showing(record: CacheRecord): ReadonlySet<CacheRecord> {
  const found = new Set<CacheRecord>([record]);
  for (const one of found) {
    if (one.kind !== 'entity' || one.parents === undefined) continue;
    if (one.parents instanceof Map) for (const parent of one.parents.keys()) found.add(parent);
    else found.add(one.parents);
  }
  return found;
}

/** Moves the version of a record and of all that show it; notes who watches them. */
export function markChanged(state: StoreState, record: CacheRecord): void {
  touch(state, record);
  if (record.kind === 'result' || record.parents === undefined) return;
  const { parents } = record;
  if (isInEntity(parents)) {
    for (const one of showing(record)) if (one !== record) touch(state, one);
  } else if (parents instanceof Map) {
    for (const one of parents.keys()) touch(state, one);
  } else touch(state, parents);
}

/** Returns true when something shows an entity through another one. */
function isInEntity(parents: NonNullable<EntityRecord['parents']>): boolean {
  if (!(parents instanceof Map)) return parents.kind === 'entity';
  for (const { kind } of parents.keys()) if (kind === 'entity') return true;
  return false;
}

/** Notes who watches a record or what shows it, without a change: what they show may be fresh again. */
export function markRevalidated(state: StoreState, record: EntityRecord): void {
  for (const one of showing(record)) noteChange(state, one);
}

function touch(state: StoreState, record: CacheRecord): void {
  record.version += 1;
  noteChange(state, record);
}
