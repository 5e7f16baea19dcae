import { isObject, listAt, objectAt, schemaName } from '@energy-portal/generator';
import type { Json, JsonObject } from '@energy-portal/generator';
import { code, joined, markup } from './markup.ts';
import type { Markup, Child } from './markup.ts';
import { schemaLink } from './reference.ts';
import type { Place } from './reference.ts';

/** Keywords that limit a value, in the order in which they are shown. */
const LIMITS = [
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'exclusiveMinimum',
  'maximum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minProperties',
  'maxProperties',
  'contentMediaType',
];

/** A schema in words: `string`, `list of`, `map of`, alternatives, and links to the schemas that it names. */
export function typeText(place: Place, schema: JsonObject): Markup {
  const name = schemaName(schema);
  if (name !== undefined) return schemaLink(place, name);
  if (schema['const'] !== undefined) return code(JSON.stringify(schema['const']));
  const values = listAt(schema, 'enum');
  if (values.length > 0) return markup`${joined(values.map(literal), ' or ')}`;
  const alternatives = subschemasAt(schema, 'anyOf', 'oneOf').filter((each) => !isNull(each));
  if (alternatives.length > 0 && alternatives.every(saysType))
    return markup`${joined(
      alternatives.map((each) => typeText(place, each)),
      ' or ',
    )}`;
  const all = subschemasAt(schema, 'allOf');
  if (all.length > 0)
    return markup`${joined(
      all.map((each) => typeText(place, each)),
      ' and ',
    )}`;
  return ownType(place, schema);
}

/** Returns true when null is one of the values of a schema. */
export function isNullable(schema: JsonObject): boolean {
  return typesOf(schema).includes('null') || subschemasAt(schema, 'anyOf', 'oneOf').some(isNull);
}

/** The keywords that limit the values of a schema; those of list items follow. */
export function limitTexts(schema: JsonObject): readonly string[] {
  const own = LIMITS.flatMap((keyword) => {
    const value = schema[keyword];
    return value === undefined ? [] : [`${keyword}: ${String(value)}`];
  });
  const items = schema['items'];
  return isObject(items) ? [...own, ...limitTexts(items).map((text) => `items ${text}`)] : own;
}

/** A value as it stands in JSON. */
export function literal(value: Json): Markup {
  return code(JSON.stringify(value));
}

function ownType(place: Place, schema: JsonObject): Markup {
  const types = typesOf(schema).filter((type) => type !== 'null');
  if (types.length === 0 && isNullable(schema)) return markup`null`;
  if (types.length === 0) return markup`any value`;
  return markup`${joined(
    types.map((type) => namedType(place, schema, type)),
    ' or ',
  )}`;
}

function namedType(place: Place, schema: JsonObject, type: string): Child {
  if (type === 'array') return markup`list of ${typeText(place, objectAt(schema, 'items'))}`;
  const values = schema['additionalProperties'];
  const isMap = type === 'object' && isObject(values) && schema['properties'] === undefined;
  return isMap ? markup`map of ${typeText(place, values)}` : type;
}

function typesOf(schema: JsonObject): readonly string[] {
  const type = schema['type'];
  if (typeof type === 'string') return [type];
  return listAt(schema, 'type').map(String);
}

function subschemasAt(schema: JsonObject, ...keywords: readonly string[]): readonly JsonObject[] {
  return keywords.flatMap((keyword) => listAt(schema, keyword)).filter(isObject);
}

function isNull(schema: JsonObject): boolean {
  return schema['type'] === 'null';
}

/** An alternative that only asserts, such as which members are required, says no type. */
function saysType(schema: JsonObject): boolean {
  return ['$ref', 'type', 'const', 'enum', 'anyOf', 'oneOf', 'allOf'].some(
    (key) => schema[key] !== undefined,
  );
}
