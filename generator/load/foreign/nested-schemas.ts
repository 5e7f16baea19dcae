import { isObject, objectAt, pascalCase } from '../../spec/json.ts';
import { unescapePointer } from './schemas.ts';
import type { Json, JsonObject } from '../../spec/types.ts';

const PREFIX = '#/components/schemas/';
/** References to what is no schema, and to schemas that have a name. */
const NAMED = /^#\/components\/[^/]+\/[^/]+$/;
const IN_SCHEMA = /\/(?:schema|schemas\/[^/]+\/.*)(?:\/|$)|^#\/components\/schemas\/[^/]+\//;

/** A document in which each schema that a reference finds inside something else has a name of its own. */
export function nameNestedSchemas(document: JsonObject): JsonObject {
  const schemas = objectAt(objectAt(document, 'components'), 'schemas');
  const found = new Map<string, readonly [name: string, schema: Json]>();
  const names = new Set(Object.keys(schemas));
  collect(document, (ref) => {
    if (found.has(ref) || NAMED.test(ref) || !IN_SCHEMA.test(ref)) return;
    const target = targetOf(document, ref);
    if (target === undefined) return;
    const words = ref.split('/').slice(-3).map(unescapePointer).join(' ');
    let name = pascalCase(words) || 'Nested';
    for (let count = 2; names.has(name); count += 1) name = `${pascalCase(words)}${count}`;
    names.add(name);
    found.set(ref, [name, target]);
  });
  if (found.size === 0) return document;
  const nested = Object.fromEntries(found.values());
  const components = { ...objectAt(document, 'components'), schemas: { ...schemas, ...nested } };
  const replace = (node: Json): Json => {
    if (Array.isArray(node)) return node.map(replace);
    if (!isObject(node)) return node;
    const entries = Object.entries(node).map(([key, value]): [string, Json] => {
      const name = key === '$ref' && typeof value === 'string' ? found.get(value)?.[0] : undefined;
      return [key, name === undefined ? replace(value) : PREFIX + name];
    });
    return Object.fromEntries(entries);
  };
  return Object.fromEntries(
    Object.entries({ ...document, components }).map(([key, value]) => [key, replace(value)]),
  );
}

function collect(node: Json, visit: (ref: string) => void): void {
  if (Array.isArray(node)) return node.forEach((item: Json) => collect(item, visit));
  if (!isObject(node)) return;
  const ref = node['$ref'];
  if (typeof ref === 'string') visit(ref);
  for (const value of Object.values(node)) collect(value, visit);
}

/** The value that a pointer leads to, through references on its way. */
function targetOf(document: JsonObject, ref: string, hops = 0): Json | undefined {
  if (!ref.startsWith('#/') || hops > 50) return undefined;
  let here: Json | undefined = document;
  for (const segment of ref.slice(2).split('/')) {
    const inner: Json | undefined = isObject(here) ? here['$ref'] : undefined;
    if (typeof inner === 'string') here = targetOf(document, inner, hops + 1);
    const member = unescapePointer(segment);
    here = Array.isArray(here)
      ? (here as readonly Json[])[Number(member)]
      : isObject(here)
        ? here[member]
        : undefined;
  }
  return here;
}
