import { revalidation } from '../src/query/revalidation.ts';
import { allTraits } from '../src/traits/all-traits.ts';
import type { ClientTables } from '../src/client/create-client.ts';
import { isJsonObject } from '../src/core/json.ts';
import { createGarbageCollector } from '../src/cache/write/collect-garbage.ts';
import type { EntityTables } from '../src/spec/entity.ts';
import type { JsonObject } from '../src/core/json-value.ts';
import type {
  ConfigError,
  ConfigValidator,
  PagedReadOperation,
  ReadOperation,
  WriteOperation,
} from '../src/spec/operation.ts';

/** An entity of the toy API: a thing with fields, of which some are things. */
export interface Thing {
  readonly id: string;
  readonly kind: string;
  readonly rev?: number;
  readonly fields: { readonly [name: string]: { readonly value: string | number | boolean | null | Thing } };
}

/** A thing. */
export const ann: Thing = {
  id: 'a',
  kind: 'person',
  rev: 1,
  fields: { Name: { value: 'Ann' }, Age: { value: 40 } },
};

/** A configuration that asks for one of its fields. */
export const annsName = { thingId: 'a', fields: ['person.Name'] };

/** One page of things. */
export interface ThingPage {
  readonly things: readonly Thing[];
  readonly next: string | null;
  readonly tag?: string;
}

/** The key of a thing, and the fields that are wanted. */
export interface ThingConfig {
  readonly thingId: string;
  readonly fields?: readonly string[];
  readonly extras?: readonly string[];
  /** Asks for something that only the answer can give. */
  readonly layout?: string;
}

export const toyEntities = {
  Thing: {
    name: 'Thing',
    key: ['id'],
    version: ['rev', 'changed'],
    mergeByMember: ['fields'],
    lifetime: 'Thing',
    reports: ['kind'],
    select: { members: 'fields', via: 'value', prefix: 'kind' },
    shape: {
      kind: 'object',
      members: {
        fields: {
          kind: 'map',
          values: { kind: 'object', members: { value: { kind: 'entity', entity: 'Thing', or: 'any' } } },
        },
        friends: { kind: 'list', items: { kind: 'entity', entity: 'Thing' } },
      },
    },
  },
} as const satisfies EntityTables;

export const toyTables: ClientTables = {
  apis: {
    toy: { name: 'toy', basePath: '/toy/v1', queryEncodings: ['names', 'methodParams'] },
    rpc: { name: 'rpc', basePath: '/rpc', queryEncodings: ['names', 'methodParams'] },
  },
  entities: toyEntities,
  lifetimes: {
    Thing: { fresh: 30_000 },
    Page: { fresh: 30_000, readings: { general: 120_000 } },
    Setting: { fresh: 1_000 },
    Problem: { fresh: 5_000 },
  },
  garbageCollector: createGarbageCollector({ garbageCollection: { every: 5_000 } }),
  traits: [...allTraits, revalidation],
};

const LIST_OF_THINGS = {
  kind: 'object',
  members: { things: { kind: 'list', items: { kind: 'entity', entity: 'Thing' } } },
} as const;

export const getThing: ReadOperation<ThingConfig, Thing> = {
  table: {
    kind: 'read',
    id: 'getThing',
    api: 'toy',
    method: 'GET',
    path: '/things/{thingId}',
    parameters: [
      { name: 'thingId', in: 'path', normalise: 'id18' },
      { name: 'fields', in: 'query', list: 'csv' },
      { name: 'extras', in: 'query', list: 'csv' },
      { name: 'layout', in: 'query' },
    ],
    response: { kind: 'entity', entity: 'Thing' },
    lifetime: 'Thing',
    entity: { name: 'Thing', key: { id: 'thingId' } },
    selects: { required: 'fields', optional: 'extras' },
    errors: { remember: [404], lifetime: 'Problem' },
    conditional: true,
  },
  accepts: createToyValidator(['thingId'], ['fields', 'extras', 'layout']),
};

export const listThings: PagedReadOperation<
  { readonly shelf: string; readonly sortBy?: string | readonly string[]; readonly token?: string },
  ThingPage,
  Thing
> = {
  table: {
    kind: 'read',
    id: 'listThings',
    api: 'toy',
    method: 'GET',
    path: '/shelves/{shelf}',
    parameters: [
      { name: 'shelf', in: 'path', normalise: 'caseless' },
      { name: 'sortBy', in: 'query', list: 'csv', normalise: 'comma-list' },
      { name: 'token', in: 'query', wire: 'pageToken' },
      { name: 'size', in: 'query' },
    ],
    defaults: { size: 2 },
    response: LIST_OF_THINGS,
    lifetime: 'Page',
    conditional: true,
    pages: { token: 'token', size: 'size', next: 'next', items: 'things', restartOn: 'tag' },
  },
  accepts: createToyValidator(['shelf']),
};

export const getSetting: ReadOperation<{ readonly name: string; readonly depth?: number }, JsonObject> = {
  table: {
    kind: 'read',
    id: 'getSetting',
    api: 'rpc',
    method: 'GET',
    path: '/Settings/get',
    parameters: [
      { name: 'name', in: 'query' },
      { name: 'depth', in: 'query' },
    ],
    response: { kind: 'plain' },
    lifetime: 'Setting',
  },
  accepts: createToyValidator(['name']),
};

export const saveThing: WriteOperation<
  {
    readonly thingId?: string;
    readonly fields: { readonly [name: string]: string | number | boolean | null };
    readonly since?: string;
  },
  Thing
> = {
  table: {
    kind: 'write',
    id: 'saveThing',
    api: 'toy',
    method: 'PATCH',
    path: '/things/{thingId}',
    parameters: [
      { name: 'thingId', in: 'path', normalise: 'id18' },
      { name: 'since', in: 'header', wire: 'If-Unmodified-Since', normalise: 'http-date' },
    ],
    body: ['fields'],
    take: { thingId: 'fields.Id' },
    response: { kind: 'entity', entity: 'Thing' },
    otherwise: 'Invalid thing',
    evict: { on: [204], entity: 'Thing', key: { id: 'thingId' } },
    guard: { parameter: 'since', member: 'changed' },
    optimistic: {
      entity: 'Thing',
      key: { id: 'thingId' },
      entries: { fields: { from: 'fields', at: 'value' } },
    },
    invalidates: [{ operation: 'listThings', match: { shelf: 'response.kind' } }],
  },
  accepts: createToyValidator(['fields']),
};

export const signIn: WriteOperation<{ readonly name: string }, Thing> = {
  table: {
    kind: 'write',
    id: 'signIn',
    api: 'rpc',
    method: 'POST',
    path: '/Session/signIn',
    parameters: [],
    body: ['name'],
    response: { kind: 'entity', entity: 'Thing' },
    otherwise: 'Invalid config for "signIn"',
    session: 'begins',
  },
  accepts: createToyValidator(['name']),
};

/**
 * A validator as the generator emits them: `required` members, and one at least of `anyOf`.
 *
 * @example
 * const accepts = createToyValidator(['thingId']);
 * accepts({}); // false, and accepts.errors names the member
 */
export function createToyValidator(
  required: readonly string[],
  anyOf: readonly string[] = [],
): ConfigValidator {
  const validate: ConfigValidator = (config) => {
    const given = isJsonObject(config) ? config : {};
    const missing = required.filter((name) => given[name] === undefined);
    const lacks = anyOf.length > 0 && anyOf.every((name) => given[name] === undefined);
    const problems = [...missing, ...(lacks ? anyOf : [])].map(problemOf);
    validate.errors = problems;
    return problems.length === 0;
  };
  return validate;
}

function problemOf(name: string): ConfigError {
  return { instancePath: `/${name}`, keyword: 'required', message: `must have required property '${name}'` };
}
