import { randomBytes } from 'node:crypto';
import type { Clock } from '../../calendar/clock.ts';
import { HOUR, MINUTE } from '../../calendar/durations.ts';
import { constants } from '../../contract/constants.ts';
import type { Row, Statements } from '../../database/statements.ts';
import { hashToken } from './token-hash.ts';

/** After this long without a request a session has ended, in milliseconds. */
const IDLE_LIMIT = constants.session.idleMinutes * MINUTE;
/** The same on a device that others use. */
const SHARED_IDLE_LIMIT = constants.session.sharedIdleMinutes * MINUTE;
/** After this long a session has ended whatever happens, in milliseconds. */
const TOTAL_LIMIT = constants.session.longestHours * HOUR;

/** Why a session ended. */
type EndReason = 'expired' | 'loggedOut' | 'passwordChanged';

/** A device of one person, or one that others use, too. */
type SessionDevice = 'own' | 'shared';

/** Sessions by their tokens. Only hashes of tokens are stored. */
interface Sessions {
  /** Begins a session, on a device of one's own unless stated, and answers its new token. */
  begin(userId: string, device?: SessionDevice): string;
  /** The device of a session, as whoever began it told. */
  device(token: string): SessionDevice;
  /** The user of a live session; counts as use of it. */
  find(token: string): string | undefined;
  /** The idle time starts again; the longest time does not. */
  extend(token: string): void;
  /** Returns the end of a live session if nothing happens, in epoch milliseconds. */
  expiresAt(token: string): number | undefined;
  end(token: string, reason?: EndReason): void;
  /** Ends every live session of a user and answers how many there were. */
  endAll(userId: string, reason: EndReason): number;
  /** Why the session of a token ended; undefined for live and for forgotten ones. */
  endReason(token: string): EndReason | undefined;
}

export const SESSION_TABLES = `
  CREATE TABLE sandbox_session (
    token_hash TEXT PRIMARY KEY, user_id TEXT NOT NULL, began_at INTEGER NOT NULL, seen_at INTEGER NOT NULL,
    end_reason TEXT, shared INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX sandbox_session_user ON sandbox_session (user_id);
`;

/** Sessions kept in the database. */
export function createSessions(statements: Statements, clock: Clock): Sessions {
  const rowOf = (token: string): Row | undefined =>
    statements.get('SELECT * FROM sandbox_session WHERE token_hash = ?', [hashToken(token)]);
  const liveRow = (token: string): Row | undefined => {
    const row = rowOf(token);
    return row !== undefined && row['end_reason'] === null && endOf(row) >= clock.now() ? row : undefined;
  };
  const see = (token: string): void => {
    const sql = 'UPDATE sandbox_session SET seen_at = ? WHERE token_hash = ? AND end_reason IS NULL';
    statements.run(sql, [clock.now(), hashToken(token)]);
  };
  return {
    extend: see,
    end(token, reason = 'loggedOut') {
      const sql = 'UPDATE sandbox_session SET end_reason = ? WHERE token_hash = ? AND end_reason IS NULL';
      statements.run(sql, [reason, hashToken(token)]);
    },
    device: (token) => (rowOf(token)?.['shared'] === 1 ? 'shared' : 'own'),
    begin(userId, device = 'own') {
      const now = clock.now();
      // Ended ones stay as long again, to tell their browsers why.
      statements.run('DELETE FROM sandbox_session WHERE began_at < ?', [now - 2 * TOTAL_LIMIT]);
      const token = randomBytes(24).toString('base64url');
      const sql =
        'INSERT INTO sandbox_session (token_hash, user_id, began_at, seen_at, shared) VALUES (?, ?, ?, ?, ?)';
      statements.run(sql, [hashToken(token), userId, now, now, device === 'shared' ? 1 : 0]);
      return token;
    },
    find(token) {
      const row = liveRow(token);
      if (row === undefined) return undefined;
      // A write for each read would cost more than the read itself.
      if (clock.now() - Number(row['seen_at']) > MINUTE / 2) see(token);
      return String(row['user_id']);
    },
    expiresAt(token) {
      const row = liveRow(token);
      return row === undefined ? undefined : endOf(row);
    },
    endAll(userId, reason) {
      const sql =
        'UPDATE sandbox_session SET end_reason = ? ' +
        'WHERE user_id = ? AND end_reason IS NULL AND seen_at >= ? - iif(shared = 1, ?, ?) AND began_at >= ?';
      const now = clock.now();
      return statements.run(sql, [reason, userId, now, SHARED_IDLE_LIMIT, IDLE_LIMIT, now - TOTAL_LIMIT]);
    },
    endReason(token) {
      const row = rowOf(token);
      return row === undefined ? undefined : reasonOf(row, clock.now());
    },
  };
}

function reasonOf(row: Row, now: number): EndReason | undefined {
  const reason = row['end_reason'];
  if (reason === 'loggedOut' || reason === 'passwordChanged') return reason;
  return endOf(row) < now ? 'expired' : undefined;
}

function endOf(row: Row): number {
  return Math.min(
    Number(row['seen_at']) + (row['shared'] === 1 ? SHARED_IDLE_LIMIT : IDLE_LIMIT),
    Number(row['began_at']) + TOTAL_LIMIT,
  );
}
