import type { PagesTable } from './pages-table.ts';
import type { Json, JsonObject } from '../core/json-value.ts';
import type { Lifetime } from './lifetime.ts';
import type { Shape } from './shape.ts';

/** HTTP methods the specs use. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD' | 'OPTIONS';

/**
 * The rewriting of one member of a configuration before it is used.
 *
 * - `id18`: a 15-character record id is expanded to 18 characters, in the request and in the cache key.
 * - `caseless`: lower-cased in the cache key only.
 * - `http-date`: an ISO timestamp with fractional seconds and Z becomes an HTTP date, in the request of a write only.
 * - `comma-list`: a string is split on commas, in the request and in the cache key.
 */
export type NormaliseRule = 'id18' | 'caseless' | 'http-date' | 'comma-list';

/** One parameter of a call, as the caller's configuration names it. */
export interface ParameterTable {
  readonly name: string;
  /** The name on the wire where it differs, for example `If-Unmodified-Since`. */
  readonly wire?: string;
  readonly in: 'path' | 'query' | 'header';
  /** Lists travel as one comma-separated value. */
  readonly list?: 'csv';
  readonly normalise?: NormaliseRule;
}

/** The members that every operation table has. */
interface CallTable {
  /** The operationId of the spec. */
  readonly id: string;
  /** Which spec it belongs to; chooses the base URL. */
  readonly api: string;
  readonly method: Method;
  /** Path template relative to the api's base URL, for example `/ui-api/records/{recordId}`. */
  readonly path: string;
  readonly parameters: readonly ParameterTable[];
  /** Configuration members that are sent as the members of the body; absent when there is no body. */
  readonly body?: readonly string[];
  /** The rewriting of members of the body. */
  readonly normalise?: { readonly [member: string]: NormaliseRule };
  /** Values for members that the caller left out. */
  readonly defaults?: { readonly [member: string]: string | number | boolean | readonly string[] };
  /** Values that list members have besides those that the caller gives. */
  readonly always?: { readonly [member: string]: readonly string[] };
  /** Configuration member with groups of things, each a configuration by itself; their results follow one another. */
  readonly groups?: string;
  /** The places of entities in the response. */
  readonly response: Shape;
}

/**
 * A read call: one `x-read` of the specs.
 *
 * @see specs/extensions/x-read.schema.json
 */
export interface ReadTable extends CallTable {
  readonly kind: 'read';
  /** Of the result itself. */
  readonly lifetime: Lifetime;
  /** Set when the response is one entity that the configuration identifies, so that the store may already have it. */
  readonly entity?: {
    readonly name: string;
    /** Entity key member -> configuration member. */
    readonly key: { readonly [keyMember: string]: string };
  };
  /** Configuration members that list the fields wanted; only for an operation with `entity`. */
  readonly selects?: { readonly required?: string; readonly optional?: string };
  /** Failures that are remembered for a lifetime instead of refetched. */
  readonly errors?: { readonly remember: readonly number[]; readonly lifetime: Lifetime };
  /** The call that can serve several of these at once. */
  readonly batch?: {
    readonly with: string;
    /** Configuration members of this call -> the list member of the batch call; several are one entry, with dots. */
    readonly join: { readonly [member: string]: string };
    /** Members whose values are united. */
    readonly union: readonly string[];
  };
  /** The server says whether its answer has changed, by the name that it gave the answer. */
  readonly conditional?: true;
  /** After a conflict of versions, all fields that are known of the entity are refetched. */
  readonly tracked?: TrackedFields;
  readonly pages?: PagesTable;
  /** Describes an answer that holds one result for each thing that was asked for. */
  readonly items?: ItemsTable;
}

/** Maps the results in an answer to the things that were asked for. */
export interface ItemsTable {
  /** Response member with the list of results. */
  readonly at: string;
  /** Member of a result with its status. */
  readonly status: string;
  /** Member of a result with its data, or with the list of its errors. */
  readonly value: string;
  /** Configuration members in whose order the results stand, one after the other. */
  readonly by: readonly string[];
  /** Most things that one call may ask for. */
  readonly most?: number;
  /** Most characters that what one call asks for may write its address. */
  readonly longest?: number;
  /** The lifetime of errors of one thing; absent: they are not remembered. */
  readonly errors?: Lifetime;
  /** The answer may be a map of results by thing; a caller always sees the map. */
  readonly keyed?: true;
  /** Results are kept one by one over all calls; only those that are not fresh are asked for. */
  readonly merge?: true;
  /** The value of a thing while it is asked for. */
  readonly placeholder?: Json;
  /** The read of one thing: its operationId, and the members of its configuration that name the thing, as in `batch`. */
  readonly alone?: { readonly operation: string; readonly members: readonly string[] };
}

/** An answer with `keyed` items as callers see it: the results by thing. */
export type KeyedItems<TData, TAt extends string> = {
  readonly [thing: string]: TData extends { readonly [At in TAt]: readonly (infer TItem)[] } ? TItem : never;
};

/**
 * A call that changes something: one `x-write` of the specs.
 *
 * @see specs/extensions/x-write.schema.json
 */
export interface WriteTable extends CallTable {
  readonly kind: 'write';
  /** The message thrown when the configuration is refused, for example `Invalid recordInput`. */
  readonly otherwise: string;
  /** Parameters taken out of the body's members: parameter -> dotted path in the configuration. */
  readonly take?: { readonly [parameter: string]: string };
  /** Statuses after which the entity that the configuration names is dropped from the store. */
  readonly evict?: {
    readonly on: readonly number[];
    readonly entity: string;
    /** Entity key member -> parameter or dotted path in the configuration; through a list, every item is meant. */
    readonly key: { readonly [keyMember: string]: string };
    /** Results that show the entity are dropped with it, instead of showing it until they are refetched. */
    readonly withResults?: true;
  };
  /**
   * Guards the entity that `evict` names: the member with the time of its last change -> the parameter for the time
   * up to which the caller knows the changes; the server refuses the write with 412 when there are later ones.
   */
  readonly guard?: { readonly parameter: string; readonly member: string };
  /** The expected outcome, shown before the server has answered where the caller asks for it. */
  readonly optimistic?: {
    readonly entity: string;
    /** As in `evict`. */
    readonly key: { readonly [keyMember: string]: string };
    /** Member of the entity -> dotted path of its new value in the configuration. */
    readonly members?: { readonly [member: string]: string };
    /** Member that is merged by member -> where the new entries are. */
    readonly entries?: { readonly [member: string]: OptimisticEntries };
  };
  /** Reads that may now show something else; they become stale and are asked again where somebody watches. */
  readonly invalidates?: readonly InvalidationRule[];
  /** Set on calls after which the signed-in user is another one: the store starts empty. */
  readonly session?: 'begins' | 'ends';
}

/** The mapping of values in a configuration to entries of a member. */
export interface OptimisticEntries {
  /** Dotted path of a map in the configuration: entry -> its new value. */
  readonly from: string;
  /** The member of an entry that takes the value. */
  readonly at: string;
  /** Other members of an entry while nobody knows them. */
  readonly with?: JsonObject;
}

/** One read that a write invalidates, narrowed to the configurations that match. */
export interface InvalidationRule {
  readonly operation: string;
  /**
   * Configuration member of the read -> `config.<path>` or `response.<path>` of the write, or `evicted.<path>` of
   * the entity that it evicts; compared case-insensitively. Unknown values match everything.
   */
  readonly match?: { readonly [member: string]: string };
  /** True to drop results that surely match; where a value is unknown, a result only becomes stale. */
  readonly drop?: true;
}

/** Any operation of the specs. */
export type OperationTable = ReadTable | WriteTable;

/** A problem that a generated validator found in a call's configuration. */
export interface ConfigError {
  /** Names with a slash before each: the way into the configuration, to a missing member too; empty for the whole. */
  readonly instancePath: string;
  /** The JSON Schema keyword that failed. */
  readonly keyword: string;
  /** The expected value. */
  readonly message?: string | undefined;
}

/** A generated standalone validator: true when the configuration is usable, else `errors` says why not. */
export interface ConfigValidator {
  (config: unknown): boolean;
  errors?: readonly ConfigError[] | null;
}

/**
 * Behaviour that only some operations need: the names under which a client has it registered, each with the settings
 * of the operation. Plain data but for the validators of other reads.
 */
export interface OperationTraits {
  /** The results in the answer fail one by one. */
  readonly itemResults?: true;
  /** The same, where things may be asked for in groups. */
  readonly itemGroups?: true;
  /** The results are kept one by one, but for those of an unknown variant. */
  readonly keptItems?: readonly TagTable[];
  /** Answers with an unknown variant are errors. */
  readonly tags?: readonly TagTable[];
  /** Members that the caller leaves out are taken from other reads. */
  readonly borrowedDefaults?: readonly BorrowedDefault[];
  /** Tries and time limit of its own, see `withRetries` of `@energy-portal/sdk/retries`. */
  readonly retries?: CallRetries;
  /** The expected changes of a write beyond one entity. */
  readonly optimisticResults?: OptimisticResults;
  /** The body is a form, with files in these members. */
  readonly form?: { readonly [member: string]: FileLimits };
  /** The way over the wire is not the usual one. */
  readonly wireFormat?: WireFormat;
}

/** The name of a trait. */
export type TraitName = keyof OperationTraits;

/** The way of a call over the wire where it is not the usual one: JSON both ways, lists by commas or repeated names. */
export interface WireFormat {
  /** Parameters by their names in the configuration, and the styles in which they travel. */
  readonly styles?: { readonly [parameter: string]: WireStyle };
  /** A query that every call has, encoded. */
  readonly query?: string;
  readonly body?: WireBody;
  /** Media types that are asked for. */
  readonly accept?: string;
  /**
   * The form in which the answer is handed out: `any` goes by the media type that the server names, `events` are those of
   * a stream as they come, with text in them, `json-events` with JSON.
   */
  readonly answer?: 'text' | 'blob' | 'any' | 'events' | 'json-events';
}

/** A style of OpenAPI, or `json`. */
export interface WireStyle {
  readonly style: string;
  readonly explode: boolean;
}

/** The encoding of a body. */
export interface WireBody {
  readonly as: 'json' | 'form' | 'multipart' | 'text' | 'binary';
  /** Its media type, where the encoding does not say. */
  readonly type?: string;
  /** The member of the configuration that is the body itself. */
  readonly whole?: string;
  /** True for a body that may be absent. */
  readonly optional?: boolean;
  /** Member of the configuration -> its name in the body, where it differs. */
  readonly names?: { readonly [member: string]: string };
  /** Members of a form that travel in a style of their own. */
  readonly encoding?: { readonly [member: string]: WireStyle };
}

/** The depth of tracked fields: one `x-entity.tracked` of the specs. */
export interface TrackedFields {
  /** Most names after the first in one field name: `Contact.Account.Name` has two. */
  readonly depth: number;
  /** Fields that are asked for of every entity behind a relation besides. */
  readonly spanning: readonly string[];
}

/** Variants of an object that a property tells apart, of which an unknown one is an error: an `x-tag`. */
export interface TagTable {
  /** Members on the way to them; `*` for every item of a list or every entry of a map. */
  readonly at: readonly string[];
  readonly property: string;
  readonly known: readonly string[];
  /** The message of the error; `{value}` stands for what was found. */
  readonly otherwise: string;
}

/** A default that is taken out of the answer of another read: one entry of `x-read.defaults`. */
export interface BorrowedDefault {
  readonly member: string;
  readonly read: Pick<ReadOperation<never, unknown>, 'table' | 'accepts' | 'traits'>;
  /** Member of that read's configuration -> member of this one. */
  readonly with: { readonly [member: string]: string };
  /** Dotted path in its answer. */
  readonly take: string;
}

/** The tries that a call has, and their time. */
export interface CallRetries {
  /** Attempts for one call, the first among them; 3 unless stated. */
  readonly attempts?: number;
  /** Milliseconds for each attempt; 30,000 unless stated. */
  readonly timeLimit?: number;
  /** Milliseconds that the first delay can have at the most; each further one can have twice as many. 300 unless stated. */
  readonly firstDelay?: number;
}

/** The expected change of results, shown before the server has answered where the caller asks for it. */
export interface OptimisticResults {
  /** The entity that `evict` names leaves every list that shows it. */
  readonly leaves?: true;
  /** Answers of reads that change themselves. */
  readonly results?: readonly OptimisticResult[];
}

/** The expected change of the answers of one read. */
export interface OptimisticResult extends Pick<InvalidationRule, 'operation' | 'match'> {
  /** Dotted path in the answer -> dotted path of its new value in the configuration. */
  readonly set?: { readonly [path: string]: string };
  /** Dotted path in the answer -> its new value. */
  readonly with?: JsonObject;
  /** The items that leave a list. */
  readonly remove?: {
    /** Dotted path of the list in the answer. */
    readonly from: string;
    /** Member of an item -> dotted path of its value in the configuration. */
    readonly where: { readonly [member: string]: string };
  };
}

/** The limits of a file. */
export interface FileLimits {
  readonly maxBytes: number;
  /** Extensions of file names without a dot, in lower case. */
  readonly formats: readonly string[];
}

/** Carries the types of an operation; never present at run time. */
export interface OperationTypes<TConfig, TData, TFields, TCode> {
  readonly config: TConfig;
  readonly data: TData;
  readonly fields?: TFields;
  readonly code?: TCode;
}

/**
 * A read call as a value: its table, its validator, and the types of what goes in and comes out. `TFields` says which
 * members of the configuration name fields, see `SelectedFields`; `unknown` where none does. `TCode` are the codes that the
 * server gives to its errors, as far as the specs know them.
 */
export interface ReadOperation<TConfig, TData, TFields = unknown, TCode extends string = string> {
  readonly table: ReadTable;
  readonly accepts: ConfigValidator;
  readonly traits?: OperationTraits;
  readonly types?: OperationTypes<TConfig, TData, TFields, TCode>;
}

/** A read call whose answers are pages of items. */
export interface PagedReadOperation<
  TConfig,
  TData,
  TItem,
  TFields = unknown,
  TCode extends string = string,
> extends ReadOperation<TConfig, TData, TFields, TCode> {
  readonly types?: OperationTypes<TConfig, TData, TFields, TCode> & { readonly item: TItem };
}

/**
 * A writing call as a value. `TFields` says which members take an object's values, see `WrittenFields`; `TCode` are the
 * codes that the server gives to its errors, as far as the specs know them.
 */
export interface WriteOperation<TConfig, TData, TFields = unknown, TCode extends string = string> {
  readonly table: WriteTable;
  readonly accepts: ConfigValidator;
  readonly traits?: OperationTraits;
  readonly types?: OperationTypes<TConfig, TData, TFields, TCode>;
}

/** The address of one spec's server: its base path and how it takes the parameters of a GET. */
export interface ApiTable {
  readonly name: string;
  /** Path of the spec's server, for example `/services/data/v64.0`. */
  readonly basePath: string;
  /** Encodings of query parameters that the server accepts; the first is the default. */
  readonly queryEncodings: readonly ('names' | 'methodParams')[];
}
