import { isObject, listAt, objectAt, textsAt } from '../spec/json.ts';
import { resolve } from '../spec/references.ts';
import type { Json, JsonObject } from '../spec/types.ts';

/** The direction in which values travel: what a caller sends, or what it gets. */
export type Direction = 'sent' | 'received';

/** Two schemas of one value in their documents. */
interface SchemaPair {
  readonly direction: Direction;
  readonly documents: readonly [old: JsonObject, now: JsonObject];
  readonly schemas: readonly [old: Json, now: Json];
  /** The value's name in the sentence, empty for the whole. */
  readonly path: string;
}

/** A difference of two schemas in words. */
interface SchemaChange {
  readonly isBreaking: boolean;
  readonly text: string;
}

const LIMITS: readonly (readonly [keyword: string, sign: 1 | -1])[] = [
  ['minimum', 1],
  ['exclusiveMinimum', 1],
  ['minLength', 1],
  ['minItems', 1],
  ['minProperties', 1],
  ['maximum', -1],
  ['exclusiveMaximum', -1],
  ['maxLength', -1],
  ['maxItems', -1],
  ['maxProperties', -1],
];

/** The differences between two schemas, as far as a caller of either can tell. */
export function compareSchemas(
  pair: SchemaPair,
  seen: ReadonlySet<string> = new Set(),
): readonly SchemaChange[] {
  const key = pair.schemas.map((schema) => (isObject(schema) ? (schema['$ref'] ?? '') : '')).join(' ');
  if (key !== ' ' && seen.has(key)) return [];
  const inner = new Set([...seen, key]);
  const [old, now] = [
    flatten(pair.documents[0], pair.schemas[0]),
    flatten(pair.documents[1], pair.schemas[1]),
  ];
  if (JSON.stringify(old) === JSON.stringify(now) && !JSON.stringify(old).includes('"$ref"')) return [];
  return [
    ...compareTypes(pair, old, now),
    ...compareValues(pair, old, now),
    ...compareLimits(pair, old, now),
    ...compareMembers(pair, [old, now], inner),
    ...comparePlaces(pair, [old, now], inner),
  ];
}

/** A schema with all that it consists of in one object. */
function flatten(document: JsonObject, node: Json, depth = 0): JsonObject {
  const schema = resolve(document, node);
  if (depth > 10) return schema;
  const inherited = listAt(schema, 'allOf').map((each) => flatten(document, each, depth + 1));
  const { allOf: _, ...own } = schema;
  const all = [...inherited, own];
  return {
    ...(Object.assign({}, ...all) as JsonObject),
    properties: Object.assign({}, ...all.map((each) => objectAt(each, 'properties'))) as JsonObject,
    required: [...new Set(all.flatMap((each) => textsAt(each, 'required')))].sort(),
  };
}

function named({ path }: SchemaPair): string {
  return path === '' ? 'the value' : `\`${path}\``;
}

function typesOf(schema: JsonObject): readonly string[] {
  return [schema['type'] ?? []].flat().map(String).sort();
}

/** Compares types: of what is sent none may go, and to what is received none may come. */
function compareTypes(pair: SchemaPair, old: JsonObject, now: JsonObject): readonly SchemaChange[] {
  const [before, after] = [typesOf(old), typesOf(now)];
  if (before.join() === after.join()) return [];
  const covers = (all: readonly string[], some: readonly string[]): boolean =>
    all.length === 0 ||
    (some.length > 0 &&
      some.every((type) => all.includes(type) || (type === 'integer' && all.includes('number'))));
  const isBreaking = pair.direction === 'sent' ? !covers(after, before) : !covers(before, after);
  const words = (types: readonly string[]): string => (types.length === 0 ? 'anything' : types.join(' or '));
  return [{ isBreaking, text: `${named(pair)} was ${words(before)} and is ${words(after)}.` }];
}

function compareValues(pair: SchemaPair, old: JsonObject, now: JsonObject): readonly SchemaChange[] {
  const [before, after] = [valuesOf(old), valuesOf(now)];
  const isSent = pair.direction === 'sent';
  if (before === undefined || after === undefined) {
    if (before === after) return [];
    const text = `${named(pair)} is ${after === undefined ? 'no longer' : 'now'} one of a list.`;
    return [{ isBreaking: isSent === (after !== undefined), text }];
  }
  const removed = before.filter((value) => !after.includes(value));
  const added = after.filter((value) => !before.includes(value));
  return [
    ...removed.map((value) => ({ isBreaking: isSent, text: `${named(pair)} can no longer be ${value}.` })),
    // A program that handles every value has one more to handle.
    ...added.map((value) => ({ isBreaking: !isSent, text: `${named(pair)} can be ${value}, too.` })),
  ];
}

function valuesOf(schema: JsonObject): readonly string[] | undefined {
  if (schema['const'] !== undefined) return [JSON.stringify(schema['const'])];
  return schema['enum'] === undefined
    ? undefined
    : listAt(schema, 'enum').map((value) => JSON.stringify(value));
}

/** Bounds concern what is sent: nobody is refused what is received. */
function compareLimits(pair: SchemaPair, old: JsonObject, now: JsonObject): readonly SchemaChange[] {
  const changed = LIMITS.flatMap(([keyword, sign]): SchemaChange[] => {
    const [before, after] = [old[keyword], now[keyword]];
    if (before === after) return [];
    const isTighter =
      before === undefined || (after !== undefined && (Number(after) - Number(before)) * sign > 0);
    const text = `${keyword} of ${named(pair)} was ${String(before ?? 'none')} and is ${String(after ?? 'none')}.`;
    return [{ isBreaking: pair.direction === 'sent' && isTighter, text }];
  });
  if (old['pattern'] === now['pattern']) return changed;
  const isBreaking = pair.direction === 'sent' && now['pattern'] !== undefined;
  return [...changed, { isBreaking, text: `The pattern of ${named(pair)} has changed.` }];
}

function compareMembers(
  pair: SchemaPair,
  [old, now]: readonly [JsonObject, JsonObject],
  seen: ReadonlySet<string>,
): readonly SchemaChange[] {
  const [before, after] = [objectAt(old, 'properties'), objectAt(now, 'properties')];
  const [needed, needs] = [textsAt(old, 'required'), textsAt(now, 'required')];
  const isSent = pair.direction === 'sent';
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap(
    (name): readonly SchemaChange[] => {
      const path = pair.path === '' ? name : `${pair.path}.${name}`;
      const [one, other] = [before[name], after[name]];
      if (other === undefined) return [{ isBreaking: true, text: `\`${path}\` is gone.` }];
      const isRequired = needs.includes(name);
      if (one === undefined) {
        const text = `\`${path}\` is new${isRequired && isSent ? ', and required' : ''}.`;
        return [{ isBreaking: isSent && isRequired, text }];
      }
      const isChanged = needed.includes(name) !== isRequired;
      const text = `\`${path}\` is ${isRequired ? 'now required' : 'no longer required'}.`;
      const own = isChanged ? [{ isBreaking: isSent === isRequired, text }] : [];
      return [...own, ...compareSchemas({ ...pair, schemas: [one, other], path }, seen)];
    },
  );
}

/** Items, other members and alternatives. */
function comparePlaces(
  pair: SchemaPair,
  [old, now]: readonly [JsonObject, JsonObject],
  seen: ReadonlySet<string>,
): readonly SchemaChange[] {
  const items = ['items', 'additionalProperties'].flatMap((keyword) => {
    const [one, other] = [old[keyword], now[keyword]];
    if (!isObject(one) || !isObject(other)) return [];
    const path = keyword === 'items' ? `${pair.path}[]` : `${pair.path}.*`;
    return compareSchemas({ ...pair, schemas: [one, other], path }, seen);
  });
  const choices = ['anyOf', 'oneOf'].flatMap((keyword): readonly SchemaChange[] => {
    const [before, after] = [listAt(old, keyword), listAt(now, keyword)];
    if (before.length === after.length)
      return before.flatMap((one, index) =>
        compareSchemas({ ...pair, schemas: [one, after[index] ?? {}], path: pair.path }, seen),
      );
    const isMore = after.length > before.length;
    const text = `${named(pair)} has ${after.length} alternatives in place of ${before.length}.`;
    return [{ isBreaking: pair.direction === 'sent' ? !isMore : isMore, text }];
  });
  return [...items, ...choices];
}
