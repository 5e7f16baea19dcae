import { Environment, Luvio, Store, type IngestPath, type ResourceIngest } from '@luvio/engine';
import type { BenchStore, Row } from '../store.ts';

const FIELDS = ['__typename', 'id', ...Array.from({ length: 20 }, (_, field) => `field${field}`)];
const METADATA = { namespace: 'bench', representationName: 'Row', ttl: 30_000 };
const ROW = {
  kind: 'Fragment' as const,
  private: [],
  selections: FIELDS.map((name) => ({ kind: 'Scalar' as const, name })),
};
const OWNER_FIELDS = ['__typename', 'id', 'name', 'email', 'phone'];
const OWNER = {
  kind: 'Fragment' as const,
  private: [],
  selections: OWNER_FIELDS.map((name) => ({ kind: 'Scalar' as const, name })),
};
const OWNED_ROW = {
  ...ROW,
  selections: [...ROW.selections, { kind: 'Link' as const, name: 'owner', fragment: OWNER }],
};
const PAGE = {
  kind: 'Fragment' as const,
  private: [],
  selections: [{ kind: 'Link' as const, name: 'rows', plural: true, fragment: ROW }],
};
const OWNED_PAGE = {
  ...PAGE,
  selections: [{ kind: 'Link' as const, name: 'rows', plural: true, fragment: OWNED_ROW }],
};
const PATH: IngestPath = { fullPath: '', parent: null, propertyName: null };
const keyOf = (id: string): string => `Row:${id}`;

/** The engine behind the platform's own data layer; what takes rows in is written by hand, as for each of its users. */
export function createStore(): BenchStore {
  return storeWith(takeRow, { row: ROW, page: PAGE });
}

/** The same for rows whose owners are records, too. */
export function createOwnedStore(): BenchStore {
  return storeWith(takeOwnedRow, { row: OWNED_ROW, page: OWNED_PAGE });
}

interface Fragments {
  readonly row: typeof ROW | typeof OWNED_ROW;
  readonly page: typeof PAGE | typeof OWNED_PAGE;
}

interface OwnedRow extends Row {
  readonly owner: Row;
}

// The engine's own signature, and its own name of a link.
// oxlint-disable max-params, no-underscore-dangle
const takeRow: ResourceIngest = (row: Row, _path, engine, store) => {
  const key = keyOf(row.id);
  const known: Row | undefined = store.records[key];
  if (known === undefined || !isSame(known, row, FIELDS)) engine.storePublish(key, row);
  engine.publishStoreMetadata(key, METADATA);
  return { __ref: key };
};

const takeOwnedRow: ResourceIngest = (row: OwnedRow, _path, engine, store) => {
  const { owner } = row;
  const ownerKey = `Owner:${owner.id}`;
  const knownOwner: Row | undefined = store.records[ownerKey];
  if (knownOwner === undefined || !isSame(knownOwner, owner, OWNER_FIELDS))
    engine.storePublish(ownerKey, owner);
  engine.publishStoreMetadata(ownerKey, { ...METADATA, representationName: 'Owner' });
  const key = keyOf(row.id);
  const known: (Row & { owner: { __ref: string } }) | undefined = store.records[key];
  if (known === undefined || known.owner.__ref !== ownerKey || !isSame(known, row, FIELDS))
    engine.storePublish(key, { ...row, owner: { __ref: ownerKey } });
  engine.publishStoreMetadata(key, METADATA);
  return { __ref: key };
};
// oxlint-enable max-params, no-underscore-dangle

function storeWith(take: ResourceIngest, fragments: Fragments): BenchStore {
  const store = new Store({ scheduler: () => undefined });
  const luvio = new Luvio(new Environment(store, () => Promise.reject(new Error('Nothing is fetched here'))));
  // The engine's own signature, and its own name of a link.
  // oxlint-disable max-params, no-underscore-dangle
  const takePage: ResourceIngest = (page: { rows: readonly Row[] }, path, engine, own, timestamp) => {
    const { fullPath } = path;
    const rows = page.rows.map((row) => take(row, PATH, engine, own, timestamp));
    const known: { rows: readonly { __ref?: string }[] } | undefined = store.records[fullPath];
    const isKnown =
      known?.rows.length === rows.length && known.rows.every((row, at) => row.__ref === rows[at]?.__ref);
    if (!isKnown) engine.storePublish(fullPath, { rows });
    engine.publishStoreMetadata(fullPath, { ...METADATA, representationName: 'Page' });
    return { __ref: fullPath };
  };
  // oxlint-enable max-params, no-underscore-dangle
  const selectorOf = (recordId: string, node: Fragments['row'] | Fragments['page']) => ({
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
      const selector = selectorOf(keyOf(id), fragments.row);
      return () => luvio.storeLookup(selector).data;
    },
    pageReader(page) {
      const selector = selectorOf(page, fragments.page);
      return () => luvio.storeLookup<{ rows: readonly unknown[] }>(selector).data?.rows ?? [];
    },
    updater(id) {
      const key = keyOf(id);
      return (row) => {
        luvio.storeIngest(key, take, row);
        luvio.storeBroadcast();
      };
    },
    watch: (id, listener) =>
      luvio.storeSubscribe(luvio.storeLookup(selectorOf(keyOf(id), fragments.row)), listener),
  };
}

function isSame(known: Row, row: Row, fields: readonly string[]): boolean {
  for (const field of fields) if (known[field] !== row[field]) return false;
  return true;
}
