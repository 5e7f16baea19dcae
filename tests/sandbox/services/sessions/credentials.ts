import { constants } from '../../contract/constants.ts';
import type { Row, Statements } from '../../database/statements.ts';
import { checkPassword, hashPassword } from './passwords.ts';
import type { PasswordHash } from './passwords.ts';

/** So many earlier passwords are remembered beside the present one. */
const REMEMBERED = constants.password.remembered;

/** Passwords of users, with the earlier ones. */
export interface Credentials {
  readonly hash: (password: string) => Promise<PasswordHash>;
  find(userId: string): PasswordHash | undefined;
  /** Returns true when the password is the stored one; costs the same when there is none. */
  check(password: string, stored: PasswordHash | undefined): Promise<boolean>;
  /** Returns true when it is the present password or one of those remembered. */
  wasUsed(userId: string, password: string): Promise<boolean>;
  /** Returns true when the last change was from one of these passwords to the other. */
  wasChanged(userId: string, from: string, to: string): Promise<boolean>;
  /** The new password counts; the one before is remembered. */
  set(userId: string, hash: PasswordHash): void;
}

export const CREDENTIAL_TABLES = `
  CREATE TABLE sandbox_credential (
    user_id TEXT PRIMARY KEY, salt TEXT NOT NULL, hash TEXT NOT NULL, cost INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE sandbox_earlier_password (
    id INTEGER PRIMARY KEY, user_id TEXT NOT NULL, salt TEXT NOT NULL, hash TEXT NOT NULL, cost INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX sandbox_earlier_password_user ON sandbox_earlier_password (user_id);
`;

/** Credentials kept in the database; `cost` is the N of scrypt for new ones. */
export function createCredentials(statements: Statements, cost: number): Credentials {
  const find: Credentials['find'] = (userId) => {
    const row = statements.get('SELECT salt, hash, cost FROM sandbox_credential WHERE user_id = ?', [userId]);
    return row === undefined ? undefined : readPasswordHash(row);
  };
  const check: Credentials['check'] = (password, stored) => checkPassword(password, stored, cost);
  return {
    find,
    check,
    hash: (password) => hashPassword(password, cost),
    async wasUsed(userId, password) {
      const sql = 'SELECT salt, hash, cost FROM sandbox_earlier_password WHERE user_id = ?';
      const earlier = statements.all(sql, [userId]).map(readPasswordHash);
      const present = find(userId);
      const all = present === undefined ? earlier : [present, ...earlier];
      return (await Promise.all(all.map((stored) => check(password, stored)))).includes(true);
    },
    async wasChanged(userId, from, to) {
      const sql =
        'SELECT salt, hash, cost FROM sandbox_earlier_password WHERE user_id = ? ORDER BY id DESC LIMIT 1';
      const before = statements.get(sql, [userId]);
      const stored = [before && readPasswordHash(before), find(userId)] as const;
      const [wasFrom, isTo] = await Promise.all([check(from, stored[0]), check(to, stored[1])]);
      return wasFrom && isTo;
    },
    set(userId, hash) {
      statements.transaction(() => {
        const present = find(userId);
        if (present !== undefined) remember(statements, userId, present);
        statements.run(
          'INSERT OR REPLACE INTO sandbox_credential (user_id, salt, hash, cost) VALUES (?, ?, ?, ?)',
          [userId, hash.salt, hash.hash, hash.cost],
        );
      });
    },
  };
}

/** The hash in a row that has its three columns. */
export function readPasswordHash(row: Row): PasswordHash {
  return { salt: String(row['salt']), hash: String(row['hash']), cost: Number(row['cost']) };
}

function remember(statements: Statements, userId: string, { salt, hash, cost }: PasswordHash): void {
  const insert = 'INSERT INTO sandbox_earlier_password (user_id, salt, hash, cost) VALUES (?, ?, ?, ?)';
  statements.run(insert, [userId, salt, hash, cost]);
  const forget =
    'DELETE FROM sandbox_earlier_password WHERE user_id = ? AND id NOT IN ' +
    '(SELECT id FROM sandbox_earlier_password WHERE user_id = ? ORDER BY id DESC LIMIT ?)';
  statements.run(forget, [userId, userId, REMEMBERED]);
}
