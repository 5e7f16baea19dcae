import type { Database, DatabaseOpener, FreshEntry, Owner, StoredEntry } from './database.ts';
import { createTextCipher, type TextCipher } from './text-cipher.ts';

/** Changes how a database is opened, such as to one that keeps nothing readable. */
export type DatabaseWrapper = (open: DatabaseOpener) => DatabaseOpener;

/** Texts that stay known beside what they were encrypted to. */
const MOST_KNOWN = 4_000;

/**
 * Keeps everything encrypted: texts, the subjects by which they replace each other, and the user's name. Times and sizes
 * stay readable. The keys are derived from a secret that whoever keeps it ends with the session, such as one that a server
 * tells its signed-in user: without it nobody reads what is left on the device, and it is dropped when the database is
 * opened with another one.
 *
 * @param secret at least 128 random bits, as text
 * @throws PersistenceError `UNAVAILABLE` when the database is opened where a browser has no cryptography, as without https
 */
export function encryptWith(
  secret: string,
  crypto: typeof globalThis.crypto = globalThis.crypto,
): DatabaseWrapper {
  return (open) => async (place) => {
    const cipher = await createTextCipher(secret, crypto);
    return encryptedDatabase(await open(place), cipher);
  };
}

/** Thrown out of a transaction, which can wait for no key: these are to be read first. */
class UnreadEntriesError extends Error {
  override readonly name = 'UnreadEntriesError';
  readonly entries: readonly StoredEntry[];

  constructor(entries: readonly StoredEntry[]) {
    super('Entries of other tabs are to be read first');
    this.entries = entries;
  }
}

function encryptedDatabase(database: Database, cipher: TextCipher): Database {
  const { known, remember, forget } = createKnownTexts();
  const hide = async ({ user, version }: Owner): Promise<Owner> => ({
    user: await cipher.hide(user),
    version,
  });
  const reveal = async (entry: StoredEntry): Promise<StoredEntry> => {
    const text = await cipher.open(entry.text, contextOf(entry));
    remember(entry.text, text);
    return { ...entry, text };
  };
  const seal = async (fresh: FreshEntry): Promise<FreshEntry> => {
    const subject = fresh.subject === '' ? '' : await cipher.hide(fresh.subject);
    const text = await cipher.seal(fresh.text, contextOf({ subject, at: fresh.at }));
    remember(text, fresh.text);
    return { subject, at: fresh.at, text, survivors: (earlier) => survivorsOf(fresh, earlier, known) };
  };
  return {
    close: database.close,
    clear: async (owner) => database.clear(await hide(owner)),
    async restore(owner, since) {
      const revealed = await Promise.all((await database.restore(await hide(owner), since)).map(reveal));
      forget();
      return revealed;
    },
    async append(owner, fresh, most) {
      const [hidden, sealed] = await Promise.all([hide(owner), Promise.all(fresh.map(seal))]);
      const attempt = async (): Promise<void> => {
        try {
          await database.append(hidden, sealed, most);
        } catch (error) {
          if (!(error instanceof UnreadEntriesError)) throw error;
          await Promise.all(error.entries.map(reveal));
          await attempt();
        }
      };
      // Not before: what an attempt has read it must find at the next.
      await attempt().finally(forget);
    },
  };
}

/** Binds a text to its place: put anywhere else it cannot be read. */
const contextOf = ({ subject, at }: Pick<StoredEntry, 'subject' | 'at'>): string => `${at} ${subject}`;

/** The earlier entries that stay, found by their readable texts. */
function survivorsOf(
  fresh: FreshEntry,
  earlier: readonly StoredEntry[],
  known: ReadonlyMap<string, string>,
): readonly StoredEntry[] {
  const unread = earlier.filter(({ text }) => !known.has(text));
  if (unread.length > 0) throw new UnreadEntriesError(unread);
  const readable = earlier.map((entry) => ({ ...entry, text: known.get(entry.text) ?? '' }));
  const left = new Set(fresh.survivors(readable));
  return earlier.filter((_, index) => {
    const entry = readable[index];
    return entry !== undefined && left.has(entry);
  });
}

function createKnownTexts() {
  const known = new Map<string, string>();
  return {
    known,
    remember: (sealed: string, text: string): void => void known.set(sealed, text),
    /** Makes room: what was met first goes first. */
    forget(): void {
      for (const oldest of known.keys()) {
        if (known.size <= MOST_KNOWN) return;
        known.delete(oldest);
      }
    },
  };
}
