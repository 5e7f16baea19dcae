import { randomBytes } from 'node:crypto';
import type { Clock } from '../../calendar/clock.ts';
import type { Statements } from '../../database/statements.ts';

/** The lifetime of one use of the fields, in milliseconds. */
const FIELDS_LIFETIME = 30 * 60_000;
/** The origin of the fields when nobody serves them: an address that nobody can own. */
const DEFAULT_ORIGIN = 'https://pay.example.net';

/** The purpose of one use of the fields. */
interface FieldsUse {
  readonly purpose: 'deposit' | 'autopay';
  readonly method: 'card' | 'bank';
  readonly language: 'en' | 'es';
}

/** One use of the processor's fields. */
interface OpenFields extends FieldsUse {
  readonly fieldsId: string;
  readonly origin: string;
  readonly expiresAt: number;
}

/** Uses of the fields that the processor hosts on an origin of its own. */
interface HostedFields {
  open(use: FieldsUse): OpenFields;
  /** A use that has not expired. */
  find(fieldsId: string): OpenFields | undefined;
  /** Whoever serves the fields says where. */
  setOrigin(origin: string): void;
}

export const HOSTED_FIELD_TABLES = `
  CREATE TABLE sandbox_hosted_fields (
    id TEXT PRIMARY KEY, purpose TEXT NOT NULL, method TEXT NOT NULL, language TEXT NOT NULL, expires_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
`;

/** Hosted fields kept in the database. */
export function createHostedFields(statements: Statements, clock: Clock): HostedFields {
  const origin = (): string => {
    const row = statements.get("SELECT value FROM sandbox_state WHERE name = 'processor.origin'", []);
    return row === undefined ? DEFAULT_ORIGIN : String(row['value']);
  };
  return {
    open({ purpose, method, language }) {
      const fieldsId = `f_${randomBytes(12).toString('base64url')}`;
      const expiresAt = clock.now() + FIELDS_LIFETIME;
      const values = [fieldsId, purpose, method, language, expiresAt];
      statements.run('INSERT INTO sandbox_hosted_fields VALUES (?, ?, ?, ?, ?)', values);
      return { fieldsId, purpose, method, language, expiresAt, origin: origin() };
    },
    find(fieldsId) {
      const sql = 'SELECT * FROM sandbox_hosted_fields WHERE id = ? AND expires_at > ?';
      const row = statements.get(sql, [fieldsId, clock.now()]);
      if (row === undefined) return undefined;
      return {
        fieldsId,
        purpose: row['purpose'] === 'autopay' ? 'autopay' : 'deposit',
        method: row['method'] === 'bank' ? 'bank' : 'card',
        language: row['language'] === 'es' ? 'es' : 'en',
        expiresAt: Number(row['expires_at']),
        origin: origin(),
      };
    },
    setOrigin(value) {
      const sql = "INSERT OR REPLACE INTO sandbox_state (name, value) VALUES ('processor.origin', ?)";
      statements.run(sql, [value]);
    },
  };
}
