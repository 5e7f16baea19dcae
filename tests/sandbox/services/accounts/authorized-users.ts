import type { operations } from '../../generated/types/apex.gen.ts';
import type { Statements } from '../../database/statements.ts';

/** Somebody who may speak for an account, as the contract answers it. */
export type AuthorizedUser =
  operations['getAuthorizedUsers']['responses']['200']['content']['application/json']['users'][number];

/** The people beside the customer who may speak for each account. */
interface AuthorizedUsers {
  of(accountId: string): readonly AuthorizedUser[];
  replace(accountId: string, users: readonly AuthorizedUser[]): void;
}

export const AUTHORIZED_USER_TABLES = `
  CREATE TABLE sandbox_authorized_user (
    account_id TEXT NOT NULL, place INTEGER NOT NULL, person TEXT NOT NULL, PRIMARY KEY (account_id, place)
  ) STRICT, WITHOUT ROWID;
`;

/** Lists kept in the database; each person as JSON. */
export function createAuthorizedUsers(statements: Statements): AuthorizedUsers {
  return {
    of(accountId) {
      const sql = 'SELECT person FROM sandbox_authorized_user WHERE account_id = ? ORDER BY place';
      // Only `replace` has written them.
      return statements.all(sql, [accountId]).map((row): AuthorizedUser => JSON.parse(String(row['person'])));
    },
    replace(accountId, users) {
      statements.run('DELETE FROM sandbox_authorized_user WHERE account_id = ?', [accountId]);
      for (const [place, person] of users.entries())
        statements.run('INSERT INTO sandbox_authorized_user VALUES (?, ?, ?)', [
          accountId,
          place,
          JSON.stringify(person),
        ]);
    },
  };
}
