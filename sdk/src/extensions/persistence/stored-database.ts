import type { KeyedStorage } from '../storage/storage.ts';
import type { Database, DatabaseOpener, FreshEntry, Owner, StoredEntry } from './database.ts';
import { PersistenceError } from './persistence-error.ts';

/** One entry in the index; its text is under a key of its own. */
interface IndexedEntry extends Omit<StoredEntry, 'text'> {
  readonly id: number;
}

/** All that is kept of one owner. Only what it names counts, so writing it makes a change happen, wholly. */
interface Index extends Owner {
  /** Number of the next entry. Texts from here on are left of a change that did not happen; the next one writes over them. */
  readonly next: number;
  readonly entries: readonly IndexedEntry[];
  /** Numbers of entries that are to be removed. */
  readonly garbage: readonly number[];
}

/**
 * Keeps what `createPersistence` writes in any storage instead of IndexedDB, for one client at a time.
 *
 * @example
 * const persistence = createPersistence({ database: createStoredDatabase(createAsyncStorage(AsyncStorage)) });
 */
export function createStoredDatabase(storage: KeyedStorage): DatabaseOpener {
  return async ({ name }) => databaseIn(storage, name);
}

/** The index and the texts in a storage. */
interface IndexedTexts {
  read(): Promise<Index | undefined>;
  /** Makes a change happen, and removes what nothing names any more; what is interrupted is gone on with the next time. */
  write(index: Index): Promise<void>;
  put(id: number, text: string): Promise<void>;
  load(entries: readonly IndexedEntry[]): Promise<readonly LoadedEntry[]>;
}

type LoadedEntry = StoredEntry & IndexedEntry;

function createIndexedTexts(storage: KeyedStorage, name: string): IndexedTexts {
  const textKey = (id: number): string => `${name}/${id}`;
  const valueOf = async (key: string): Promise<unknown> => {
    let found: unknown;
    await storage.update(key, (kept) => (found = kept));
    return found;
  };
  return {
    async read() {
      const found = await valueOf(name);
      return isIndex(found) ? found : undefined;
    },
    async write(index) {
      await storage.update(name, () => index);
      if (index.garbage.length === 0) return;
      for (const id of index.garbage) await storage.update(textKey(id), () => undefined);
      await storage.update(name, () => ({ ...index, garbage: [] }));
    },
    put: (id, text) => storage.update(textKey(id), () => text),
    async load(entries) {
      const texts = await Promise.all(entries.map(({ id }) => valueOf(textKey(id))));
      return entries.map((entry, at) => ({ ...entry, text: String(texts[at]) }));
    },
  };
}

function databaseIn(storage: KeyedStorage, name: string): Database {
  const { read, write, put, load } = createIndexedTexts(storage, name);
  return {
    async restore(owner, since) {
      const found = await read();
      const index = found ?? { ...owner, next: 0, entries: [], garbage: [] };
      const left = isOwnedBy(index, owner) ? index.entries.filter(({ at }) => at >= since) : [];
      if (!found || !isOwnedBy(found, owner) || left.length < found.entries.length)
        await write({ ...index, user: owner.user, version: owner.version, ...without(index, left) });
      return load(left);
    },
    async append(owner, fresh, most) {
      const index = await read();
      if (!index || !isOwnedBy(index, owner))
        throw new PersistenceError('TAKEN', 'The storage is of another owner');
      let { entries } = index;
      const added = fresh.map(({ subject, at }, place) => ({ id: index.next + place, subject, at }));
      for (const [place, entry] of fresh.entries()) {
        await put(index.next + place, entry.text);
        entries = [...(await survivorsOf(entries, entry, load)), ...added.slice(place, place + 1)];
      }
      const all = { ...index, entries: [...index.entries, ...added] };
      await write({ ...all, next: index.next + fresh.length, ...without(all, entries.slice(-most)) });
    },
    async clear(owner) {
      const index = await read();
      if (index && isOwnedBy(index, owner))
        await write({ ...index, user: '', version: '', ...without(index, []) });
    },
    close: () => undefined,
  };
}

/** The entries that are left, and the numbers of those that are not. */
function without(index: Index, entries: readonly IndexedEntry[]): Pick<Index, 'entries' | 'garbage'> {
  const left = new Set(entries.map(({ id }) => id));
  const gone = index.entries.map(({ id }) => id).filter((id) => !left.has(id));
  return { entries, garbage: [...index.garbage, ...gone] };
}

async function survivorsOf(
  entries: readonly IndexedEntry[],
  { subject, survivors }: FreshEntry,
  load: (alike: readonly IndexedEntry[]) => Promise<readonly LoadedEntry[]>,
): Promise<readonly IndexedEntry[]> {
  const alike = subject === '' ? [] : entries.filter((entry) => entry.subject === subject);
  if (alike.length === 0) return entries;
  const known = await load(alike);
  const left = new Set(survivors(known));
  const gone = new Set(known.filter((entry) => !left.has(entry)).map(({ id }) => id));
  return entries.filter(({ id }) => !gone.has(id));
}

const isOwnedBy = (one: Owner, other: Owner): boolean =>
  one.user === other.user && one.version === other.version;

function isIndex(value: unknown): value is Index {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['user', 'version', 'next', 'entries', 'garbage'].every((member) => member in value)
  );
}
