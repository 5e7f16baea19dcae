import { isObject, listAt, objectAt } from '../spec/json.ts';
import { chooseMedia } from '../spec/media-types.ts';
import { resolve } from '../spec/references.ts';
import type { Json, JsonObject, ResponseModel } from '../spec/types.ts';

const DEEPEST = 10;

/** Returns true for an answer whose status is a success. */
export function isSuccess(response: ResponseModel): boolean {
  return response.status.startsWith('2');
}

/** The answers of an operation, each with the media type that is asked for. */
export function createResponses(document: JsonObject, operation: JsonObject): readonly ResponseModel[] {
  return Object.entries(objectAt(operation, 'responses')).map(([status, node]) => {
    const content = objectAt(resolve(document, node), 'content');
    const { type = '', as, media = {} } = chooseMedia(content) ?? {};
    const schema = media['schema'];
    const named = namedExamples(document, media);
    const errorCodes = [...new Set(named.flatMap(([, value]) => collectErrorCodes(value)))].sort();
    if (as === 'json' && isObject(schema))
      return { status, errorCodes, schema, type, examples: Object.fromEntries(named) };
    if (as === 'events')
      return { status, errorCodes, examples: {}, type, as, ...eventSchemaOf(document, schema) };
    const kind = as === undefined ? {} : ({ type, as: as === 'text' ? 'text' : 'blob' } as const);
    return { status, errorCodes, examples: {}, ...kind };
  });
}

/** The schema of an event's data, which is JSON unless a document says no more of it than that it is text. */
function eventSchemaOf(
  document: JsonObject,
  schema: Json | undefined,
): Pick<ResponseModel, 'eventSchema' | 'isWholeEvent'> {
  if (!isObject(schema)) return {};
  const { type, ...others } = resolve(document, schema);
  if (Object.keys(others).length === 0 && (type === undefined || type === 'string')) return {};
  return { eventSchema: schema, ...(isWholeEvent(document, schema, 0) ? { isWholeEvent: true } : {}) };
}

/** Returns true for a schema of events with their names, as some documents write it. */
function isWholeEvent(document: JsonObject, node: Json, depth: number): boolean {
  const schema = resolve(document, node);
  const choices = [...listAt(schema, 'oneOf'), ...listAt(schema, 'anyOf')];
  const { event, data } = objectAt(schema, 'properties');
  if (choices.length === 0) return event !== undefined && data !== undefined;
  return depth < DEEPEST && choices.every((each) => isWholeEvent(document, each, depth + 1));
}

/** The examples of a body; one that has no name is called `example`. */
function namedExamples(document: JsonObject, media: JsonObject): readonly (readonly [string, Json])[] {
  const named = Object.entries(objectAt(media, 'examples')).map(
    ([name, example]) => [name, resolve(document, example)['value'] ?? null] as const,
  );
  const single = media['example'];
  return named.length > 0 || single === undefined ? named : [['example', single]];
}

function collectErrorCodes(value: Json): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(collectErrorCodes);
  if (!isObject(value)) return [];
  const own = typeof value['errorCode'] === 'string' ? [value['errorCode']] : [];
  return [...own, ...Object.values(value).flatMap(collectErrorCodes)];
}
