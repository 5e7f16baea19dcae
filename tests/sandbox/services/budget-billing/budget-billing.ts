import type { Statements } from '../../database/statements.ts';

/** The same amount each month, as it was agreed on. */
export interface BudgetAgreement {
  readonly monthlyCents: number;
  /** Day of the first bill that has it. */
  readonly startsOn: string;
  /** The day on which the customer stopped it; null while it runs. */
  readonly stoppedOn: string | null;
}

/** Agreements on budget billing of accounts. */
export interface BudgetBilling {
  /** All of an account, the newest first. */
  list(accountId: string): readonly BudgetAgreement[];
  agree(accountId: string, agreement: Omit<BudgetAgreement, 'stoppedOn'>): void;
  /** Stops the one that runs. */
  stop(accountId: string, day: string): void;
}

export const BUDGET_BILLING_TABLES = `
  CREATE TABLE sandbox_budget_billing (
    number INTEGER PRIMARY KEY, account_id TEXT NOT NULL, monthly_cents INTEGER NOT NULL, starts_on TEXT NOT NULL,
    stopped_on TEXT
  ) STRICT;
  CREATE INDEX sandbox_budget_billing_account ON sandbox_budget_billing (account_id);
`;

/** Agreements kept in the database. */
export function createBudgetBilling(statements: Statements): BudgetBilling {
  return {
    list(accountId) {
      const sql = 'SELECT * FROM sandbox_budget_billing WHERE account_id = ? ORDER BY number DESC';
      return statements.all(sql, [accountId]).map((row) => ({
        monthlyCents: Number(row['monthly_cents']),
        startsOn: String(row['starts_on']),
        stoppedOn: row['stopped_on'] === null ? null : String(row['stopped_on']),
      }));
    },
    agree(accountId, { monthlyCents, startsOn }) {
      const sql =
        'INSERT INTO sandbox_budget_billing (account_id, monthly_cents, starts_on) VALUES (?, ?, ?)';
      statements.run(sql, [accountId, monthlyCents, startsOn]);
    },
    stop(accountId, day) {
      const sql =
        'UPDATE sandbox_budget_billing SET stopped_on = ? WHERE account_id = ? AND stopped_on IS NULL';
      statements.run(sql, [day, accountId]);
    },
  };
}
