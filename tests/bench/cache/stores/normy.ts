import { createQueryNormalizer } from '@normy/query-core';
import { notifyManager, QueryClient, QueryObserver } from '@tanstack/query-core';
import type { BenchStore } from '../store.ts';

/** normy over TanStack Query: one query for each page and one for each row that is asked for alone. */
export function createStore(): BenchStore {
  notifyManager.setScheduler((callback) => callback());
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: 30_000, gcTime: Infinity, retry: false } },
  });
  const normalizer = createQueryNormalizer(client, {
    getNormalizationObjectKey: (object) => (typeof object['id'] === 'string' ? object['id'] : undefined),
  });
  normalizer.subscribe();
  const rowKey = (id: string): readonly string[] => ['row', id];
  return {
    takeIn(page, rows) {
      client.setQueryData(['page', page], rows);
    },
    reader: (id) => () => normalizer.getObjectById(id),
    pageReader(page) {
      const queryKey = ['page', page];
      return () => client.getQueryData<readonly unknown[]>(queryKey) ?? [];
    },
    updater: () => (row) => normalizer.setNormalizedData({ ...row }),
    watch(id, listener) {
      const queryKey = rowKey(id);
      client.setQueryData(queryKey, normalizer.getObjectById(id));
      const observer = new QueryObserver(client, { queryKey, enabled: false });
      let last = observer.getCurrentResult().data;
      return observer.subscribe(({ data }) => {
        if (data !== last) listener();
        last = data;
      });
    },
  };
}
