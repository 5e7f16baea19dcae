import { gql } from '@apollo/client';
import { InMemoryCache } from '@apollo/client/cache';
import type { BenchStore } from '../store.ts';

const FIELDS = Array.from({ length: 20 }, (_, field) => `field${field}`).join(' ');
const FRAGMENT = gql`fragment Whole on Row { id ${FIELDS} }`;
const PAGE = gql`query Page($page: String!) { rows(page: $page) { id ${FIELDS} } }`;

/** Apollo's InMemoryCache: fragments for rows, a query for each page. */
export function createStore(): BenchStore {
  const cache = new InMemoryCache({ resultCacheMaxSize: 1e6 } as object);
  const refOf = (id: string): string => `Row:${id}`;
  return {
    takeIn(page, rows) {
      cache.writeQuery({ query: PAGE, variables: { page }, data: { rows } });
    },
    reader: (id) => () => cache.readFragment({ id: refOf(id), fragment: FRAGMENT }),
    pageReader: (page) => () =>
      cache.readQuery<{ rows: readonly unknown[] }>({ query: PAGE, variables: { page } })?.rows ?? [],
    updater: (id) => (data) => {
      cache.writeFragment({ id: refOf(id), fragment: FRAGMENT, data });
    },
    watch(id, listener) {
      let isFirst = true;
      const subscription = cache
        .watchFragment({ from: refOf(id), fragment: FRAGMENT })
        .subscribe(() => (isFirst ? (isFirst = false) : listener()));
      return () => subscription.unsubscribe();
    },
  };
}
