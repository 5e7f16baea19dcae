import {
  dataOf,
  type Client,
  type Json,
  type Policy,
  type ReadOperation,
  type Snapshot,
  type WriteOperation,
} from '@energy-portal/sdk';
import { createToyValidator, getThing, listThings, type Thing } from '../../sdk/toys/index.ts';

/** A field that a query asks for: a name below `fields`, and a name in the thing that stands there. */
export interface RequestedField {
  readonly path: readonly [name: string, inner?: string];
  readonly isOptional: boolean;
}

/** One configuration that histories read, as the client knows it and as the model does. */
export interface Target {
  readonly name: string;
  /** The path and query that its request has, decoded. */
  readonly address: string;
  readonly operation: 'getThing' | 'listThings';
  /** Which thing and what of it; absent for a list. */
  readonly thing?: { readonly id: string; readonly requestedFields: readonly RequestedField[] };
  /** The shelf of a list. */
  readonly shelf?: string;
  keyIn(client: Client): string;
  peek(client: Client): Snapshot<unknown>;
  read(client: Client, policy: Policy, signal?: AbortSignal): Promise<Snapshot<unknown>>;
  watch(client: Client, listener: (snapshot: Snapshot<unknown>) => void, policy: Policy): () => void;
  put(client: Client, data: Json): void;
  /** @param isWhole all configurations of the operation */
  invalidate(client: Client, isWhole: boolean): void;
}

type Verbs = Pick<Target, 'keyIn' | 'peek' | 'read' | 'watch' | 'put' | 'invalidate'>;

function verbsOf<TConfig, TData>(operation: ReadOperation<TConfig, TData>, config: TConfig): Verbs {
  return {
    keyIn: (client) => client.keyOf(operation, config),
    peek: (client) => client.peek(operation, config),
    read: (client, policy, signal) => client.read(operation, config, { policy, signal }),
    watch: (client, listener, policy) => client.watch(operation, config, listener, { policy }),
    // The answers of a history are made to fit their operation.
    put: (client, data) => client.put(operation, config, data as TData),
    invalidate: (client, isWhole) => client.invalidate(operation, isWhole ? undefined : config),
  };
}

function thingTarget(thingId: string, required: readonly string[], optional: readonly string[] = []): Target {
  const named = (names: readonly string[]): readonly string[] => names.map((name) => `person.${name}`);
  const extras = optional.length > 0 ? { extras: named(optional) } : {};
  const query = [
    `fields=${named(required).join()}`,
    ...(optional.length > 0 ? [`extras=${named(optional).join()}`] : []),
  ];
  const requestedField =
    (isOptional: boolean) =>
    (name: string): RequestedField => {
      const [outer = '', inner] = name.split('.');
      return { path: inner === undefined ? [outer] : [outer, inner], isOptional };
    };
  return {
    name: `${thingId}:${[...required, ...optional].join()}`,
    address: `/toy/v1/things/${thingId}?${query.join('&')}`,
    operation: 'getThing',
    thing: {
      id: thingId,
      requestedFields: [...required.map(requestedField(false)), ...optional.map(requestedField(true))],
    },
    ...verbsOf(getThing, { thingId, fields: named(required), ...extras }),
  };
}

function listTarget(shelf: string): Target {
  const address = `/toy/v1/shelves/${shelf}?size=2`;
  return { name: shelf, address, operation: 'listThings', shelf, ...verbsOf(listThings, { shelf }) };
}

export const IDS = ['a', 'b', 'c'] as const;

/** All that histories read: fields of things that overlap, things inside things, and lists of them. */
export const targets: readonly Target[] = [
  thingTarget('a', ['Name']),
  thingTarget('a', ['Name', 'Age']),
  thingTarget('a', ['Boss.Name']),
  thingTarget('a', ['Age'], ['Mail']),
  thingTarget('b', ['Name', 'Boss.Age']),
  thingTarget('b', ['Age']),
  thingTarget('c', ['Name']),
  listTarget('person'),
  listTarget('other'),
];

/** @throws where there is none of this name */
export function targetNamed(name: string): Target {
  const found = targets.find((target) => target.name === name);
  if (!found) throw new Error(`No target "${name}"`);
  return found;
}

const writeTable = {
  kind: 'write',
  api: 'toy',
  parameters: [{ name: 'thingId', in: 'path' }],
  response: { kind: 'entity', entity: 'Thing' },
} as const;

/** The optimistic rule of writes. */
const optimistic = {
  entity: 'Thing',
  key: { id: 'thingId' },
  entries: { fields: { from: 'fields', at: 'value' } },
} as const;

interface ThingWrite {
  readonly thingId: string;
  readonly fields?: { readonly [name: string]: Json };
}

/** Changes a thing; 204 says that it is not what it was. */
export const changeThing: WriteOperation<ThingWrite, Thing> = {
  table: {
    ...writeTable,
    id: 'changeThing',
    method: 'PATCH',
    path: '/changes/{thingId}',
    body: ['fields'],
    optimistic,
    otherwise: 'Invalid thing',
    evict: { on: [204], entity: 'Thing', key: { id: 'thingId' } },
    invalidates: [{ operation: 'listThings', match: { shelf: 'response.kind' } }],
  },
  accepts: createToyValidator(['thingId']),
};

/** Makes a thing; 204 says that it is there. */
const createThing: WriteOperation<ThingWrite, Thing> = {
  table: {
    ...writeTable,
    id: 'createThing',
    method: 'POST',
    path: '/new/{thingId}',
    body: ['fields'],
    optimistic,
    otherwise: 'Invalid thing',
    invalidates: [{ operation: 'listThings' }],
  },
  accepts: createToyValidator(['thingId']),
};

/** Removes a thing. */
const removeThing: WriteOperation<ThingWrite, Thing> = {
  table: {
    ...writeTable,
    id: 'removeThing',
    method: 'DELETE',
    path: '/gone/{thingId}',
    otherwise: 'Invalid thing',
    evict: { on: [204], entity: 'Thing', key: { id: 'thingId' } },
  },
  accepts: createToyValidator(['thingId']),
};

export const writes = { change: changeThing, create: createThing, remove: removeThing } as const;
export type WriteName = keyof typeof writes;

/** The visible side of a snapshot. */
export interface Seen {
  readonly state: Snapshot<unknown>['state'];
  readonly data?: unknown;
  /** Code and status. */
  readonly error?: string;
  readonly missing?: readonly string[];
  /** The end of its freshness. */
  readonly end?: number;
}

/** A client's snapshot, in the model's words. */
export function seenIn(snapshot: Snapshot<unknown>): Seen {
  const data = dataOf(snapshot);
  const { state } = snapshot;
  return {
    state,
    ...(data === undefined ? {} : { data }),
    ...(state === 'error' ? { error: `${snapshot.error.code} ${snapshot.error.status}` } : {}),
    ...(state === 'unfulfilled' ? { missing: snapshot.missing } : {}),
    ...(state === 'fulfilled' ? { end: snapshot.freshUntil } : {}),
    ...(state === 'stale' ? { end: snapshot.since } : {}),
  };
}
