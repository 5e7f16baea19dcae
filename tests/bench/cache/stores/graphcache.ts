import { Client, gql } from '@urql/core';
import { cacheExchange } from '@urql/exchange-graphcache';
import { filter, map, pipe, subscribe } from 'wonka';
import type { BenchStore } from '../store.ts';

const FIELDS = Array.from({ length: 20 }, (_, field) => `field${field}`).join(' ');
const PAGE = gql`query Page($page: String!) { rows(page: $page) { __typename id ${FIELDS} } }`;
const ROW = gql`query Row($id: ID!) { row(id: $id) { __typename id ${FIELDS} } }`;

/** Graphcache behind urql's client; answers are handed to it in place of a network. */
export function createStore(): BenchStore {
  let answer: unknown;
  const client = new Client({
    url: 'https://bench.example',
    preferGetMethod: false,
    exchanges: [
      cacheExchange({
        resolvers: { Query: { row: (_parent, { id }) => ({ __typename: 'Row', id: String(id) }) } },
      }),
      () => (operations) =>
        pipe(
          operations,
          filter(({ kind }) => kind === 'query'),
          map((operation) => ({ operation, data: answer, stale: false, hasNext: false })),
        ),
    ],
  });
  const give = (document: typeof PAGE, variables: object, data: unknown): void => {
    answer = data;
    const { unsubscribe } = pipe(
      client.query(document, variables, { requestPolicy: 'network-only' }),
      subscribe(() => undefined),
    );
    unsubscribe();
  };
  return {
    takeIn: (page, rows) => give(PAGE, { page }, { __typename: 'Query', rows }),
    reader: (id) => () => client.readQuery(ROW, { id })?.data.row,
    pageReader: (page) => () => client.readQuery(PAGE, { page })?.data.rows ?? [],
    updater: (id) => (row) => give(ROW, { id }, { __typename: 'Query', row }),
    watch(id, listener) {
      let isFirst = true;
      const { unsubscribe } = pipe(
        client.query(ROW, { id }, { requestPolicy: 'cache-only' }),
        subscribe(() => (isFirst ? (isFirst = false) : listener())),
      );
      return unsubscribe;
    },
  };
}
