import type { ApiModel, Json, JsonObject } from '@energy-portal/generator';
import { objectAt, resolve, schemaName } from '@energy-portal/generator';
import type { OperationModel } from '@energy-portal/generator';

/** The operations and schemas that name a schema. */
export interface Users {
  readonly operations: readonly string[];
  readonly schemas: readonly string[];
}

/** The group of the schemas that operations of several tags use. */
export const SHARED = 'shared';

const NOBODY: Users = { operations: [], schemas: [] };

const known = new WeakMap<ApiModel, ReadonlyMap<string, Users>>();

/** All that names a schema; what shared responses name is named by all who share them. */
export function usersOf(api: ApiModel, schema: string): Users {
  const users = known.get(api) ?? findUsers(api);
  known.set(api, users);
  return users.get(schema) ?? NOBODY;
}

/** The group of a schema: the only tag whose operations need it, themselves or by other schemas, or {@link SHARED}. */
export function schemaGroup(api: ApiModel, schema: string): string {
  const seen = new Set<string>();
  const operations = new Set<string>();
  const walk = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    const users = usersOf(api, name);
    for (const id of users.operations) operations.add(id);
    users.schemas.forEach(walk);
  };
  walk(schema);
  const tags = new Set(api.operations.filter(({ id }) => operations.has(id)).map(({ tag }) => tag));
  const [tag] = tags;
  return tag !== undefined && tags.size === 1 ? tag : SHARED;
}

/** Names of the component schemas that a node of a document names itself, not through others. */
function namedSchemas(node: Json): readonly string[] {
  const names = new Set<string>();
  const walk = (node: Json): void => {
    const name = schemaName(node);
    if (name !== undefined) names.add(name);
    if (typeof node === 'object' && node !== null) Object.values(node).forEach(walk);
  };
  walk(node);
  return [...names];
}

/** An operation as its spec has it, with the members that the model leaves out. */
export function writtenOperation(api: ApiModel, operation: OperationModel): JsonObject {
  const item = resolve(api.document, objectAt(api.document, 'paths')[operation.path]);
  return objectAt(item, operation.method.toLowerCase());
}

function findUsers(api: ApiModel): ReadonlyMap<string, Users> {
  const users = new Map<string, { operations: string[]; schemas: string[] }>();
  const add = (name: string, kind: keyof Users, user: string): void => {
    const entry = users.get(name) ?? { operations: [], schemas: [] };
    users.set(name, entry);
    entry[kind].push(user);
  };
  for (const operation of api.operations) {
    const nodes = [
      ...operation.parameters.map(({ schema }) => schema),
      ...operation.responses.flatMap(({ schema }) => schema ?? []),
      writtenOperation(api, operation)['requestBody'] ?? null,
      operation.body?.schema ?? null,
    ];
    for (const name of namedSchemas(nodes)) add(name, 'operations', operation.id);
  }
  for (const [user, schema] of Object.entries(api.schemas))
    for (const name of namedSchemas(schema)) if (name !== user) add(name, 'schemas', user);
  return users;
}
