import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '../../calendar/clock.ts';
import type { Row, Statements } from '../../database/statements.ts';
import { BILL_CHARGES } from '../processor/tokens.ts';
import type { Charge, Processor } from '../processor/tokens.ts';

/** One intent to pay bills of an account. */
interface BillPaymentOrder {
  readonly accountId: string;
  readonly key: string;
  readonly amountCents: number;
  /** A token of the processor: of the hosted fields, or that of a method on file. */
  readonly token: string;
  /** True where what is behind the token is to stay on file. */
  readonly keeps: boolean;
  readonly language: 'en' | 'es';
  /** The whole request: the same key with another one is refused. */
  readonly request: unknown;
}

/** A payment as it is now. */
export interface KnownBillPayment {
  readonly paymentId: string;
  readonly key: string;
  readonly amountCents: number;
  readonly language: 'en' | 'es';
  readonly isAutomatic: boolean;
  readonly method: 'card' | 'bank' | null;
  readonly brandName: string | null;
  readonly lastFour: string | null;
  /** The token that is charged. */
  readonly token: string;
  /** Epoch milliseconds. */
  readonly takenAt: number;
  /** `undefined` when the processor knows of no such charge. */
  readonly charge: Charge | undefined;
  /** The balance after it; null until it is written to the account. */
  readonly balanceCents: number | null;
}

/** A payment of the past, as the seed writes it. */
interface PastBillPayment {
  readonly accountId: string;
  readonly amountCents: number;
  readonly paidAt: number;
  readonly isAutomatic: boolean;
  readonly brandName: string;
  readonly lastFour: string;
  /** Only the demo chooses an id. */
  readonly id?: string;
}

/** The result of a try to pay. `taken`: the key belongs to another request. */
type PaymentResult =
  | { readonly state: 'known'; readonly payment: KnownBillPayment }
  | { readonly state: 'taken' };

/** Payments of bills by their idempotency keys. */
export interface BillPayments {
  find(accountId: string, key: string): KnownBillPayment | undefined;
  /** All payments of an account, the newest first. */
  list(accountId: string): readonly KnownBillPayment[];
  /** Pays, or tells what became of the same payment before. */
  pay(order: BillPaymentOrder): PaymentResult;
  /** Notes the balance after a success; true for one caller only. */
  settle(accountId: string, key: string, balanceCents: number): boolean;
  /** Writes a payment of the past down. */
  record(payment: PastBillPayment): void;
}

export const BILL_PAYMENT_TABLES = `
  CREATE TABLE sandbox_bill_payment (
    number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, account_id TEXT NOT NULL, key TEXT NOT NULL,
    request_hash TEXT NOT NULL, amount_cents INTEGER NOT NULL, token TEXT NOT NULL, language TEXT NOT NULL, kind TEXT,
    brand_name TEXT, last_four TEXT, automatic INTEGER NOT NULL, taken_at INTEGER NOT NULL, refused INTEGER NOT NULL,
    balance_cents INTEGER, past_number INTEGER, UNIQUE (account_id, key)
  ) STRICT;
`;

const INSERT =
  'INSERT INTO sandbox_bill_payment (id, account_id, key, request_hash, amount_cents, token, language, kind, ' +
  'brand_name, last_four, automatic, taken_at, refused, balance_cents, past_number) ' +
  'VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, ?, ?)';
/** Numbers of payments of the past begin here, far below those of the processor. */
const PAST_NUMBERS = 61_204_000;

/** Payments kept in the database; their outcomes are the processor's. */
export function createBillPayments(statements: Statements, processor: Processor, clock: Clock): BillPayments {
  const findRow = (accountId: string, key: string): Row | undefined =>
    statements.get('SELECT * FROM sandbox_bill_payment WHERE account_id = ? AND key = ?', [
      accountId,
      key.toLowerCase(),
    ]);
  const read = (row: Row): KnownBillPayment => readPayment(row, processor);
  return {
    find(accountId, key) {
      const row = findRow(accountId, key);
      return row === undefined ? undefined : read(row);
    },
    list: (accountId) =>
      statements
        .all('SELECT * FROM sandbox_bill_payment WHERE account_id = ? ORDER BY taken_at DESC, number DESC', [
          accountId,
        ])
        .map(read),
    pay: (order) =>
      statements.transaction(() => {
        const before = findRow(order.accountId, order.key);
        if (before !== undefined && before['request_hash'] !== hashOf(order.request))
          return { state: 'taken' };
        if (before === undefined) insertPayment(statements, processor, { order, now: clock.now() });
        const row = findRow(order.accountId, order.key);
        if (row === undefined) return { state: 'taken' };
        const charge = processor.charge(String(row['token']), order.amountCents, chargeKeyOf(row));
        // The processor keeps no charge of a token that it does not know, so the refusal is kept here.
        if (charge.state === 'declined')
          statements.run('UPDATE sandbox_bill_payment SET refused = 1 WHERE number = ?', [
            Number(row['number']),
          ]);
        return { state: 'known', payment: { ...read(row), charge } };
      }),
    settle(accountId, key, balanceCents) {
      const sql =
        'UPDATE sandbox_bill_payment SET balance_cents = ? WHERE account_id = ? AND key = ? AND balance_cents IS NULL';
      return statements.run(sql, [balanceCents, accountId, key.toLowerCase()]) === 1;
    },
    record({ accountId, amountCents, paidAt, isAutomatic, brandName, lastFour, id }) {
      const next = statements.get('SELECT count(*) AS "count" FROM sandbox_bill_payment', []);
      const number = Number(next?.['count'] ?? 0) + 1;
      const name = id ?? `pay_past${String(number).padStart(6, '0')}`;
      const facts = ['card', brandName, lastFour, isAutomatic, paidAt, 0, PAST_NUMBERS + number];
      statements.run(INSERT, [name, accountId, name, '', amountCents, '', 'en', ...facts]);
    },
  };
}

function insertPayment(
  statements: Statements,
  processor: Processor,
  { order, now }: { readonly order: BillPaymentOrder; readonly now: number },
): void {
  const { accountId, key, amountCents, language, request, keeps } = order;
  const facts = keeps
    ? (processor.keep(order.token) ?? processor.look(order.token))
    : processor.look(order.token);
  const id = `pay_${randomBytes(9).toString('base64url')}`;
  const source = [facts?.token ?? order.token, language, facts?.kind ?? null, facts?.brandName ?? null];
  const rest = [facts?.lastFour ?? null, false, now, null, null];
  statements.run(INSERT, [
    id,
    accountId,
    key.toLowerCase(),
    hashOf(request),
    amountCents,
    ...source,
    ...rest,
  ]);
}

function readPayment(row: Row, processor: Processor): KnownBillPayment {
  const textIn = (name: string) => (row[name] === null ? null : String(row[name]));
  const takenAt = Number(row['taken_at']);
  const past = row['past_number'];
  const refused: Charge = { state: 'declined' };
  const charge: Charge | undefined =
    past === null
      ? (processor.outcomeOf(chargeKeyOf(row)) ?? (row['refused'] === 1 ? refused : undefined))
      : { state: 'succeeded', confirmationNumber: `PAY-${String(past)}`, at: takenAt };
  const kind = row['kind'];
  return {
    paymentId: String(row['id']),
    key: String(row['key']),
    amountCents: Number(row['amount_cents']),
    language: row['language'] === 'es' ? 'es' : 'en',
    isAutomatic: row['automatic'] === 1,
    method: kind === 'card' || kind === 'bank' ? kind : null,
    brandName: textIn('brand_name'),
    lastFour: textIn('last_four'),
    token: String(row['token']),
    takenAt,
    charge,
    balanceCents: row['balance_cents'] === null ? null : Number(row['balance_cents']),
  };
}

function chargeKeyOf(row: Row): string {
  return `${BILL_CHARGES}${String(row['account_id'])}:${String(row['key'])}`;
}

function hashOf(request: unknown): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('hex');
}
