import { objectAt, textAt } from '../../spec/json.ts';
import { resolve, schemaName } from '../../spec/references.ts';
import { classOf } from './names.ts';
import type { TypeContext } from './value-type.ts';
import type { Json, JsonObject, OperationModel } from '../../spec/types.ts';

/** A call that a method of a class can answer. */
export interface ApexCall {
  readonly id: string;
  readonly operation: OperationModel;
  /** The class of its answer. */
  readonly answer: string;
  /** The schema of its body, and its class. */
  readonly body?: { readonly name: string; readonly data: string; readonly schema: JsonObject };
  /** True for one that changes nothing, and whose parameters stand in the address. */
  readonly isRead: boolean;
}

/** The calls of one tag. */
export interface ApexArea {
  readonly name: string;
  readonly calls: readonly ApexCall[];
}

/**
 * The calls at `/<class>/<method>` that answer with an object of the specs, by their tags.
 *
 * @param without ids of operations that something else answers
 */
export function apexAreas(context: TypeContext, without: readonly string[]): readonly ApexArea[] {
  const calls = context.api.operations
    .filter(({ id, path }) => methodIn(path) === id && !without.includes(id))
    .flatMap((operation) => callOf(context, operation));
  const tags = [...new Set(calls.map(({ operation }) => operation.tag))].toSorted();
  return tags.map((name) => ({ name, calls: calls.filter(({ operation }) => operation.tag === name) }));
}

/** The class whose methods the calls are. */
export function controllerOf({ api, prefix }: TypeContext): string {
  const first = api.operations.find(({ id, path }) => methodIn(path) === id);
  return first?.path.split('/')[1] ?? `${prefix}Controller`;
}

function methodIn(path: string): string | undefined {
  return /^\/[A-Za-z]\w*\/([A-Za-z]\w*)$/.exec(path)?.[1];
}

function callOf({ api, prefix }: TypeContext, operation: OperationModel): readonly ApexCall[] {
  const { id, method, path, responses } = operation;
  const success = responses.find(({ status }) => status.startsWith('2'))?.schema;
  const answer = schemaName(success);
  if (answer === undefined) return [];
  const isRead = method === 'GET';
  const found = { id, operation, answer: classOf(prefix, answer), isRead };
  const schema = bodySchema(api.document, path, method);
  const name = schemaName(schema);
  if (name === undefined) return operation.body === undefined ? [found] : [];
  return [{ ...found, body: { name, data: classOf(prefix, name), schema: resolve(api.document, schema) } }];
}

function bodySchema(document: JsonObject, path: string, method: string): Json | undefined {
  const operation = objectAt(resolve(document, objectAt(document, 'paths')[path]), method.toLowerCase());
  const body = resolve(document, operation['requestBody']);
  return objectAt(objectAt(objectAt(body, 'content'), 'application/json'), 'schema');
}

/** The first example of a call's body; an object without members where it has none. */
export function bodyExample({ api }: TypeContext, { operation }: ApexCall): JsonObject {
  const node = objectAt(
    resolve(api.document, objectAt(api.document, 'paths')[operation.path]),
    operation.method.toLowerCase(),
  );
  const media = objectAt(objectAt(resolve(api.document, node['requestBody']), 'content'), 'application/json');
  const [first] = Object.values(objectAt(media, 'examples'));
  return objectAt(resolve(api.document, first), 'value');
}

/** The examples of a call's parameters; those without one are left out. */
export function parameterExamples(
  { api }: TypeContext,
  { operation }: ApexCall,
): ReadonlyMap<string, string> {
  const node = objectAt(
    resolve(api.document, objectAt(api.document, 'paths')[operation.path]),
    operation.method.toLowerCase(),
  );
  const given = Array.isArray(node['parameters'])
    ? node['parameters'].map((each: Json) => resolve(api.document, each))
    : [];
  return new Map(
    given.flatMap((each) =>
      each['example'] === undefined ? [] : [[textAt(each, 'name'), String(each['example'])]],
    ),
  );
}
