import { Environment, Luvio, Store, type IngestPath, type ResourceIngest } from '@luvio/engine';
import type { BenchStore, Row } from '../store.ts';

const FIELDS = ['__typename', 'id', ...Array.from({ length: 20 }, (_, field) => `field${field}`)];
const METADATA = { namespace: 'bench', representationName: 'Row', ttl: 30_000 };
const ROW = {
  kind: 'Fragment' as const,
  private: [],
  selections: FIELDS.map((name) => ({ kind: 'Scalar' as const, name })),
};
const PAGE = {
  kind: 'Fragment' as const,
  private: [],
  selections: [{ kind: 'Link' as const, name: 'rows', plural: true, fragment: ROW }],
};
const PATH: IngestPath = { fullPath: '', parent: null, propertyName: null };
const keyOf = (id: string): string => `Row:${id}`;

/** The engine behind the platform's own data layer; what takes rows in is written by hand, as for each of its users. */
export function createStore(): BenchStore {
  const store = new Store({ scheduler: () => undefined });
  const luvio = new Luvio(new Environment(store, () => Promise.reject(new Error('Nothing is fetched here'))));
  const takeRow: ResourceIngest = (row: Row, _path, engine) => {
    const key = keyOf(row.id);
    const known: Row | undefined = store.records[key];
    if (known === undefined || !isSame(known, row)) engine.storePublish(key, row);
    engine.publishStoreMetadata(key, METADATA);
    return { __ref: key };
  };
  // The engine's own signature, and its own name of a link.
  // oxlint-disable max-params, no-underscore-dangle
  const takePage: ResourceIngest = (page: { rows: readonly Row[] }, path, engine, own, timestamp) => {
    const { fullPath } = path;
    const rows = page.rows.map((row) => takeRow(row, PATH, engine, own, timestamp));
    const known: { rows: readonly { __ref?: string }[] } | undefined = store.records[fullPath];
    const isKnown =
      known?.rows.length === rows.length && known.rows.every((row, at) => row.__ref === rows[at]?.__ref);
    if (!isKnown) engine.storePublish(fullPath, { rows });
    engine.publishStoreMetadata(fullPath, { ...METADATA, representationName: 'Page' });
    return { __ref: fullPath };
  };
  // oxlint-enable max-params, no-underscore-dangle
  const selectorOf = (recordId: string, node: typeof ROW | typeof PAGE) => ({
    recordId,
    node,
    variables: {},
  });
  return {
    takeIn(page, rows) {
      luvio.storeIngest(page, takePage, { rows });
      luvio.storeBroadcast();
    },
    reader(id) {
      const selector = selectorOf(keyOf(id), ROW);
      return () => luvio.storeLookup(selector).data;
    },
    pageReader(page) {
      const selector = selectorOf(page, PAGE);
      return () => luvio.storeLookup<{ rows: readonly unknown[] }>(selector).data?.rows ?? [];
    },
    updater(id) {
      const key = keyOf(id);
      return (row) => {
        luvio.storeIngest(key, takeRow, row);
        luvio.storeBroadcast();
      };
    },
    watch: (id, listener) => luvio.storeSubscribe(luvio.storeLookup(selectorOf(keyOf(id), ROW)), listener),
  };
}

function isSame(known: Row, row: Row): boolean {
  for (const field of FIELDS) if (known[field] !== row[field]) return false;
  return true;
}
