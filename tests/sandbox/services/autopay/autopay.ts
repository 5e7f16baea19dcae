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

/** The request that turns autopay on. */
interface NewAutopay {
  readonly accountId: string;
  readonly method: PaymentMethod;
  readonly subject: TermsSubject;
  /** Date of the first payment. */
  readonly startsOn: string;
}

/** Autopay of accounts and its authorisations, which are kept when they are revoked. */
interface Autopay {
  find(accountId: string): AutopayState;
  /** Turns it on or takes another method; an earlier authorisation counts as revoked. */
  set(autopay: NewAutopay, fixedId?: string): void;
  cancel(accountId: string): void;
  authorization(accountId: string, authorizationId: string): Authorization | undefined;
}

export const AUTOPAY_TABLES = `
  CREATE TABLE sandbox_autopay (
    account_id TEXT PRIMARY KEY, method_id TEXT NOT NULL, authorization_id TEXT NOT NULL, since INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE sandbox_authorization (
    id TEXT PRIMARY KEY, account_id TEXT NOT NULL, method_id TEXT NOT NULL, brand TEXT NOT NULL, terms TEXT NOT NULL, bank_name TEXT,
    last_four TEXT NOT NULL, account_type TEXT, starts_on TEXT NOT NULL, authorized_at INTEGER NOT NULL, revoked_at INTEGER
  ) STRICT, WITHOUT ROWID;
`;

/** Why the last debit failed, where it did and the reason is known. A bank does not tell why it refuses an account. */
export function suspensionOf(autopay: AutopayState): 'cardExpired' | null {
  return autopay.state === 'suspended' && autopay.method.state === 'expired' ? 'cardExpired' : null;
}

/** Autopay kept in the database. */
export function createAutopay(statements: Statements, methods: PaymentMethods, clock: Clock): Autopay {
  const cancel = (accountId: string): void => {
    const revoke =
      'UPDATE sandbox_authorization SET revoked_at = ? WHERE account_id = ? AND revoked_at IS NULL';
    statements.run(revoke, [clock.now(), accountId]);
    statements.run('DELETE FROM sandbox_autopay WHERE account_id = ?', [accountId]);
  };
  return {
    cancel,
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
      return {
        state: states[method.state],
        method,
        authorizationId: String(row['authorization_id']),
        since: Number(row['since']),
        paysFrom: firstDayOf({ accountId, statements, methods, today: dayOf(clock.now()) }),
      };
    },
    set({ accountId, method, subject, startsOn }, fixedId) {
      cancel(accountId);
      const id = fixedId ?? `auth_${randomBytes(9).toString('base64url')}`;
      const bankName = method.method === 'bank' ? method.brandName : null;
      const terms = JSON.stringify(termsOf(subject));
      const sql = 'INSERT INTO sandbox_authorization VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, NULL)';
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

interface Payer {
  readonly accountId: string;
  readonly statements: Statements;
  readonly methods: PaymentMethods;
  readonly today: string;
}

/** First day on which autopay pays. What was revoked only today makes the payment of today: it is on its way. */
function firstDayOf({ accountId, statements, methods, today }: Payer): string {
  const all = statements.all('SELECT * FROM sandbox_authorization WHERE account_id = ?', [accountId]);
  const paysToday = all.some((row) => {
    const { authorizedAt, revokedAt } = readAutopayRow(row);
    const ranBefore = dayOf(authorizedAt) < today && (revokedAt === null || dayOf(revokedAt) >= today);
    return ranBefore && methods.find(accountId, String(row['method_id']))?.state === 'usable';
  });
  return paysToday ? today : addDays(today, 1);
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
