import type { DatabaseFactory } from '../storage/database-factory.ts';
import type { ExtensionHost } from '../../client/extension.ts';
import { readBatch, writeBatch, type Batch } from '../journal/batch.ts';
import { splitEntry, subjectOf, survivors } from '../journal/compaction.ts';
import { asStale } from '../journal/as-stale.ts';
import type { Entry } from '../journal/entry.ts';
import { replay, type Source } from '../journal/replay.ts';
import type { EntityTables } from '../../spec/entity.ts';
import {
  openDatabase,
  type Database,
  type DatabaseOpener,
  type FreshEntry,
  type Owner,
  type StoredEntry,
} from './database.ts';
import type { DatabaseWrapper } from './encrypted-database.ts';
import { persistenceErrorOf, PersistenceError } from './persistence-error.ts';

/** Options of an entry writer: limits, place and version of the specs. */
export interface EntryWriterOptions {
  /** Of the specs: what was kept under another one is dropped. */
  readonly version: string;
  /** Of the database; `energy-portal` unless stated. */
  readonly name?: string | undefined;
  /** `indexedDB` unless stated. */
  readonly databases?: DatabaseFactory | undefined;
  /** Opens another place than IndexedDB, see `createStoredDatabase` of `@energy-portal/sdk/storage`. */
  readonly database?: DatabaseOpener | undefined;
  /** Most entries: answers, writes, expiries. Beyond them the oldest go. 2,000 unless stated. */
  readonly maxEntries?: number | undefined;
  /** Milliseconds after which an entry is not restored; a day unless stated. */
  readonly maxAge?: number | undefined;
  /**
   * True to restore all data as stale, whatever its times: it is shown at once, and whoever watches it
   * asks the server. False unless stated. For pages whose reader expects something newer after loading them again.
   */
  readonly restoresStale?: boolean | undefined;
  /** Called once when the client goes on in memory alone, and when something malformed was dropped. */
  readonly onError?: ((error: PersistenceError) => void) | undefined;
}

/** Whose data is kept, and in which way. */
interface PersistedUser {
  readonly user: string;
  /** The database as it is unless stated. */
  readonly wrap?: DatabaseWrapper | undefined;
}

/** Does one thing after the other with the database; after an error, nothing. */
interface EntryWriter {
  open(host: ExtensionHost, owner: PersistedUser): Promise<void>;
  /**
   * Takes an entry to be written; false when nothing is kept any more.
   *
   * @param at epoch milliseconds
   */
  note(entry: Entry, at: number): boolean;
  flush(): Promise<void>;
  /** Drops everything of the user. */
  leave(): Promise<void>;
  close(): Promise<void>;
}

/** The open database of one user. */
interface Session {
  readonly owner: Owner;
  readonly database: Database;
  readonly entities: EntityTables;
}

interface Noted {
  readonly entry: Entry;
  readonly at: number;
}

const SOURCE: Source = { isKept: true };
const A_DAY = 86_400_000;

/** Creates a writer that has nothing open yet. */
export function createEntryWriter(options: EntryWriterOptions): EntryWriter {
  const { onError = () => undefined, maxEntries = 2_000 } = options;
  let noted: Noted[] = [];
  let session: Session | undefined;
  let isOver = false;
  const leave = async (): Promise<void> => {
    const last = session;
    session = undefined;
    await last?.database.clear(last.owner).finally(last.database.close);
  };
  const end = async (reason: PersistenceError): Promise<void> => {
    if (isOver) return;
    isOver = true;
    noted = [];
    onError(reason);
    // What is there would miss what comes from now on; where it cannot be dropped either, its age ends it.
    await leave().catch(() => undefined);
  };
  const then = createSequence(() => isOver, end);
  const begin = async (host: ExtensionHost, owner: PersistedUser): Promise<void> => {
    const epoch = host.store.epoch();
    session?.database.close();
    session = await openSession(options, { ...owner, host, onLost: (error) => void end(error) });
    const batch = await restore(session, host, options);
    if (epoch === host.store.epoch()) replay(host, batch, SOURCE);
  };
  return {
    open: (host, owner) => then(currentOnly(host, () => begin(host, owner))),
    note(entry, at) {
      if (isOver) return false;
      noted.push(...splitEntry(entry).map((one) => ({ entry: one, at })));
      if (noted.length > 2 * maxEntries) noted = noted.slice(-maxEntries);
      return true;
    },
    flush: () =>
      then(async () => {
        if (session && noted.length > 0) await write(session, noted.splice(0), maxEntries);
      }),
    leave() {
      noted = [];
      return then(leave);
    },
    close: () =>
      then(async () => {
        isOver = true;
        session?.database.close();
      }),
  };
}

/** Does one thing after the other, until it is over; a failure ends it. */
function createSequence(
  isOver: () => boolean,
  onError: (error: PersistenceError) => Promise<void>,
): (work: () => Promise<void>) => Promise<void> {
  let tail = Promise.resolve();
  return (work) => {
    tail = tail
      .then(() => (isOver() ? undefined : work()))
      .catch((error: unknown) => onError(persistenceErrorOf(error)));
    return tail;
  };
}

/** Work that is not done any more once the signed-in user has changed. */
function currentOnly({ store }: ExtensionHost, work: () => Promise<void>): () => Promise<void> {
  const epoch = store.epoch();
  return async () => {
    if (epoch === store.epoch()) await work();
  };
}

interface Opening extends PersistedUser {
  readonly host: ExtensionHost;
  readonly onLost: (error: PersistenceError) => void;
}

async function openSession(
  options: EntryWriterOptions,
  { host: { entities }, user, wrap = (open) => open, onLost }: Opening,
): Promise<Session> {
  const owner = { user, version: options.version };
  const open = wrap(({ onLost: lost }) => openIn(options, lost));
  return { owner, database: await open({ name: nameOf(options), onLost }), entities };
}

function write({ owner, database, entities }: Session, noted: readonly Noted[], most: number): Promise<void> {
  const fresh = noted.map((one) => freshEntry(one, entities));
  return database.append(owner, fresh, most);
}

const nameOf = ({ name = 'energy-portal' }: Pick<EntryWriterOptions, 'name'>): string => name;

function openIn(
  { database, databases = globalThis.indexedDB, ...options }: EntryWriterOptions,
  onLost: (error: PersistenceError) => void,
): Promise<Database> {
  const name = nameOf(options);
  if (database) return database({ name, onLost });
  // Some places have no such global, whatever its type says.
  if (!(databases as DatabaseFactory | undefined)) {
    throw new PersistenceError('UNAVAILABLE', 'There is no IndexedDB here');
  }
  return openDatabase({ factory: databases, name, onLost });
}

/** Returns all kept entries as one batch; none where any of them cannot be understood. */
async function restore(
  { owner, database }: Session,
  { clock, entities }: ExtensionHost,
  { maxAge = A_DAY, restoresStale, onError }: EntryWriterOptions,
): Promise<Batch> {
  const now = clock.now();
  const stored = await database.restore(owner, now - maxAge);
  const batches = stored.map(({ text }) => readBatch(text, { entities, now }));
  const whole = batches.filter((batch) => batch !== undefined);
  if (whole.length === batches.length) {
    // The latest time tells how far the writer's clock was ahead of this one.
    const at = Math.max(now, ...whole.map((batch) => batch.at));
    const entries = whole.flatMap((batch) => batch.entries);
    return {
      at,
      entries: restoresStale ? entries.flatMap((one) => asStale(one, { at, entities })) : entries,
    };
  }
  await database.clear(owner);
  await database.restore(owner, now);
  onError?.(new PersistenceError('MALFORMED', 'What was kept cannot be understood and was dropped'));
  return { at: now, entries: [] };
}

function freshEntry({ entry, at }: Noted, entities: EntityTables): FreshEntry {
  return {
    subject: subjectOf(entry, entities),
    at,
    text: writeBatch({ at, entries: [entry] }),
    survivors(earlier) {
      const known = earlier.map((stored) => ({ stored, entry: entryIn(stored, entities) }));
      const entries = known.flatMap((one) => one.entry ?? []);
      const left = new Set(survivors(entries, entry, entities));
      return known.flatMap((one) => (one.entry && left.has(one.entry) ? one.stored : []));
    },
  };
}

function entryIn({ text }: StoredEntry, entities: EntityTables): Entry | undefined {
  // Whether its times can be is asked when it is restored.
  return readBatch(text, { entities, now: Number.MAX_SAFE_INTEGER })?.entries[0];
}
