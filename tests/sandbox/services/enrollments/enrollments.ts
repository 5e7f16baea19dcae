import type { Clock } from '../../calendar/clock.ts';
import { HOUR } from '../../calendar/durations.ts';
import type { Row, Statements } from '../../database/statements.ts';

/** After a customer has answered, the other company has confirmed after this long, in milliseconds. */
const CONFIRMED_AFTER = 4 * HOUR;

type BalanceState = 'notApplicable' | 'unanswered' | 'settled' | 'unsettled' | 'resolved';
type SwitchHoldState = 'notApplicable' | 'unanswered' | 'removed' | 'standing' | 'resolved';
type IdentityState = 'notApplicable' | 'open' | 'waiting' | 'refused' | 'resolved';

/** A state and since when it is so, in epoch milliseconds. */
export interface Since<TState> {
  readonly state: TState;
  readonly at: number | null;
}

/** An enrolment, with what holds it beside its deposit and its documents. */
export interface Enrollment {
  readonly orderId: string;
  readonly balance: Since<BalanceState>;
  readonly switchHold: Since<SwitchHoldState>;
  readonly identity: Since<IdentityState>;
  /** The time at which the customer submitted the documents. */
  readonly submittedAt: number | null;
}

/** The first facts of an enrolment. */
interface NewEnrollment {
  readonly orderId: string;
  readonly hasBalance: boolean;
  readonly hasSwitchHold: boolean;
  readonly needsIdentity: boolean;
}

/** Enrolments by their orders. An order that never had one has nothing that holds it. */
export interface Enrollments {
  begin(enrollment: NewEnrollment): void;
  find(orderId: string): Enrollment;
  answerBalance(orderId: string, settled: boolean): void;
  answerSwitchHold(orderId: string, removed: boolean): void;
  /** The way of the identity verification to the enrollment of an order. */
  setIdentity(orderId: string, state: Exclude<IdentityState, 'notApplicable'>): void;
  submitDocuments(orderId: string): void;
}

export const ENROLLMENT_TABLES = `
  CREATE TABLE sandbox_enrollment (
    order_id TEXT PRIMARY KEY, balance TEXT NOT NULL, balance_at INTEGER, switch_hold TEXT NOT NULL,
    switch_hold_at INTEGER, identity TEXT NOT NULL, identity_at INTEGER, submitted_at INTEGER
  ) STRICT, WITHOUT ROWID;
`;

const BALANCES = ['notApplicable', 'unanswered', 'settled', 'unsettled'] as const;
const SWITCH_HOLDS = ['notApplicable', 'unanswered', 'removed', 'standing'] as const;
const IDENTITIES = ['notApplicable', 'open', 'waiting', 'refused', 'resolved'] as const;

/** Enrolments kept in the database; confirmations of other companies come by the clock. */
export function createEnrollments(statements: Statements, clock: Clock): Enrollments {
  const set = (orderId: string, column: 'balance' | 'switch_hold' | 'identity', state: string): void => {
    const sql = `UPDATE sandbox_enrollment SET ${column} = ?, ${column}_at = ? WHERE order_id = ?`;
    statements.run(sql, [state, clock.now(), orderId]);
  };
  return {
    begin({ orderId, hasBalance, hasSwitchHold, needsIdentity }) {
      const ask = (applies: boolean): string => (applies ? 'unanswered' : 'notApplicable');
      const identity = needsIdentity ? 'open' : 'notApplicable';
      const sql =
        'INSERT OR REPLACE INTO sandbox_enrollment (order_id, balance, switch_hold, identity) VALUES (?, ?, ?, ?)';
      statements.run(sql, [orderId, ask(hasBalance), ask(hasSwitchHold), identity]);
    },
    find(orderId) {
      const row = statements.get('SELECT * FROM sandbox_enrollment WHERE order_id = ?', [orderId]);
      return row === undefined ? nothingHolds(orderId) : readEnrollment(row, clock.now());
    },
    answerBalance: (orderId, settled) => set(orderId, 'balance', settled ? 'settled' : 'unsettled'),
    answerSwitchHold: (orderId, removed) => set(orderId, 'switch_hold', removed ? 'removed' : 'standing'),
    setIdentity(orderId, state) {
      const fresh =
        "INSERT OR IGNORE INTO sandbox_enrollment VALUES (?, 'notApplicable', NULL, 'notApplicable', NULL, 'open', NULL, NULL)";
      statements.run(fresh, [orderId]);
      set(orderId, 'identity', state);
    },
    submitDocuments(orderId) {
      const sql = 'UPDATE sandbox_enrollment SET submitted_at = ? WHERE order_id = ?';
      statements.run(sql, [clock.now(), orderId]);
    },
  };
}

function nothingHolds(orderId: string): Enrollment {
  const none = { state: 'notApplicable', at: null } as const;
  return { orderId, balance: none, switchHold: none, identity: none, submittedAt: null };
}

function readEnrollment(row: Row, now: number): Enrollment {
  const balance = since(row, 'balance', BALANCES);
  const switchHold = since(row, 'switch_hold', SWITCH_HOLDS);
  return {
    orderId: String(row['order_id']),
    balance: confirmed(balance, balance.state === 'settled', now),
    switchHold: confirmed(switchHold, switchHold.state === 'removed', now),
    identity: since(row, 'identity', IDENTITIES),
    submittedAt: row['submitted_at'] === null ? null : Number(row['submitted_at']),
  };
}

function since<TState extends string>(row: Row, column: string, states: readonly TState[]): Since<TState> {
  const found = states.find((state) => state === row[column]);
  if (found === undefined) throw new Error(`an enrolment has an unknown ${column}`);
  const at = row[`${column}_at`];
  return { state: found, at: at === null || at === undefined ? null : Number(at) };
}

function confirmed<TState>(
  answer: Since<TState>,
  isHelpful: boolean,
  now: number,
): Since<TState | 'resolved'> {
  if (!isHelpful || answer.at === null || now < answer.at + CONFIRMED_AFTER) return answer;
  return { state: 'resolved', at: answer.at + CONFIRMED_AFTER };
}
