import { isObject, pascalCase } from '../spec/json.ts';
import { FORMATS } from '../spec/formats.ts';
import { UNSUPPORTED } from './rules/keywords.ts';
import type { Json, JsonObject } from '../spec/types.ts';

const PREFIX = '#/components/schemas/';
/** Members whose own members are names, not keywords. */
const NAMED = new Set(['properties', 'patternProperties', '$defs', 'definitions']);
/** Members that hold data, in which nothing is a keyword. */
const DATA = new Set(['const', 'enum', 'default', 'example', 'examples', 'required', 'dependentRequired']);

/** Component schemas that types can be named after, and how each was called before. */
interface AdoptedSchemas {
  readonly schemas: JsonObject;
  readonly names: ReadonlyMap<string, string>;
}

/** Gives schemas names that types can have, and takes out of them what validators cannot carry. */
export function adoptSchemas(schemas: JsonObject): AdoptedSchemas {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const name of Object.keys(schemas)) {
    const base = pascalCase(name).replace(/^[^A-Za-z]+/, '') || 'Schema';
    let free = base;
    for (let count = 2; taken.has(free); count += 1) free = `${base}${count}`;
    taken.add(free);
    names.set(name, free);
  }
  const adopted = Object.entries(schemas).map(([name, schema]): [string, Json] => [
    names.get(name) ?? name,
    renameReferences(adoptSchema(schema), names),
  ]);
  return { schemas: Object.fromEntries(adopted), names };
}

/** A document whose references name schemas by their new names; schemas written in place are adopted, too. */
export function renameReferences<TNode extends Json>(node: TNode, names: ReadonlyMap<string, string>): TNode {
  const rename = (value: Json, key = ''): Json => {
    if (Array.isArray(value)) return value.map((item: Json) => rename(item));
    if (key === '$ref' && typeof value === 'string') return renamed(value, names);
    if (!isObject(value)) return value;
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
  const [name = '', ...rest] = ref.slice(PREFIX.length).split('/');
  return [PREFIX + (names.get(name) ?? name), ...rest].join('/');
}

function adoptSchema(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(adoptSchema);
  if (!isObject(schema)) return schema;
  const kept = Object.entries(schema).filter(([key, value]) => isCarried(key, value));
  const entries = kept.map(([key, value]): [string, Json] => {
    if (DATA.has(key)) return [key, value];
    if (!NAMED.has(key) || !isObject(value)) return [key, adoptSchema(value)];
    const members = Object.entries(value).map(([name, subschema]): [string, Json] => [
      name,
      adoptSchema(subschema),
    ]);
    return [key, Object.fromEntries(members)];
  });
  return Object.fromEntries(entries);
}

function isCarried(key: string, value: Json): boolean {
  if (key.startsWith('x-') || UNSUPPORTED.has(key) || key === '$schema') return false;
  // Documents that were written for OpenAPI 3.0 first still say these.
  if (key === 'nullable' || (key.startsWith('exclusive') && typeof value === 'boolean')) return false;
  return key !== 'format' || (typeof value === 'string' && value in FORMATS);
}
