import { createHash, randomBytes } from 'node:crypto';
import type { Statements } from '../database/statements.ts';
import type { Clock } from '../protocol/call.ts';

const MINUTE = 60_000;

/** After this long without a request a session has ended, in milliseconds. */
export const IDLE_LIMIT = 30 * MINUTE;
/** After this long a session has ended whatever happens, in milliseconds. */
export const TOTAL_LIMIT = 12 * 60 * MINUTE;

/** Sessions by their tokens. Only hashes of tokens are stored. */
export interface Sessions {
  /** Begins a session and answers its new token. */
  begin(userId: string): string;
  /** The user of a live session; counts as use of it. */
  find(token: string): string | undefined;
  end(token: string): void;
}

/** Sessions kept in the database. */
export function createSessions(statements: Statements, clock: Clock): Sessions {
  const end = (token: string): void => {
    statements.run('DELETE FROM sandbox_session WHERE token_hash = ?', [hashToken(token)]);
  };
  return {
    end,
    begin(userId) {
      const now = clock.now();
      statements.run('DELETE FROM sandbox_session WHERE seen_at < ? OR began_at < ?', [
        now - IDLE_LIMIT,
        now - TOTAL_LIMIT,
      ]);
      const token = randomBytes(24).toString('base64url');
      statements.run(
        'INSERT INTO sandbox_session (token_hash, user_id, began_at, seen_at) VALUES (?, ?, ?, ?)',
        [hashToken(token), userId, now, now],
      );
      return token;
    },
    find(token) {
      const hash = hashToken(token);
      const row = statements.get(
        'SELECT user_id, began_at, seen_at FROM sandbox_session WHERE token_hash = ?',
        [hash],
      );
      if (row === undefined) return undefined;
      const now = clock.now();
      const seenAt = Number(row['seen_at']);
      if (now - seenAt > IDLE_LIMIT || now - Number(row['began_at']) > TOTAL_LIMIT) {
        end(token);
        return undefined;
      }
      // A write for each read would cost more than the read itself.
      if (now - seenAt > MINUTE / 2) {
        statements.run('UPDATE sandbox_session SET seen_at = ? WHERE token_hash = ?', [now, hash]);
      }
      return String(row['user_id']);
    },
  };
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
