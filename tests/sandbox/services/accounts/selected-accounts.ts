import type { Statements } from '../../database/statements.ts';
import { hashToken } from '../sessions/token-hash.ts';

/** The account that each session shows. A customer who has chosen none sees the one of their contact. */
export interface SelectedAccounts {
  select(sessionKey: string, accountNumber: string): void;
  find(sessionKey: string): string | undefined;
}

export const SELECTED_ACCOUNT_TABLES = `
  CREATE TABLE sandbox_selected_account (
    session_hash TEXT PRIMARY KEY, account_number TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
`;

/** Choices kept in the database; keys of sessions only as hashes. */
export function createSelectedAccounts(statements: Statements): SelectedAccounts {
  return {
    select(sessionKey, accountNumber) {
      const sql =
        'INSERT OR REPLACE INTO sandbox_selected_account (session_hash, account_number) VALUES (?, ?)';
      statements.run(sql, [hashToken(sessionKey), accountNumber]);
    },
    find(sessionKey) {
      const sql = 'SELECT account_number FROM sandbox_selected_account WHERE session_hash = ?';
      const row = statements.get(sql, [hashToken(sessionKey)]);
      return row === undefined ? undefined : String(row['account_number']);
    },
  };
}
