import { randomBytes } from 'node:crypto';
import type { Clock } from '../../calendar/clock.ts';
import { DAY, MINUTE, SECOND } from '../../calendar/durations.ts';
import { constants } from '../../contract/constants.ts';
import type { Row, Statements } from '../../database/statements.ts';
import { createCode, hashCode } from '../sessions/codes.ts';

/** So long after its start a verification can be resumed, in milliseconds. */
const RESUME_LIMIT = constants.identity.resumeDays * DAY;
/** So long a code works, in milliseconds. */
export const IDENTITY_CODE_LIFETIME = constants.identity.codeMinutes * MINUTE;
/** So long a customer waits before a code is sent again, in milliseconds. */
export const RESEND_WAIT = constants.identity.resendSeconds * SECOND;
/** Wrong codes until a verification has failed. */
export const IDENTITY_CODE_ATTEMPTS = constants.identity.codeAttempts;

/** The step that a verification has reached. */
type IdentityStep = 'question' | 'code' | 'passed' | 'failed' | 'cancelled';

/** The verification of the customer of one order. */
export interface IdentityCheck {
  readonly id: string;
  readonly orderId: string;
  readonly step: IdentityStep;
  /** The customer comes back later; `step` tells where to. */
  readonly postponed: boolean;
  /** Questions answered, and how many of them rightly. */
  readonly answered: number;
  readonly right: number;
  readonly attemptsLeft: number;
  /** Epoch milliseconds, also of a code before a new start; null before the first code. */
  readonly codeSentAt: number | null;
  readonly codeHash: string | null;
  readonly resumeUntil: number;
}

/** A code that is sent; only the demo chooses it and its time. */
interface SentCode {
  readonly code?: string;
  readonly at?: number;
}

/** Verifications by order. Codes are stored as hashes. */
export interface IdentityChecks {
  /** The verification of an order; none when it was never started, or waited too long. */
  ofOrder(orderId: string): IdentityCheck | undefined;
  find(id: string): IdentityCheck | undefined;
  /** A new verification in the place of an older one of the order; only the demo chooses the id. */
  start(
    orderId: string,
    goesOn: Pick<IdentityCheck, 'attemptsLeft' | 'codeSentAt'>,
    id?: string,
  ): IdentityCheck;
  save(check: IdentityCheck): void;
  /** A new code, which replaces an older one. */
  sendCode(check: IdentityCheck, sent?: SentCode): { readonly check: IdentityCheck; readonly code: string };
  /** Returns true when it is the code that was sent last, in time. */
  isCode(check: IdentityCheck, code: string): boolean;
}

export const IDENTITY_TABLES = `
  CREATE TABLE sandbox_identity_check (
    id TEXT PRIMARY KEY, order_id TEXT NOT NULL UNIQUE, step TEXT NOT NULL, postponed INTEGER NOT NULL,
    answered INTEGER NOT NULL, right_answers INTEGER NOT NULL, attempts_left INTEGER NOT NULL,
    code_sent_at INTEGER, code_hash TEXT, resume_until INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
`;

/** Verifications kept in the database. */
export function createIdentityChecks(statements: Statements, clock: Clock): IdentityChecks {
  const select = (column: 'id' | 'order_id', value: string): IdentityCheck | undefined => {
    const row = statements.get(`SELECT * FROM sandbox_identity_check WHERE ${column} = ?`, [value]);
    const check = row === undefined ? undefined : readCheck(row);
    const isFinal = check?.step === 'passed' || check?.step === 'failed';
    return check === undefined || isFinal || check.resumeUntil > clock.now() ? check : undefined;
  };
  const save: IdentityChecks['save'] = (check) => {
    const sql =
      'INSERT OR REPLACE INTO sandbox_identity_check (id, order_id, step, postponed, answered, right_answers, ' +
      'attempts_left, code_sent_at, code_hash, resume_until) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)';
    const { id, orderId, step, postponed, answered, right, attemptsLeft } = check;
    const state = [step, postponed, answered, right, attemptsLeft];
    statements.run(sql, [id, orderId, ...state, check.codeSentAt, check.codeHash, check.resumeUntil]);
  };
  return {
    save,
    find: (id) => select('id', id),
    ofOrder: (orderId) => select('order_id', orderId),
    start(orderId, { attemptsLeft, codeSentAt }, id = `idv_${randomBytes(12).toString('base64url')}`) {
      const place = { step: 'question', postponed: false, answered: 0, right: 0 } as const;
      const code = { attemptsLeft, codeSentAt, codeHash: null };
      const check = { id, orderId, ...place, ...code, resumeUntil: clock.now() + RESUME_LIMIT };
      save(check);
      return check;
    },
    sendCode(check, { code = createCode(), at = clock.now() } = {}) {
      const sent: IdentityCheck = {
        ...check,
        step: 'code',
        codeSentAt: at,
        codeHash: hashCode(check.id, code),
      };
      save(sent);
      return { check: sent, code };
    },
    isCode({ id, codeSentAt, codeHash }, code) {
      const isLive = codeSentAt !== null && codeSentAt + IDENTITY_CODE_LIFETIME > clock.now();
      return isLive && codeHash === hashCode(id, code);
    },
  };
}

const STEPS: readonly IdentityStep[] = ['question', 'code', 'passed', 'failed', 'cancelled'];

function readCheck(row: Row): IdentityCheck {
  return {
    id: String(row['id']),
    orderId: String(row['order_id']),
    step: STEPS.find((step) => step === row['step']) ?? 'question',
    postponed: row['postponed'] === 1,
    answered: Number(row['answered']),
    right: Number(row['right_answers']),
    attemptsLeft: Number(row['attempts_left']),
    codeSentAt: row['code_sent_at'] === null ? null : Number(row['code_sent_at']),
    codeHash: typeof row['code_hash'] === 'string' ? row['code_hash'] : null,
    resumeUntil: Number(row['resume_until']),
  };
}
