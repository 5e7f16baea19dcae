import type { Action } from '../../cache/actions.ts';
import type { EntityIdentity } from '../../cache/records.ts';
import type { Json, JsonObject } from '../../core/json-value.ts';
import type { Policy } from '../../spec/policy.ts';

/** The state of a query. `empty`: nothing has come yet, or what came was dropped. */
export type QueryState = 'fresh' | 'stale' | 'fetching' | 'error' | 'empty';

/** End of a freshness in epoch milliseconds. */
export type FreshUntil = number | 'forever';

/** The origin of a value: the answer, write or expiry with its timestamp. */
export interface Writer {
  readonly timestamp: number;
  readonly type: Action['type'];
  /** operationId; of what a write or an invalidation did, the last one that was answered. */
  readonly operation?: string | undefined;
  readonly config?: JsonObject | undefined;
  /** Epoch milliseconds at which it entered the store. */
  readonly at: number;
  /** It came from another tab, from what was kept, or from the page. */
  readonly isForeign: boolean;
}

/** Why a read is not fresh, or until when it is. Times are epoch milliseconds. */
export type Reason =
  /** The configuration was refused. */
  | { readonly kind: 'refused'; readonly missing: readonly string[] }
  /** It was never answered, or what was known is gone. */
  | { readonly kind: 'unknown' }
  | {
      readonly kind: 'failed';
      readonly code: string;
      readonly message: string;
      readonly until?: number | undefined;
    }
  | { readonly kind: 'evicted'; readonly entity: EntityIdentity; readonly by?: Writer | undefined }
  | { readonly kind: 'missing'; readonly entity: EntityIdentity; readonly field: string }
  /** The field is of an earlier version than another field of the same entity. */
  | {
      readonly kind: 'outdated';
      readonly entity: EntityIdentity;
      readonly field: string;
      readonly version: number;
      readonly latest: number;
      readonly by?: Writer | undefined;
    }
  /** The lifetime is over, or a write or an invalidation has ended it. Without an entity: of the answer itself. */
  | {
      readonly kind: 'over' | 'expired';
      readonly entity?: EntityIdentity;
      readonly field?: string;
      readonly since: number;
      readonly by?: Writer | undefined;
    }
  | { readonly kind: 'fresh'; readonly until: FreshUntil };

/** Those who watch the same read in the same way. */
export interface InspectedObserver {
  /** The key of the result that is watched. */
  readonly key: string;
  readonly policy?: Policy | undefined;
  /** So many listeners. */
  readonly listeners: number;
}

/** The observers of a query or of a record. */
export interface Observers {
  /** Listeners of all observers. */
  readonly listeners: number;
  /** The queries that show it and are watched. */
  readonly observers: readonly InspectedObserver[];
}

/** A failure as a session tells it. */
export interface InspectedError {
  readonly code: string;
  readonly message: string;
  readonly status: number;
}

/** A request of a query: `read` looked it up, `refetch` is the client's own, `refresh` was asked for by a caller. */
export interface FetchCause {
  readonly at: number;
  readonly cause: 'read' | 'refetch' | 'refresh';
  /** Why what was there did not do. */
  readonly reasons: readonly Reason[];
}

/** One value that differs between two states. Without `from` it is new, without `to` it is gone. */
export interface Change {
  readonly path: string;
  readonly from?: Json | undefined;
  readonly to?: Json | undefined;
}

/** One notification of those who watch a query, and the difference between what they saw before and after. */
export interface Render {
  readonly at: number;
  readonly key: string;
  readonly operation: string;
  readonly listeners: number;
  readonly from: string;
  readonly to: string;
  readonly changes: readonly Change[];
  /** Of all changes; `changes` has the first ones. */
  readonly changeCount: number;
}

/** One query as a list shows it. */
export interface QuerySummary {
  /** As `Client.keyOf` gives it. */
  readonly key: string;
  /** operationId */
  readonly operation: string;
  readonly config: JsonObject;
  readonly state: QueryState;
  /** Epoch milliseconds of the answer's arrival. */
  readonly updatedAt?: number | undefined;
  readonly freshUntil?: FreshUntil | undefined;
  readonly listeners: number;
}

/** One query in full. */
export interface InspectedQuery extends QuerySummary, Observers {
  readonly error?: InspectedError | undefined;
  readonly writer?: Writer | undefined;
  /** The present answer; what stands in entities is filled in. */
  readonly data?: Json | undefined;
  /** Why it is fresh or not, where it was read in this page. */
  readonly reasons: readonly Reason[];
  /** The last ones, the latest first. */
  readonly fetches: readonly FetchCause[];
  readonly renders: readonly Render[];
  /** Records that it shows, at first hand. */
  readonly records: readonly EntityIdentity[];
}

/** One record as a list shows it. */
export interface RecordSummary extends EntityIdentity {
  /** Its type where the spec names a member for that, such as the API name of its object. */
  readonly label: string;
  readonly fieldCount: number;
  readonly state: 'fresh' | 'stale' | 'evicted';
  readonly updatedAt?: number | undefined;
  readonly freshUntil?: FreshUntil | undefined;
  readonly listeners: number;
  /** Writes that are shown and not yet answered. */
  readonly optimisticCount: number;
}

/** One field of a record. Times are epoch milliseconds. */
export interface InspectedField {
  readonly name: string;
  /** Records inside are named by `{ "→": "Entity key" }`; absent where the server left the field out. */
  readonly value?: Json | undefined;
  /** The server was asked for it and left it out. */
  readonly isAbsent: boolean;
  readonly freshUntil: FreshUntil;
  /** The server's version of the record that it is of. */
  readonly version?: number | undefined;
  /** Undefined for what was written too long ago. */
  readonly writer?: Writer | undefined;
}

/** A write that is shown before its answer. */
export interface PendingWrite {
  readonly id: number;
  readonly fields: readonly Change[];
}

/** One record in full. */
export interface InspectedRecord extends RecordSummary, Observers {
  readonly fields: readonly InspectedField[];
  readonly optimistic: readonly PendingWrite[];
}

/** A request as it went out and what came back. */
export interface InspectedRequest {
  readonly id: number;
  readonly operation: string;
  readonly kind: 'read' | 'write';
  readonly method: string;
  /** Path and query below the base path of the api. */
  readonly address: string;
  readonly body?: Json | undefined;
  readonly startedAt: number;
  /** Undefined while it is under way. */
  readonly endedAt?: number | undefined;
  readonly status?: number | undefined;
  readonly answer?: Json | undefined;
  readonly error?: InspectedError | undefined;
  /** The simulation that answered or delayed it. */
  readonly simulated?: Simulation['kind'] | undefined;
}

/** A record, or the answer of a query, that a cache write has changed. */
export interface ChangedSubject {
  /** `Entity key`, or the operation of a query. */
  readonly subject: string;
  readonly entity?: EntityIdentity | undefined;
  readonly changes: readonly Change[];
  readonly changeCount: number;
}

/** All that came into the store at once. */
export interface CacheWrite {
  readonly id: number;
  readonly at: number;
  /** The operation that it is of, where that is known. */
  readonly operation?: string | undefined;
  readonly actions: readonly Action['type'][];
  readonly isForeign: boolean;
  readonly subjects: readonly ChangedSubject[];
}

/** Something that the client did, in one line. */
export interface Note {
  readonly at: number;
  readonly type: string;
  readonly text: string;
}

/** A condition that requests meet: of one operation, or of all where none is named. */
export interface Simulation {
  readonly operation?: string | undefined;
  readonly kind: 'offline' | 'error' | 'slow';
}

/** A session: all that an inspector shows, as JSON. */
export interface InspectedSession {
  readonly format: 'energy-portal-inspector';
  readonly version: 1;
  /** Epoch milliseconds. */
  readonly takenAt: number;
  readonly isMasked: boolean;
  readonly queries: readonly InspectedQuery[];
  readonly records: readonly InspectedRecord[];
  readonly requests: readonly InspectedRequest[];
  readonly writes: readonly CacheWrite[];
  readonly renders: readonly Render[];
  readonly notes: readonly Note[];
  readonly simulations: readonly Simulation[];
}

/** An order to the client. Plain data, so that other windows can send it. */
export type InspectorCommand =
  | { readonly do: 'invalidate'; readonly key: string }
  | { readonly do: 'refetch'; readonly key: string }
  | { readonly do: 'invalidate-record'; readonly record: EntityIdentity }
  | { readonly do: 'rollback'; readonly record: EntityIdentity; readonly id: number }
  | { readonly do: 'simulate'; readonly simulation: Simulation }
  /** Without an operation: all simulations end. */
  | { readonly do: 'stop-simulating'; readonly simulation?: Simulation | undefined }
  | { readonly do: 'clear' };

/** Shows a session, which may go on. */
export interface SessionView {
  readonly queries: (this: void) => readonly QuerySummary[];
  readonly query: (this: void, key: string) => InspectedQuery | undefined;
  readonly records: (this: void) => readonly RecordSummary[];
  readonly record: (this: void, ref: EntityIdentity) => InspectedRecord | undefined;
  /** Requests, cache writes, renders and notes: the oldest first. */
  readonly requests: (this: void) => readonly InspectedRequest[];
  readonly writes: (this: void) => readonly CacheWrite[];
  readonly renders: (this: void) => readonly Render[];
  readonly notes: (this: void) => readonly Note[];
  readonly simulations: (this: void) => readonly Simulation[];
  /** Epoch milliseconds of the client's clock; of a session from a file, the moment at which it was taken. */
  readonly now: (this: void) => number;
}

/** A view of a running client: it changes, and takes orders. */
export interface LiveView extends SessionView {
  /**
   * Called once for all that has happened since, after the work that is under way.
   *
   * @returns stops listening
   */
  readonly subscribe: (this: void, listener: () => void) => () => void;
  /** Carries an order out; nothing happens where what it names is gone. */
  readonly act: (this: void, command: InspectorCommand) => void;
}

/** The whole of a view, as it is now. */
export function takeSession(view: SessionView): InspectedSession {
  return {
    format: 'energy-portal-inspector',
    version: 1,
    takenAt: view.now(),
    isMasked: false,
    queries: view.queries().flatMap(({ key }) => view.query(key) ?? []),
    records: view.records().flatMap((ref) => view.record(ref) ?? []),
    requests: view.requests(),
    writes: view.writes(),
    renders: view.renders(),
    notes: view.notes(),
    simulations: view.simulations(),
  };
}

/** The view of a session that is over. */
export function viewOf(session: InspectedSession): SessionView {
  return {
    queries: () => session.queries,
    query: (key) => session.queries.find((one) => one.key === key),
    records: () => session.records,
    record: ({ entity, key }) => session.records.find((one) => one.entity === entity && one.key === key),
    requests: () => session.requests,
    writes: () => session.writes,
    renders: () => session.renders,
    notes: () => session.notes,
    simulations: () => session.simulations,
    now: () => session.takenAt,
  };
}
