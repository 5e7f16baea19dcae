import type { Statements } from '../database/statements.ts';
import type { Clock } from '../protocol/call.ts';
import { checkPassword } from './passwords.ts';
import type { PasswordHash } from './passwords.ts';

/** Wrong tries that one user has in a window, and the length of the window in milliseconds. */
export const TRIES = { most: 10, window: 15 * 60_000 } as const;

/** What came of a try to log in. */
export type LogInResult =
  | { readonly state: 'accepted'; readonly userId: string }
  | { readonly state: 'inactive' }
  | { readonly state: 'refused' }
  | { readonly state: 'throttled'; readonly retryAfterSeconds: number };

/** Checks user names and passwords. */
export interface LogIns {
  try(username: string, password: string): Promise<LogInResult>;
  setPassword(userId: string, hash: PasswordHash): void;
}

interface KnownUser {
  readonly userId: string;
  readonly active: boolean;
  readonly stored: PasswordHash;
}

/** Log-ins over the users of the database. Unknown users are counted and cost as much as known ones. */
export function createLogIns(statements: Statements, clock: Clock): LogIns {
  return {
    setPassword(userId, { salt, hash }) {
      statements.run('INSERT OR REPLACE INTO sandbox_credential (user_id, salt, hash) VALUES (?, ?, ?)', [
        userId,
        salt,
        hash,
      ]);
    },
    async try(username, password) {
      const user = findUser(statements, username);
      const login = user?.userId ?? username.trim().toLowerCase();
      const retryAfterSeconds = secondsToWait(statements, login, clock.now());
      if (retryAfterSeconds > 0) return { state: 'throttled', retryAfterSeconds };
      // Counted before the slow check, so that many tries at once do not slip through together.
      statements.run('INSERT INTO sandbox_failed_log_in (login, at) VALUES (?, ?)', [login, clock.now()]);
      if (!(await checkPassword(password, user?.stored)) || user === undefined) return { state: 'refused' };
      statements.run('DELETE FROM sandbox_failed_log_in WHERE login = ?', [login]);
      return user.active ? { state: 'accepted', userId: user.userId } : { state: 'inactive' };
    },
  };
}

function findUser(statements: Statements, username: string): KnownUser | undefined {
  const wanted = username.trim();
  const sql =
    'SELECT u."Id", u."IsActive", c.salt, c.hash FROM "User" u JOIN sandbox_credential c ON c.user_id = u."Id" ' +
    'WHERE (u."Username" = ? COLLATE NOCASE OR u."Email" = ? COLLATE NOCASE) AND u."IsDeleted" = 0';
  const row = statements.get(sql, [wanted, wanted]);
  if (row === undefined) return undefined;
  return {
    userId: String(row['Id']),
    active: row['IsActive'] === 1,
    stored: { salt: String(row['salt']), hash: String(row['hash']) },
  };
}

function secondsToWait(statements: Statements, login: string, now: number): number {
  statements.run('DELETE FROM sandbox_failed_log_in WHERE at <= ?', [now - TRIES.window]);
  const sql = 'SELECT count(*) AS tries, min(at) AS first FROM sandbox_failed_log_in WHERE login = ?';
  const row = statements.get(sql, [login]);
  if (Number(row?.['tries']) < TRIES.most) return 0;
  return Math.max(1, Math.ceil((Number(row?.['first']) + TRIES.window - now) / 1000));
}
