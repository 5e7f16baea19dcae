import type { Clock } from '../../calendar/clock.ts';
import type { Statements } from '../../database/statements.ts';
import type { Instalment } from './instalments.ts';

/** An extension that was agreed on. */
export interface Extension {
  readonly balanceCents: number;
  readonly instalments: readonly Instalment[];
  /** Epoch milliseconds. */
  readonly agreedAt: number;
}

/** Extensions of accounts, of which the newest counts. */
export interface Extensions {
  newest(accountId: string): Extension | undefined;
  agree(accountId: string, extension: Omit<Extension, 'agreedAt'>): void;
}

export const EXTENSION_TABLES = `
  CREATE TABLE sandbox_extension (
    number INTEGER PRIMARY KEY, account_id TEXT NOT NULL, balance_cents INTEGER NOT NULL, instalments TEXT NOT NULL,
    agreed_at INTEGER NOT NULL
  ) STRICT;
`;

/** Extensions kept in the database. */
export function createExtensions(statements: Statements, clock: Clock): Extensions {
  return {
    newest(accountId) {
      const sql = 'SELECT * FROM sandbox_extension WHERE account_id = ? ORDER BY number DESC LIMIT 1';
      const row = statements.get(sql, [accountId]);
      if (row === undefined) return undefined;
      return {
        balanceCents: Number(row['balance_cents']),
        // Only instalments are written here.
        instalments: JSON.parse(String(row['instalments'])) as readonly Instalment[],
        agreedAt: Number(row['agreed_at']),
      };
    },
    agree(accountId, { balanceCents, instalments }) {
      const sql =
        'INSERT INTO sandbox_extension (account_id, balance_cents, instalments, agreed_at) VALUES (?, ?, ?, ?)';
      statements.run(sql, [accountId, balanceCents, JSON.stringify(instalments), clock.now()]);
    },
  };
}
