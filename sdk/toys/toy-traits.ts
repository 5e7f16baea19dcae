import type { Json, JsonObject } from '../src/core/json-value.ts';
import type { KeyedItems, ReadOperation, WriteOperation } from '../src/spec/operation.ts';
import { createToyValidator, getSetting, getThing, type Thing } from './toy-api.ts';

/** A thing of which all known fields are asked for where versions are in conflict. */
export const getTrackedThing: typeof getThing = {
  ...getThing,
  table: { ...getThing.table, tracked: { depth: 1, spanning: ['Id'] } },
};

/** One result of a batch. */
export interface ToyResult {
  readonly statusCode: number;
  readonly result: Json;
}

/** A batch's answer in the order of what was asked for. */
export interface ToyResults {
  readonly results: readonly ToyResult[];
}

const ITEMS = { at: 'results', status: 'statusCode', value: 'result', errors: 'Problem' } as const;

/** Several things at once, each with its own status. */
export const getThings: ReadOperation<
  { readonly thingIds: readonly string[]; readonly fields?: readonly string[] },
  ToyResults
> = {
  table: {
    kind: 'read',
    id: 'getThings',
    api: 'toy',
    method: 'GET',
    path: '/things/batch/{thingIds}',
    parameters: [
      { name: 'thingIds', in: 'path', list: 'csv', normalise: 'id18' },
      { name: 'fields', in: 'query', list: 'csv' },
    ],
    response: {
      kind: 'object',
      members: {
        results: {
          kind: 'list',
          items: { kind: 'object', members: { result: { kind: 'entity', entity: 'Thing', or: 'any' } } },
        },
      },
    },
    lifetime: 'Page',
    errors: { remember: [404], lifetime: 'Setting' },
    items: { ...ITEMS, by: ['thingIds'], alone: { operation: 'getThing', members: ['thingId'] } },
  },
  accepts: createToyValidator(['thingIds']),
  traits: { itemResults: true },
};

/** A thing, which is asked for together with others. */
export const getMember: ReadOperation<
  { readonly thingId: string; readonly fields?: readonly string[]; readonly layout?: string },
  Thing
> = {
  table: {
    kind: 'read',
    id: 'getMember',
    api: 'toy',
    method: 'GET',
    path: '/members/{thingId}',
    parameters: [
      { name: 'thingId', in: 'path', normalise: 'id18' },
      { name: 'fields', in: 'query', list: 'csv' },
      { name: 'layout', in: 'query' },
    ],
    response: { kind: 'entity', entity: 'Thing' },
    lifetime: 'Thing',
    entity: { name: 'Thing', key: { id: 'thingId' } },
    selects: { required: 'fields' },
    errors: { remember: [404], lifetime: 'Problem' },
    batch: { with: 'getThings', join: { thingId: 'thingIds' }, union: ['fields'] },
  },
  accepts: createToyValidator(['thingId'], ['fields', 'layout']),
};

/** The badge of each thing, kept one by one. */
export const getBadges: ReadOperation<
  { readonly thingIds: readonly string[]; readonly size?: string },
  KeyedItems<ToyResults, 'results'>
> = {
  table: {
    kind: 'read',
    id: 'getBadges',
    api: 'toy',
    method: 'GET',
    path: '/badges/{thingIds}',
    parameters: [
      { name: 'thingIds', in: 'path', list: 'csv' },
      { name: 'size', in: 'query' },
    ],
    response: { kind: 'plain' },
    lifetime: 'Page',
    errors: { remember: [404], lifetime: 'Setting' },
    items: {
      ...ITEMS,
      by: ['thingIds'],
      keyed: true,
      merge: true,
      placeholder: { kind: 'plain', colour: 'grey' },
    },
  },
  accepts: createToyValidator(['thingIds']),
  traits: {
    keptItems: [
      {
        at: [],
        property: 'statusCode',
        known: ['200', '404', '500'],
        otherwise: 'No "{value}". One of "200", "404", "500"',
      },
      {
        at: ['result'],
        property: 'kind',
        known: ['plain', 'round'],
        otherwise: 'No "{value}". One of "plain", "round"',
      },
    ],
  },
};

/** A read that takes what the caller leaves out from a setting, and always asks for a source. */
export const getTemplate: ReadOperation<
  { readonly name: string; readonly depth?: number; readonly extras?: readonly string[] },
  JsonObject
> = {
  table: {
    kind: 'read',
    id: 'getTemplate',
    api: 'rpc',
    method: 'GET',
    path: '/Templates/get',
    parameters: [
      { name: 'name', in: 'query' },
      { name: 'depth', in: 'query' },
      { name: 'extras', in: 'query', list: 'csv' },
    ],
    always: { extras: ['Source'] },
    response: { kind: 'plain' },
    lifetime: 'Setting',
  },
  accepts: createToyValidator(['name']),
  traits: {
    borrowedDefaults: [{ member: 'depth', read: getSetting, with: { name: 'name' }, take: 'inner.depth' }],
  },
};

/** A write whose body is a form with a file in it. */
export const uploadPicture: WriteOperation<
  { readonly thingId: string; readonly picture: Blob; readonly title?: string },
  Thing
> = {
  table: {
    kind: 'write',
    id: 'uploadPicture',
    api: 'toy',
    method: 'POST',
    path: '/things/{thingId}/pictures',
    parameters: [{ name: 'thingId', in: 'path' }],
    body: ['picture', 'title'],
    response: { kind: 'entity', entity: 'Thing' },
    otherwise: 'Invalid picture',
  },
  accepts: createToyValidator(['thingId', 'picture']),
  traits: { form: { picture: { maxBytes: 8, formats: ['png', 'jpg'] } } },
};

/** A write after which a thing is there no more, nor is its shelf. */
export const removeThing: WriteOperation<{ readonly thingId: string }, undefined> = {
  table: {
    kind: 'write',
    id: 'removeThing',
    api: 'toy',
    method: 'DELETE',
    path: '/things/{thingId}',
    parameters: [{ name: 'thingId', in: 'path' }],
    response: { kind: 'plain' },
    otherwise: 'Invalid thing',
    evict: { on: [204], entity: 'Thing', key: { id: 'thingId' }, withResults: true },
    invalidates: [{ operation: 'listThings', match: { shelf: 'evicted.kind' }, drop: true }],
  },
  accepts: createToyValidator(['thingId']),
};

/** A write that drops several things and brings others, whose answer is of a known kind. */
export const changeThings: WriteOperation<{ readonly groups: readonly JsonObject[] }, JsonObject> = {
  table: {
    kind: 'write',
    id: 'changeThings',
    api: 'toy',
    method: 'POST',
    path: '/things/batch',
    parameters: [],
    body: ['groups'],
    response: {
      kind: 'object',
      members: { things: { kind: 'list', items: { kind: 'entity', entity: 'Thing' } } },
    },
    otherwise: 'Invalid things',
    evict: { on: [200], entity: 'Thing', key: { id: 'groups.things.fields.Id' } },
  },
  accepts: createToyValidator(['groups']),
  traits: { tags: [{ at: ['things', '*'], property: 'kind', known: ['person'], otherwise: 'Not {value}' }] },
};
