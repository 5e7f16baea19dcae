import type { Clock } from '../../calendar/clock.ts';
import { MINUTE } from '../../calendar/durations.ts';
import { constants } from '../../contract/constants.ts';
import { textOf } from '../../database/row-text.ts';
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
  /** Ten digits of another phone that has not answered yet; null for none. Until it has, `phone` gets the alerts. */
  readonly newPhone: string | null;
  readonly alerts: readonly string[];
  readonly language: 'en' | 'es';
  /** Until when the text should have arrived, in epoch milliseconds; null once that time has passed, and where none is asked for. */
  readonly dueAt: number | null;
}

/** A phone of ten digits, and the alerts that it shall get. */
interface SmsRequest {
  readonly phone: string;
  readonly alerts: readonly string[];
}

/** The settings of an account: how it gets bills and alerts. */
interface Preferences {
  /** Undefined while nobody has chosen here. */
  isPaperless(accountId: string): boolean | undefined;
  setPaperless(accountId: string, enabled: boolean, consent: Consent): void;
  sms(accountId: string): SmsAlerts;
  /**
   * Alerts begin once the phone has answered; one that has answered before goes on to get them. Returns true where the
   * phone is to be asked.
   */
  startSms(accountId: string, request: SmsRequest, consent: Consent): boolean;
  /** A new text is on its way. */
  resendSms(accountId: string): void;
  stopSms(accountId: string): void;
  /** A phone answered: YES or SI confirms, STOP or ALTO ends. Answers whether the answer meant anything. */
  answerText(phone: string, text: string): boolean;
}

export const PREFERENCE_TABLES = `
  CREATE TABLE sandbox_preference (
    account_id TEXT PRIMARY KEY, paperless INTEGER, sms TEXT NOT NULL DEFAULT 'off', phone TEXT, new_phone TEXT,
    alerts TEXT NOT NULL DEFAULT '', language TEXT NOT NULL DEFAULT 'en', due_at INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE sandbox_consent (
    account_id TEXT NOT NULL, kind TEXT NOT NULL, given INTEGER NOT NULL, version TEXT NOT NULL, language TEXT NOT NULL,
    at INTEGER NOT NULL
  ) STRICT;
`;

const STOP =
  "UPDATE sandbox_preference SET sms = 'off', phone = NULL, new_phone = NULL, alerts = '', due_at = NULL";
const START = `UPDATE sandbox_preference
  SET sms = ?, phone = ?, new_phone = ?, alerts = ?, language = ?, due_at = ? WHERE account_id = ?`;
const CONFIRM =
  "UPDATE sandbox_preference SET sms = 'on', due_at = NULL WHERE phone = ? AND sms = 'awaitingConfirmation'";
const CONFIRM_NEW =
  'UPDATE sandbox_preference SET phone = new_phone, new_phone = NULL, due_at = NULL WHERE new_phone = ?';
/** The phone that gets alerts goes on to get them. */
const END_NEW = 'UPDATE sandbox_preference SET new_phone = NULL, due_at = NULL WHERE new_phone = ?';
/** Another phone that was asked may answer still. */
const PASS_ON = `UPDATE sandbox_preference SET sms = 'awaitingConfirmation', phone = new_phone, new_phone = NULL
  WHERE phone = ? AND new_phone IS NOT NULL`;
const OFF: SmsAlerts = { state: 'off', phone: null, newPhone: null, alerts: [], language: 'en', dueAt: null };

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
      return row === undefined ? OFF : readSms(row, clock.now());
    },
    startSms(accountId, request, consent) {
      keepConsent(accountId, 'sms', { ...consent, given: true });
      const next = reduceStart(readSms(find(accountId) ?? {}, clock.now()), request);
      const dueAt = next.isAsked ? clock.now() + CONFIRMATION_TIME : null;
      const values = [next.state, next.phone, next.newPhone, request.alerts.join(','), consent.language];
      statements.run(START, [...values, dueAt, accountId]);
      return next.isAsked;
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

/** The phones after a request: a phone that gets alerts keeps them until another one has answered. */
function reduceStart(before: SmsAlerts, { phone }: SmsRequest) {
  if (before.state !== 'on')
    return { state: 'awaitingConfirmation', phone, newPhone: null, isAsked: true } as const;
  const isAsked = before.phone !== phone;
  return { state: 'on', phone: before.phone, newPhone: isAsked ? phone : null, isAsked } as const;
}

function answerText(statements: Statements, phone: string, text: string): boolean {
  const word = text.trim().toUpperCase();
  const answers = ['STOP', 'ALTO'].includes(word)
    ? [END_NEW, PASS_ON, `${STOP} WHERE phone = ?`]
    : ['YES', 'Y', 'SI', 'SÍ'].includes(word)
      ? [CONFIRM_NEW, CONFIRM]
      : [];
  return answers.map((sql) => statements.run(sql, [phone])).some((count) => count > 0);
}

function readSms(row: Row, now: number): SmsAlerts {
  const states = ['awaitingConfirmation', 'on'] as const;
  const state = states.find((one) => one === row['sms']);
  if (state === undefined) return OFF;
  const newPhone = textOf(row, 'new_phone');
  // Nothing is due of a phone that has answered.
  const isAsked = state === 'awaitingConfirmation' || newPhone !== null;
  const dueAt = isAsked ? Number(row['due_at'] ?? 0) : 0;
  return {
    state,
    phone: String(row['phone']),
    newPhone,
    alerts: String(row['alerts']).split(','),
    language: row['language'] === 'es' ? 'es' : 'en',
    dueAt: dueAt > now ? dueAt : null,
  };
}
