import type { EntityIdentity } from '../../cache/records.ts';
import { isJsonObject } from '../../core/json.ts';
import type { Json, JsonObject } from '../../core/json-value.ts';

/** Replaces what may be personal. Equal values get equal tokens, so that what belongs together can still be seen. */
export interface Mask {
  /** A token for a text or a number. */
  token(this: void, value: string | number): string;
  /** A word of the client or of the specs; a token where it does not look like one. */
  word(this: void, text: string): string;
  /** An address of names and indexes. */
  path(this: void, text: string): string;
  entity(this: void, ref: EntityIdentity): EntityIdentity;
  /** @param member the name of the member that has it */
  value(this: void, json: Json | undefined, member?: string): Json | undefined;
  config(this: void, config: JsonObject): JsonObject;
}

const NAME = /^[A-Za-z_][A-Za-z0-9_-]*$/;
/** Ids of the platform look like names. */
const ID = /^(?=.*\d)[A-Za-z0-9]{15}(?:[A-Za-z0-9]{3})?$/;
const INDEX = /^\d{1,4}$/;
/** Members that hold the value of the member around them. */
const INNER: ReadonlySet<string> = new Set(['value', 'displayValue']);

/** @param readable names of members whose texts and numbers stay as they are */
export function createMask(readable: ReadonlySet<string>): Mask {
  const tokens = new Map<string | number, string>();
  const token = (value: string | number): string => {
    if (value === '') return '';
    const known = tokens.get(value);
    if (known !== undefined) return known;
    const next = `${typeof value === 'string' ? 'text' : 'number'} ${tokens.size + 1}`;
    tokens.set(value, next);
    return next;
  };
  const word = (text: string): string => (NAME.test(text) && !ID.test(text) ? text : token(text));
  const segment = (text: string): string => (INDEX.test(text) ? text : word(text));
  const entity: Mask['entity'] = (ref) => ({ entity: word(ref.entity), key: token(ref.key) });
  const reference = (name: string): string => {
    const [first = '', ...rest] = name.split(' ');
    return `${word(first)} ${token(rest.join(' '))}`;
  };
  const inside = (json: Json, member: string): Json => {
    if (typeof json === 'string' || typeof json === 'number')
      return readable.has(member) ? json : token(json);
    if (Array.isArray(json)) return json.map((item: Json) => inside(item, member));
    if (!isJsonObject(json)) return json;
    return object(json, member);
  };
  const object = (json: JsonObject, member: string): JsonObject =>
    Object.fromEntries(
      Object.entries(json).map(([name, inner]: [string, Json]) =>
        name === '→' && typeof inner === 'string'
          ? [name, reference(inner)]
          : [segment(name), inside(inner, INNER.has(name) ? member : name)],
      ),
    );
  return {
    token,
    word,
    path: (text) => (text === '' ? '' : text.split('.').map(segment).join('.')),
    entity,
    value: (json, member = '') => (json === undefined ? undefined : inside(json, member)),
    config: (config) => object(config, ''),
  };
}

/** The name of a member by its address. */
export function memberOf(path: string): string {
  return path.split('.').findLast((name) => !INNER.has(name) && !INDEX.test(name)) ?? '';
}
