import { idOf, parseRow, parseRows, rowsText, rowText } from './rows.ts';
import type { BenchStore, CreateStore } from './store.ts';

/** One thing that caches do, with everything around it prepared. */
export interface Work {
  readonly id: string;
  readonly title: string;
  readonly unit: 'ms' | 'us' | 'ns';
  /** The number of times that the work is done in one measured run. */
  readonly times: number;
  /** Shows how our own cost grows: peers are not measured. */
  readonly isSlope?: true;
  /** Makes ready; undefined where this cache cannot do it. The function returned is measured. */
  prepare(create: CreateStore): Promise<Prepared | undefined>;
}

/** A run to measure, again and again. */
export interface Prepared {
  /** Makes ready for one run, and gives it. */
  next(): Promise<() => void | Promise<void>>;
  /** Says what went wrong with the runs so far; undefined where all is well. */
  check(): string | undefined;
}

const RECORDS = 1_000;
const PAGE = 50;

const coldIngest = (count: number): Omit<Work, 'id'> => ({
  title: `cold ingest, ${count.toLocaleString('en')} records`,
  unit: 'ms',
  times: 1,
  async prepare(create) {
    const text = rowsText(count);
    let store: BenchStore | undefined;
    return {
      async next() {
        const rows = parseRows(text);
        const made = await create();
        store = made;
        return () => made.takeIn('all', rows);
      },
      check: () => (store?.reader(idOf(count - 1))() ? undefined : 'the last row is not there'),
    };
  },
});

const sameIngest: Work = {
  id: 'b',
  title: 're-ingest, unchanged',
  unit: 'ms',
  times: 1,
  async prepare(create) {
    const text = rowsText(RECORDS);
    const store = await filled(create, RECORDS);
    let told = 0;
    store.watch(idOf(1), () => (told += 1));
    return {
      async next() {
        const rows = parseRows(text);
        return async () => {
          store.takeIn('all', rows);
          await store.flush?.();
        };
      },
      check: () => (told === 0 ? undefined : `${told} notifications without a change`),
    };
  },
};

const read: Work = {
  id: 'c',
  title: 'cached read',
  unit: 'ns',
  times: RECORDS,
  async prepare(create) {
    const store = await filled(create, RECORDS);
    const readers = Array.from({ length: RECORDS }, (_, index) => store.reader(idOf(index)));
    let found = 0;
    return {
      next: async () => () => {
        for (const one of readers) if (one() !== undefined) found += 1;
      },
      check: () => (found > 0 && found % RECORDS === 0 ? undefined : 'rows were not found'),
    };
  },
};

const updateElsewhere = (count: number): Omit<Work, 'id'> => ({
  title: `one update, ${count.toLocaleString('en')} subscribers elsewhere`,
  unit: 'us',
  times: 1,
  async prepare(create) {
    const store = await filled(create, count + 1);
    let told = 0;
    for (let index = 0; index < count; index += 1) store.watch(idOf(index), () => (told += 1));
    const update = store.updater(idOf(count));
    let revision = 0;
    return {
      async next() {
        const row = parseRow(rowText(count, (revision += 1)));
        return async () => {
          update(row);
          await store.flush?.();
        };
      },
      check: () => (told === 0 ? undefined : `${told} subscribers were told of another row`),
    };
  },
});

const updateWatched = (count: number): Omit<Work, 'id'> => ({
  title: `one update, ${count.toLocaleString('en')} subscribers on it`,
  unit: 'us',
  times: 1,
  async prepare(create) {
    const store = await filled(create, RECORDS);
    let told = 0;
    for (let index = 0; index < count; index += 1) store.watch(idOf(1), () => (told += 1));
    const update = store.updater(idOf(1));
    let revision = 0;
    return {
      async next() {
        const row = parseRow(rowText(1, (revision += 1)));
        return async () => {
          update(row);
          await store.flush?.();
        };
      },
      check: () => (told === revision * count ? undefined : `${told} calls for ${revision} changes`),
    };
  },
});

const manyUpdates: Work = {
  id: 'g',
  title: '1,000 changes, 1,000 subscribers',
  unit: 'ms',
  times: 1,
  async prepare(create) {
    const store = await filled(create, RECORDS);
    let told = 0;
    let revision = 0;
    const updates = Array.from({ length: RECORDS }, (_, index) => {
      store.watch(idOf(index), () => (told += 1));
      return store.updater(idOf(index));
    });
    return {
      async next() {
        const rows = parseRows(rowsText(RECORDS, { revision: (revision += 1) }));
        return async () => {
          for (const [index, row] of rows.entries()) updates[index]?.(row);
          await store.flush?.();
        };
      },
      check: () =>
        told === revision * RECORDS ? undefined : `${told} calls for ${revision * RECORDS} changes`,
    };
  },
};

const pageInAndOut: Work = {
  id: 'e',
  title: `page of ${PAGE} in and out`,
  unit: 'us',
  times: 1,
  async prepare(create) {
    const store = await filled(create, RECORDS);
    if (!store.pageReader) return undefined;
    let revision = 0;
    let shown: readonly unknown[] = [];
    const show = store.pageReader.bind(store);
    store.takeIn('page', parseRows(rowsText(PAGE)));
    const page = show('page');
    return {
      async next() {
        const rows = parseRows(rowsText(PAGE, { revision: (revision += 1) }));
        return () => {
          store.takeIn('page', rows);
          shown = page();
        };
      },
      check: () => (shown.length === PAGE ? undefined : `${shown.length} rows of ${PAGE} were shown`),
    };
  },
};

const warmPage: Work = {
  id: 'e2',
  title: 'warm page read',
  unit: 'ns',
  times: RECORDS,
  async prepare(create) {
    const store = await filled(create, RECORDS);
    if (!store.pageReader) return undefined;
    store.takeIn('page', parseRows(rowsText(PAGE)));
    const page = store.pageReader('page');
    const first = page();
    let last = first;
    return {
      next: async () => () => {
        for (let time = 0; time < RECORDS; time += 1) last = page();
      },
      check: () => (last.length === PAGE ? undefined : 'the page is not there'),
    };
  },
};

async function filled(create: CreateStore, count: number): Promise<BenchStore> {
  const store = await create();
  store.takeIn('all', parseRows(rowsText(count)));
  await store.flush?.();
  return store;
}

/** In the order of the table. */
export const works: readonly Work[] = [
  { id: 'a', ...coldIngest(RECORDS) },
  sameIngest,
  read,
  { id: 'd1', ...updateElsewhere(RECORDS) },
  { id: 'd2', ...updateWatched(RECORDS) },
  manyUpdates,
  pageInAndOut,
  warmPage,
  { id: 'a10', ...coldIngest(10 * RECORDS), isSlope: true },
  { id: 'a100', ...coldIngest(100 * RECORDS), isSlope: true },
  { id: 'd1-10', ...updateElsewhere(10 * RECORDS), isSlope: true },
  { id: 'd2-10', ...updateWatched(10 * RECORDS), isSlope: true },
];
