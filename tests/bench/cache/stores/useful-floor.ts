import type { BenchStore, Row } from '../store.ts';

interface Entry {
  row: Row;
  until: number;
  readonly listeners: Set<() => void>;
}

const LIFETIME = 30_000;

/** A Map with what a cache cannot do without: merge of fields, silence on equal data, an end of freshness, links. */
export function createStore(): BenchStore {
  const entries = new Map<string, Entry>();
  const pages = new Map<string, readonly string[]>();
  const put = (row: Row, now: number): void => {
    const entry = entries.get(row.id);
    if (!entry) {
      entries.set(row.id, { row, until: now + LIFETIME, listeners: new Set() });
      return;
    }
    entry.until = now + LIFETIME;
    if (isCovered(entry.row, row)) return;
    entry.row = { ...entry.row, ...row };
    for (const listener of entry.listeners) listener();
  };
  return {
    takeIn(page, rows) {
      const now = Date.now();
      for (const row of rows) put(row, now);
      pages.set(
        page,
        rows.map(({ id }) => id),
      );
    },
    reader: (id) => () => {
      const entry = entries.get(id);
      return entry && Date.now() < entry.until ? entry.row : undefined;
    },
    pageReader: (page) => () => (pages.get(page) ?? []).map((id) => entries.get(id)?.row),
    updater: () => (row) => put(row, Date.now()),
    watch(id, listener) {
      const listeners = entries.get(id)?.listeners;
      listeners?.add(listener);
      return () => listeners?.delete(listener);
    },
  };
}

function isCovered(known: Row, row: Row): boolean {
  for (const field in row) if (row[field] !== known[field]) return false;
  return true;
}
