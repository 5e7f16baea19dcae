import { randomBytes } from 'node:crypto';
import type { Clock } from '../../calendar/clock.ts';
import { addDays, dayOf } from '../../calendar/days.ts';
import type { Row, Statements } from '../../database/statements.ts';
import type { PaymentMethod, PaymentMethods } from './payment-methods.ts';
import { termsOf } from './terms.ts';
import type { Terms, TermsSubject } from './terms.ts';

/** Autopay of one account, as it is now. */
type AutopayState =
  | { readonly state: 'off' }
  | {
      readonly state: 'pending' | 'on' | 'suspended';
      readonly method: PaymentMethod;
      readonly authorizationId: string;
      /** Epoch milliseconds. */
      readonly since: number;
      /** First day on which it pays: today only by an agreement of an earlier day. */
      readonly paysFrom: string;
    };

/** The agreement of a customer, with the method. */
interface Authorization {
  readonly authorizationId: string;
  readonly brand: string;
  readonly terms: Terms;
  readonly bankName: string | null;
  readonly lastFour: string;
  readonly accountType: string | null;
  readonly startsOn: string;
  readonly authorizedAt: number;
  readonly revokedAt: number | null;
}

/** The last payment of an agreement that was revoked when it could no longer be stopped, until its day has passed. */
interface LastPayment {
  readonly on: string;
  readonly authorizationId: string;
  readonly paymentMethodId: string;
}

/** The request that turns autopay on. */
interface NewAutopay {
  readonly accountId: string;
  readonly method: PaymentMethod;
  readonly subject: TermsSubject;
  /** Date of the first payment. */
  readonly startsOn: string;
  /** Day of a payment of the earlier agreement that can no longer be stopped. */
  readonly lastOn?: string | undefined;
}

/** Autopay of accounts and its authorisations, which are kept when they are revoked. */
interface Autopay {
  find(accountId: string): AutopayState;
  /** The payment that still comes of an agreement that was revoked, whatever the state is now. */
  last(accountId: string): LastPayment | undefined;
  /** Turns it on or takes another method; an earlier authorisation counts as revoked. */
  set(autopay: NewAutopay, fixedId?: string): void;
  /** Turns it off; a payment that can no longer be stopped still comes on its day. */
  cancel(accountId: string, lastOn?: string): void;
  authorization(accountId: string, authorizationId: string): Authorization | undefined;
}

export const AUTOPAY_TABLES = `
  CREATE TABLE sandbox_autopay (
    account_id TEXT PRIMARY KEY, method_id TEXT NOT NULL, authorization_id TEXT NOT NULL, since INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE sandbox_authorization (
    id TEXT PRIMARY KEY, account_id TEXT NOT NULL, method_id TEXT NOT NULL, brand TEXT NOT NULL, terms TEXT NOT NULL, bank_name TEXT,
    last_four TEXT NOT NULL, account_type TEXT, starts_on TEXT NOT NULL, authorized_at INTEGER NOT NULL, revoked_at INTEGER,
    last_on TEXT
  ) STRICT, WITHOUT ROWID;
`;

/** Why the last debit failed, where it did and the reason is known. A bank does not tell why it refuses an account. */
export function suspensionOf(autopay: AutopayState): 'cardExpired' | null {
  return autopay.state === 'suspended' && autopay.method.state === 'expired' ? 'cardExpired' : null;
}

/** Autopay kept in the database. */
export function createAutopay(statements: Statements, methods: PaymentMethods, clock: Clock): Autopay {
  const last = (accountId: string): LastPayment | undefined =>
    lastPaymentOf(accountId, statements, dayOf(clock.now()));
  const cancel = (accountId: string, lastOn?: string): void => {
    const revoke =
      'UPDATE sandbox_authorization SET revoked_at = ?, last_on = ? WHERE account_id = ? AND revoked_at IS NULL';
    statements.run(revoke, [clock.now(), lastOn ?? null, accountId]);
    statements.run('DELETE FROM sandbox_autopay WHERE account_id = ?', [accountId]);
  };
  return {
    cancel,
    last,
    find(accountId) {
      const row = statements.get('SELECT * FROM sandbox_autopay WHERE account_id = ?', [accountId]);
      const method = row === undefined ? undefined : methods.find(accountId, String(row['method_id']));
      if (row === undefined || method === undefined) return { state: 'off' };
      const states = {
        usable: 'on',
        validating: 'pending',
        expired: 'suspended',
        refused: 'suspended',
      } as const;
      const since = Number(row['since']);
      return {
        state: states[method.state],
        method,
        authorizationId: String(row['authorization_id']),
        since,
        paysFrom: firstDayOf(method.state === 'usable', since, clock.now()),
      };
    },
    set({ accountId, method, subject, startsOn, lastOn }, fixedId) {
      cancel(accountId, lastOn);
      const id = fixedId ?? `auth_${randomBytes(9).toString('base64url')}`;
      const bankName = method.method === 'bank' ? method.brandName : null;
      const terms = JSON.stringify(termsOf(subject));
      const sql = 'INSERT INTO sandbox_authorization VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, NULL, NULL)';
      const facts = [bankName, method.lastFour, method.accountType, startsOn, clock.now()];
      statements.run(sql, [id, accountId, method.paymentMethodId, subject.brand, terms, ...facts]);
      const row = [accountId, method.paymentMethodId, id, clock.now()];
      statements.run('INSERT INTO sandbox_autopay VALUES (?, ?, ?, ?)', row);
    },
    authorization(accountId, authorizationId) {
      const sql = 'SELECT * FROM sandbox_authorization WHERE id = ? AND account_id = ?';
      const row = statements.get(sql, [authorizationId, accountId]);
      return row === undefined ? undefined : readAutopayRow(row);
    },
  };
}

/** First day on which autopay pays: today only by an agreement of an earlier day. */
function firstDayOf(isUsable: boolean, since: number, now: number): string {
  const today = dayOf(now);
  return isUsable && dayOf(since) < today ? today : addDays(today, 1);
}

/** Of agreements that followed one another the first pays. */
function lastPaymentOf(accountId: string, statements: Statements, today: string): LastPayment | undefined {
  const sql =
    'SELECT * FROM sandbox_authorization WHERE account_id = ? AND last_on >= ? ORDER BY authorized_at, revoked_at LIMIT 1';
  const row = statements.get(sql, [accountId, today]);
  return (
    row && {
      on: String(row['last_on']),
      authorizationId: String(row['id']),
      paymentMethodId: String(row['method_id']),
    }
  );
}

function readAutopayRow(row: Row): Authorization {
  return {
    authorizationId: String(row['id']),
    brand: String(row['brand']),
    // Only terms are written here.
    terms: JSON.parse(String(row['terms'])) as Terms,
    bankName: row['bank_name'] === null ? null : String(row['bank_name']),
    lastFour: String(row['last_four']),
    accountType: row['account_type'] === null ? null : String(row['account_type']),
    startsOn: String(row['starts_on']),
    authorizedAt: Number(row['authorized_at']),
    revokedAt: row['revoked_at'] === null ? null : Number(row['revoked_at']),
  };
}
