import { notifyManager, QueryClient, QueryObserver } from '@tanstack/query-core';
import type { BenchStore } from '../store.ts';

/** TanStack Query: a query for each row, and one for each page; nothing is shared between them. */
export function createStore(): BenchStore {
  notifyManager.setScheduler((callback) => callback());
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: 30_000, gcTime: Infinity, retry: false } },
  });
  client.mount();
  return {
    takeIn(page, rows) {
      for (const row of rows) client.setQueryData(['row', row.id], row);
      client.setQueryData(['page', page], rows);
    },
    reader(id) {
      const queryKey = ['row', id];
      return () => client.getQueryData(queryKey);
    },
    pageReader(page) {
      const queryKey = ['page', page];
      return () => client.getQueryData<readonly unknown[]>(queryKey) ?? [];
    },
    updater(id) {
      const queryKey = ['row', id];
      return (row) => client.setQueryData(queryKey, row);
    },
    watch(id, listener) {
      const observer = new QueryObserver(client, { queryKey: ['row', id], enabled: false });
      let last = observer.getCurrentResult().data;
      return observer.subscribe(({ data }) => {
        if (data !== last) listener();
        last = data;
      });
    },
  };
}
