/** One record of the benchmark: flat, twenty fields, about 500 bytes of JSON. */
export interface Row {
  readonly __typename: 'Row';
  readonly id: string;
  readonly [field: string]: string | number;
}

/**
 * A cache as the benchmark drives it, through its public interface. What a caller would prepare once (a key, a
 * selector, an observer) is prepared outside of the measured run: the functions returned do the work.
 */
export interface BenchStore {
  /** Takes in an answer with rows, as it was parsed. */
  takeIn(page: string, rows: readonly Row[]): void;
  /** Reads one row that is there. */
  reader(id: string): () => unknown;
  /** Reads all rows of a page that was taken in; absent where the cache keeps no pages. */
  pageReader?(page: string): () => readonly unknown[];
  /** Brings a change of one row in, as it was parsed. */
  updater(id: string): (row: Row) => void;
  /** Calls back, before `updater` returns or `flush` has, once for each change of a row. */
  watch(id: string, listener: () => void): () => void;
  /** Does what is put off. */
  flush?(): void | Promise<void>;
}

/** Makes an empty cache. */
export type CreateStore = () => BenchStore | Promise<BenchStore>;
