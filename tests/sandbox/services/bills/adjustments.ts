import type { Statements } from '../../database/statements.ts';
import type { Adjustment } from './bill-lines.ts';

/** Charges and credits of bills that do not come from usage. */
export interface Adjustments {
  /** By the id of the bill. */
  list(accountId: string): ReadonlyMap<string, readonly Adjustment[]>;
  add(accountId: string, billId: string, adjustment: Adjustment): void;
}

export const ADJUSTMENT_TABLES = `
  CREATE TABLE sandbox_bill_adjustment (
    number INTEGER PRIMARY KEY, account_id TEXT NOT NULL, bill_id TEXT NOT NULL, kind TEXT NOT NULL,
    amount_cents INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX sandbox_bill_adjustment_account ON sandbox_bill_adjustment (account_id);
`;

/** Adjustments kept in the database. */
export function createAdjustments(statements: Statements): Adjustments {
  return {
    list(accountId) {
      const sql = 'SELECT * FROM sandbox_bill_adjustment WHERE account_id = ? ORDER BY number';
      const found = statements.all(sql, [accountId]).map((row) => ({
        billId: String(row['bill_id']),
        kind: String(row['kind']),
        amountCents: Number(row['amount_cents']),
      }));
      return Map.groupBy(found, ({ billId }) => billId);
    },
    add(accountId, billId, { kind, amountCents }) {
      const sql =
        'INSERT INTO sandbox_bill_adjustment (account_id, bill_id, kind, amount_cents) VALUES (?, ?, ?, ?)';
      statements.run(sql, [accountId, billId, kind, amountCents]);
    },
  };
}
