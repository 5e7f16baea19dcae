import { isObject } from './json.ts';
import type { Json, JsonObject } from './types.ts';

const SCHEMAS = '#/components/schemas/';

/** The object that a node of a bundled document stands for: itself, or what its `$ref` names. */
export function resolve(document: JsonObject, node: Json | undefined): JsonObject {
  let here: Json | undefined = node;
  for (let hops = 0; isObject(here) && typeof here['$ref'] === 'string' && hops < 50; hops += 1) {
    here = atPointer(document, here['$ref']);
  }
  return isObject(here) ? here : {};
}

/** The name of the component schema that a `$ref` names, `undefined` for anything else. */
export function schemaName(node: Json | undefined): string | undefined {
  const ref = isObject(node) ? node['$ref'] : undefined;
  if (typeof ref !== 'string' || !ref.startsWith(SCHEMAS)) return undefined;
  const name = ref.slice(SCHEMAS.length);
  return name.includes('/') ? undefined : name;
}

/**
 * The component schemas that hold a member of this name, or reach one that does: the others need not be walked for it,
 * which in a document of thousands of schemas that name each other would never end.
 */
export function schemasReaching(
  schemas: { readonly [name: string]: JsonObject },
  member: string,
): ReadonlySet<string> {
  const users = new Map<string, string[]>();
  const found = new Set<string>();
  for (const [name, schema] of Object.entries(schemas)) {
    const walk = (node: Json): void => {
      if (Array.isArray(node)) return node.forEach(walk);
      if (!isObject(node)) return;
      if (node[member] !== undefined) found.add(name);
      const target = schemaName(node);
      if (target !== undefined) users.set(target, [...(users.get(target) ?? []), name]);
      Object.values(node).forEach(walk);
    };
    walk(schema);
  }
  for (const name of found) for (const user of users.get(name) ?? []) found.add(user);
  return found;
}

/** All component schemas that a schema reaches, itself not included, sorted. */
export function reachedSchemas(
  schemas: { readonly [name: string]: JsonObject },
  schema: Json,
): readonly string[] {
  const reached = new Set<string>();
  const walk = (node: Json): void => {
    if (Array.isArray(node)) return node.forEach(walk);
    if (!isObject(node)) return;
    const name = schemaName(node);
    if (name !== undefined && !reached.has(name)) {
      reached.add(name);
      walk(schemas[name] ?? {});
    }
    Object.values(node).forEach(walk);
  };
  walk(schema);
  return [...reached].sort();
}

function atPointer(document: JsonObject, ref: string): Json | undefined {
  let here: Json | undefined = document;
  for (const segment of ref.replace(/^#\/?/, '').split('/')) {
    const isPlain = !/[%~]/.test(segment);
    const member = isPlain
      ? segment
      : decodeURIComponent(segment).replaceAll('~1', '/').replaceAll('~0', '~');
    here = isObject(here) ? here[member] : undefined;
  }
  return here;
}
