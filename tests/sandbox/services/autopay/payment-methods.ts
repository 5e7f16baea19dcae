import { randomBytes } from 'node:crypto';
import type { Clock } from '../../calendar/clock.ts';
import { monthOf } from '../../calendar/days.ts';
import type { Row, Statements } from '../../database/statements.ts';
import { isDeclined } from '../processor/test-numbers.ts';
import type { TokenFacts } from '../processor/tokens.ts';

/** The time that the validation of a bank account takes before its first use, in milliseconds. */
const VALIDATION_TIME = 2 * 60_000;

/** A card or bank account on file, as it is now. */
export interface PaymentMethod {
  readonly paymentMethodId: string;
  readonly method: 'card' | 'bank';
  readonly brandName: string;
  readonly lastFour: string;
  readonly accountType: string | null;
  readonly expires: string | null;
  readonly state: 'usable' | 'validating' | 'expired' | 'refused';
}

/** Payment methods of accounts. */
export interface PaymentMethods {
  /** The newest first. */
  list(accountId: string): readonly PaymentMethod[];
  find(accountId: string, paymentMethodId: string): PaymentMethod | undefined;
  /** Keeps what is behind a token that was taken, in the place of the same card or account; only the seed fixes an id. */
  add(accountId: string, facts: TokenFacts, fixedId?: string): PaymentMethod;
  remove(accountId: string, paymentMethodId: string): void;
  /** The token with which the processor charges a method; it never leaves the org. */
  tokenOf(accountId: string, paymentMethodId: string): string | undefined;
}

export const PAYMENT_METHOD_TABLES = `
  CREATE TABLE sandbox_payment_method (
    number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, account_id TEXT NOT NULL, kind TEXT NOT NULL,
    brand_name TEXT NOT NULL, last_four TEXT NOT NULL, account_type TEXT, expires TEXT, refused INTEGER NOT NULL,
    added_at INTEGER NOT NULL, token TEXT NOT NULL
  ) STRICT;
  CREATE INDEX sandbox_payment_method_account ON sandbox_payment_method (account_id);
`;

/** Methods kept in the database; bank accounts are validated by the clock. */
export function createPaymentMethods(statements: Statements, clock: Clock): PaymentMethods {
  const list: PaymentMethods['list'] = (accountId) =>
    statements
      .all('SELECT * FROM sandbox_payment_method WHERE account_id = ? ORDER BY number DESC', [accountId])
      .map((row) => readMethod(row, clock.now()));
  return {
    list,
    find: (accountId, id) => list(accountId).find(({ paymentMethodId }) => paymentMethodId === id),
    add(accountId, facts, fixedId) {
      const same = list(accountId).find((method) => isSame(method, facts));
      if (same !== undefined && fixedId === undefined) return same;
      const id = fixedId ?? `pm_${randomBytes(9).toString('base64url')}`;
      const refused = isDeclined(facts.outcome);
      const { kind, brandName, lastFour, accountType, expires } = facts;
      const sql =
        'INSERT INTO sandbox_payment_method (id, account_id, kind, brand_name, last_four, account_type, expires, ' +
        'refused, added_at, token) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING *';
      const what = [id, accountId, kind, brandName, lastFour, accountType, expires];
      const values = [...what, refused, clock.now(), facts.token];
      return readMethod(statements.get(sql, values) ?? {}, clock.now());
    },
    tokenOf(accountId, id) {
      const sql = 'SELECT token FROM sandbox_payment_method WHERE account_id = ? AND id = ?';
      const row = statements.get(sql, [accountId, id]);
      return row === undefined ? undefined : String(row['token']);
    },
    remove(accountId, id) {
      statements.run('DELETE FROM sandbox_payment_method WHERE account_id = ? AND id = ?', [accountId, id]);
    },
  };
}

/** True for methods that a customer could not tell apart. One that was refused or is over is no hindrance to a new one. */
const isSame = (method: PaymentMethod, facts: TokenFacts) =>
  (method.state === 'usable' || method.state === 'validating') &&
  method.method === facts.kind &&
  method.brandName === facts.brandName &&
  method.lastFour === facts.lastFour &&
  method.accountType === facts.accountType &&
  method.expires === facts.expires;

function readMethod(row: Row, now: number): PaymentMethod {
  const method = row['kind'] === 'bank' ? 'bank' : 'card';
  const expires = typeof row['expires'] === 'string' ? row['expires'] : null;
  const isValidating = method === 'bank' && now < Number(row['added_at']) + VALIDATION_TIME;
  const isExpired = expires !== null && expires < monthOf(now);
  const outcome = isExpired ? 'expired' : row['refused'] === 1 ? 'refused' : 'usable';
  return {
    paymentMethodId: String(row['id']),
    method,
    brandName: String(row['brand_name']),
    lastFour: String(row['last_four']),
    accountType: typeof row['account_type'] === 'string' ? row['account_type'] : null,
    expires,
    state: isValidating ? 'validating' : outcome,
  };
}
