import type { Clock } from '../../calendar/clock.ts';
import type { Row, Statements } from '../../database/statements.ts';

/** An order that came by the code of an account. */
export interface Referral {
  readonly id: string;
  readonly orderId: string;
  /** The account whose code it came with. */
  readonly accountId: string;
  /**
   * The mailbox of the e-mail address in the order. Whoever has ordered may have another address by now, so that the present
   * one must not count: a friend who changes it would be a new one, time and again.
   */
  readonly mailbox: string;
  /** All that the owner of the code is told of the name. */
  readonly name: string;
  /**
   * False for an order of somebody who was a customer before, and, once service has begun, of somebody who had service before,
   * or at the home of another friend whose service began before: it brings no credit, of which nobody is told before service begins.
   */
  readonly earns: boolean;
  /** The time of the order, in epoch milliseconds. */
  readonly at: number;
}

/** Facts by which a home is found. */
interface HomeKeys {
  readonly street: string;
  readonly meter: string | null;
}

/** An order as it comes with the code of an account. */
interface NewReferral extends Pick<Referral, 'orderId' | 'accountId' | 'mailbox' | 'name' | 'earns'> {
  readonly home: HomeKeys;
}

/** Orders by the accounts whose codes they came with. */
interface Referrals {
  keep(referral: NewReferral): void;
  /** The newest first. */
  listOf(accountId: string): readonly Referral[];
  /** Those whose service was not seen to begin, the oldest first. */
  listWaiting(): readonly Referral[];
  /** Keeps that service has begun, at which home, and whether it brings a credit. */
  begin(orderId: string, decided: Pick<NewReferral, 'home' | 'earns'>): void;
  /** Orders at a home, or at others with one of its keys, whose service has begun and brings a credit, to whomever. */
  ordersBegunAt(home: HomeKeys): readonly string[];
  /** Orders of a mailbox whose service has begun and brings a credit, to whomever. */
  ordersBegunOf(mailbox: string): readonly string[];
}

export const REFERRAL_TABLES = `
  CREATE TABLE sandbox_referral (
    id INTEGER PRIMARY KEY, account_id TEXT NOT NULL, order_id TEXT NOT NULL UNIQUE, name TEXT NOT NULL,
    mailbox TEXT NOT NULL, street TEXT NOT NULL, meter TEXT, earns INTEGER NOT NULL, has_begun INTEGER NOT NULL DEFAULT 0,
    at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX sandbox_referral_account ON sandbox_referral (account_id);
  CREATE INDEX sandbox_referral_street ON sandbox_referral (street);
  CREATE INDEX sandbox_referral_meter ON sandbox_referral (meter);
  CREATE INDEX sandbox_referral_mailbox ON sandbox_referral (mailbox);
`;

/** Referrals kept in the database. */
export function createReferrals(statements: Statements, clock: Clock): Referrals {
  return {
    keep({ accountId, orderId, name, mailbox, home, earns }) {
      const sql =
        'INSERT INTO sandbox_referral (account_id, order_id, name, mailbox, street, meter, earns, at) ' +
        'VALUES (?, ?, ?, ?, ?, ?, ?, ?)';
      const facts = [accountId, orderId, name, mailbox, home.street, home.meter];
      statements.run(sql, [...facts, earns ? 1 : 0, clock.now()]);
    },
    listOf: (accountId) =>
      statements
        .all('SELECT * FROM sandbox_referral WHERE account_id = ? ORDER BY id DESC', [accountId])
        .map(readReferral),
    listWaiting: () =>
      statements.all('SELECT * FROM sandbox_referral WHERE has_begun = 0 ORDER BY id', []).map(readReferral),
    begin(orderId, { home, earns }) {
      const sql =
        'UPDATE sandbox_referral SET has_begun = 1, street = ?, meter = ?, earns = ? WHERE order_id = ?';
      statements.run(sql, [home.street, home.meter, earns ? 1 : 0, orderId]);
    },
    ordersBegunAt({ street, meter }) {
      const sql =
        'SELECT order_id FROM sandbox_referral ' +
        'WHERE (street = ? OR meter = ?) AND has_begun = 1 AND earns = 1';
      return statements.all(sql, [street, meter]).map((row) => String(row['order_id']));
    },
    ordersBegunOf(mailbox) {
      const sql = 'SELECT order_id FROM sandbox_referral WHERE mailbox = ? AND has_begun = 1 AND earns = 1';
      return statements.all(sql, [mailbox]).map((row) => String(row['order_id']));
    },
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
    accountId: String(row['account_id']),
    mailbox: String(row['mailbox']),
    name: String(row['name']),
    earns: row['earns'] === 1,
    at: Number(row['at']),
  };
}
