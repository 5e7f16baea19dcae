import { isObject, textAt } from '../../spec/json.ts';
import { FORMATS } from '../../spec/formats.ts';
import { EXTENSIONS } from '../rules/extensions.ts';
import { UNSUPPORTED } from '../rules/keywords.ts';
import { isPattern } from '../source/pattern.ts';
import type { Names } from './names.ts';
import type { Json, JsonObject } from '../../spec/types.ts';

const PREFIX = '#/components/schemas/';
/** Members whose own members are names, not keywords. */
const NAMED = new Set(['properties', 'patternProperties', '$defs', 'definitions']);
/** Members that hold data, in which nothing is a keyword. */
const DATA = new Set(
  ['const', 'enum', 'default', 'example', 'examples', 'required', 'dependentRequired'].concat(
    EXTENSIONS.schema,
  ),
);
const TYPES = new Set(['array', 'boolean', 'integer', 'null', 'number', 'object', 'string']);
const UNIONS = ['allOf', 'anyOf', 'oneOf'];
const COUNTS = new Set(
  'minLength maxLength minItems maxItems minProperties maxProperties minContains maxContains'.split(' '),
);
const NUMBERS = new Set('minimum maximum exclusiveMinimum exclusiveMaximum multipleOf'.split(' '));

/** Component schemas that types can be named after, and how each was called before. */
interface AdoptedSchemas {
  readonly schemas: JsonObject;
  readonly names: ReadonlyMap<string, string>;
}

/** Gives schemas names that types can have, and takes out of them what validators cannot carry. */
export function adoptSchemas(schemas: JsonObject, { schema: nameOf }: Names): AdoptedSchemas {
  const names = new Map(Object.keys(schemas).map((name) => [name, nameOf(name)]));
  const adopted = Object.entries(schemas).map(([name, schema]): [string, Json] => [
    names.get(name) ?? name,
    renameReferences(asObject(adoptSchema(schema)), names),
  ]);
  return { schemas: Object.fromEntries(adopted), names };
}

/** A document whose references name schemas by their new names; schemas written in place are adopted, too. */
export function renameReferences<TNode extends Json>(node: TNode, names: ReadonlyMap<string, string>): TNode {
  const rename = (value: Json, key = ''): Json => {
    if (Array.isArray(value)) return value.map((item: Json) => rename(item));
    if (key === '$ref' && typeof value === 'string') return renamed(value, names);
    if (!isObject(value)) return value;
    if (key === 'discriminator' && isObject(value['mapping']))
      return { ...value, mapping: renamedMapping(value['mapping'], names) };
    const entries = Object.entries(value).map(([name, inner]): [string, Json] => [
      name,
      name === 'schema' && isObject(inner) ? rename(adoptSchema(inner)) : rename(inner, name),
    ]);
    return Object.fromEntries(entries);
  };
  // Members keep their kinds, only texts change.
  return rename(node) as TNode;
}

function renamed(ref: string, names: ReadonlyMap<string, string>): string {
  if (!ref.startsWith(PREFIX)) return ref;
  const name = ref.slice(PREFIX.length);
  const plain = unescapePointer(name);
  return PREFIX + (names.get(plain) ?? name);
}

/** The schemas that a discriminator tells apart, which it names by themselves or by references. */
function renamedMapping(mapping: JsonObject, names: ReadonlyMap<string, string>): JsonObject {
  const entries = Object.entries(mapping).flatMap(([value, target]): [string, Json][] => {
    const name = names.get(unescapePointer(String(target).replace(PREFIX, '')));
    return name === undefined ? [] : [[value, PREFIX + name]];
  });
  return Object.fromEntries(entries);
}

/** A segment of a pointer as the member that it names. */
export function unescapePointer(segment: string): string {
  const text = /%(?![0-9a-f]{2})/i.test(segment) ? segment : decodeURIComponent(segment);
  return text.replaceAll('~1', '/').replaceAll('~0', '~');
}

/** A component is an object: `true` says as much as an empty one, `false` as much as `not` of it. */
function asObject(schema: Json): JsonObject {
  if (isObject(schema)) return schema;
  return schema === false ? { not: {} } : {};
}

/** A schema with what validators and types can carry. */
function adoptSchema(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(adoptSchema);
  if (!isObject(schema)) return schema;
  const kept = Object.entries(withItems(schema)).filter(([key, value]) => isCarried(key, value));
  const entries = kept.map(([key, value]): [string, Json] => {
    if (DATA.has(key)) return [key, value];
    if (Array.isArray(value) && (UNIONS.includes(key) || key === 'prefixItems'))
      return [key, value.map((each: Json) => (isSchema(each) ? adoptSchema(each) : {}))];
    if (!NAMED.has(key) || !isObject(value)) return [key, adoptSchema(value)];
    const members = Object.entries(value).filter(([name]) => key !== 'patternProperties' || isPattern(name));
    return [
      key,
      Object.fromEntries(members.map(([name, each]) => [name, isSchema(each) ? adoptSchema(each) : {}])),
    ];
  });
  return withNull(withLimits(withTypes(described(Object.fromEntries(entries), schema)), schema), schema);
}

const isSchema = (node: Json): boolean => isObject(node) || typeof node === 'boolean';

/** A pattern that no validator can be made with is at least told to people. */
function described(schema: JsonObject, { pattern }: JsonObject): JsonObject {
  if (typeof pattern !== 'string' || isPattern(pattern)) return schema;
  const words = [textAt(schema, 'description').trim(), `Pattern: ${pattern}`];
  return { ...schema, description: words.filter((text) => text !== '').join(' ') };
}

/** Lists of the kind that later drafts call `prefixItems`. */
function withItems(schema: JsonObject): JsonObject {
  if (!Array.isArray(schema['items'])) return schema;
  const { items, additionalItems, ...others } = schema;
  return {
    ...others,
    prefixItems: items,
    ...(additionalItems === undefined ? {} : { items: additionalItems }),
  };
}

/** Types that JSON Schema has; a file is bytes. */
function withTypes(schema: JsonObject): JsonObject {
  const { type, ...others } = schema;
  if (type === undefined) return schema;
  if (type === 'file') return { ...others, type: 'string', format: 'binary' };
  if (!Array.isArray(type)) return TYPES.has(String(type)) ? schema : others;
  const known = [...new Set((type as readonly Json[]).filter((each) => TYPES.has(String(each))))];
  return known.length === 0 ? others : { ...others, type: known };
}

/** Bounds that OpenAPI 3.0 says with a flag. */
function withLimits(schema: JsonObject, written: JsonObject): JsonObject {
  let limited = schema;
  for (const [flag, bound] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    const value = limited[bound];
    if (written[flag] !== true || value === undefined) continue;
    const { [bound]: _, ...others } = limited;
    limited = { ...others, [flag]: value };
  }
  return limited;
}

/** Null beside the other values of a schema that OpenAPI 3.0 calls `nullable`. */
function withNull(schema: JsonObject, written: JsonObject): JsonObject {
  if (written['nullable'] !== true) return schema;
  const types = [schema['type'] ?? []].flat();
  const list = schema['enum'];
  const withList =
    Array.isArray(list) && !list.includes(null) ? { ...schema, enum: [...(list as Json[]), null] } : schema;
  if (types.length > 0) return types.includes('null') ? withList : { ...withList, type: [...types, 'null'] };
  if (UNIONS.every((union) => schema[union] === undefined) && schema['$ref'] === undefined) return withList;
  const { title, description, ...asserted } = withList;
  const words = { title, description };
  const said = Object.entries(words).flatMap(([key, value]): [string, Json][] =>
    value === undefined ? [] : [[key, value]],
  );
  return { ...Object.fromEntries(said), anyOf: [asserted, { type: 'null' }] };
}

function isCarried(key: string, value: Json): boolean {
  if (EXTENSIONS.schema.includes(key)) return isObject(value);
  if (key.startsWith('x-') || UNSUPPORTED.has(key) || key === '$schema' || key === 'nullable') return false;
  if (NUMBERS.has(key)) return typeof value === 'number' && (key !== 'multipleOf' || value > 0);
  if (COUNTS.has(key)) return Number.isInteger(value) && Number(value) >= 0;
  if (UNIONS.includes(key) || key === 'prefixItems' || key === 'enum')
    return Array.isArray(value) && value.length > 0;
  if (key === 'required') return Array.isArray(value);
  if (NAMED.has(key) || key === 'dependentRequired') return isObject(value);
  if (['items', 'additionalProperties', 'not', 'propertyNames', 'contains'].includes(key))
    return isObject(value) || typeof value === 'boolean';
  if (key === 'pattern') return typeof value === 'string' && isPattern(value);
  return key !== 'format' || (typeof value === 'string' && Object.hasOwn(FORMATS, value));
}
