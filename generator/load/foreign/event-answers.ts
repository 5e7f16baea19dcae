import { isObject, objectAt, textAt } from '../../spec/json.ts';
import { EVENTS, chooseMedia } from '../../spec/media-types.ts';
import { resolve } from '../../spec/references.ts';
import type { Json, JsonObject } from '../../spec/types.ts';

/** The fragment that tells a call whose answer is a stream from the one at the same address; it is never sent. */
const FRAGMENT = '#events';

/** Returns true for the path of a call that was made of another one. */
export function isOfEvents(path: string): boolean {
  return path.endsWith(FRAGMENT);
}

/**
 * A document in which an operation that answers with JSON or, if asked to, with server-sent events, is two: the second is
 * called `<id>Events`, and its answers are the streams.
 *
 * @param methods the members of a path that are operations
 */
export function tellEventsApart(document: JsonObject, methods: readonly string[]): JsonObject {
  const paths = Object.entries(objectAt(document, 'paths')).flatMap(([path, node]): [string, Json][] => {
    const item = resolve(document, node);
    const streams = methods.flatMap((method): [string, Json][] => {
      const stream = streamOf(document, item[method]);
      if (stream === undefined) return [];
      const summary = textAt(stream, 'summary') || `${method.toUpperCase()} ${path}`;
      return [[method, { ...stream, summary: `${summary.trim().replace(/\.$/, '')}, as events` }]];
    });
    if (streams.length === 0) return [[path, node]];
    const shared = Object.entries(item).filter(([member]) => !methods.includes(member));
    return [
      [path, node],
      [`${path}${FRAGMENT}`, Object.fromEntries([...shared, ...streams])],
    ];
  });
  return { ...document, paths: Object.fromEntries(paths) };
}

/** An operation with streams as its only good answers; undefined where it has none beside others. */
function streamOf(document: JsonObject, operation: Json | undefined): JsonObject | undefined {
  if (!isObject(operation)) return undefined;
  const responses = Object.entries(objectAt(operation, 'responses')).map(([status, node]) => {
    const response = resolve(document, node);
    const content = objectAt(response, 'content');
    const own = Object.entries(content).filter(([type]) => type.toLowerCase().startsWith(EVENTS));
    const isBeside = status.startsWith('2') && own.length > 0 && chooseMedia(content)?.as !== 'events';
    return {
      status,
      isBeside,
      response: isBeside ? { ...response, content: Object.fromEntries(own) } : response,
    };
  });
  const streams = responses.filter(({ status, isBeside }) => isBeside || !status.startsWith('2'));
  if (!streams.some(({ isBeside }) => isBeside)) return undefined;
  const { 'x-read': _, 'x-write': __, 'x-split': ___, ...others } = operation;
  const id = textAt(operation, 'operationId');
  return {
    ...others,
    ...(id === '' ? {} : { operationId: `${id}Events` }),
    responses: Object.fromEntries(streams.map(({ status, response }) => [status, response])),
  };
}
