import type { Clock } from '../../calendar/clock.ts';
import { MINUTE } from '../../calendar/durations.ts';
import { constants } from '../../contract/constants.ts';
import type { Statements } from '../../database/statements.ts';
import { readPasswordHash } from './credentials.ts';
import type { Credentials } from './credentials.ts';
import type { PasswordHash } from './passwords.ts';

/** Wrong tries that one user has in a window, and the length of the window in milliseconds. */
const TRIES = {
  most: constants.logIn.attempts,
  window: constants.logIn.windowMinutes * MINUTE,
} as const;

/** The result of a try to log in. */
export type LogInResult =
  | { readonly state: 'accepted'; readonly userId: string }
  | { readonly state: 'inactive' }
  | { readonly state: 'refused'; readonly triesLeft: number }
  | { readonly state: 'throttled'; readonly retryAfterSeconds: number };

/** Checks user names and passwords. */
interface LogIns {
  try(username: string, password: string): Promise<LogInResult>;
  /** Checks the password of somebody who is logged in. Wrong ones count for themselves: strangers use none of them up. */
  confirm(userId: string, password: string): Promise<Exclude<LogInResult, { readonly state: 'inactive' }>>;
  /** Wrong tries of a user count no more, such as after a new password. */
  forgive(userId: string): void;
}

interface Credential {
  readonly userId: string;
  readonly stored: PasswordHash;
}

interface KnownUser extends Credential {
  readonly active: boolean;
}

/** Log-ins over the users of the database. Unknown users are counted and cost as much as known ones. */
export function createLogIns(statements: Statements, clock: Clock, credentials: Credentials): LogIns {
  const forgive: LogIns['forgive'] = (userId) => {
    for (const login of [userId, confirmedLogin(userId)]) forget(statements, login);
  };
  /** @param login the name under which tries are counted */
  const check = async (login: string, password: string, user: Credential | undefined) => {
    const retryAfterSeconds = secondsToWait(statements, login, clock.now());
    if (retryAfterSeconds > 0) return { state: 'throttled', retryAfterSeconds } as const;
    // Counted before the slow check, so that many tries at once do not slip through together.
    statements.run('INSERT INTO sandbox_failed_log_in (login, at) VALUES (?, ?)', [login, clock.now()]);
    const triesLeft = Math.max(0, TRIES.most - countTries(statements, login).tries);
    const isRight = await credentials.check(password, user?.stored);
    // Checking took a while: a password that was changed in the meantime opens nothing any more.
    if (!isRight || user === undefined || !isSameHash(user.stored, credentials.find(user.userId)))
      return { state: 'refused', triesLeft } as const;
    forget(statements, login);
    return { state: 'accepted', userId: user.userId } as const;
  };
  return {
    forgive,
    confirm(userId, password) {
      const stored = credentials.find(userId);
      return check(confirmedLogin(userId), password, stored && { userId, stored });
    },
    async try(username, password) {
      const user = findUser(statements, username);
      const result = await check(user?.userId ?? unknownLogin(username), password, user);
      return result.state === 'accepted' && user?.active !== true ? { state: 'inactive' } : result;
    },
  };
}

const isSameHash = (one: PasswordHash, other: PasswordHash | undefined): boolean =>
  one.hash === other?.hash && one.salt === other.salt;

/** The name by which those are counted who are logged in. No user name begins so, as they are trimmed. */
const confirmedLogin = (userId: string): string => ` ${userId}`;

function forget(statements: Statements, login: string): void {
  statements.run('DELETE FROM sandbox_failed_log_in WHERE login = ?', [login]);
}

/** Customers may leave the end of their user name out. Strangers’ tries count alike, or counting would tell who is known. */
const unknownLogin = (username: string): string =>
  username
    .trim()
    .toLowerCase()
    .replace(/@example\.com$/, '');

function findUser(statements: Statements, username: string): KnownUser | undefined {
  const wanted = username.trim();
  const sql =
    'SELECT u."Id", u."IsActive", c.salt, c.hash, c.cost FROM "User" u ' +
    'JOIN sandbox_credential c ON c.user_id = u."Id" ' +
    'WHERE (u."Username" = ? COLLATE NOCASE OR u."Email" = ? COLLATE NOCASE) AND u."IsDeleted" = 0';
  const row = statements.get(sql, [wanted, wanted]);
  if (row === undefined) return undefined;
  return { userId: String(row['Id']), active: row['IsActive'] === 1, stored: readPasswordHash(row) };
}

function secondsToWait(statements: Statements, login: string, now: number): number {
  statements.run('DELETE FROM sandbox_failed_log_in WHERE at <= ?', [now - TRIES.window]);
  const { tries, first } = countTries(statements, login);
  if (tries < TRIES.most) return 0;
  return Math.max(1, Math.ceil((first + TRIES.window - now) / 1000));
}

function countTries(
  statements: Statements,
  login: string,
): { readonly tries: number; readonly first: number } {
  const sql = 'SELECT count(*) AS tries, min(at) AS first FROM sandbox_failed_log_in WHERE login = ?';
  const row = statements.get(sql, [login]);
  return { tries: Number(row?.['tries']), first: Number(row?.['first']) };
}
