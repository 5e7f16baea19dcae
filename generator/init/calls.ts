import { isObject, listAt, objectAt, textAt } from '../spec/json.ts';
import { chooseMedia } from '../spec/media-types.ts';
import { resolve, schemaName } from '../spec/references.ts';
import type { Json, JsonObject } from '../spec/types.ts';

/** One operation of a document as it was written. */
export interface DocumentCall {
  readonly path: string;
  readonly method: string;
  readonly operation: JsonObject;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const UNIONS = ['allOf', 'anyOf', 'oneOf'];

/** The operations of a document. */
export function findCalls(document: JsonObject): readonly DocumentCall[] {
  return Object.entries(objectAt(document, 'paths')).flatMap(([path, node]) => {
    const item = resolve(document, node);
    return METHODS.flatMap((method): DocumentCall[] => {
      const operation = item[method];
      return isObject(operation) ? [{ path, method, operation }] : [];
    });
  });
}

/** The schema of the JSON that an operation answers with; undefined when it answers with none. */
export function answerSchema(document: JsonObject, operation: JsonObject): JsonObject | undefined {
  const schemas = successes(document, operation).flatMap((response): JsonObject[] => {
    const chosen = chooseMedia(objectAt(response, 'content'));
    const schema = chosen?.as === 'json' ? chosen.media['schema'] : response['schema'];
    return isObject(schema) ? [schema] : [];
  });
  return schemas[0];
}

/** The seconds that examples of `Cache-Control` in successful answers say; undefined where there are none. */
export function cacheSeconds(document: JsonObject, operation: JsonObject): number | undefined {
  const texts = successes(document, operation).flatMap((response) =>
    Object.entries(objectAt(response, 'headers'))
      .filter(([name]) => name.toLowerCase() === 'cache-control')
      .flatMap(([, node]) => examplesOf(document, node)),
  );
  const ages = texts.flatMap((text) => /\bmax-age\s*=\s*(\d+)/i.exec(text)?.[1] ?? []);
  return ages[0] === undefined || texts.some((text) => /\bno-(?:store|cache)\b/i.test(text))
    ? undefined
    : Number(ages[0]);
}

function examplesOf(document: JsonObject, node: Json): readonly string[] {
  const header = resolve(document, node);
  const schema = resolve(document, header['schema']);
  const named = Object.values(objectAt(header, 'examples')).map((example) =>
    textAt(resolve(document, example), 'value'),
  );
  const values = [header, schema].flatMap((each) => [each['example'], each['default'], each['const']]);
  const listed = [...listAt(schema, 'examples'), ...listAt(schema, 'enum'), ...values];
  return [...named, ...listed.flatMap((value) => (typeof value === 'string' ? value : []))];
}

function successes(document: JsonObject, operation: JsonObject): readonly JsonObject[] {
  const responses = Object.entries(objectAt(operation, 'responses'));
  const isStated = responses.some(([status]) => status.startsWith('2'));
  return responses
    .filter(([status]) => status.startsWith('2') || (status === 'default' && !isStated))
    .map(([, response]) => resolve(document, response));
}

/** Tells of a schema if its values hold values of a component. */
export function refersTo(document: JsonObject, component: string): (schema: Json) => boolean {
  const seen = new Set<string>();
  const refers = (schema: Json): boolean => {
    const name = schemaName(schema);
    if (name === component) return true;
    if (name !== undefined && seen.has(name)) return false;
    if (name !== undefined) seen.add(name);
    const node = resolve(document, schema);
    const inner = [
      ...UNIONS.flatMap((union) => listAt(node, union)),
      ...Object.values(objectAt(node, 'properties')),
      ...['items', 'additionalProperties'].flatMap((keyword) => node[keyword] ?? []),
    ];
    return inner.some((each) => isObject(each) && refers(each));
  };
  return refers;
}
