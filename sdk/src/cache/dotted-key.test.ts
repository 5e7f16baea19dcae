import { describe, expect, it } from 'vitest';
import { createClientOf } from '../client/create-client.ts';
import { dataOf } from '../query/lookup.ts';
import { createFakeClock, createScriptedFetch } from '../../toys/index.ts';
import { createToyValidator, toyTables } from '../../toys/toy-api.ts';
import type { JsonObject } from '../core/json-value.ts';
import type { ReadOperation } from '../spec/operation.ts';

const entities = {
  View: {
    name: 'View',
    key: ['reference.owner', 'reference.name'],
    caseless: true,
    version: [],
    mergeByMember: [],
    lifetime: 'Thing',
    shape: { kind: 'plain' },
  },
} as const;

const parameters = [
  { name: 'owner', in: 'query', normalise: 'caseless' },
  { name: 'name', in: 'query', normalise: 'caseless' },
] as const;

const base = { kind: 'read', api: 'toy', method: 'GET', parameters, lifetime: 'Page' } as const;

const getView: ReadOperation<{ readonly owner: string; readonly name: string }, JsonObject> = {
  table: {
    ...base,
    id: 'getView',
    path: '/view',
    response: { kind: 'entity', entity: 'View' },
    entity: { name: 'View', key: { 'reference.owner': 'owner', 'reference.name': 'name' } },
  },
  accepts: createToyValidator(['owner', 'name']),
};

const listViews: ReadOperation<object, JsonObject> = {
  table: {
    ...base,
    id: 'listViews',
    path: '/views',
    response: {
      kind: 'object',
      members: { views: { kind: 'list', items: { kind: 'entity', entity: 'View' } } },
    },
  },
  accepts: createToyValidator([]),
};

describe('an entity whose key stands deeper in it', () => {
  const view = { reference: { owner: 'Ann', name: 'Mine' }, columns: ['a'] };

  it('is found by another call, in any case of its letters', async () => {
    const server = createScriptedFetch();
    const tables = { ...toyTables, entities };
    const options = { baseUrl: 'https://toy.example', fetch: server.fetch, clock: createFakeClock() };
    const client = createClientOf(tables, options);
    void client.read(listViews, {});
    const incomplete = { reference: { owner: 'Ann' }, columns: [] };
    await server.last().answer({ views: [view, incomplete, { reference: null }] });
    expect(dataOf(client.peek(getView, { owner: 'ann', name: 'MINE' }))).toEqual(view);
    expect(client.peek(getView, { owner: 'Ann', name: 'Other' }).state).toBe('unfulfilled');
    expect(dataOf(client.peek(listViews, {}))).toEqual({ views: [view, incomplete, { reference: null }] });
  });
});
