import { configureStore } from '@reduxjs/toolkit';
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query';
import type { BenchStore, Row } from '../store.ts';

/** RTK Query: an entry for each row, and one for each page; nothing is shared between them. */
export function createStore(): BenchStore {
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    keepUnusedDataFor: 3_600,
    endpoints: (build) => ({
      row: build.query<Row, string>({ queryFn: () => ({ error: undefined }) }),
      page: build.query<readonly Row[], string>({ queryFn: () => ({ error: undefined }) }),
    }),
  });
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) =>
      defaults({ serializableCheck: false, immutableCheck: false }).concat(api.middleware),
  });
  return {
    takeIn(page, rows) {
      store.dispatch(
        api.util.upsertQueryEntries([
          ...rows.map((value) => ({ endpointName: 'row' as const, arg: value.id, value })),
          { endpointName: 'page' as const, arg: page, value: rows },
        ]),
      );
    },
    reader(id) {
      const select = api.endpoints.row.select(id);
      return () => select(store.getState()).data;
    },
    pageReader(page) {
      const select = api.endpoints.page.select(page);
      return () => select(store.getState()).data ?? [];
    },
    updater: (id) => (value) => {
      store.dispatch(api.util.upsertQueryEntries([{ endpointName: 'row', arg: id, value }]));
    },
    watch(id, listener) {
      const select = api.endpoints.row.select(id);
      let last = select(store.getState()).data;
      return store.subscribe(() => {
        const { data } = select(store.getState());
        if (data !== last) listener();
        last = data;
      });
    },
  };
}
