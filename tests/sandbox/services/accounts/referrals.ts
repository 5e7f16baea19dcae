import type { Clock } from '../../calendar/clock.ts';
import type { Row, Statements } from '../../database/statements.ts';

/** An order that came by the code of an account. */
export interface Referral {
  readonly id: string;
  readonly orderId: string;
  /** All that the owner of the code is told of the name. */
  readonly name: string;
  /** False for an order of somebody who was a customer before, or at the home of another friend: it brings no credit. */
  readonly earns: boolean;
  /** The time of the order, in epoch milliseconds. */
  readonly at: number;
}

/** An order as it comes with the code of an account. */
interface NewReferral extends Pick<Referral, 'orderId' | 'name' | 'earns'> {
  readonly accountId: string;
  /** The address in words that are the same however it is written. */
  readonly home: string;
}

/** Orders by the accounts whose codes they came with. */
interface Referrals {
  keep(referral: NewReferral): void;
  /** The newest first. */
  listOf(accountId: string): readonly Referral[];
  /** Orders at a home that bring a credit, to whomever. */
  ordersAt(home: string): readonly string[];
}

export const REFERRAL_TABLES = `
  CREATE TABLE sandbox_referral (
    id INTEGER PRIMARY KEY, account_id TEXT NOT NULL, order_id TEXT NOT NULL UNIQUE, name TEXT NOT NULL,
    home TEXT NOT NULL, earns INTEGER NOT NULL, at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX sandbox_referral_account ON sandbox_referral (account_id);
  CREATE INDEX sandbox_referral_home ON sandbox_referral (home);
`;

/** Referrals kept in the database. */
export function createReferrals(statements: Statements, clock: Clock): Referrals {
  return {
    keep({ accountId, orderId, name, home, earns }) {
      const sql =
        'INSERT INTO sandbox_referral (account_id, order_id, name, home, earns, at) VALUES (?, ?, ?, ?, ?, ?)';
      statements.run(sql, [accountId, orderId, name, home, earns ? 1 : 0, clock.now()]);
    },
    listOf: (accountId) =>
      statements
        .all('SELECT * FROM sandbox_referral WHERE account_id = ? ORDER BY id DESC', [accountId])
        .map(readReferral),
    ordersAt: (home) =>
      statements
        .all('SELECT order_id FROM sandbox_referral WHERE home = ? AND earns = 1', [home])
        .map((row) => String(row['order_id'])),
  };
}

/** First name and the first letter of the last one, which is all that the contract tells of a friend. */
export function nameOfFriend(firstName: string, lastName: string): string {
  const [initial = ''] = lastName.trim().toUpperCase();
  return `${firstName.trim()} ${initial}.`;
}

function readReferral(row: Row): Referral {
  return {
    id: `friend_${String(row['id'])}`,
    orderId: String(row['order_id']),
    name: String(row['name']),
    earns: row['earns'] === 1,
    at: Number(row['at']),
  };
}
