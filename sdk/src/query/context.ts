import type { OperationTable, TraitName, OperationTraits, ReadTable, WriteTable } from '../spec/operation.ts';
import type { FeatureReducers } from '../cache/state.ts';
import type { InvalidMember, RefusedSnapshot, Snapshot } from '../spec/snapshot.ts';
import type { ReadTarget } from './lookup.ts';
import type { JsonObject, Json } from '../core/json-value.ts';
import type { Encode, QueryEncoding, RequestedCall, WireRequest } from '../network/request.ts';
import type { Fetch, Outcome, Transport } from '../network/transport.ts';
import type { Action } from '../cache/actions.ts';
import type { EntityRecord, Report } from '../cache/records.ts';
import type { EntityTables } from '../spec/entity.ts';
import type { Clock } from '../core/clock.ts';
import type { SdkError } from '../core/errors.ts';
import type { InFlight } from '../network/dedupe.ts';
import type { Validation } from '../spec/answer-type.ts';
import type { Lifetimes } from '../spec/lifetime.ts';
import type { Store } from '../cache/store.ts';

/** Events of the client's own work. */
export type ClientEvent =
  /** The result of a lookup: fresh data, data that is refetched, or none. */
  | {
      readonly type: 'lookup';
      readonly operation: string;
      /** As `Client.keyOf` gives it. */
      readonly key: string;
      readonly found: 'fresh' | 'stale' | 'nothing';
    }
  /** A read shares a request that was in flight. */
  | { readonly type: 'deduped'; readonly operation: string }
  /** A watched query is refetched: a write invalidated it, or it became stale. */
  | { readonly type: 'refetched'; readonly operation: string }
  /** A member that should stay the same, such as a record's type, says something else than before. */
  | ({ readonly type: 'changed' } & Report)
  /** So many entities and results were dropped, since nobody retained them. */
  | { readonly type: 'evicted'; readonly count: number }
  | { readonly type: 'request'; readonly operation: string }
  | {
      readonly type: 'answer';
      readonly operation: string;
      readonly status: number;
      readonly ms: number;
      /** Set where the answer is an error, or none has come. */
      readonly error?: SdkError | undefined;
    }
  /** An answer of an earlier user came late and was not let in. */
  | { readonly type: 'dropped'; readonly operation: string };

/** Results that may show something else by now: those of an operation whose configurations agree. */
export interface Invalidation {
  readonly operation: string;
  /** Members of the configuration, each with the values that agree, in lower case; an unknown one agrees. */
  readonly match: readonly (readonly [member: string, texts: readonly string[]])[];
}

/** A call on its way to the server. */
export interface SentCall {
  readonly table: OperationTable;
  readonly config: JsonObject;
}

/** A read that is observed, and shared by all who observe it in the same way. */
export interface Observed {
  current(): Snapshot<unknown>;
  /**
   * @param isFirst whether the policy's demand is to be met for this listener
   * @returns stops listening; true unless it was stopped before
   */
  listen(notify: () => void, isFirst: boolean): () => boolean;
}

/** The context of queries and mutations. */
export interface QueryContext {
  readonly store: Store;
  readonly entities: EntityTables;
  readonly lifetimes: Lifetimes;
  readonly transport: Transport;
  readonly clock: Clock;
  /** The error of each read under way, undefined when it went well. */
  readonly inFlight: InFlight<SdkError | undefined>;
  /** Replaced by what remembers errors of single things. */
  batchReads?: ReadBatcher | undefined;
  /** As in `ClientTables`. */
  readonly fetchReasons?: (() => Promise<ExplainReasons>) | undefined;
  /** As in `ClientOptions`. */
  readonly validate?: Validation | undefined;
  /** As in `ClientTables`. */
  readonly checkAnswer?: AnswerCheck | undefined;
  readonly traits: Traits;
  /** As `Tracking.widen`. */
  widen(this: void, call: ReadCall): ReadCall | undefined;
  /** What asks for changes of named answers; undefined until its code is there, which this fetches. */
  revalidation(this: void): Revalidation | undefined;
  encodingOf(api: string): QueryEncoding;
  /** A new id that nobody else has. */
  createId(): string;
  /** The next timestamp among all requests. */
  nextTimestamp(): number;
  /** By key of the result: what is observed under the default policy. */
  readonly observations: Map<string, Observed>;
  /**
   * @param call what was looked for, which extensions are told beside the event
   * @param sent what is sent, or was answered: the same object both times
   */
  emitEvent(event: ClientEvent, call?: ReadCall, sent?: SentCall): void;
  /** Gets what a listener throws. */
  reportListenerError(error: unknown): void;
  /** Told before results are expired that may show something else, also of those that are not in this store. */
  emitInvalidated(invalidations: readonly Invalidation[]): void;
}

/** The context of a write, which may have to follow what becomes of what it changes. */
export interface WriteContext extends QueryContext {
  /**
   * Called with all that was applied to the store, before those who watch are told.
   *
   * @returns stops listening
   */
  onApplied(listener: (actions: readonly Action[]) => void): () => void;
  readonly sessions: {
    /** Makes a new epoch with an empty store. */
    change(this: void, change: 'begins' | 'ends'): void;
    /** @returns stops listening */
    listen(this: void, listener: (change: { readonly change: 'begins' | 'ends' }) => void): () => void;
  };
}

/** The expected outcome of a write in flight, as it is shown. */
export interface OptimisticWrite {
  /**
   * Returns the actions that end the write.
   *
   * @param isTaken the server has taken it, and what was expected counts as said
   * @param answer the data of its answer; without `isTaken` it is in the store already
   */
  settle(isTaken: boolean, answer?: Json): readonly Action[];
}

/** A write that can be carried out, as far as what it is expected to bring depends on it. */
export interface ExpectedWrite {
  readonly table: WriteTable;
  readonly config: JsonObject;
}

/** A read that can be carried out. */
export interface ReadCall extends ReadTarget {
  readonly table: ReadTable;
  readonly config: JsonObject;
  readonly traits?: ReadTraits | undefined;
}

/** The progress of an upload, in bytes; `total` is undefined while it is not known. */
export interface UploadProgress {
  readonly sent: number;
  readonly total: number | undefined;
}

/** Says why members of a refused configuration cannot be used. */
export type ExplainReasons = (read: {
  readonly table: Pick<ReadTable, 'id'>;
  readonly given: unknown;
  readonly refused: RefusedSnapshot;
}) => readonly InvalidMember[];

/** Returns the outcome of a call that is under way, or the error that its answer is. */
export type AnswerCheck = (
  call: { readonly table: Pick<OperationTable, 'id' | 'api'> },
  answered: Promise<Outcome>,
) => Promise<Outcome>;

/** Called while a form is sent. */
export type OnProgress = (progress: UploadProgress) => void;

/** Sends the request of a call in a format of its own. */
export type Exchange = (
  call: RequestedCall,
  request: WireRequest,
  send: (request: WireRequest) => Promise<Outcome>,
) => Promise<Outcome>;

/** The behaviour that the traits of a call add to it. */
export interface CallTraits {
  /** Makes the body out of its members, where it is no JSON. */
  readonly encode?: Encode;
  /** Sends a request in a format of its own. */
  readonly exchange?: Exchange;
  /** Returns a `fetch` that reports progress; undefined where that is not possible. */
  readonly upload?: (form: FormData, onProgress: OnProgress) => Fetch | undefined;
  /** Returns true for a configuration that is refused although the validator accepts it. */
  readonly refuses?: (config: JsonObject) => boolean;
  /** Shows what a write is expected to bring beyond its table. */
  readonly optimistic?: (write: ExpectedWrite, context: WriteContext) => OptimisticWrite;
  /** The message of the error that an answer is; undefined for a good one. */
  readonly errorIn?: (answer: Json) => string | undefined;
}

/** Keeps track of the fields that are known of the entity that a read names; registered as the traits are. */
export interface Tracking {
  readonly name: 'tracking';
  /** Returns the read of all of them, once for each version of a watched entity. */
  widen(this: void, call: ReadCall, context: QueryContext): ReadCall | undefined;
  /** Asks for what is known of entities of which fields were found to be of an earlier version than others. */
  reconcile(this: void, records: readonly EntityRecord[]): void;
  readonly reducers?: undefined;
}

/** Sends a read's request, with more headers than it has by itself. */
export type SendRead = (headers?: { readonly [name: string]: string }) => Promise<Outcome>;

/** Asks by the server's name of an answer whether that has changed; registered as the traits are. */
export interface Revalidation {
  readonly name: 'revalidation';
  send(this: void, call: ReadCall, context: QueryContext, send: SendRead): Promise<Outcome>;
  /** Returns the actions of an answer that has not changed; undefined where it is not known any more. */
  toActions(this: void, call: ReadCall, asked: Asked): readonly Action[] | undefined;
  readonly reducers: FeatureReducers;
}

/** The behaviour that the traits of a read add to it. */
export interface ReadTraits extends CallTraits {
  /** Set while behaviour is still to be fetched: fetches it, and returns the call with it. */
  readonly late?: (call: ReadCall, context: QueryContext) => Promise<ReadCall>;
  /** Brings the answer into the store where what is there already makes it up. */
  readonly compose?: (call: ReadCall, context: QueryContext) => void;
  /** Asks the server in a way of its own; by the end, the answer is in the store. */
  readonly request?: (
    call: ReadCall,
    context: QueryContext,
    signal: AbortSignal,
  ) => Promise<SdkError | undefined>;
  /** Returns the actions of an answer that is more than one result. */
  readonly toActions?: (call: ReadCall, data: Json, asked: Asked) => readonly Action[];
}

/** Returns the batched request of a read; undefined for one that is sent alone. */
export type ReadBatcher = (call: ReadCall) => ReadTraits['request'];

/** An answered request, and the context of its client. */
export interface Asked {
  readonly context: QueryContext;
  readonly epoch: number;
  /** Position among all requests. */
  readonly timestamp: number;
  /** Epoch milliseconds of the answer's arrival. */
  readonly now: number;
  /** The server's name of the answer, where it gave one. */
  readonly tag?: string | undefined;
  /** As in `Answer`. */
  readonly isPut?: boolean | undefined;
}

/** Behaviour that only some operations need, under the name by which they ask for it. */
export interface Trait<TName extends TraitName = TraitName> {
  readonly name: TName;
  /** The behaviour of an operation with these settings. */
  bind(this: void, settings: NonNullable<OperationTraits[TName]>): ReadTraits;
  /** Reducers of its own actions. */
  readonly reducers?: FeatureReducers;
}

/** The traits that a client has. */
export interface Traits {
  register(this: void, trait: Trait): void;
  /** True where all is registered that an operation asks for. */
  has(this: void, operation: TraitUser): boolean;
  /**
   * The behaviour that an operation asks for; where some of it is not registered, behaviour that fetches it first.
   *
   * @throws SdkError `INVARIANT` for a trait that is not registered and cannot be fetched
   */
  of(this: void, operation: TraitUser): ReadTraits | undefined;
}

/** An operation, as far as it asks for traits. */
export interface TraitUser {
  readonly table: Pick<OperationTable, 'id' | 'kind'>;
  readonly traits?: OperationTraits;
}
