import { chmodSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const tables = `
  CREATE TABLE IF NOT EXISTS accounts (
    id TEXT PRIMARY KEY NOT NULL,
    username TEXT NOT NULL UNIQUE COLLATE NOCASE,
    name TEXT NOT NULL,
    role TEXT NOT NULL,
    password TEXT,
    subject TEXT UNIQUE,
    is_active INTEGER NOT NULL DEFAULT 1
  ) STRICT;
  CREATE TABLE IF NOT EXISTS sessions (
    hash TEXT PRIMARY KEY NOT NULL,
    account TEXT NOT NULL REFERENCES accounts(id),
    began INTEGER NOT NULL,
    used INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS audit_end (
    one INTEGER PRIMARY KEY NOT NULL CHECK (one = 1),
    number INTEGER NOT NULL,
    hash TEXT NOT NULL
  ) STRICT;
`;

/**
 * Opens the database of a team: accounts, sessions, and the end of the audit log.
 *
 * @param file made where it is not there; `:memory:` for tests
 */
export function openTeamDatabase(file: string): DatabaseSync {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA busy_timeout = 5000; PRAGMA foreign_keys = ON;');
  database.exec(tables);
  // Hashes of passwords are nobody else's business.
  if (file !== ':memory:') chmodSync(file, 0o600);
  return database;
}
