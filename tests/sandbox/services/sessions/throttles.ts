import type { Clock } from '../../calendar/clock.ts';
import { MINUTE } from '../../calendar/durations.ts';
import { constants } from '../../contract/constants.ts';
import type { Statements } from '../../database/statements.ts';

/** Tries are counted over this long, in milliseconds. */
const WINDOW = constants.links.windowMinutes * MINUTE;

/** Limits how often one thing is tried. */
export interface Throttles {
  /** Counts a try and answers 0; when there were `most` in the window already, the seconds to wait instead. */
  take(key: string, most: number): number;
  /** Counts the last try no more, as one that was right. */
  giveBack(key: string): void;
  /** Returns the number of tries that are left in the window. */
  left(key: string, most: number): number;
}

export const THROTTLE_TABLES = `
  CREATE TABLE sandbox_try (key TEXT NOT NULL, at INTEGER NOT NULL) STRICT;
  CREATE INDEX sandbox_try_key ON sandbox_try (key, at);
`;

/** Throttles kept in the database. */
export function createThrottles(statements: Statements, clock: Clock): Throttles {
  const look = (key: string, now: number) => {
    statements.run('DELETE FROM sandbox_try WHERE at <= ?', [now - WINDOW]);
    return statements.get('SELECT count(*) AS tries, min(at) AS first FROM sandbox_try WHERE key = ?', [key]);
  };
  return {
    left: (key, most) => Math.max(0, most - Number(look(key, clock.now())?.['tries'])),
    giveBack(key) {
      const last = 'SELECT max(rowid) FROM sandbox_try WHERE key = ?';
      statements.run(`DELETE FROM sandbox_try WHERE rowid = (${last})`, [key]);
    },
    take(key, most) {
      const now = clock.now();
      const row = look(key, now);
      if (Number(row?.['tries']) >= most) {
        return Math.max(1, Math.ceil((Number(row?.['first']) + WINDOW - now) / 1000));
      }
      statements.run('INSERT INTO sandbox_try (key, at) VALUES (?, ?)', [key, now]);
      return 0;
    },
  };
}
