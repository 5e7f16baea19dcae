import type { BenchStore, Row } from '../store.ts';

/** The least that anything can do: parsed objects in a Map, told to whoever listens. */
export function createStore(): BenchStore {
  const rows = new Map<string, Row>();
  const pages = new Map<string, readonly Row[]>();
  const listeners = new Map<string, Set<() => void>>();
  return {
    takeIn(page, given) {
      for (const row of given) rows.set(row.id, row);
      pages.set(page, given);
    },
    reader: (id) => () => rows.get(id),
    pageReader: (page) => () => pages.get(page) ?? [],
    updater: (id) => (row) => {
      rows.set(id, row);
      for (const listener of listeners.get(id) ?? []) listener();
    },
    watch(id, listener) {
      const own = listeners.get(id) ?? new Set();
      listeners.set(id, own.add(listener));
      return () => own.delete(listener);
    },
  };
}
