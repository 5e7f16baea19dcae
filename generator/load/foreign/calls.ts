import { INHERITED, camelCase, isObject, listAt, objectAt, pascalCase, textAt } from '../../spec/json.ts';
import { chooseMedia } from '../../spec/media-types.ts';
import { resolve } from '../../spec/references.ts';
import { adoptBody } from './bodies.ts';
import type { Json, JsonObject } from '../../spec/types.ts';

/** One operation of a foreign document, and where it stands. */
export interface Call {
  readonly document: JsonObject;
  readonly path: string;
  readonly method: string;
  readonly item: JsonObject;
  readonly operation: JsonObject;
}

/** The members of an operation that are not as they were written. */
interface AdoptedCall {
  readonly isRead: boolean;
  readonly members: JsonObject;
  /** The features of it that the SDK leaves out. */
  readonly notes: readonly string[];
}

const PLACES = ['path', 'query', 'header'];
/** Headers that are described elsewhere in a document, and no parameters even where they are named as such. */
const NO_PARAMETERS = new Set(['accept', 'content-type', 'authorization']);
/** Methods whose requests have no body in any browser. */
const BODILESS = new Set(['get', 'head']);

/** Parameters, body and answers of an operation in the form that the generator works from. */
export function adoptCall(call: Call): AdoptedCall {
  const { document, operation, method } = call;
  const parameters = adoptParameters(call);
  const notes = [...parameters.notes];
  const { requestBody, ...others } = operation;
  const responses = adoptResponses(document, operation);
  const members: { [member: string]: Json } = { ...others, parameters: parameters.list, responses };
  if (requestBody !== undefined && BODILESS.has(method)) {
    const content = Object.values(objectAt(resolve(document, requestBody), 'content'));
    // Many documents declare an empty one, which says nothing.
    if (content.some((media) => Object.keys(objectAt(objectAt(media, 'schema'), 'properties')).length > 0))
      notes.push(`its body is left out: no browser sends one with ${method.toUpperCase()}.`);
  } else if (requestBody !== undefined) {
    const taken = new Set([...INHERITED, ...parameters.list.map(configName)]);
    Object.assign(members, adoptBody(document, resolve(document, requestBody), taken));
  }
  return { isRead: method === 'get' && hasAnswer(document, responses), members, notes };
}

/** The name of a parameter in a configuration. */
function configName(parameter: Json): string {
  const name = textAt(parameter, 'name');
  const own = textAt(parameter, 'x-name');
  return own || (textAt(parameter, 'in') === 'header' ? camelCase(name) : name);
}

function adoptParameters({ document, item, operation, path }: Call): {
  readonly list: readonly JsonObject[];
  readonly notes: readonly string[];
} {
  const byPlace = new Map<string, JsonObject>();
  for (const node of [...listAt(item, 'parameters'), ...listAt(operation, 'parameters')]) {
    const parameter = resolve(document, node);
    byPlace.set(`${textAt(parameter, 'in')} ${textAt(parameter, 'name')}`, parameter);
  }
  for (const [, name = ''] of path.matchAll(/\{([^{}]+)\}/g)) {
    if (byPlace.has(`path ${name}`)) continue;
    byPlace.set(`path ${name}`, { name, in: 'path', required: true, schema: { type: 'string' } });
  }
  const all = [...byPlace.values()].filter(
    (each) => !(each['in'] === 'header' && NO_PARAMETERS.has(textAt(each, 'name').toLowerCase())),
  );
  // One that the address has not is never sent.
  const known = all.filter(
    (each) =>
      PLACES.includes(textAt(each, 'in')) &&
      (each['in'] !== 'path' || path.includes(`{${textAt(each, 'name')}}`)),
  );
  const cookies = all.filter((each) => each['in'] === 'cookie').map((each) => `"${textAt(each, 'name')}"`);
  const sorted = known.toSorted(
    (one, other) => PLACES.indexOf(textAt(one, 'in')) - PLACES.indexOf(textAt(other, 'in')),
  );
  const absent = all
    .filter((each) => each['in'] === 'path' && !known.includes(each))
    .map((each) => `"${textAt(each, 'name')}"`);
  return {
    list: namedApart(sorted.map(adoptParameter)),
    notes: [
      ...(cookies.length === 0
        ? []
        : [`the cookie ${cookies.join(', ')} is left to the browser, which alone sends it.`]),
      ...(absent.length === 0
        ? []
        : [`the path parameter ${absent.join(', ')} is left out: the path does not hold it.`]),
    ],
  };
}

/**
 * Parameters of which no two are one member of a configuration, nor one that every object inherits: the later ones say
 * where they stand.
 */
function namedApart(parameters: readonly JsonObject[]): readonly JsonObject[] {
  const taken = new Set(INHERITED);
  return parameters.map((parameter) => {
    const name = configName(parameter) || textAt(parameter, 'name');
    const free = taken.has(name) ? `${textAt(parameter, 'in')}${pascalCase(name)}` : name;
    taken.add(free);
    return free === configName(parameter) ? parameter : { ...parameter, 'x-name': free };
  });
}

/** A parameter with a schema, also where its value is a document of its own. */
function adoptParameter(parameter: JsonObject): JsonObject {
  const required = parameter['in'] === 'path' || parameter['required'] === true;
  const [type, media] = Object.entries(objectAt(parameter, 'content'))[0] ?? [];
  if (type === undefined) {
    const schema = isObject(parameter['schema']) ? parameter['schema'] : {};
    return { ...parameter, required, schema, 'x-adopted': true };
  }
  const { content: _, ...others } = parameter;
  return { ...others, required, schema: objectAt(media, 'schema'), 'x-style': 'json', 'x-adopted': true };
}

/** Answers by status; where a document describes but one for all of them, it is that of success. */
function adoptResponses(document: JsonObject, operation: JsonObject): JsonObject {
  const responses = Object.entries(objectAt(operation, 'responses'))
    .filter(([status]) => !status.startsWith('x-'))
    .map(([status, node]): [string, JsonObject] => [status, adoptResponse(document, node)]);
  const isStated = responses.some(([status]) => status.startsWith('2'));
  return Object.fromEntries(
    responses.map(([status, response]) => [
      status === 'default' && !isStated ? '200' : status.toUpperCase().replace('DEFAULT', 'default'),
      response,
    ]),
  );
}

/** An answer whose bodies all have a schema. */
function adoptResponse(document: JsonObject, node: Json): JsonObject {
  const response = resolve(document, node);
  if (!isObject(response['content'])) return response;
  const content = Object.entries(response['content']).map(([type, media]): [string, Json] => [
    type,
    { ...(isObject(media) ? media : {}), schema: schemaOf(media) },
  ]);
  return { ...response, content: Object.fromEntries(content) };
}

function schemaOf(media: Json): JsonObject {
  const schema = isObject(media) ? media['schema'] : undefined;
  return isObject(schema) ? schema : {};
}

/** Returns true where there is an answer that can be kept: a stream of events is none. */
function hasAnswer(document: JsonObject, responses: JsonObject): boolean {
  const chosen = Object.entries(responses).flatMap(([status, response]) =>
    status.startsWith('2') ? (chooseMedia(objectAt(resolve(document, response), 'content')) ?? []) : [],
  );
  return chosen.length > 0 && chosen.every(({ as }) => as !== 'events');
}
