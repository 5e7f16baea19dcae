import { upgrade } from '@scalar/openapi-upgrader';
import { isObject, listAt, objectAt, textAt, textsAt } from '../../spec/json.ts';
import { resolve } from '../../spec/references.ts';
import type { Json, JsonObject } from '../../spec/types.ts';

const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options'];

/** A bundled document of OpenAPI 2.0 or 3.x as 3.1. */
export function convertDocument(bundled: JsonObject): JsonObject {
  const isOld = textAt(bundled, 'swagger').startsWith('2');
  if (!isOld && !textAt(bundled, 'openapi').startsWith('3.0')) return bundled;
  // The converter writes into what it is given.
  const prepared = structuredClone(isOld ? prepareSwagger(bundled) : bundled);
  addNull(prepared);
  // What it gives is Json again, since it was given Json.
  return upgrade(prepared as Record<string, unknown>, '3.1') as unknown as JsonObject;
}

/** The converter lets a nullable schema be null in its type alone, and forgets its list of values. */
function addNull(node: unknown): void {
  if (Array.isArray(node)) return node.forEach(addNull);
  if (!isObject(node)) return;
  const values = node['enum'];
  if (node['nullable'] === true && Array.isArray(values) && !values.includes(null)) values.push(null);
  Object.values(node).forEach(addNull);
}

/**
 * What the converter leaves of OpenAPI 2.0: parameters by reference, which may be bodies, and answers that are files.
 */
function prepareSwagger(document: JsonObject): JsonObject {
  const paths = Object.entries(objectAt(document, 'paths')).map(([path, item]): [string, Json] => {
    const target = resolve(document, item);
    const shared = listAt(target, 'parameters').map((each) => resolve(document, each));
    const operations = METHODS.flatMap((method): [string, Json][] => {
      const operation = target[method];
      return isObject(operation) ? [[method, prepareOperation(document, operation, shared)]] : [];
    });
    return [path, Object.fromEntries(operations)];
  });
  return { ...document, paths: Object.fromEntries(paths) };
}

function prepareOperation(
  document: JsonObject,
  operation: JsonObject,
  shared: readonly JsonObject[],
): JsonObject {
  const own = listAt(operation, 'parameters').map((each) => resolve(document, each));
  const isOwn = (one: JsonObject): boolean =>
    own.some((other) => other['name'] === one['name'] && other['in'] === one['in']);
  const responses = Object.entries(objectAt(operation, 'responses')).map(([status, node]): [string, Json] => {
    const response = resolve(document, node);
    const isFile = textAt(response['schema'], 'type') === 'file';
    return [status, isFile ? { ...response, schema: { type: 'string', format: 'binary' } } : response];
  });
  const hasFile = responses.some(
    ([, response]) => textAt(objectAt(response, 'schema'), 'format') === 'binary',
  );
  const produces = textsAt(operation, 'produces');
  return {
    ...operation,
    parameters: [...shared.filter((each) => !isOwn(each)), ...own],
    responses: Object.fromEntries(responses),
    ...(hasFile && produces.every((type) => type.endsWith('json'))
      ? { produces: ['application/octet-stream'] }
      : {}),
  };
}
