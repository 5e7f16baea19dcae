import { createHash } from 'node:crypto';
import type { Clock } from '../../calendar/clock.ts';
import { SECOND } from '../../calendar/durations.ts';
import { constants } from '../../contract/constants.ts';
import type { Row, Statements } from '../../database/statements.ts';
import type { Charge, Processor } from '../processor/tokens.ts';

/** One intent to pay the deposit of an order. */
interface PaymentOrder {
  readonly orderId: string;
  readonly key: string;
  readonly amountCents: number;
  readonly token: string;
  /** The address of the receipt; its language stands beside it. */
  readonly email: string | null;
  readonly language: 'en' | 'es';
}

/** A payment and what is known of it now. */
export interface KnownPayment extends PaymentOrder {
  readonly brandName: string | null;
  readonly lastFour: string | null;
  /** `undefined` when the processor knows of no such charge. */
  readonly charge: Charge | undefined;
  /** True when its success was written to the order and told, or went to the account that gets it back. */
  readonly isSettled: boolean;
  /** The account that gets it back, where its order was withdrawn while it was checked. */
  readonly goesTo: string | null;
}

/** The result of a try to pay. `taken`: the key belongs to another request. */
type PaymentResult =
  | { readonly state: 'known'; readonly payment: KnownPayment }
  | { readonly state: 'taken' };

/** Payments of deposits by their idempotency keys. */
export interface Payments {
  find(orderId: string, key: string): KnownPayment | undefined;
  /** All payments of an order, the newest first. */
  list(orderId: string): readonly KnownPayment[];
  /** Pays, or tells what became of the same payment before. */
  pay(order: PaymentOrder): PaymentResult;
  /** Payments that an account gets back once they succeed. */
  listFor(accountId: string): readonly KnownPayment[];
  /** Gives what is still checked of an order to an account, should it succeed. */
  redirect(orderId: string, accountId: string): void;
  /** Notes that a success was written to the order; true for one caller only. */
  settle(orderId: string, key: string): boolean;
}

export const PAYMENT_TABLES = `
  CREATE TABLE sandbox_payment (
    number INTEGER PRIMARY KEY, order_id TEXT NOT NULL, key TEXT NOT NULL, request_hash TEXT NOT NULL,
    amount_cents INTEGER NOT NULL, token TEXT NOT NULL, email TEXT, language TEXT NOT NULL, brand_name TEXT,
    last_four TEXT, goes_to TEXT, settled INTEGER NOT NULL, refused INTEGER NOT NULL, UNIQUE (order_id, key)
  ) STRICT;
`;

/** Payments kept in the database; their outcomes are the processor's. */
export function createPayments(statements: Statements, processor: Processor): Payments {
  const read = (row: Row): KnownPayment => readPayment(row, processor);
  const findRow = (orderId: string, key: string): Row | undefined =>
    statements.get('SELECT * FROM sandbox_payment WHERE order_id = ? AND key = ?', [orderId, normalise(key)]);
  return {
    find(orderId, key) {
      const row = findRow(orderId, key);
      return row === undefined ? undefined : read(row);
    },
    list: (orderId) =>
      statements
        .all('SELECT * FROM sandbox_payment WHERE order_id = ? ORDER BY number DESC', [orderId])
        .map(read),
    pay: (order) =>
      statements.transaction(() => {
        const before = findRow(order.orderId, order.key);
        if (before !== undefined && before['request_hash'] !== hashOf(order)) return { state: 'taken' };
        if (before === undefined) insertPayment(statements, processor, order);
        const chargeKey = chargeKeyOf(order.orderId, normalise(order.key));
        const charge = processor.charge(order.token, order.amountCents, chargeKey);
        // The processor keeps no charge of a token that it does not know, so the refusal is kept here.
        if (charge.state === 'declined') {
          const sql = 'UPDATE sandbox_payment SET refused = 1 WHERE order_id = ? AND key = ?';
          statements.run(sql, [order.orderId, normalise(order.key)]);
        }
        const row = findRow(order.orderId, order.key);
        if (row === undefined) return { state: 'taken' };
        return { state: 'known', payment: { ...read(row), charge } };
      }),
    listFor: (accountId) =>
      statements.all('SELECT * FROM sandbox_payment WHERE goes_to = ?', [accountId]).map(read),
    redirect(orderId, accountId) {
      const sql = 'UPDATE sandbox_payment SET goes_to = ? WHERE order_id = ? AND settled = 0';
      statements.run(sql, [accountId, orderId]);
    },
    settle(orderId, key) {
      const sql = 'UPDATE sandbox_payment SET settled = 1 WHERE order_id = ? AND key = ? AND settled = 0';
      return statements.run(sql, [orderId, normalise(key)]) === 1;
    },
  };
}

function readPayment(row: Row, processor: Processor): KnownPayment {
  const chargeKey = chargeKeyOf(String(row['order_id']), String(row['key']));
  const refused: Charge = { state: 'declined' };
  return {
    orderId: String(row['order_id']),
    key: String(row['key']),
    amountCents: Number(row['amount_cents']),
    token: String(row['token']),
    email: row['email'] === null ? null : String(row['email']),
    language: row['language'] === 'es' ? 'es' : 'en',
    brandName: row['brand_name'] === null ? null : String(row['brand_name']),
    lastFour: row['last_four'] === null ? null : String(row['last_four']),
    charge: processor.outcomeOf(chargeKey) ?? (row['refused'] === 1 ? refused : undefined),
    isSettled: row['settled'] === 1,
    goesTo: row['goes_to'] === null ? null : String(row['goes_to']),
  };
}

/** Returns the time at which a payment of unknown outcome should be asked for again. */
export function checkAgainAt(clock: Clock): number {
  return clock.now() + constants.payments.checkAgainSeconds * SECOND;
}

function insertPayment(statements: Statements, processor: Processor, order: PaymentOrder): void {
  const facts = processor.look(order.token);
  const { orderId, key, amountCents, token, email, language } = order;
  const sql =
    'INSERT INTO sandbox_payment (order_id, key, request_hash, amount_cents, token, email, language, brand_name, ' +
    'last_four, settled, refused) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0)';
  const text = [orderId, normalise(key), hashOf(order), amountCents, token, email, language];
  statements.run(sql, [...text, facts?.brandName ?? null, facts?.lastFour ?? null]);
}

function normalise(key: string): string {
  return key.toLowerCase();
}

function chargeKeyOf(orderId: string, key: string): string {
  return `${orderId}:${key}`;
}

function hashOf({ amountCents, token, email, language }: PaymentOrder): string {
  return createHash('sha256')
    .update(JSON.stringify([amountCents, token, email, language]))
    .digest('hex');
}
