import type { Clock } from '../../calendar/clock.ts';
import type { Statements } from '../../database/statements.ts';
import type { components } from '../../generated/types/apex.gen.ts';

/** What a customer saw. */
type Report = Omit<components['schemas']['OutageReport'], 'accountNumber' | 'idempotencyKey' | 'follow'>;

/** A report as it is kept. */
export interface KeptReport {
  readonly number: number;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly problem: Report['problem'];
}

/** A customer who wants to hear of the outage at an address. */
interface Follower {
  readonly language: 'en' | 'es';
  /** The outage and the state that the last message was about. */
  readonly told: string;
}

/** Reports of outages, and those who follow one. */
interface Outages {
  newest(accountId: string): KeptReport | undefined;
  report(accountId: string, report: Report): void;
  follower(accountId: string): Follower | undefined;
  follow(accountId: string, follower: Follower): void;
  unfollow(accountId: string): void;
}

export const OUTAGE_TABLES = `
  CREATE TABLE sandbox_outage_report (
    number INTEGER PRIMARY KEY, account_id TEXT NOT NULL, report TEXT NOT NULL, at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE sandbox_outage_follower (
    account_id TEXT PRIMARY KEY, language TEXT NOT NULL, told TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
`;

/** Reports and followers kept in the database. */
export function createOutages(statements: Statements, clock: Clock): Outages {
  return {
    newest(accountId) {
      const sql =
        'SELECT number, at, report FROM sandbox_outage_report WHERE account_id = ? ORDER BY number DESC LIMIT 1';
      const row = statements.get(sql, [accountId]);
      if (row === undefined) return undefined;
      // As it was written below.
      const { problem } = JSON.parse(String(row['report'])) as Report;
      return { number: Number(row['number']), at: Number(row['at']), problem };
    },
    report(accountId, report) {
      const sql = 'INSERT INTO sandbox_outage_report (account_id, report, at) VALUES (?, ?, ?)';
      statements.run(sql, [accountId, JSON.stringify(report), clock.now()]);
    },
    follower(accountId) {
      const sql = 'SELECT language, told FROM sandbox_outage_follower WHERE account_id = ?';
      const row = statements.get(sql, [accountId]);
      return row && { language: row['language'] === 'es' ? 'es' : 'en', told: String(row['told']) };
    },
    follow(accountId, { language, told }) {
      const sql = 'INSERT OR REPLACE INTO sandbox_outage_follower VALUES (?, ?, ?)';
      statements.run(sql, [accountId, language, told]);
    },
    unfollow(accountId) {
      statements.run('DELETE FROM sandbox_outage_follower WHERE account_id = ?', [accountId]);
    },
  };
}
