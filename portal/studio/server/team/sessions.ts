import { createHash, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

/** Sessions of analysts. Only hashes of their tokens are kept. */
export interface Sessions {
  /** Begins a session. @returns its token, for the cookie */
  readonly begin: (account: string) => string;
  /** The id of the account that a token stands for; undefined for one that nobody has, or whose time is over. */
  readonly accountOf: (token: string) => string | undefined;
  readonly end: (token: string) => void;
  /** Ends all sessions of an account, but one. */
  readonly endAll: (account: string, but?: string) => void;
}

/** Milliseconds: a session is over so long after its log-in, and after it was used last. */
const [longest, longestIdle] = [12 * 3_600_000, 3_600_000];

/** Uses are noted no more often than that. */
const noteEvery = 60_000;

/** Opens the sessions of a database. */
export function openSessions(database: DatabaseSync, clock: { readonly now: () => number }): Sessions {
  const forgetOld = () => {
    const now = clock.now();
    database
      .prepare('DELETE FROM sessions WHERE began < ? OR used < ?')
      .run(now - longest, now - longestIdle);
  };
  return {
    begin(account) {
      forgetOld();
      const token = randomBytes(32).toString('base64url');
      const now = clock.now();
      database
        .prepare('INSERT INTO sessions (hash, account, began, used) VALUES (?, ?, ?, ?)')
        .run(hashOf(token), account, now, now);
      return token;
    },
    accountOf(token) {
      const row = database.prepare('SELECT * FROM sessions WHERE hash = ?').get(hashOf(token));
      if (row === undefined) return undefined;
      const [now, began, used] = [clock.now(), Number(row['began']), Number(row['used'])];
      if (now - began > longest || now - used > longestIdle) return undefined;
      if (now - used > noteEvery)
        database.prepare('UPDATE sessions SET used = ? WHERE hash = ?').run(now, hashOf(token));
      return String(row['account']);
    },
    end: (token) => void database.prepare('DELETE FROM sessions WHERE hash = ?').run(hashOf(token)),
    endAll: (account, but) =>
      void database
        .prepare('DELETE FROM sessions WHERE account = ? AND hash <> ?')
        .run(account, but === undefined ? '' : hashOf(but)),
  };
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
