import { isObject, listAt } from '../spec/json.ts';
import { schemaName } from '../spec/references.ts';
import type { Json, JsonObject } from '../spec/types.ts';

/** Types of JSON values as JSON Schema names them; a whole number is a number. */
export type JsonType = (typeof ALL)[number];

const ALL = ['array', 'boolean', 'null', 'number', 'object', 'string'] as const;

/** The types that a value of this schema may have; all where the schema does not say. */
export function jsonTypes(
  schemas: { readonly [name: string]: JsonObject },
  schema: Json,
  within: readonly string[] = [],
): readonly JsonType[] {
  if (!isObject(schema)) return ALL;
  const walk = (subschema: Json): readonly JsonType[] => jsonTypes(schemas, subschema, within);
  const name = schemaName(schema);
  const isKnown = name === undefined || within.includes(name);
  const referred = isKnown ? ALL : jsonTypes(schemas, schemas[name] ?? {}, [...within, name]);
  const allOf = listAt(schema, 'allOf').map(walk);
  const choices = ['anyOf', 'oneOf'].map((keyword) => listAt(schema, keyword).flatMap(walk));
  const limits = [referred, ownTypes(schema), ...allOf, ...choices.filter((types) => types.length > 0)];
  return ALL.filter((type) => limits.every((types) => types.includes(type)));
}

function ownTypes(schema: JsonObject): readonly JsonType[] {
  if (schema['const'] !== undefined) return [typeOf(schema['const'])];
  if (schema['enum'] !== undefined) return listAt(schema, 'enum').map(typeOf);
  const type = schema['type'];
  const types = Array.isArray(type) ? type : [type ?? null];
  const named = types.map((each) => (each === 'integer' ? 'number' : each));
  const found = ALL.filter((each) => named.includes(each));
  if (found.length > 0) return found;
  // Said by what the schema speaks of, as is common where a type goes without saying.
  if (isObject(schema['properties'])) return ['object'];
  return isObject(schema['items']) ? ['array'] : ALL;
}

function typeOf(value: Json): JsonType {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  const type = typeof value;
  // Json has no other types.
  return type as 'boolean' | 'number' | 'object' | 'string';
}
