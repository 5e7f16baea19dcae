import type { SdkError } from '../core/errors.ts';
import type { Json, JsonObject } from '../core/json-value.ts';
import type { Policy } from '../spec/policy.ts';
import type { Snapshot } from '../spec/snapshot.ts';
import type { CompactSet } from './subscribers.ts';
import type { Selection } from './read/selection.ts';

/** When and with what a value was written; all that one answer writes into an entity shares one. */
export interface Metadata {
  /** Epoch milliseconds up to which the value is fresh. */
  readonly until: number;
  /** The server's version of the entity, where it told one. */
  readonly version: number | undefined;
  /** Position of the request among all requests: orders what versions do not. */
  readonly timestamp: number;
}

/** What a reader of an entity or a result sees. */
export interface Denormalized {
  readonly value: unknown;
  /** Names of selected members that are not there. */
  readonly missing: readonly string[];
  /** Epoch milliseconds up to which all parts are fresh. */
  readonly freshUntil: number;
}

/** A view that is kept until the slot's version moves. */
export interface Memo {
  value: unknown;
  missing: readonly string[];
  /** The slot's version that `value` was built from. */
  version: number;
  /** As of the store's `tick`. */
  freshUntil: number;
  tick: number;
}

/** Somebody who watches slots. */
export interface Subscriber {
  /** What it looks at of the entity that it watches; absent where it watches a result alone. */
  readonly selection?: Selection | undefined;
  /** How it uses what the store has. */
  readonly policy?: Policy | undefined;
  /** On whose behalf it watches. */
  readonly listeners?: CompactSet<object>;
  /** What it shows. */
  current(): Snapshot<unknown>;
  /** Something in a watched slot may have changed. */
  notify(): void;
  /** What is watched has become out of date and should be asked for again. */
  refresh(): void;
  /**
   * Parts of the watched entity are of an earlier version than others: asks for all that is known of it.
   *
   * @returns the end of that; undefined where nobody asks
   */
  widen?(): Promise<void> | undefined;
  /** Parts of what is watched may have become out of date. */
  catchUp(): void;
}

interface RecordBase {
  /** Moves whenever the slot or an entity inside it changes. */
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
export class Reference {
  readonly record: EntityRecord;
  readonly selection: Selection;

  constructor(record: EntityRecord, selection: Selection) {
    this.record = record;
    this.selection = selection;
  }
}

/** Where links stand in a value: the value itself is one, or by item, or by member. */
export type References = Reference | readonly (References | undefined)[] | MemberReferences;

/** Where links stand in an object. */
export type MemberReferences = Map<string, References>;

/** A JSON value, frozen, in which entities stand where `references` says; what stands there besides does not count. */
export interface Content {
  readonly data: Json;
  readonly references: References | undefined;
}

/** One cell that a write is expected to change. */
export interface OptimisticField {
  readonly member: string;
  /** Set for one entry of a member that is merged by member. */
  readonly entry?: string | undefined;
  /** What it will say; of an object, the members that are given. */
  readonly value: Json;
}

/** What a write under way is expected to bring. */
export interface OptimisticUpdate {
  /** The position of its write among all requests. */
  readonly id: number;
  readonly fields: readonly OptimisticField[];
}

/** All guesses of an entity, in the order of their writes. */
export interface OptimisticLayer {
  readonly list: readonly OptimisticUpdate[];
  /** What the entity says with them over what the server said: the same object for the same. */
  over(record: EntityRecord, data: JsonObject): JsonObject;
}

/**
 * One entity. Its data is one frozen object, mostly the very object of the answer that brought it; it is
 * addressed by cells: a member, or one entry of a member that is merged by member.
 */
export interface EntityRecord extends RecordBase, EntityIdentity {
  readonly kind: 'entity';
  /** All that is known; undefined while nothing is. What stands in places with links is as of `filled`. */
  data: JsonObject | undefined;
  references: MemberReferences | undefined;
  /** The version with which the links in `data` were last filled. */
  filled: number;
  /** Exactly the cells that are in `data`. */
  fieldSet: Selection;
  /** The place in an answer that was filled last. */
  reference: Reference | undefined;
  /** Of all cells that are not in `fieldMetadata`. */
  metadata: Metadata;
  /** Of cells that were written at other times. */
  fieldMetadata: Map<string, Metadata> | undefined;
  /** Cells that the server was asked for and did not return. */
  absent: Map<string, Metadata> | undefined;
  /** What writes under way are expected to bring. */
  optimisticLayer: OptimisticLayer | undefined;
  /** Slots that show this one: none, one, or several with the number of places. */
  parents: CacheRecord | Map<CacheRecord, number> | undefined;
  memos: Map<Selection, Memo> | undefined;
  /** Position at which it was evicted: views that show it go on, reads of it find nothing. */
  evictedAt: number | undefined;
  /** Position at which all of it was called out of date last: so is whatever was asked for before and comes later. */
  invalidatedAt: number;
}

/** The answer of one read configuration, and how asking for it goes. */
export interface ResultRecord extends RecordBase {
  readonly kind: 'result';
  readonly key: string;
  readonly operation: string;
  readonly config: JsonObject;
  content: Content | undefined;
  metadata: Metadata;
  /** What the server calls the answer; undefined where it has not said. */
  tag: Tag | undefined;
  memo: Memo | undefined;
  /** Requests under way. */
  fetchCount: number;
  /** The look of the store, see `createGarbageCollector`, since which it was read last. */
  usedAt: number;
  cachedError: CachedError | undefined;
}

/** The server's name of an answer. */
interface Tag {
  readonly name: string;
  /** The slot's version with that answer: since it moved, the slot shows something else. */
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

/** Whether a value with stamp `next` must not replace one with stamp `previous`. */
export function isOlder(next: Metadata, previous: Metadata): boolean {
  if (next.version !== undefined && previous.version !== undefined && next.version !== previous.version) {
    return next.version < previous.version;
  }
  return next.timestamp < previous.timestamp;
}
