import { camelCase, isObject, listAt, objectAt, pascalCase, textAt, textsAt } from '../spec/json.ts';
import { resolve } from '../spec/references.ts';
import { adoptSchemas, renameReferences } from './foreign-schemas.ts';
import type { Json, JsonObject } from '../spec/types.ts';

/** Marks of a document that was written for this generator. */
const OWN = /"x-(?:read|write|lifetimes|entity|constants|query-encodings)":/;
const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const BODIES = ['application/json', 'multipart/form-data'];
/** The row of the lifetimes that stands for "the document does not say": every read asks the server. */
const LIFETIME = 'Unstated';

/** An adopted document, with what could not be taken over. */
export interface Adopted {
  readonly document: JsonObject;
  readonly notes: readonly string[];
}

/** Returns true for a document without our extensions: somebody else wrote it, and it is held to OpenAPI alone. */
export function isForeign(document: unknown): boolean {
  return !OWN.test(JSON.stringify(document));
}

/**
 * A bundled foreign document with the defaults that stand for our extensions: a GET is a read that is never fresh,
 * everything else a write; operations without a usable id are called by method and path, those without a tag are
 * `general`. Keywords and formats that validators cannot carry are dropped.
 *
 * @param taken operationIds of other specs; this one's are added, with the api's name in front where one is taken
 */
export function adoptDocument(bundled: JsonObject, api: string, taken: Set<string>): Adopted {
  const { schemas, names } = adoptSchemas(objectAt(objectAt(bundled, 'components'), 'schemas'));
  const document = renameReferences(bundled, names);
  const notes: string[] = [];
  const paths = Object.entries(objectAt(document, 'paths')).map(([path, node]): [string, Json] => {
    const item = resolve(document, node);
    const operations = METHODS.flatMap((method): [string, Json][] => {
      const operation = item[method];
      if (!isObject(operation)) return [];
      const call = { api, document, path, method, operation };
      const reason = unusable(call);
      if (reason === undefined) return [[method, adoptOperation(call, taken)]];
      notes.push(`${method.toUpperCase()} ${path} is left out: ${reason}`);
      return [];
    });
    const kept = Object.entries(item).filter(([key]) => !METHODS.includes(key) && key !== '$ref');
    return [path, Object.fromEntries([...kept, ...operations])];
  });
  const components = { ...objectAt(document, 'components'), schemas };
  const lifetimes = { [LIFETIME]: { fresh: 0 } };
  const servers = [{ url: basePathOf(document) }];
  const own = { paths: Object.fromEntries(paths), components, servers, 'x-lifetimes': lifetimes };
  return { document: { ...document, ...own }, notes };
}

/** The path of the first server; its origin is the caller's `baseUrl`, as with our own specs. */
function basePathOf(document: JsonObject): string {
  return textAt(listAt(document, 'servers')[0], 'url')
    .replace(/^[a-z]+:\/\/[^/]*/i, '')
    .replace(/\/$/, '');
}

interface Call {
  readonly api: string;
  readonly document: JsonObject;
  readonly path: string;
  readonly method: string;
  readonly operation: JsonObject;
}

function unusable({ document, operation }: Call): string | undefined {
  if (operation['requestBody'] === undefined) return undefined;
  const content = objectAt(resolve(document, operation['requestBody']), 'content');
  const type = BODIES.find((each) => content[each] !== undefined);
  if (type === undefined) return `its body is neither ${BODIES.join(' nor ')}.`;
  const schema = resolve(document, objectAt(content, type)['schema']);
  const schemas = [schema, ...listAt(schema, 'allOf').map((each) => resolve(document, each))];
  const hasMembers = schemas.some((each) => Object.keys(objectAt(each, 'properties')).length > 0);
  return hasMembers ? undefined : 'its body is no object with members of its own.';
}

function adoptOperation(call: Call, taken: Set<string>): JsonObject {
  const { api, operation, method, path } = call;
  const own = idOf(operation, `${method} ${path}`);
  const id = freeName(taken.has(own) ? camelCase(`${api} ${own}`) : own, taken);
  const extension =
    method === 'get'
      ? { 'x-read': { lifetime: LIFETIME } }
      : { 'x-write': { otherwise: `Invalid config for "${id}"` } };
  const summary = textAt(operation, 'summary').trim().replace(/\.$/, '');
  return {
    ...operation,
    operationId: id,
    summary: summary || `${method.toUpperCase()} ${path}`,
    tags: [tagOf(operation)],
    ...extension,
  };
}

function idOf(operation: JsonObject, otherwise: string): string {
  const own = camelCase(textAt(operation, 'operationId'));
  const id = /^[a-z]/.test(own) ? own : camelCase(otherwise);
  return RESERVED.has(id) ? `${id}Operation` : id;
}

/** Words that no value can be called. */
const RESERVED = new Set(
  'await break case catch class const continue debugger default delete do else enum export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield apis constants entities lifetimes operations operationModules'.split(
    ' ',
  ),
);

function freeName(name: string, taken: Set<string>): string {
  let free = name;
  for (let count = 2; taken.has(free); count += 1) free = `${name}${count}`;
  taken.add(free);
  return free;
}

function tagOf(operation: JsonObject): string {
  const words = pascalCase(textsAt(operation, 'tags')[0] ?? '').replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2');
  return words.toLowerCase() || 'general';
}
