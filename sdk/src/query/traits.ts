import type { SdkError } from '../core/errors.ts';
import type { Fetch, Outcome } from '../network/transport.ts';
import type { Action } from '../cache/actions.ts';
import type { EntityRecord } from '../cache/records.ts';
import type { EntityTables } from '../spec/entity.ts';
import type { Json, JsonObject } from '../core/json-value.ts';
import type { selectFields } from '../traits/field-selection.ts';
import type { AdapterContext } from './context.ts';
import type { ReadCall } from './prepare-query.ts';

/** How much of a form is sent, in bytes; `total` is undefined while nobody knows it. */
export interface UploadProgress {
  readonly sent: number;
  readonly total: number | undefined;
}

/** Told while a form is sent. */
export type OnProgress = (progress: UploadProgress) => void;

/**
 * Machinery that only some calls need. The generated file of such a call imports it, so that a program that
 * does not use the call does not carry it.
 */
export interface CallParts {
  /** Makes the body out of its members, where it is no JSON. */
  readonly encode?: (members: JsonObject) => FormData;
  /** How a form is sent when somebody wants to know how far it is; undefined where that cannot be known. */
  readonly upload?: (form: FormData, onProgress: OnProgress) => Fetch | undefined;
  /** Whether a configuration that the validator accepts is refused all the same. */
  readonly refuses?: (config: JsonObject) => boolean;
  /** The message of the error that an answer is; undefined for a good one. */
  readonly faultOf?: (answer: Json) => string | undefined;
}

/** What a read does of which the server says whether its answer has changed: If-None-Match and 304. */
export interface Conditional {
  ask(this: void, call: ReadCall, context: AdapterContext, send: Sending): Promise<Outcome>;
  /** What it does to the store that the answer has not changed; undefined where nobody can say so. */
  renew(this: void, call: ReadCall, asked: Asked): readonly Action[] | undefined;
}

/** Keeps track of the fields that are known of the entity that a read names. */
export interface Tracking {
  /** Their names. */
  fieldsOf(this: void, record: EntityRecord, entities: EntityTables): readonly string[];
  /** The read of all of them, once for each version of a watched entity. */
  widen(this: void, call: ReadCall, context: AdapterContext): ReadCall | undefined;
}

/** Sends a read's request, with headers besides its own. */
export type Sending = (headers?: { readonly [name: string]: string }) => Promise<Outcome>;

/** Machinery that only some reads need. */
export interface ReadParts extends CallParts {
  /** Turns the names of the fields wanted into what is to be looked at; undefined where the entity has no fields. */
  readonly select?: typeof selectFields;
  /** Brings the answer into the store where what is there already makes it up. */
  readonly compose?: (call: ReadCall, context: AdapterContext) => void;
  /** Asks the server in a way of its own; by the end, the answer is in the store. */
  readonly request?: (
    call: ReadCall,
    context: AdapterContext,
    signal: AbortSignal,
  ) => Promise<SdkError | undefined>;
  /** How the server is told which answer is there, and says that it has not changed. */
  readonly conditional?: Conditional;
  /** What is asked for where the versions of an entity's parts are in conflict. */
  readonly tracking?: Tracking;
  /** What an answer does to the store, where it is more than one result. */
  readonly toActions?: (call: ReadCall, data: Json, asked: Asked) => readonly Action[];
}

/** How a read is asked for together with others; undefined for one that is asked for alone. */
export type ReadJoiner = (call: ReadCall) => ReadParts['request'];

/** When a request was sent and answered, and what adapters work with. */
export interface Asked {
  readonly context: AdapterContext;
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
