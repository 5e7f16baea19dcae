import type { DatabaseFactory } from './database-factory.ts';
import type { KeyedStorage } from './storage.ts';

/** The place of the database. */
export interface IndexedDbOptions {
  readonly factory?: DatabaseFactory;
  /** Name of the database; `energy-portal-queue` unless stated. */
  readonly name?: string;
}

const STORE = 'values';

/**
 * Keeps values in IndexedDB: it survives a reload, and a crash at any moment.
 *
 * @example
 * const queue = createWriteQueue({ ...environment, storage: createIndexedDbStorage(), operations, version });
 */
export function createIndexedDbStorage(options: IndexedDbOptions = {}): KeyedStorage {
  const { factory = globalThis.indexedDB, name = 'energy-portal-queue' } = options;
  let opening: Promise<IDBDatabase> | undefined;
  const forget = (): void => {
    opening = undefined;
  };
  const open = (): Promise<IDBDatabase> => {
    opening ??= openDatabase({ factory, name, forget });
    // The next update tries anew.
    opening.catch(forget);
    return opening;
  };
  return {
    async update(key, change) {
      const database = await open();
      await updateValue(database, key, change);
    },
  };
}

function openDatabase(options: {
  readonly factory: DatabaseFactory;
  readonly name: string;
  readonly forget: () => void;
}): Promise<IDBDatabase> {
  const { factory, name, forget } = options;
  return new Promise((resolve, reject) => {
    const request = factory.open(name, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
    request.addEventListener('error', () => reject(request.error));
    request.addEventListener('blocked', () => reject(new Error('Another page holds the database')));
    request.addEventListener('success', () => {
      const database = request.result;
      database.addEventListener('close', forget);
      database.addEventListener('versionchange', () => {
        database.close();
        forget();
      });
      resolve(database);
    });
  });
}

function updateValue(database: IDBDatabase, key: string, change: (kept: unknown) => unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' });
    const values = transaction.objectStore(STORE);
    const reading = values.get(key);
    let thrown: { readonly error: unknown } | undefined;
    reading.addEventListener('success', () => {
      try {
        const kept: unknown = reading.result;
        const next = change(kept);
        if (next === undefined && kept !== undefined) values.delete(key);
        else if (next !== kept) values.put(next, key);
      } catch (error) {
        thrown = { error };
        transaction.abort();
      }
    });
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(thrown ? thrown.error : transaction.error));
  });
}
