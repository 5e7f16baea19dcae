import { GRANT_TABLES } from '../oauth/grants.ts';
import { OUTBOX_TABLES } from '../outbox/outbox.ts';
import { LINK_TABLES } from '../sessions/links.ts';

const CORE_TABLES = `
  CREATE TABLE sandbox_state (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE sandbox_sequence (name TEXT PRIMARY KEY, next INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE sandbox_credential (user_id TEXT PRIMARY KEY, salt TEXT NOT NULL, hash TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE sandbox_session (
    token_hash TEXT PRIMARY KEY, user_id TEXT NOT NULL, began_at INTEGER NOT NULL, seen_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE sandbox_failed_log_in (login TEXT NOT NULL, at INTEGER NOT NULL) STRICT;
  CREATE INDEX sandbox_failed_log_in_login ON sandbox_failed_log_in (login, at);
`;

/** The tables of the sandbox itself, room by room; each room owns its own. */
export const SYSTEM_TABLES: readonly string[] = [CORE_TABLES, GRANT_TABLES, LINK_TABLES, OUTBOX_TABLES];
