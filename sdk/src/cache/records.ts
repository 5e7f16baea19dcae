import type { SdkError } from '../core/errors.ts';
import type { Json, JsonObject } from '../core/json-value.ts';
import type { Policy } from '../spec/policy.ts';
import type { Snapshot } from '../spec/snapshot.ts';
import type { CompactSet } from '../core/compact-set.ts';
import type { Selection } from './read/selection.ts';

/** Metadata of a value; all fields that one answer writes into an entity share one. */
export interface Metadata {
  /** Epoch milliseconds up to which the value is fresh. */
  readonly until: number;
  /** The server's version of the entity, where it told one. */
  readonly version: number | undefined;
  /** Position of the request among all requests: orders what versions do not. */
  readonly timestamp: number;
}

/** Data that was built out of records. */
export interface Denormalized {
  readonly value: unknown;
  /** Names of selected members that are not there. */
  readonly missing: readonly string[];
  /** Epoch milliseconds up to which all of it is fresh. */
  readonly freshUntil: number;
}

/** A view that is kept until the record's version moves. */
export interface Memo {
  value: unknown;
  missing: readonly string[];
  /** The record's version that `value` was built from. */
  version: number;
  /** As of the store's `tick`. */
  freshUntil: number;
  tick: number;
}

/** Somebody who watches records. */
export interface Subscriber {
  /** The fields that it shows of the entity; absent where it watches a result alone. */
  readonly selection?: Selection | undefined;
  /** Its policy. */
  readonly policy?: Policy | undefined;
  /** On whose behalf it watches. */
  readonly listeners?: CompactSet<{ readonly seen?: Snapshot<unknown> }>;
  /** Returns its snapshot. */
  current(): Snapshot<unknown>;
  /** Something in a watched record may have changed. */
  notify(): void;
  /** Refetches what has become stale. */
  refresh(): void;
  /**
   * Fields of the watched entity are of an earlier version than others: asks for all that is known of it.
   *
   * @returns the end of that; undefined where nobody asks
   */
  widen?(): Promise<void> | undefined;
  /** Fields of what is watched may have become out of date. */
  catchUp(): void;
}

interface RecordBase {
  /** Moves whenever the record or an entity inside it changes. */
  version: number;
  subscribers: CompactSet<Subscriber>;
}

/** Says which entity is meant. */
export interface EntityIdentity {
  /** Name of the entity in the specs. */
  readonly entity: string;
  /** The values of its key members, see `entityKey`. */
  readonly key: string;
}

/** A place where an entity stands; `selection` is what the answer had of it there. */
export interface Reference {
  readonly record: EntityRecord;
  readonly selection: Selection;
}

/** The references in a value: the value itself is one, or by item, or by member. */
export type References = Reference | readonly (References | undefined)[] | MemberReferences;

/** The references in an object, by member. */
export type MemberReferences = Map<string, References>;

/** A JSON value, frozen, in which entities stand where `references` says; what stands there besides does not count. */
export interface Content {
  readonly data: Json;
  readonly references: References | undefined;
}

/** One field that a write is expected to change. */
export interface OptimisticField {
  readonly member: string;
  /** Set for one entry of a member that is merged by member. */
  readonly entry?: string | undefined;
  /** The expected value; of an object, the members that are given. */
  readonly value: Json;
}

/** An optimistic update. */
export interface OptimisticUpdate {
  /** The timestamp of its write among all requests. */
  readonly id: number;
  readonly fields: readonly OptimisticField[];
}

/** All optimistic updates of an entity, in the order of their writes. */
export interface OptimisticLayer {
  readonly list: readonly OptimisticUpdate[];
  /** Returns the entity's data with the updates applied: the same object for the same data. */
  over(record: EntityRecord, data: JsonObject): JsonObject;
}

/** One change over what the server said of a result. */
export interface ResultChange {
  /** The timestamp of its write among all requests. */
  readonly id: number;
  /** Returns the value with the change; it changes nothing else. */
  readonly apply: (value: Json) => Json;
  /** Entities that are shown because of it. */
  readonly brought: readonly EntityRecord[];
}

/** All changes over a result, in the order of their writes. */
export interface ResultOverlay {
  readonly list: readonly ResultChange[];
  /** Returns a value with all changes, frozen. */
  over(value: Json): Json;
}

/**
 * One entity. Its data is one frozen object, mostly the very object of the answer that brought it; it is
 * addressed by fields: a member, or one entry of a member that is merged by member.
 */
export interface EntityRecord extends RecordBase, EntityIdentity {
  readonly kind: 'entity';
  /** All that is known; undefined while nothing is. What stands in places with references is as of `filled`. */
  data: JsonObject | undefined;
  references: MemberReferences | undefined;
  /** The version with which the references in `data` were last filled. */
  filled: number;
  /** Exactly the fields that are in `data`. */
  fieldSet: Selection;
  /** The place in an answer that was filled last. */
  reference: Reference | undefined;
  /** Of all fields that are not in `fieldMetadata`. */
  metadata: Metadata;
  /** Of fields that were written at other times. */
  fieldMetadata: Map<string, Metadata> | undefined;
  /** Fields that the server was asked for and did not return. */
  absent: Map<string, Metadata> | undefined;
  /** The optimistic updates of writes in flight. */
  optimisticLayer: OptimisticLayer | undefined;
  /** Records that show this one: none, one, or several with the number of places. */
  parents: CacheRecord | Map<CacheRecord, number> | undefined;
  memos: Map<Selection, Memo> | undefined;
  /** Position at which it was evicted: views that show it go on, reads of it find nothing. */
  evictedAt: number | undefined;
  /** Position at which all of it was invalidated last: so is whatever was asked for before and comes later. */
  invalidatedAt: number;
}

/** The answer of one read configuration, and how asking for it goes. */
export interface ResultRecord extends RecordBase {
  readonly kind: 'result';
  readonly key: string;
  readonly operation: string;
  readonly config: JsonObject;
  /** The data of the server, without what a write is expected to change. */
  content: Content | undefined;
  /** The changes of writes in flight. */
  overlay: ResultOverlay | undefined;
  metadata: Metadata;
  /** The server's name of the answer; undefined where it gave none. */
  tag: Tag | undefined;
  memo: Memo | undefined;
  /** Requests in flight. */
  fetchCount: number;
  /** The look of the store, see `createGarbageCollector`, since which it was read last. */
  usedAt: number;
  cachedError: CachedError | undefined;
}

/** The server's name of an answer. */
interface Tag {
  readonly name: string;
  /** The record's version with that answer: since it moved, the record shows something else. */
  readonly version: number;
}

/** The last request's failure; `until` is set on failures that are remembered. */
export interface CachedError {
  readonly error: SdkError;
  readonly until: number | undefined;
}

export type CacheRecord = EntityRecord | ResultRecord;

/** A member of an entity that says something else than before and should not: one of `x-entity.reports`. */
export interface Report extends EntityIdentity {
  readonly member: string;
  readonly from: Json;
  readonly to: Json;
}
