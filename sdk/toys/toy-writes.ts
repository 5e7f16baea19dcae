import type { WriteOperation } from '../src/spec/operation.ts';
import { createToyValidator, type Thing } from './toy-api.ts';

/** Makes a thing, which the server names. No spec says where it will show. */
export const createThing: WriteOperation<
  { readonly fields: { readonly [name: string]: string | number | boolean | null } },
  Thing
> = {
  table: {
    kind: 'write',
    id: 'createThing',
    api: 'toy',
    method: 'POST',
    path: '/things',
    parameters: [],
    body: ['fields'],
    response: { kind: 'entity', entity: 'Thing' },
    otherwise: 'Invalid thing',
    invalidates: [{ operation: 'listThings' }],
  },
  accepts: createToyValidator(['fields']),
};

/** Takes a thing away. */
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
    evict: { on: [204], entity: 'Thing', key: { id: 'thingId' } },
  },
  accepts: createToyValidator(['thingId']),
};

/** Takes a thing away, which its spec says to leave every list, and the one of its kind in a setting. */
export const discardThing: typeof removeThing = {
  ...removeThing,
  table: { ...removeThing.table, id: 'discardThing', optimistic: { entity: '', key: {} } },
  traits: {
    optimisticResults: {
      leaves: true,
      results: [
        {
          operation: 'getSetting',
          match: { name: 'config.thingId' },
          set: { 'last.id': 'thingId', 'unknown.id': 'thingId' },
          with: { isKept: false },
          remove: { from: 'things', where: { id: 'thingId' } },
        },
      ],
    },
  },
};
