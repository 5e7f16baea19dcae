import { randomBytes } from 'node:crypto';
import type { Clock } from '../../calendar/clock.ts';
import { monthOf } from '../../calendar/days.ts';
import type { Row, Statements } from '../../database/statements.ts';
import { cardBrandOf, isRoutingNumber } from './numbers.ts';
import { BANKS, TEST_BANK_ACCOUNTS, TEST_CARDS } from './test-numbers.ts';
import type { DeclineReason, TokenOutcome } from './test-numbers.ts';
import type { IssueResult, PaymentDetails, RefusedField } from './token-issuer.ts';

/** The time that an outcome stays unknown, in milliseconds. */
export const UNKNOWN_FOR = 20_000;

/** The facts that a token tells about the card or bank account behind it. */
export interface TokenFacts {
  readonly token: string;
  readonly kind: 'card' | 'bank';
  /** Brand of the card, or name of the bank. */
  readonly brandName: string;
  readonly lastFour: string;
  readonly accountType: string | null;
  /** Month such as `2028-04`; null for a bank account. */
  readonly expires: string | null;
  readonly outcome: TokenOutcome;
  /** True when it may be used at all: one use each, but for the tokens of the specs' examples. */
  readonly usable: boolean;
}

/** The result of a charge. A key that was charged before gives the same charge again. */
export type Charge =
  | { readonly state: 'succeeded'; readonly confirmationNumber: string; readonly at: number }
  /** `refusedAt`, epoch milliseconds: where it had been taken before. */
  | {
      readonly state: 'declined';
      readonly reason?: DeclineReason | undefined;
      readonly refusedAt?: number;
    }
  | { readonly state: 'unknown' }
  | { readonly state: 'retry' };

/** A payment processor: numbers go in, tokens come out, and tokens are charged. It knows nothing of customers. */
export interface Processor {
  /** The field for which `issue` would refuse the details. */
  check(details: PaymentDetails): RefusedField | undefined;
  issue(details: PaymentDetails, fixed?: { readonly token: string }): IssueResult;
  look(token: string): TokenFacts | undefined;
  /** Uses a token up without a charge. */
  take(token: string): TokenFacts | undefined;
  /** Uses a token up, and answers what is behind it with a token that can be charged as often as wanted. */
  keep(token: string): TokenFacts | undefined;
  charge(token: string, amountCents: number, key: string): Charge;
  /** Returns the result of a charge; undefined when none with this key came through. */
  outcomeOf(key: string): Charge | undefined;
}

export const PROCESSOR_TABLES = `
  CREATE TABLE sandbox_token (
    token TEXT PRIMARY KEY, kind TEXT NOT NULL, brand_name TEXT NOT NULL, last_four TEXT NOT NULL, account_type TEXT,
    expires TEXT, outcome TEXT NOT NULL, reusable INTEGER NOT NULL, used INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE sandbox_charge (
    key TEXT PRIMARY KEY, token TEXT NOT NULL, amount_cents INTEGER NOT NULL, outcome TEXT NOT NULL,
    came_at INTEGER NOT NULL, tries INTEGER NOT NULL, number INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
`;

/** The keys of charges for bills begin with it; what they are confirmed with begins with PAY. */
export const BILL_CHARGES = 'bill:';

/** A processor kept in the database. Full numbers are never stored. */
export function createProcessor(statements: Statements, clock: Clock): Processor {
  const look = (token: string): TokenFacts | undefined => {
    const row = statements.get('SELECT * FROM sandbox_token WHERE token = ?', [token]);
    return row === undefined ? undefined : factsOf(row);
  };
  const findCharge = (key: string): Row | undefined =>
    statements.get('SELECT * FROM sandbox_charge WHERE key = ?', [key]);
  const take: Processor['take'] = (token) => {
    const facts = look(token);
    if (facts?.usable !== true) return undefined;
    statements.run('UPDATE sandbox_token SET used = 1 WHERE token = ?', [token]);
    return facts;
  };
  return {
    look,
    take,
    keep(token) {
      const facts = take(token);
      return facts === undefined ? undefined : copyToken(statements, facts);
    },
    check(details) {
      const checked = checkDetails(details, clock.now());
      return 'field' in checked ? checked.field : undefined;
    },
    issue: (details, fixed) => issueToken(statements, checkDetails(details, clock.now()), fixed?.token),
    charge(token, amountCents, key) {
      return statements.transaction(() => {
        const before = findCharge(key);
        if (before !== undefined) {
          statements.run('UPDATE sandbox_charge SET tries = tries + 1 WHERE key = ?', [key]);
          return chargeOf({ ...before, tries: Number(before['tries']) + 1 }, clock.now());
        }
        const facts = take(token);
        if (facts === undefined) return { state: 'declined' };
        const sql =
          'INSERT INTO sandbox_charge (key, token, amount_cents, outcome, came_at, tries, number) ' +
          'SELECT ?, ?, ?, ?, ?, 1, count(*) + 1 FROM sandbox_charge';
        statements.run(sql, [key, token, amountCents, facts.outcome, clock.now()]);
        const row = findCharge(key);
        return row === undefined ? { state: 'declined' } : chargeOf(row, clock.now());
      });
    },
    outcomeOf(key) {
      const row = findCharge(key);
      const charge = row === undefined ? undefined : chargeOf(row, clock.now());
      return charge?.state === 'retry' ? undefined : charge;
    },
  };
}

function copyToken(statements: Statements, facts: TokenFacts): TokenFacts {
  const token = `src_${randomBytes(12).toString('base64url')}`;
  const { kind, brandName, lastFour, accountType, expires, outcome } = facts;
  const values = [token, kind, brandName, lastFour, accountType, expires, outcome, true];
  statements.run('INSERT INTO sandbox_token VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0)', values);
  return { ...facts, token, usable: true };
}

/** The facts that details tell of themselves, or the field that is wrong. */
type CheckedDetails = Omit<TokenFacts, 'token' | 'usable'> | { readonly field: RefusedField };

function issueToken(
  statements: Statements,
  checked: CheckedDetails,
  fixedToken: string | undefined,
): IssueResult {
  if ('field' in checked) return { state: 'refused', field: checked.field };
  const token = fixedToken ?? `tok_${randomBytes(12).toString('base64url')}`;
  const { kind, brandName, lastFour, accountType, expires, outcome } = checked;
  const values = [token, kind, brandName, lastFour, accountType, expires, outcome, fixedToken !== undefined];
  statements.run('INSERT INTO sandbox_token VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0)', values);
  return { state: 'issued', token, brandName, lastFour };
}

function checkDetails(details: PaymentDetails, now: number): CheckedDetails {
  const number = details.number.replaceAll(/[ -]/g, '');
  const lastFour = number.slice(-4);
  if (details.kind === 'card') {
    const brandName = cardBrandOf(number);
    if (brandName === undefined) return { field: 'number' };
    const isMonth = /^\d{4}-(?:0[1-9]|1[0-2])$/.test(details.expires);
    if (!isMonth || details.expires < monthOf(now)) return { field: 'expires' };
    const outcome = TEST_CARDS[number] ?? 'succeeded';
    return { kind: 'card', brandName, lastFour, accountType: null, expires: details.expires, outcome };
  }
  const { routingNumber, accountType } = details;
  if (!isRoutingNumber(routingNumber)) return { field: 'routingNumber' };
  if (!/^\d{4,17}$/.test(number)) return { field: 'number' };
  const outcome = TEST_BANK_ACCOUNTS[number] ?? 'succeeded';
  const brandName = BANKS[routingNumber] ?? 'Bank';
  return { kind: 'bank', brandName, lastFour, accountType, expires: null, outcome };
}

function factsOf(row: Row): TokenFacts {
  return {
    token: String(row['token']),
    kind: row['kind'] === 'bank' ? 'bank' : 'card',
    brandName: String(row['brand_name']),
    lastFour: String(row['last_four']),
    accountType: row['account_type'] === null ? null : String(row['account_type']),
    expires: row['expires'] === null ? null : String(row['expires']),
    outcome: readOutcome(row['outcome']),
    usable: row['used'] === 0 || row['reusable'] === 1,
  };
}

function chargeOf(row: Row, now: number): Charge {
  const cameAt = Number(row['came_at']);
  const isSettled = now >= cameAt + UNKNOWN_FOR;
  const kind = String(row['key']).startsWith(BILL_CHARGES) ? 'PAY' : 'DEP';
  const number = `${kind}-${String(88_204_416 + Number(row['number']))}`;
  const succeeded = (at: number): Charge => ({ state: 'succeeded', confirmationNumber: number, at });
  const outcome = readOutcome(row['outcome']);
  switch (outcome) {
    case 'succeeded':
      return succeeded(cameAt);
    case 'declined':
      return { state: 'declined' };
    case 'cardExpired':
    case 'insufficientFunds':
    case 'codeWrong':
    case 'doNotHonor':
      return { state: 'declined', reason: outcome };
    case 'unknownSucceeds':
      return isSettled ? succeeded(cameAt + UNKNOWN_FOR) : { state: 'unknown' };
    case 'unknownDeclines':
      return isSettled
        ? { state: 'declined', reason: 'insufficientFunds', refusedAt: cameAt + UNKNOWN_FOR }
        : { state: 'unknown' };
    case 'retry':
      return Number(row['tries']) > 1 ? succeeded(cameAt) : { state: 'retry' };
  }
}

function readOutcome(stored: unknown): TokenOutcome {
  const known = [...Object.values(TEST_CARDS), ...Object.values(TEST_BANK_ACCOUNTS)];
  return known.find((outcome) => outcome === stored) ?? 'declined';
}
