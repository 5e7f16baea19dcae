import { randomBytes } from 'node:crypto';
import type { Clock } from '../../calendar/clock.ts';
import { MINUTE } from '../../calendar/durations.ts';
import { constants } from '../../contract/constants.ts';
import type { Row, Statements } from '../../database/statements.ts';
import { createCode, hashCode } from '../sessions/codes.ts';

/** So long has a customer from the first step to the last, in milliseconds. */
const REGISTRATION_LIFETIME = constants.registration.minutes * MINUTE;
/** So long a code works, in milliseconds. */
const REGISTRATION_CODE_LIFETIME = constants.registration.codeMinutes * MINUTE;
/** Wrong codes until a registration is over. */
const REGISTRATION_CODE_ATTEMPTS = constants.registration.codeAttempts;

/** The step that a registration has reached. */
type RegistrationStep = 'verify' | 'credentials' | 'linkSent' | 'complete';

/** Somebody who registers for an order. */
export interface Registration {
  readonly id: string;
  readonly orderId: string;
  readonly contactId: string;
  readonly step: RegistrationStep;
  readonly codeSentTo: 'email' | 'sms' | null;
  /** True where it was begun by the link of the welcome message. */
  readonly byLink: boolean;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

/** The destination of a code; only the demo chooses the code itself. */
interface CodeDelivery {
  readonly channel: 'email' | 'sms';
  readonly code?: string;
}

/** The order of a registration, and whether the link of the welcome message began it. */
interface BegunOrder {
  readonly orderId: string;
  readonly contactId: string;
  readonly byLink?: boolean;
}

/** Registrations under way. Codes are stored as hashes. */
interface Registrations {
  /** Only the demo chooses the id. */
  begin(order: BegunOrder, id?: string): Registration;
  /** A registration that is not over. */
  find(id: string): Registration | undefined;
  /** A new code, which replaces an older one. */
  sendCode(id: string, delivery: CodeDelivery): string;
  /** Returns true when the code is the right one; a wrong one is counted. */
  tryCode(id: string, code: string): boolean;
  /** The next step, and until when it can be taken. */
  advance(id: string, step: RegistrationStep, expiresAt: number): void;
  /** Also those that are over; for who holds a link. */
  recall(id: string): Registration | undefined;
}

export const REGISTRATION_TABLES = `
  CREATE TABLE sandbox_registration (
    id TEXT PRIMARY KEY, order_id TEXT NOT NULL, contact_id TEXT NOT NULL, step TEXT NOT NULL,
    expires_at INTEGER NOT NULL, attempts_left INTEGER NOT NULL, code_channel TEXT, code_hash TEXT,
    code_expires_at INTEGER, by_link INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
`;

/** Registrations kept in the database. */
export function createRegistrations(statements: Statements, clock: Clock): Registrations {
  const rowOf = (id: string): Row | undefined =>
    statements.get('SELECT * FROM sandbox_registration WHERE id = ?', [id]);
  const recall: Registrations['recall'] = (id) => {
    const row = rowOf(id);
    return row === undefined ? undefined : readRegistration(row);
  };
  return {
    recall,
    begin({ orderId, contactId, byLink = false }, id = `reg_${randomBytes(18).toString('base64url')}`) {
      const expiresAt = clock.now() + REGISTRATION_LIFETIME;
      const sql =
        'INSERT INTO sandbox_registration (id, order_id, contact_id, step, expires_at, attempts_left, by_link) ' +
        "VALUES (?, ?, ?, 'verify', ?, ?, ?)";
      const attempts = REGISTRATION_CODE_ATTEMPTS;
      statements.run(sql, [id, orderId, contactId, expiresAt, attempts, byLink ? 1 : 0]);
      return { id, orderId, contactId, step: 'verify', codeSentTo: null, byLink, expiresAt };
    },
    find(id) {
      const row = rowOf(id);
      if (row === undefined || Number(row['attempts_left']) === 0) return undefined;
      const registration = readRegistration(row);
      return registration.expiresAt > clock.now() ? registration : undefined;
    },
    sendCode(id, { channel, code = createCode() }) {
      const sql =
        'UPDATE sandbox_registration SET code_channel = ?, code_hash = ?, code_expires_at = ? WHERE id = ?';
      statements.run(sql, [channel, hashCode(id, code), clock.now() + REGISTRATION_CODE_LIFETIME, id]);
      return code;
    },
    tryCode(id, code) {
      const row = rowOf(id);
      const isLive = Number(row?.['code_expires_at'] ?? 0) > clock.now();
      if (isLive && row?.['code_hash'] === hashCode(id, code)) {
        statements.run('UPDATE sandbox_registration SET code_hash = NULL WHERE id = ?', [id]);
        return true;
      }
      const sql = 'UPDATE sandbox_registration SET attempts_left = max(0, attempts_left - 1) WHERE id = ?';
      statements.run(sql, [id]);
      return false;
    },
    advance(id, step, expiresAt) {
      const sql = 'UPDATE sandbox_registration SET step = ?, expires_at = ? WHERE id = ?';
      statements.run(sql, [step, expiresAt, id]);
    },
  };
}

const STEPS: readonly RegistrationStep[] = ['verify', 'credentials', 'linkSent', 'complete'];

function readRegistration(row: Row): Registration {
  const channel = row['code_channel'];
  return {
    id: String(row['id']),
    orderId: String(row['order_id']),
    contactId: String(row['contact_id']),
    step: STEPS.find((step) => step === row['step']) ?? 'verify',
    codeSentTo: channel === 'email' || channel === 'sms' ? channel : null,
    byLink: row['by_link'] === 1,
    expiresAt: Number(row['expires_at']),
  };
}
