import type { InvalidMember } from '../spec/snapshot.ts';
import type { Json, JsonObject } from '../core/json-value.ts';
import type { OperationTable, ParameterTable } from '../spec/operation.ts';

/** The encoding of a GET's parameters: by their names, or as one JSON parameter `methodParams`. */
export type QueryEncoding = 'names' | 'methodParams';

/** Sends requests, as `fetch` does. */
type Send = (request: Request) => Promise<Response>;

/** One request, ready to be sent. */
export interface WireRequest {
  readonly operation: string;
  readonly api: string;
  readonly method: OperationTable['method'];
  /** Encoded, relative to the api's base path. */
  readonly path: string;
  /** Encoded, without the question mark. */
  readonly query: string;
  readonly headers: { readonly [name: string]: string };
  readonly body: Json | FormData | undefined;
  /** The body as it is sent, in place of `body`, for a call in a format of its own. */
  readonly encodedBody?: NonNullable<RequestInit['body']> | undefined;
  /** True when a successful answer is taken as a Blob. */
  readonly isBlob?: boolean | undefined;
  /** Sent to the end even if the page is closed. */
  readonly keepalive?: boolean | undefined;
  /** Makes the `fetch` of this request alone out of the usual one. */
  readonly through?: ((send: Send) => Send) | undefined;
}

/**
 * Path parameters that have no usable value, nor groups that have it, with the reason "path". `.` and `..` are none: in a path they would address
 * another resource, encoded or not.
 */
export function invalidPathParameters(table: OperationTable, config: JsonObject): readonly InvalidMember[] {
  const invalid: InvalidMember[] = [];
  for (const { name, in: place } of table.parameters) {
    if (place === 'path' && !isPathValue(config[name] ?? table.groups))
      invalid.push({ member: name, reason: place });
  }
  return invalid;
}

function isPathValue(value: unknown): boolean {
  return !['', '.', '..'].includes(textOf(value));
}

/** Makes a form out of the members of a body. */
export type Encode = (members: JsonObject) => FormData;

/** A call to be laid out. */
export interface RequestedCall {
  readonly table: OperationTable;
  readonly config: JsonObject;
  /** Makes the body out of its members, where it is no JSON. */
  readonly encode?: Encode | undefined;
}

/** Lays out a call's configuration as its operation's table says. */
export function buildRequest({ table, config, encode }: RequestedCall, encoding: QueryEncoding): WireRequest {
  const given = table.parameters.filter((parameter) => config[parameter.name] !== undefined);
  const headers = given
    .filter((parameter) => parameter.in === 'header')
    .map((parameter) => [wireName(parameter), textOf(config[parameter.name])] as const);
  return {
    operation: table.id,
    api: table.api,
    method: table.method,
    path: pathOf(table, config),
    query: queryOf(
      given.filter((parameter) => parameter.in === 'query'),
      config,
      table.method === 'GET' ? encoding : 'names',
    ),
    headers: Object.fromEntries(headers),
    body: bodyOf(table, config, encode),
  };
}

function pathOf(table: OperationTable, config: JsonObject): string {
  return table.parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce(
      (path, parameter) => path.replaceAll(`{${wireName(parameter)}}`, () => encoded(config[parameter.name])),
      table.path,
    );
}

function queryOf(parameters: readonly ParameterTable[], config: JsonObject, encoding: QueryEncoding): string {
  if (encoding === 'methodParams') {
    const members = parameters.map((parameter) => [wireName(parameter), config[parameter.name]] as const);
    return members.length === 0 ? '' : `methodParams=${escaped(JSON.stringify(Object.fromEntries(members)))}`;
  }
  return parameters.flatMap((parameter) => queryPairs(parameter, config[parameter.name])).join('&');
}

function queryPairs(parameter: ParameterTable, value: unknown): readonly string[] {
  const name = escaped(wireName(parameter));
  if (!Array.isArray(value) || parameter.list === 'csv') return [`${name}=${encoded(value)}`];
  return value.map((item) => `${name}=${encoded(item)}`);
}

/** An operation whose table names body members always carries one, `{}` at least; any other has no body. */
function bodyOf(
  table: OperationTable,
  config: JsonObject,
  encode: Encode | undefined,
): JsonObject | FormData | undefined {
  if (table.body === undefined) return undefined;
  const given = table.body.filter((member) => config[member] !== undefined);
  const members = Object.fromEntries(given.map((member) => [member, config[member] ?? null]));
  return encode ? encode(members) : members;
}

const wireName = (parameter: ParameterTable): string => parameter.wire ?? parameter.name;

/** List items are encoded one by one: the comma between them is the list's, those within are theirs. */
function encoded(value: unknown): string {
  return Array.isArray(value) ? value.map((item) => escaped(textOf(item))).join(',') : escaped(textOf(value));
}

/** A text as it stands in an address. Half a character, as a text that is cut off may end with, cannot be sent. */
export function escaped(text: string): string {
  return encodeURIComponent(text.replace(/[\ud800-\udfff]/gu, '\ufffd'));
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map(textOf).join(',');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
