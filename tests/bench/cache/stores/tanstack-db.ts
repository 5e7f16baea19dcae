import { createCollection, eq } from '@tanstack/db';
import type { BenchStore, Row } from '../store.ts';

interface Sync {
  begin(): void;
  write(message: { readonly type: 'insert' | 'update'; readonly value: Row }): void;
  commit(): void;
}

/** TanStack DB: one collection of rows; a page is a list of ids. */
export function createStore(): BenchStore {
  let sync: Sync | undefined;
  const collection = createCollection<Row, string>({
    id: 'rows',
    getKey: (row) => row.id,
    startSync: true,
    sync: {
      sync(given) {
        sync = given;
        given.begin();
        given.commit();
        given.markReady();
      },
    },
  });
  const pages = new Map<string, readonly string[]>();
  const put = (rows: readonly Row[]): void => {
    sync?.begin();
    for (const value of rows) sync?.write({ type: collection.has(value.id) ? 'update' : 'insert', value });
    sync?.commit();
  };
  return {
    takeIn(page, rows) {
      put(rows);
      pages.set(
        page,
        rows.map(({ id }) => id),
      );
    },
    reader: (id) => () => collection.get(id),
    pageReader: (page) => () => (pages.get(page) ?? []).map((id) => collection.get(id)),
    updater: () => (row) => put([row]),
    watch(id, listener) {
      const subscription = collection.subscribeChanges(() => listener(), { where: (row) => eq(row.id, id) });
      return () => subscription.unsubscribe();
    },
  };
}
