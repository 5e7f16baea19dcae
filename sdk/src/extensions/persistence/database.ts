import type { DatabaseFactory } from '../storage/database-factory.ts';
import { PersistenceError } from './persistence-error.ts';

/** Whose data a database keeps. */
export interface Owner {
  readonly user: string;
  /** Of the specs. */
  readonly version: string;
}

/** One entry as it is kept. */
export interface StoredEntry {
  /** Entries of one subject may take each other's place; empty for none. */
  readonly subject: string;
  /** Epoch milliseconds of writing. */
  readonly at: number;
  readonly text: string;
}

/** An entry to be kept, and which of the earlier ones of its subject stay beside it. */
export interface FreshEntry extends StoredEntry {
  survivors(earlier: readonly StoredEntry[]): readonly StoredEntry[];
}

/** Entries of one owner, in the order in which they were written. Every call is one transaction. */
export interface Database {
  /**
   * Returns the entries that are kept for an owner; what was kept for another one is dropped, as is what is older.
   *
   * @param since epoch milliseconds
   */
  restore(owner: Owner, since: number): Promise<readonly StoredEntry[]>;
  /**
   * Writes entries, and drops the oldest beyond `most`.
   *
   * @throws PersistenceError `TAKEN` when the database is another owner's by now
   */
  append(owner: Owner, fresh: readonly FreshEntry[], most: number): Promise<void>;
  /** Drops everything of an owner. */
  clear(owner: Owner): Promise<void>;
  close(): void;
}

/** The place of a database. */
interface DatabasePlace {
  readonly name: string;
  /** The database cannot be used any more: another tab changes it, or the browser took it away. */
  readonly onLost: (error: PersistenceError) => void;
}

/** Opens a database, making it where there is none. */
export type DatabaseOpener = (place: DatabasePlace) => Promise<Database>;

/** Options of a database in IndexedDB. */
interface DatabaseOptions extends DatabasePlace {
  readonly factory: DatabaseFactory;
}

const FORMAT = 1;
const OWNER = 'owner';
const ENTRIES = 'entries';
const SUBJECT = 'subject';

/**
 * Opens a database, making it when there is none.
 *
 * @throws PersistenceError `UNAVAILABLE`, `BLOCKED`
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  let lost: PersistenceError | undefined;
  const onLost = (error: PersistenceError): void => {
    lost = error;
    options.onLost(error);
  };
  const database = await open({ ...options, onLost });
  const work = <TResult>(does: (stores: Stores) => Promise<TResult>): Promise<TResult> =>
    transact(database, does).catch(async (error: unknown) => {
      // A browser that takes the database away ends what is under way first, and then says so.
      await nextTask();
      throw lost ?? error;
    });
  return {
    restore: (owner, since) => work((stores) => restore(stores, owner, since)),
    append: (owner, fresh, most) => work((stores) => append(stores, { owner, fresh, most })),
    clear: (owner) => work((stores) => clear(stores, owner)),
    close: () => database.close(),
  };
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}

function open({ factory, name, onLost }: DatabaseOptions): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = openRequest(factory, name);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(OWNER);
      request.result.createObjectStore(ENTRIES, { autoIncrement: true }).createIndex(SUBJECT, SUBJECT);
    });
    request.addEventListener('blocked', () =>
      reject(new PersistenceError('BLOCKED', 'Another tab holds the database in an older form')),
    );
    request.addEventListener('error', () =>
      reject(new PersistenceError('UNAVAILABLE', 'The database cannot be opened', request.error)),
    );
    request.addEventListener('success', () => {
      const database = request.result;
      database.addEventListener('versionchange', () => {
        database.close();
        onLost(new PersistenceError('TAKEN', 'Another tab changes the database'));
      });
      database.addEventListener('close', () =>
        onLost(new PersistenceError('CLOSED', 'The browser closed the database')),
      );
      resolve(database);
    });
  });
}

/** Browsers that forbid databases throw at once. */
function openRequest(factory: DatabaseFactory, name: string): IDBOpenDBRequest {
  try {
    return factory.open(name, FORMAT);
  } catch (cause) {
    throw new PersistenceError('UNAVAILABLE', 'The database cannot be opened', cause);
  }
}

interface Stores {
  readonly owner: IDBObjectStore;
  readonly entries: IDBObjectStore;
}

/** Does all or nothing: whatever fails in between takes the rest with it. */
async function transact<TResult>(
  database: IDBDatabase,
  work: (stores: Stores) => Promise<TResult>,
): Promise<TResult> {
  const transaction = database.transaction([OWNER, ENTRIES], 'readwrite');
  const ended = new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error));
  });
  const stores = { owner: transaction.objectStore(OWNER), entries: transaction.objectStore(ENTRIES) };
  const [worked, finished] = await Promise.allSettled([abortOnError(transaction, work(stores)), ended]);
  // What ended the transaction says more than the request that came to nothing because of it.
  if (finished.status === 'rejected') throw finished.reason ?? reasonOf(worked);
  if (worked.status === 'rejected') throw worked.reason;
  return worked.value;
}

function reasonOf(outcome: PromiseSettledResult<unknown>): unknown {
  return outcome.status === 'rejected' ? outcome.reason : undefined;
}

async function abortOnError<TResult>(transaction: IDBTransaction, work: Promise<TResult>): Promise<TResult> {
  try {
    return await work;
  } catch (error) {
    if (transaction.error === null) abort(transaction);
    throw error;
  }
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has ended by itself.
  }
}

function done<TResult>(request: IDBRequest<TResult>): Promise<TResult> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}

async function isOwnedBy({ owner: store }: Stores, { user, version }: Owner): Promise<boolean> {
  const found: unknown = await done(store.get(OWNER));
  const isSame = (name: string, wanted: string): boolean =>
    typeof found === 'object' &&
    found !== null &&
    Object.getOwnPropertyDescriptor(found, name)?.value === wanted;
  return isSame('user', user) && isSame('version', version);
}

async function restore(stores: Stores, owner: Owner, since: number): Promise<readonly StoredEntry[]> {
  if (!(await isOwnedBy(stores, owner))) {
    await done(stores.entries.clear());
    await done(stores.owner.put({ user: owner.user, version: owner.version }, OWNER));
    return [];
  }
  const [keys, found] = await Promise.all([done(stores.entries.getAllKeys()), done(stores.entries.getAll())]);
  // Written by `append`; whoever reads the texts checks them.
  const entries = found as readonly StoredEntry[];
  await dropAll(
    stores,
    keys.filter((_, index) => (entries[index]?.at ?? 0) < since),
  );
  return entries.filter(({ at }) => at >= since);
}

interface Appending {
  readonly owner: Owner;
  readonly fresh: readonly FreshEntry[];
  readonly most: number;
}

async function append(stores: Stores, { owner, fresh, most }: Appending): Promise<void> {
  if (!(await isOwnedBy(stores, owner)))
    throw new PersistenceError('TAKEN', 'The database is of another owner');
  for (const entry of fresh) await put(stores, entry);
  const excess = (await done(stores.entries.count())) - most;
  if (excess > 0) await dropAll(stores, await done(stores.entries.getAllKeys(null, excess)));
}

async function put(stores: Stores, { subject, at, text, survivors }: FreshEntry): Promise<void> {
  if (subject !== '') {
    const index = stores.entries.index(SUBJECT);
    const [keys, found] = await Promise.all([
      done(index.getAllKeys(subject)),
      done<StoredEntry[]>(index.getAll(subject)),
    ]);
    const left = new Set(survivors(found));
    const dropped = found.flatMap((entry, place) => (left.has(entry) ? [] : (keys[place] ?? [])));
    await dropAll(stores, dropped);
  }
  await done(stores.entries.add({ subject, at, text }));
}

async function dropAll({ entries }: Stores, keys: readonly IDBValidKey[]): Promise<void> {
  await Promise.all(keys.map((key) => done(entries.delete(key))));
}

async function clear(stores: Stores, owner: Owner): Promise<void> {
  if (!(await isOwnedBy(stores, owner))) return;
  await Promise.all([done(stores.entries.clear()), done(stores.owner.clear())]);
}
