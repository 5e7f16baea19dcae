import type { Statements } from '../database/statements.ts';
import type { Clock } from '../protocol/call.ts';

/** How many tries something bears in a window of milliseconds. */
export interface AttemptLimit {
  readonly most: number;
  readonly window: number;
}

/** Counts tries of what must not be tried without end. */
export interface Attempts {
  /** Counts one try; answers the seconds to wait when there were too many, else 0. */
  count(scope: string, limit: AttemptLimit): number;
}

export const ATTEMPT_TABLES = `
  CREATE TABLE sandbox_attempt (scope TEXT NOT NULL, at INTEGER NOT NULL) STRICT;
  CREATE INDEX sandbox_attempt_scope ON sandbox_attempt (scope, at);
`;

/** Attempts kept in the database. */
export function createAttempts(statements: Statements, clock: Clock): Attempts {
  return {
    count(scope, { most, window }) {
      const now = clock.now();
      statements.run('DELETE FROM sandbox_attempt WHERE scope = ? AND at <= ?', [scope, now - window]);
      const sql = 'SELECT count(*) AS tries, min(at) AS first FROM sandbox_attempt WHERE scope = ?';
      const row = statements.get(sql, [scope]);
      if (Number(row?.['tries']) >= most) {
        return Math.max(1, Math.ceil((Number(row?.['first']) + window - now) / 1000));
      }
      statements.run('INSERT INTO sandbox_attempt (scope, at) VALUES (?, ?)', [scope, now]);
      return 0;
    },
  };
}
