import { isObject, listAt, objectAt, textAt, textsAt } from '../spec/json.ts';
import { EVENTS } from '../spec/media-types.ts';
import { resolve } from '../spec/references.ts';
import { isSuccess } from './responses.ts';
import type { BodyModel, Json, JsonObject, ParameterModel, ResponseModel } from '../spec/types.ts';

/** The pieces of an operation that say how it travels. */
interface Travelling {
  readonly document: JsonObject;
  /** As the document has it. */
  readonly path: string;
  readonly parameters: readonly ParameterModel[];
  readonly body?: BodyModel;
  readonly responses: readonly ResponseModel[];
}

/**
 * The way of a call over the wire: the settings of the SDK's trait `wireFormat`. Undefined where it is the usual one:
 * JSON both ways, lists by commas or repeated names.
 */
export function createWire(
  operation: JsonObject,
  { document, path, parameters, body, responses }: Travelling,
): JsonObject | undefined {
  const styles = parameters.flatMap(({ name, style }): [string, Json][] =>
    style === undefined ? [] : [[name, { ...style }]],
  );
  const fixed = /\?([^#]*)/.exec(path)?.[1] ?? '';
  const wire = {
    ...(fixed === '' ? {} : { query: fixed }),
    ...(styles.length === 0 ? {} : { styles: Object.fromEntries(styles) }),
    ...bodyWire(operation['x-body'], body),
    ...answerWire(document, operation, responses.filter(isSuccess)),
  };
  return Object.keys(wire).length === 0 ? undefined : wire;
}

/** Returns true for a parameter that travels as the SDK sends one without further word. */
export function isPlainStyle(document: JsonObject, parameter: JsonObject): boolean {
  const place = parameter['in'];
  const style = textAt(parameter, 'style');
  const schema = resolve(document, parameter['schema']);
  if (textAt(parameter, 'x-style') !== '') return false;
  const isDefault = style === '' || style === (place === 'query' ? 'form' : 'simple');
  if (!isDefault) return false;
  // Our own specs send objects as JSON; in those of others, members of one travel as OpenAPI says.
  return parameter['x-adopted'] !== true || !mayBeObject(document, schema, 0);
}

function mayBeObject(document: JsonObject, schema: JsonObject, depth: number): boolean {
  if (depth > 10) return false;
  const types = [schema['type'] ?? []].flat();
  if (types.includes('object') || isObject(schema['properties'])) return true;
  return ['anyOf', 'oneOf', 'allOf'].some((keyword) =>
    listAt(schema, keyword).some((each) => mayBeObject(document, resolve(document, each), depth + 1)),
  );
}

function bodyWire(adopted: Json | undefined, body: BodyModel | undefined): JsonObject {
  if (!isObject(adopted) || body === undefined) return {};
  const as = textAt(adopted, 'as');
  const { whole, wire, type } = body;
  const isPlain = as === 'json' && whole === undefined && wire === undefined && type === 'application/json';
  const mayBeAbsent = !body.required && (whole !== undefined || demandsMembers(body.schema));
  if (isPlain && !mayBeAbsent) return {};
  const isForm = as === 'multipart' || as === 'form';
  const encoding = Object.entries(objectAt(adopted, 'encoding')).flatMap(
    ([member, rule]): [string, Json][] => {
      const style = textAt(rule, 'style');
      const explode = objectAt({ rule }, 'rule')['explode'];
      if (style === '' && explode === undefined) return [];
      const named = style === '' ? 'form' : style;
      return [[member, { style: named, explode: typeof explode === 'boolean' ? explode : named === 'form' }]];
    },
  );
  return {
    body: {
      as,
      ...(isForm || type === 'application/json' ? {} : { type }),
      ...(whole === undefined ? {} : { whole }),
      ...(mayBeAbsent ? { optional: true } : {}),
      ...(wire === undefined ? {} : { names: wire }),
      ...(encoding.length === 0 || !isForm ? {} : { encoding: Object.fromEntries(encoding) }),
    },
  };
}

/** Returns true for a body that, where it is sent at all, has to have members. */
function demandsMembers(schema: JsonObject): boolean {
  return [schema, ...listAt(schema, 'allOf')].some((each) => textsAt(each, 'required').length > 0);
}

/** The media type that is asked for where there is more than one, and what is made of the answer where it is no JSON. */
function answerWire(
  document: JsonObject,
  operation: JsonObject,
  successes: readonly ResponseModel[],
): JsonObject {
  const offered = Object.entries(objectAt(operation, 'responses')).flatMap(([status, node]) =>
    status.startsWith('2') ? Object.keys(objectAt(resolve(document, node), 'content')) : [],
  );
  const types = [...new Set(successes.flatMap(({ type }) => type ?? []))];
  const kinds = [...new Set(successes.flatMap(({ type, as }) => (type === undefined ? [] : [as ?? 'json'])))];
  const [kind, ...others] = kinds;
  if (kind === 'events' && others.length === 0) {
    const isJson = successes.some(({ eventSchema }) => eventSchema !== undefined);
    return { accept: EVENTS, answer: isJson ? 'json-events' : 'events' };
  }
  const isAsked = new Set(offered).size > 1 && types.every((type) => !type.includes('*'));
  return {
    ...(isAsked ? { accept: types.join(', ') } : {}),
    ...(kind === undefined || (kind === 'json' && others.length === 0)
      ? {}
      : { answer: others.length > 0 ? 'any' : kind }),
  };
}
