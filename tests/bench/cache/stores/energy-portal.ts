import { createClientOf, type ReadOperation } from '@energy-portal/sdk';
import type { BenchStore, Row } from '../store.ts';

interface Page {
  readonly rows: readonly Row[];
}

const base = { kind: 'read', api: 'bench', method: 'GET' } as const;

const listRows: ReadOperation<{ readonly page: string }, Page> = {
  table: {
    ...base,
    id: 'listRows',
    path: '/pages/{page}',
    parameters: [{ name: 'page', in: 'path' }],
    lifetime: 'Row',
    response: {
      kind: 'object',
      members: { rows: { kind: 'list', items: { kind: 'entity', entity: 'Row' } } },
    },
  },
  accepts: () => true,
};

const getRow: ReadOperation<{ readonly id: string }, Row> = {
  table: {
    ...base,
    id: 'getRow',
    path: '/rows/{id}',
    parameters: [{ name: 'id', in: 'path' }],
    lifetime: 'Row',
    response: { kind: 'entity', entity: 'Row' },
    entity: { name: 'Row', key: { id: 'id' } },
  },
  accepts: () => true,
};

const tables = {
  apis: { bench: { name: 'bench', basePath: '/bench', queryEncodings: ['names'] } },
  entities: {
    Row: {
      name: 'Row',
      key: ['id'],
      version: [],
      mergeByMember: [],
      lifetime: 'Row',
      shape: { kind: 'plain' },
    },
  },
  lifetimes: { Row: { fresh: 30_000 } },
} as const;

const { Row: row } = tables.entities;
const owner = { ...row, name: 'Owner' } as const;
const withOwners = {
  ...tables,
  entities: {
    Row: { ...row, shape: { kind: 'object', members: { owner: { kind: 'entity', entity: 'Owner' } } } },
    Owner: owner,
  },
} as const;

/** This SDK, through its public interface. */
export function createStore(): BenchStore {
  return storeOf(createClientOf(tables, { baseUrl: 'https://bench.example' }));
}

/** The same for rows whose owners are entities, too. */
export function createOwnedStore(): BenchStore {
  return storeOf(createClientOf(withOwners, { baseUrl: 'https://bench.example' }));
}

function storeOf(client: ReturnType<typeof createClientOf>): BenchStore {
  return {
    takeIn: (page, rows) => client.put(listRows, { page }, { rows }),
    reader(id) {
      const observer = client.observe(getRow, { id });
      return () => dataIn(observer.current());
    },
    pageReader(page) {
      const observer = client.observe(listRows, { page });
      return () => dataIn(observer.current())?.rows ?? [];
    },
    updater: (id) => client.observe(getRow, { id }).put,
    watch: (id, listener) => client.observe(getRow, { id }).subscribe(listener),
  };
}

function dataIn<TData>(snapshot: { readonly state: string; readonly data?: TData }): TData | undefined {
  return snapshot.data;
}
