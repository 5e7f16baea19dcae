import { isObject } from './json.ts';
import type { Json, JsonObject } from './types.ts';

/** The way in which a body travels: which encoding makes it out of a value, or a value out of it. */
type Carriage = 'json' | 'form' | 'multipart' | 'text' | 'binary' | 'events';

/** One media type of a body, and the way in which it travels. */
interface ChosenMedia {
  /** As the document names it. */
  readonly type: string;
  readonly as: Carriage;
  readonly media: JsonObject;
}

const TEXT =
  /^(?:text\/|application\/(?:.*\+)?(?:xml|yaml|x-yaml|x-ndjson|jsonl|javascript|graphql|jwt|sql))/;
/** The best first: what keeps its members, then what is sent as it is; a stream only where there is nothing else. */
const ORDER: readonly Carriage[] = ['json', 'form', 'multipart', 'text', 'binary', 'events'];
/** The media type of server-sent events. */
export const EVENTS = 'text/event-stream';

/** The media type by which a body is sent or asked for, of those that a document offers; undefined for no body. */
export function chooseMedia(content: JsonObject): ChosenMedia | undefined {
  const offered = Object.entries(content).map(([type, value]): ChosenMedia => {
    const media = isObject(value) ? value : {};
    return { type, as: carriageOf(type, media['schema']), media };
  });
  const plain = offered.find(({ type }) => type === 'application/json');
  return plain ?? ORDER.flatMap((as) => offered.filter((each) => each.as === as))[0];
}

function carriageOf(type: string, schema: Json | undefined): Carriage {
  const bare = (type.split(';')[0] ?? '').trim().toLowerCase();
  if (/^(?:application\/|[a-z]+\/.*\+|text\/)json$/.test(bare)) return 'json';
  if (bare === 'application/x-www-form-urlencoded') return 'form';
  if (bare === 'multipart/form-data') return 'multipart';
  if (bare === EVENTS) return 'events';
  if (TEXT.test(bare)) return 'text';
  if (bare !== '*/*' && bare !== 'application/*') return 'binary';
  return isBinary(schema) ? 'binary' : 'json';
}

/** Returns true for a schema of bytes, as a file has them. */
export function isBinary(schema: Json | undefined): boolean {
  if (!isObject(schema)) return false;
  const { format, contentEncoding, contentMediaType } = schema;
  return format === 'binary' || (contentMediaType !== undefined && contentEncoding === undefined);
}
