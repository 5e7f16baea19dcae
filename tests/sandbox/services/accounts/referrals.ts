import type { Clock } from '../../calendar/clock.ts';
import type { Row, Statements } from '../../database/statements.ts';

/** An order that came by the code of an account. */
export interface Referral {
  readonly id: string;
  readonly orderId: string;
  /** All that the owner of the code is told of the name. */
  readonly name: string;
  /** True for an order with the e-mail address of the one who gave the code. */
  readonly isOwn: boolean;
  /** The time of the order, in epoch milliseconds. */
  readonly at: number;
}

/** An order as it comes with the code of an account. */
interface NewReferral extends Pick<Referral, 'orderId' | 'name' | 'isOwn'> {
  readonly accountId: string;
}

/** Orders by the accounts whose codes they came with. */
interface Referrals {
  keep(referral: NewReferral): void;
  /** The newest first. */
  listOf(accountId: string): readonly Referral[];
}

export const REFERRAL_TABLES = `
  CREATE TABLE sandbox_referral (
    id INTEGER PRIMARY KEY, account_id TEXT NOT NULL, order_id TEXT NOT NULL UNIQUE, name TEXT NOT NULL,
    is_own INTEGER NOT NULL, at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX sandbox_referral_account ON sandbox_referral (account_id);
`;

/** Referrals kept in the database. */
export function createReferrals(statements: Statements, clock: Clock): Referrals {
  return {
    keep({ accountId, orderId, name, isOwn }) {
      const sql =
        'INSERT INTO sandbox_referral (account_id, order_id, name, is_own, at) VALUES (?, ?, ?, ?, ?)';
      statements.run(sql, [accountId, orderId, name, isOwn ? 1 : 0, clock.now()]);
    },
    listOf: (accountId) =>
      statements
        .all('SELECT * FROM sandbox_referral WHERE account_id = ? ORDER BY id DESC', [accountId])
        .map(readReferral),
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
    isOwn: row['is_own'] === 1,
    at: Number(row['at']),
  };
}
