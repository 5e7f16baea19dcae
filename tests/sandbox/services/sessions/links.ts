import { randomBytes } from 'node:crypto';
import type { Clock } from '../../calendar/clock.ts';
import { MINUTE } from '../../calendar/durations.ts';
import type { Statements } from '../../database/statements.ts';
import { hashToken } from './token-hash.ts';

/** The grant of a link: what its holder may do, once. */
interface LinkGrant {
  /** The purpose, such as `passwordReset`: a link for one thing opens no other. */
  readonly purpose: string;
  /** Whom or what it is about: an id. */
  readonly subject: string;
  /** Whatever is to be known again when it is used; JSON. */
  readonly payload?: unknown;
}

/** The state of the link behind a token. */
export type LinkState =
  | { readonly state: 'valid'; readonly grant: LinkGrant; readonly expiresAt: number }
  /** One that was used stays so when its time is over, which ends soon after the use. */
  | { readonly state: 'used'; readonly grant: LinkGrant; readonly expiresAt: number }
  | { readonly state: 'expired' | 'withdrawn'; readonly grant: LinkGrant }
  | { readonly state: 'unknown' };

/** Links that expire and work once. Only hashes of their tokens are stored. */
export interface Links {
  /**
   * A new token; earlier unused ones of the same purpose and subject stop working. Only the demo chooses the token.
   */
  issue(grant: LinkGrant, lifetime: number, token?: string): string;
  look(purpose: string, token: string): LinkState;
  /** Uses a valid link up; true for one caller only. */
  use(purpose: string, token: string): boolean;
  /** The valid link of a subject, if there is one. */
  pending(purpose: string, subject: string): Extract<LinkState, { readonly state: 'valid' }> | undefined;
  /** Every unused link of a subject stops working, such as after a change of its password. */
  withdraw(purpose: string, subject: string): void;
}

/** Whoever got no answer is soon there again; a link that lies in a mailbox is to open nothing. */
const AGAIN = 10 * MINUTE;

/** The values of the column `used` that are not 0. */
const USE = { used: 1, withdrawn: 2 } as const;

export const LINK_TABLES = `
  CREATE TABLE sandbox_link (
    token_hash TEXT NOT NULL, purpose TEXT NOT NULL, subject TEXT NOT NULL, payload TEXT NOT NULL,
    expires_at INTEGER NOT NULL, used INTEGER NOT NULL, PRIMARY KEY (token_hash, purpose)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX sandbox_link_subject ON sandbox_link (purpose, subject) WHERE used = 0;
`;

/** Links kept in the database. */
export function createLinks(statements: Statements, clock: Clock): Links {
  const withdraw: Links['withdraw'] = (purpose, subject) => {
    const sql = 'UPDATE sandbox_link SET used = ? WHERE purpose = ? AND subject = ? AND used = 0';
    statements.run(sql, [USE.withdrawn, purpose, subject]);
  };
  return {
    withdraw,
    issue({ purpose, subject, payload = null }, lifetime, token = randomBytes(24).toString('base64url')) {
      withdraw(purpose, subject);
      const values = [hashToken(token), purpose, subject, JSON.stringify(payload), clock.now() + lifetime];
      const sql =
        'INSERT INTO sandbox_link (token_hash, purpose, subject, payload, expires_at, used) ' +
        'VALUES (?, ?, ?, ?, ?, 0)';
      statements.run(sql, values);
      return token;
    },
    look(purpose, token) {
      const sql = 'SELECT * FROM sandbox_link WHERE token_hash = ? AND purpose = ?';
      const row = statements.get(sql, [hashToken(token), purpose]);
      if (row === undefined) return { state: 'unknown' };
      const payload: unknown = JSON.parse(String(row['payload']));
      const grant = { purpose, subject: String(row['subject']), payload };
      const expiresAt = Number(row['expires_at']);
      if (row['used'] === USE.used) return { state: 'used', grant, expiresAt };
      if (row['used'] === USE.withdrawn) return { state: 'withdrawn', grant };
      return expiresAt <= clock.now() ? { state: 'expired', grant } : { state: 'valid', grant, expiresAt };
    },
    pending(purpose, subject) {
      const sql =
        'SELECT payload, expires_at FROM sandbox_link ' +
        'WHERE purpose = ? AND subject = ? AND used = 0 AND expires_at > ?';
      const row = statements.get(sql, [purpose, subject, clock.now()]);
      if (row === undefined) return undefined;
      const payload: unknown = JSON.parse(String(row['payload']));
      return { state: 'valid', grant: { purpose, subject, payload }, expiresAt: Number(row['expires_at']) };
    },
    use(purpose, token) {
      const now = clock.now();
      const sql =
        'UPDATE sandbox_link SET used = ?, expires_at = MIN(expires_at, ?) ' +
        'WHERE token_hash = ? AND purpose = ? AND used = 0 AND expires_at > ?';
      return statements.run(sql, [USE.used, now + AGAIN, hashToken(token), purpose, now]) === 1;
    },
  };
}
