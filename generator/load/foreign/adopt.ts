import { isObject, listAt, objectAt, textAt } from '../../spec/json.ts';
import { resolve } from '../../spec/references.ts';
import { adoptCall } from './calls.ts';
import { isOfEvents, tellEventsApart } from './event-answers.ts';
import { convertDocument } from './convert.ts';
import { nameNestedSchemas } from './nested-schemas.ts';
import { createNames, summaryOf, tagOf } from './names.ts';
import { adoptSchemas, renameReferences } from './schemas.ts';
import type { Call } from './calls.ts';
import type { Names } from './names.ts';
import type { Json, JsonObject } from '../../spec/types.ts';

/** Methods that a client can send, and those that it cannot. */
const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options'];
const OTHERS = ['trace', 'query'];
/** Our extensions of an operation, which stand for what is otherwise made of its method. */
const OWN_CALLS = ['x-read', 'x-write', 'x-split'];
/** The row of the lifetimes that stands for "the document does not say": every read asks the server. */
const LIFETIME = 'Unstated';

/** One operation of a foreign document of which something cannot be given, and why. */
export interface Shortfall {
  readonly keys: readonly string[];
  readonly message: string;
  /** True when all of it is left out. */
  readonly isLeftOut: boolean;
}

/** An adopted document, with what could not be taken over. */
export interface Adopted {
  readonly document: JsonObject;
  readonly shortfalls: readonly Shortfall[];
  /** The number of operations that the document has. */
  readonly operations: number;
}

/** The api whose document is adopted. */
export interface AdoptedApi {
  readonly api: string;
  /** operationIds of other specs; this one's are added, with the api's name in front where one is taken. */
  readonly taken: Set<string>;
  /** In place of the path of the first server. */
  readonly basePath?: string;
}

/**
 * A bundled foreign document with the defaults that stand for our extensions: a GET with an answer is a read that is
 * never fresh, everything else a write; operations without a usable id are called by method and path, those without a
 * tag are `general`. Keywords and formats that validators cannot carry are dropped.
 */
export function adoptDocument(bundled: JsonObject, { api, taken, basePath }: AdoptedApi): Adopted {
  const converted = tellEventsApart(nameNestedSchemas(convertDocument(bundled)), METHODS);
  const names = createNames(api, taken);
  const ids = nameOperations(converted, names);
  const adopted = adoptSchemas(objectAt(objectAt(converted, 'components'), 'schemas'), names);
  const document = renameReferences(converted, adopted.names);
  const renamed = renamedIn(converted, ids, adopted.names);
  const shortfalls: Shortfall[] = [];
  const paths = Object.entries(objectAt(document, 'paths')).map(([path, node]): [string, Json] => {
    const item = resolve(document, node);
    const operations = operationsOf(item).flatMap(([method, operation]): [string, Json][] => {
      const call = { document, path, method, item, operation };
      const adoption = adoptOperation(call, ids.get(`${method} ${path}`) ?? '', renamed);
      const keys = ['paths', path, method];
      // Of two calls that one operation is, the first has told it.
      if (!isOfEvents(path)) shortfalls.push(...adoption.shortfalls.map((each) => ({ keys, ...each })));
      return adoption.operation === undefined ? [] : [[method, adoption.operation]];
    });
    return [path, Object.fromEntries(operations)];
  });
  const components = { ...objectAt(document, 'components'), schemas: adopted.schemas };
  const own = {
    paths: Object.fromEntries(paths),
    components,
    servers: [{ url: basePath ?? basePathOf(document) }],
    'x-lifetimes': { ...objectAt(document, 'x-lifetimes'), [LIFETIME]: { fresh: 0 } },
  };
  return { document: { ...document, ...own }, shortfalls, operations: ids.size };
}

function operationsOf(item: JsonObject): readonly (readonly [method: string, operation: JsonObject])[] {
  return [...METHODS, ...OTHERS].flatMap((method) => {
    const operation = item[method];
    return isObject(operation) ? [[method, operation] as const] : [];
  });
}

/** The ids of all operations by method and path, before schemas are named: types are exported for both. */
function nameOperations(document: JsonObject, names: Names): ReadonlyMap<string, string> {
  const found = Object.entries(objectAt(document, 'paths')).flatMap(([path, node]) =>
    operationsOf(resolve(document, node)).map(([method, operation]): [string, string] => {
      const place = `${method} ${path}`;
      return [place, names.operation(textAt(operation, 'operationId'), place)];
    }),
  );
  return new Map(found);
}

interface Adoption {
  readonly operation?: JsonObject;
  readonly shortfalls: readonly Omit<Shortfall, 'keys'>[];
}

function adoptOperation(call: Call, id: string, renamed: (extension: Json) => Json): Adoption {
  const { operation, method, path } = call;
  const place = `${method.toUpperCase()} ${path}`;
  if (OTHERS.includes(method)) {
    const message = `${place} is left out: no browser sends this method.`;
    return { shortfalls: [{ message, isLeftOut: true }] };
  }
  const { isRead, members, notes } = adoptCall(call);
  const own = OWN_CALLS.filter((name) => typeof operation[name] === 'object').map((name): [string, Json] => [
    name,
    renamed(operation[name] ?? null),
  ]);
  const otherwise = isRead
    ? { 'x-read': { lifetime: LIFETIME } }
    : { 'x-write': { otherwise: `Invalid config for "${id}"` } };
  const extension = own.length > 0 ? Object.fromEntries(own) : otherwise;
  // A body that is left out is not among the members.
  const { requestBody: _, ...written } = operation;
  return {
    operation: {
      ...written,
      ...members,
      operationId: id,
      summary: summaryOf(operation, place),
      tags: [tagOf(operation)],
      ...extension,
    },
    shortfalls: notes.map((note) => ({ message: `${place}: ${note}`, isLeftOut: false })),
  };
}

/** Our extensions with operations and schemas by the names that they were given. */
function renamedIn(
  document: JsonObject,
  ids: ReadonlyMap<string, string>,
  schemas: ReadonlyMap<string, string>,
): (extension: Json) => Json {
  const operations = new Map<string, string>();
  for (const [path, node] of Object.entries(objectAt(document, 'paths')))
    for (const [method, operation] of operationsOf(resolve(document, node)))
      operations.set(textAt(operation, 'operationId'), ids.get(`${method} ${path}`) ?? '');
  const names: { readonly [member: string]: ReadonlyMap<string, string> } = {
    entity: schemas,
    answer: schemas,
    operation: operations,
    read: operations,
  };
  const rename = (node: Json, key = ''): Json => {
    if (typeof node === 'string') return names[key]?.get(node) ?? node;
    if (Array.isArray(node)) return node.map((item: Json) => rename(item));
    if (!isObject(node)) return node;
    return Object.fromEntries(Object.entries(node).map(([name, value]) => [name, rename(value, name)]));
  };
  return (extension) => rename(extension);
}

/** The path of the first server; its origin is the caller's `baseUrl`, as with our own specs. */
function basePathOf(document: JsonObject): string {
  const server = listAt(document, 'servers')[0];
  const url = textAt(server, 'url').replaceAll(/\{([^{}]+)\}/g, (_, name: string) => {
    const value = objectAt(objectAt(server, 'variables'), name)['default'];
    return typeof value === 'string' ? value : '';
  });
  const path = url.replace(/^(?:[a-z]+:)?\/\/[^/]*/i, '').replace(/\/$/, '');
  return path === '' || path.startsWith('/') ? path : `/${path.replace(/^\.?\//, '')}`;
}
