/** Any value that a spec can hold. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;

/** An object of a spec. */
export interface JsonObject {
  readonly [member: string]: Json;
}

/** One finding about a spec, with its place. `file` is relative to the project, `line` and `column` count from 1. */
export interface Diagnostic {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** JSON pointer into that file, such as `#/record/get/x-read/lifetime`. */
  readonly pointer: string;
  readonly rule: string;
  readonly message: string;
  /** The remedy, in one sentence. */
  readonly remedy?: string;
}

/** One file to be written, with its path relative to the project. */
export interface GeneratedFile {
  readonly path: string;
  readonly text: string;
}

/** Either what was asked for or every reason why not. */
export type Result<TValue> =
  | { readonly ok: true; readonly value: TValue }
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[] };

/** Reads one file by its path relative to the project; rejects with the code `ENOENT` when there is none. */
export type ReadFile = (path: string) => Promise<string>;

/** A spec to load: the api's name and its root document. */
export interface SpecInput {
  readonly api: string;
  readonly file: string;
  /** The YAML files that lie beside the root document: one that nothing refers to is reported. */
  readonly yamlFiles?: readonly string[];
  /** OpenAPI Overlays that change the document before anything else looks at it, in their order. */
  readonly overlays?: readonly string[];
  /** True for a document that is held to all our rules as soon as it uses our extensions. */
  readonly strict?: boolean;
}

/** A spec that broke no rule, bundled into one document. */
export interface LoadedSpec {
  readonly api: string;
  readonly file: string;
  readonly document: JsonObject;
  /** True for a document that was written by somebody else, and is held to OpenAPI alone. */
  readonly foreign?: boolean;
}

/** The places of entities in a value; the SDK's `Shape`. */
export type Shape =
  | { readonly kind: 'plain'; readonly is?: 'object' | 'array'; readonly or?: never }
  | (Place & { readonly kind: 'entity'; readonly entity: string })
  | (Place & { readonly kind: 'object'; readonly members: { readonly [member: string]: Shape } })
  | (Place & { readonly kind: 'map'; readonly values: Shape })
  | (Place & { readonly kind: 'list'; readonly items: Shape });

interface Place {
  /** The values that may stand there instead: null alone, or any other value. */
  readonly or?: 'null' | 'any';
}

/** One parameter of an operation. */
export interface ParameterModel {
  /** As the caller's configuration names it. */
  readonly name: string;
  /** As it is named on the wire. */
  readonly wire: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly csv: boolean;
  readonly description: string;
  readonly normalise?: string;
  readonly schema: JsonObject;
  /** Dotted path in the configuration from where the value is taken, when it is no member of its own. */
  readonly takenFrom?: string;
  /** The style by which it travels, where the SDK has to be told. */
  readonly style?: { readonly style: string; readonly explode: boolean };
}

/** The members of a request body: of an object, or the fields of a form. */
export interface BodyModel {
  /** Its media type. */
  readonly type: string;
  /** Members that are files, or lists of them. */
  readonly files: readonly string[];
  readonly schema: JsonObject;
  /** Rules of its schema that say which members go together. */
  readonly rules: readonly JsonObject[];
  readonly required: boolean;
  readonly members: { readonly [member: string]: JsonObject };
  readonly requiredMembers: readonly string[];
  /** The only member, which is the body itself. */
  readonly whole?: string;
  /** Member of the configuration -> its name in the body, where it differs. */
  readonly wire?: JsonObject;
}

/** A default that is taken out of the answer of another read. */
export interface BorrowedDefault {
  readonly member: string;
  /** operationId of the read. */
  readonly read: string;
  /** Member of that read's configuration -> member of this one. */
  readonly with: JsonObject;
  /** Dotted path in its answer. */
  readonly take: string;
}

/** The place of variants that an `x-tag` tells apart. */
export interface TagModel {
  /** Members on the way to them; `*` for every item of a list or every entry of a map. */
  readonly at: readonly string[];
  readonly property: string;
  readonly known: readonly string[];
  /** The message of the error, the known ones filled in. */
  readonly otherwise: string;
}

/** One of the reads of `x-choices`. */
export interface ChoiceModel {
  readonly given: readonly string[];
  /** Constants looked up. */
  readonly equals: JsonObject;
  readonly operation: string;
}

/** One entry of `x-choices`. */
export interface ChoicesModel {
  readonly name: string;
  readonly summary: string;
  readonly otherwise: string;
  readonly choices: readonly ChoiceModel[];
}

/** One answer of an operation. */
export interface ResponseModel {
  readonly status: string;
  /** Absent when the answer has no body, or one that is no JSON. */
  readonly schema?: JsonObject;
  /** The media type of the body; absent when there is none. */
  readonly type?: string;
  /** The form in which a body that is no JSON is handed out. */
  readonly as?: 'text' | 'blob' | 'events';
  /** Of events, what the data of one is; absent where that is text. */
  readonly eventSchema?: JsonObject;
  /** True where that schema is of the event itself: its name and its data. */
  readonly isWholeEvent?: true;
  readonly errorCodes: readonly string[];
  /** Example bodies by name; none of a body that is no JSON. */
  readonly examples: JsonObject;
}

/** One operation of a spec with everything that emitters need to know. */
export interface OperationModel {
  readonly id: string;
  readonly api: string;
  readonly tag: string;
  readonly kind: 'read' | 'write';
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly ParameterModel[];
  readonly body?: BodyModel;
  readonly defaults: JsonObject;
  /** Values that are added to members whatever the caller gives, constants looked up. */
  readonly always: JsonObject;
  /** Members that are files -> what is allowed, constants looked up. */
  readonly limits: JsonObject;
  /** The limits within which it tracks the fields of its entity, constants looked up; only for the read that refreshes them. */
  readonly tracks?: JsonObject;
  /** Defaults that are taken out of the answers of other reads. */
  readonly borrowed: readonly BorrowedDefault[];
  /** The rule by which results in the answer belong to things asked for, the placeholder looked up. */
  readonly items?: JsonObject;
  /** Variants in a successful answer of which an unknown one is an error. */
  readonly tags: readonly TagModel[];
  /** The `x-read` or `x-write` as written. */
  readonly extension: JsonObject;
  readonly responses: readonly ResponseModel[];
  /** The way over the wire, where it is not the usual one: settings of the SDK's trait `wireFormat`. */
  readonly wire?: JsonObject;
  readonly shape: Shape;
  /** JSON Schema of the flat configuration; `$ref`s point into the api's component schemas. */
  readonly config: JsonObject;
}

/** One `x-entity` with the links found in its schema. */
export interface EntityModel {
  readonly name: string;
  readonly extension: JsonObject;
  readonly shape: Shape;
}

/** One spec as plain data. */
export interface ApiModel {
  readonly name: string;
  readonly source: string;
  readonly basePath: string;
  readonly queryEncodings: readonly string[];
  readonly lifetimes: JsonObject;
  readonly constants: JsonObject;
  readonly schemas: { readonly [name: string]: JsonObject };
  readonly entities: readonly EntityModel[];
  /** The operations that the SDK calls: an entry of `x-split` each on its own. */
  readonly operations: readonly OperationModel[];
  /** The operations that a server has at its addresses: one with `x-split` once. */
  readonly routes: readonly OperationModel[];
  readonly choices: readonly ChoicesModel[];
  /** Entries of `x-split` have paths of their own in it. */
  readonly document: JsonObject;
}
