import type { Clock } from '../../calendar/clock.ts';
import { MINUTE } from '../../calendar/durations.ts';
import { constants } from '../../contract/constants.ts';
import type { Row, Statements } from '../../database/statements.ts';

/** The time that the confirmation of a number may take, in milliseconds. */
const CONFIRMATION_TIME = constants.sms.confirmationMinutes * MINUTE;

/** The agreement of a customer to a changed setting. */
interface Consent {
  readonly version: string;
  readonly language: 'en' | 'es';
}

/** Text alerts of an account. */
interface SmsAlerts {
  readonly state: 'off' | 'awaitingConfirmation' | 'on';
  /** Ten digits; null while alerts are off. */
  readonly phone: string | null;
  readonly alerts: readonly string[];
  readonly language: 'en' | 'es';
  /** Until when the text should have arrived, in epoch milliseconds. */
  readonly dueAt: number | null;
}

/** The settings of an account: how it gets bills and alerts. */
interface Preferences {
  /** Undefined while nobody has chosen here. */
  isPaperless(accountId: string): boolean | undefined;
  setPaperless(accountId: string, enabled: boolean, consent: Consent): void;
  sms(accountId: string): SmsAlerts;
  /** Alerts begin once the phone has answered; one that has answered before gets them at once. */
  startSms(
    accountId: string,
    request: Pick<SmsAlerts, 'phone' | 'alerts'> & { readonly isConfirmed: boolean },
    consent: Consent,
  ): void;
  /** A new text is on its way. */
  resendSms(accountId: string): void;
  stopSms(accountId: string): void;
  /** A phone answered: YES or SI confirms, STOP or ALTO ends. Answers whether the answer meant anything. */
  answerText(phone: string, text: string): boolean;
}

export const PREFERENCE_TABLES = `
  CREATE TABLE sandbox_preference (
    account_id TEXT PRIMARY KEY, paperless INTEGER, sms TEXT NOT NULL DEFAULT 'off', phone TEXT,
    alerts TEXT NOT NULL DEFAULT '', language TEXT NOT NULL DEFAULT 'en', due_at INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE sandbox_consent (
    account_id TEXT NOT NULL, kind TEXT NOT NULL, given INTEGER NOT NULL, version TEXT NOT NULL, language TEXT NOT NULL,
    at INTEGER NOT NULL
  ) STRICT;
`;

const STOP = "UPDATE sandbox_preference SET sms = 'off', phone = NULL, alerts = '', due_at = NULL";
const OFF: SmsAlerts = { state: 'off', phone: null, alerts: [], language: 'en', dueAt: null };

/** Preferences kept in the database, with every consent that was given. */
export function createPreferences(statements: Statements, clock: Clock): Preferences {
  const find = (accountId: string): Row | undefined =>
    statements.get('SELECT * FROM sandbox_preference WHERE account_id = ?', [accountId]);
  const keepConsent = (
    accountId: string,
    kind: string,
    what: Consent & { readonly given: boolean },
  ): void => {
    const values = [accountId, kind, what.given, what.version, what.language, clock.now()];
    statements.run('INSERT INTO sandbox_consent VALUES (?, ?, ?, ?, ?, ?)', values);
    statements.run('INSERT OR IGNORE INTO sandbox_preference (account_id) VALUES (?)', [accountId]);
  };
  return {
    isPaperless(accountId) {
      const stored = find(accountId)?.['paperless'];
      return stored === undefined || stored === null ? undefined : stored === 1;
    },
    setPaperless(accountId, enabled, consent) {
      keepConsent(accountId, 'paperless', { ...consent, given: enabled });
      statements.run('UPDATE sandbox_preference SET paperless = ? WHERE account_id = ?', [
        enabled,
        accountId,
      ]);
    },
    sms(accountId) {
      const row = find(accountId);
      return row === undefined ? OFF : readSms(row);
    },
    startSms(accountId, { phone, alerts, isConfirmed }, consent) {
      keepConsent(accountId, 'sms', { ...consent, given: true });
      const sql =
        'UPDATE sandbox_preference SET sms = ?, phone = ?, alerts = ?, language = ?, due_at = ? WHERE account_id = ?';
      const state = isConfirmed ? 'on' : 'awaitingConfirmation';
      const dueAt = isConfirmed ? null : clock.now() + CONFIRMATION_TIME;
      statements.run(sql, [state, phone, alerts.join(','), consent.language, dueAt, accountId]);
    },
    resendSms(accountId) {
      const sql = 'UPDATE sandbox_preference SET due_at = ? WHERE account_id = ?';
      statements.run(sql, [clock.now() + CONFIRMATION_TIME, accountId]);
    },
    stopSms(accountId) {
      statements.run(`${STOP} WHERE account_id = ?`, [accountId]);
    },
    answerText: (phone, text) => answerText(statements, phone, text),
  };
}

function answerText(statements: Statements, phone: string, text: string): boolean {
  const word = text.trim().toUpperCase();
  if (['STOP', 'ALTO'].includes(word)) return statements.run(`${STOP} WHERE phone = ?`, [phone]) > 0;
  if (!['YES', 'Y', 'SI', 'SÍ'].includes(word)) return false;
  const sql =
    "UPDATE sandbox_preference SET sms = 'on', due_at = NULL WHERE phone = ? AND sms = 'awaitingConfirmation'";
  return statements.run(sql, [phone]) > 0;
}

function readSms(row: Row): SmsAlerts {
  const states = ['awaitingConfirmation', 'on'] as const;
  const state = states.find((one) => one === row['sms']);
  if (state === undefined) return OFF;
  return {
    state,
    phone: String(row['phone']),
    alerts: String(row['alerts']).split(','),
    language: row['language'] === 'es' ? 'es' : 'en',
    dueAt: row['due_at'] === null || row['due_at'] === undefined ? null : Number(row['due_at']),
  };
}
