import { randomBytes } from 'node:crypto';
import type { Clock } from '../../calendar/clock.ts';
import { MINUTE } from '../../calendar/durations.ts';
import { constants } from '../../contract/constants.ts';
import type { Statements } from '../../database/statements.ts';
import { hashToken } from './token-hash.ts';

/** A passkey as the org keeps it: there is no secret in it. */
export interface StoredPasskey {
  readonly passkeyId: string;
  readonly userId: string;
  readonly name: string;
  /** The host of the portal that it belongs to. */
  readonly rpId: string;
  /** The device's own name of it, base64url. */
  readonly credentialId: string;
  /** COSE key, base64url. */
  readonly publicKey: string;
  /** The device's count of its uses; 0 where it does not count. */
  readonly counter: number;
  readonly createdAt: number;
  readonly lastUsedAt: number | undefined;
}

/** A challenge that waits for a device. */
export interface PasskeyChallenge {
  readonly challenge: string;
  /** The page that asked, and its host. */
  readonly origin: string;
  readonly rpId: string;
  /** Whose passkey is to be made, and its name; undefined for a log-in. */
  readonly maker: { readonly userId: string; readonly name: string } | undefined;
}

/** The passkeys of all customers, and the challenges that are open. */
interface Passkeys {
  /** The oldest first. */
  of(userId: string): readonly StoredPasskey[];
  findByCredential(credentialId: string): StoredPasskey | undefined;
  add(passkey: Omit<StoredPasskey, 'passkeyId' | 'createdAt' | 'lastUsedAt'>): StoredPasskey;
  /** True where it was there. */
  remove(userId: string, passkeyId: string): boolean;
  noteUse(passkeyId: string, counter: number): void;
  /** Keeps a challenge for some minutes. @returns its name, of which only a hash is kept */
  open(challenge: PasskeyChallenge): string;
  /** Takes a challenge away: it is good once. */
  take(challengeId: string): PasskeyChallenge | undefined;
}

export const PASSKEY_TABLES = `
  CREATE TABLE sandbox_passkey (
    id TEXT PRIMARY KEY, user_id TEXT NOT NULL, name TEXT NOT NULL, rp_id TEXT NOT NULL,
    credential_id TEXT NOT NULL UNIQUE, public_key TEXT NOT NULL, counter INTEGER NOT NULL,
    created_at INTEGER NOT NULL, last_used_at INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX sandbox_passkey_user ON sandbox_passkey (user_id);
  CREATE TABLE sandbox_passkey_challenge (
    id_hash TEXT PRIMARY KEY, challenge TEXT NOT NULL, expires_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
`;

/** Milliseconds for which a challenge is good. */
const LIFETIME = constants.passkeys.challengeMinutes * MINUTE;

type Row = Readonly<Record<string, unknown>>;

const passkeyOf = (row: Row): StoredPasskey => ({
  passkeyId: String(row['id']),
  userId: String(row['user_id']),
  name: String(row['name']),
  rpId: String(row['rp_id']),
  credentialId: String(row['credential_id']),
  publicKey: String(row['public_key']),
  counter: Number(row['counter']),
  createdAt: Number(row['created_at']),
  lastUsedAt: row['last_used_at'] === null ? undefined : Number(row['last_used_at']),
});

/** Passkeys kept in the database. */
export function createPasskeys(statements: Statements, clock: Clock): Passkeys {
  return {
    of: (userId) =>
      statements
        .all('SELECT * FROM sandbox_passkey WHERE user_id = ? ORDER BY created_at, id', [userId])
        .map(passkeyOf),
    findByCredential(credentialId) {
      const row = statements.get('SELECT * FROM sandbox_passkey WHERE credential_id = ?', [credentialId]);
      return row && passkeyOf(row);
    },
    add(passkey) {
      const { userId, name, rpId, credentialId, publicKey, counter } = passkey;
      const [passkeyId, createdAt] = [`pk_${randomBytes(12).toString('base64url')}`, clock.now()];
      statements.run('INSERT INTO sandbox_passkey VALUES (?, ?, ?, ?, ?, ?, ?, ?, NULL)', [
        passkeyId,
        userId,
        name,
        rpId,
        credentialId,
        publicKey,
        counter,
        createdAt,
      ]);
      return { ...passkey, passkeyId, createdAt, lastUsedAt: undefined };
    },
    remove: (userId, passkeyId) =>
      statements.run('DELETE FROM sandbox_passkey WHERE user_id = ? AND id = ?', [userId, passkeyId]) === 1,
    noteUse(passkeyId, counter) {
      const sql = 'UPDATE sandbox_passkey SET counter = ?, last_used_at = ? WHERE id = ?';
      statements.run(sql, [counter, clock.now(), passkeyId]);
    },
    open(challenge) {
      statements.run('DELETE FROM sandbox_passkey_challenge WHERE expires_at <= ?', [clock.now()]);
      const id = `ch_${randomBytes(18).toString('base64url')}`;
      statements.run('INSERT INTO sandbox_passkey_challenge VALUES (?, ?, ?)', [
        hashToken(id),
        JSON.stringify(challenge),
        clock.now() + LIFETIME,
      ]);
      return id;
    },
    take(challengeId) {
      const hash = hashToken(challengeId);
      const sql = 'SELECT challenge FROM sandbox_passkey_challenge WHERE id_hash = ? AND expires_at > ?';
      const row = statements.get(sql, [hash, clock.now()]);
      statements.run('DELETE FROM sandbox_passkey_challenge WHERE id_hash = ?', [hash]);
      // Only `open` has written it.
      return row && (JSON.parse(String(row['challenge'])) as PasskeyChallenge);
    },
  };
}
