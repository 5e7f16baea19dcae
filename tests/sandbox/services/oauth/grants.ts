import { randomBytes } from 'node:crypto';
import type { Clock } from '../../calendar/clock.ts';
import type { Statements } from '../../database/statements.ts';
import { ORG_ID } from '../../metadata/org-ids.ts';
import { hashToken } from '../sessions/token-hash.ts';

/** After this long an access token has ended, in milliseconds. */
export const ACCESS_LIFETIME = 2 * 3_600_000;

/** Whom a program may act for. */
export interface Grant {
  /** All tokens that come of one consent share it. */
  readonly grantId: string;
  readonly userId: string;
  readonly clientId: string;
  /** Words with spaces between, such as `api refresh_token`. */
  readonly scope: string;
}

/** Bearer tokens. Only their hashes are stored. */
interface Grants {
  /** A new access token. */
  issueAccess(grant: Grant): string;
  /** A new refresh token; it lives until it is revoked. */
  issueRefresh(grant: Grant): string;
  find(accessToken: string): Grant | undefined;
  findRefresh(refreshToken: string): Grant | undefined;
  /** An access token ends alone; with a refresh token its whole grant ends. */
  revoke(token: string): void;
  end(grantId: string): void;
  /** Every token of a user ends, such as after a change of the password; those of one grant may go on. */
  endAll(userId: string, keptGrantId?: string): void;
}

export const GRANT_TABLES = `
  CREATE TABLE sandbox_oauth_token (
    token_hash TEXT PRIMARY KEY, kind TEXT NOT NULL, grant_id TEXT NOT NULL, user_id TEXT NOT NULL,
    client_id TEXT NOT NULL, scope TEXT NOT NULL, expires_at INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX sandbox_oauth_token_grant ON sandbox_oauth_token (grant_id);
  CREATE INDEX sandbox_oauth_token_user ON sandbox_oauth_token (user_id);
`;

/** Tokens kept in the database. */
export function createGrants(statements: Statements, clock: Clock): Grants {
  const issue = (kind: 'access' | 'refresh', grant: Grant, expiresAt: number | null): string => {
    statements.run('DELETE FROM sandbox_oauth_token WHERE expires_at <= ?', [clock.now()]);
    const token = kind === 'access' ? inventAccessToken() : inventRefreshToken();
    const sql =
      'INSERT INTO sandbox_oauth_token (token_hash, kind, grant_id, user_id, client_id, scope, expires_at) ' +
      'VALUES (?, ?, ?, ?, ?, ?, ?)';
    const { grantId, userId, clientId, scope } = grant;
    statements.run(sql, [hashToken(token), kind, grantId, userId, clientId, scope, expiresAt]);
    return token;
  };
  const find = (kind: 'access' | 'refresh', token: string): Grant | undefined => {
    const sql =
      'SELECT * FROM sandbox_oauth_token WHERE token_hash = ? AND kind = ? AND (expires_at IS NULL OR expires_at > ?)';
    const row = statements.get(sql, [hashToken(token), kind, clock.now()]);
    if (row === undefined) return undefined;
    return {
      grantId: String(row['grant_id']),
      userId: String(row['user_id']),
      clientId: String(row['client_id']),
      scope: String(row['scope']),
    };
  };
  const end = (grantId: string): void => {
    statements.run('DELETE FROM sandbox_oauth_token WHERE grant_id = ?', [grantId]);
  };
  return {
    issueAccess: (grant) => issue('access', grant, clock.now() + ACCESS_LIFETIME),
    issueRefresh: (grant) => issue('refresh', grant, null),
    find: (token) => find('access', token),
    findRefresh: (token) => find('refresh', token),
    revoke(token) {
      const refresh = find('refresh', token);
      if (refresh !== undefined) end(refresh.grantId);
      else statements.run('DELETE FROM sandbox_oauth_token WHERE token_hash = ?', [hashToken(token)]);
    },
    end,
    endAll(userId, keptGrantId = '') {
      const sql = 'DELETE FROM sandbox_oauth_token WHERE user_id = ? AND grant_id <> ?';
      statements.run(sql, [userId, keptGrantId]);
    },
  };
}

/** Tools know an access token of the platform by the org id, an exclamation mark and characters without a dash. */
function inventAccessToken(): string {
  return `${ORG_ID.slice(0, 15)}!${randomBytes(36).toString('base64url').replaceAll('-', '.')}`;
}

function inventRefreshToken(): string {
  return `5Aep${randomBytes(36).toString('base64url').replaceAll('-', '.')}`;
}
