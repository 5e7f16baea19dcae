import { addDays, addMonths } from '../../calendar/days.ts';
import { constants } from '../../contract/constants.ts';
import type { Row } from '../../database/statements.ts';
import { centsOf } from '../accounts/customer-account.ts';
import type { BudgetAgreement } from '../budget-billing/budget-billing.ts';
import { withBudget } from '../budget-billing/budget-lines.ts';
import type { PlanDebts } from '../extensions/plan-debts.ts';
import { linesOf } from './bill-lines.ts';
import type { Adjustment, BillLine } from './bill-lines.ts';

const DUE_DAY = String(constants.bills.dueDay).padStart(2, '0');
/** A bill is made so many days after its period. */
const DAYS_TO_BILL = 2;

/** A bill of an account, with what is open of it. */
export interface Bill {
  readonly billId: string;
  readonly commodity: 'electric' | 'gas';
  readonly periodStart: string;
  readonly periodEnd: string;
  readonly daysInCycle: number;
  readonly billDate: string;
  readonly dueDate: string;
  readonly consumed: number;
  readonly amountCents: number;
  readonly openCents: number;
  /** Open amount without what is pending of it. */
  readonly leftCents: number;
  readonly state: 'due' | 'pastDue' | 'paid';
  readonly isFinal: boolean;
  readonly lines: readonly BillLine[];
}

/** A bill as it was made. */
type MadeBill = Omit<Bill, 'openCents' | 'leftCents' | 'state' | 'isFinal'>;

/** Sources of an account's bills. */
interface BillSources {
  /** Usage of the months, the newest first. */
  readonly usage: readonly Row[];
  readonly adjustments: ReadonlyMap<string, readonly Adjustment[]>;
  /** Agreements on budget billing, the newest first. */
  readonly budget: readonly BudgetAgreement[];
}

/** The debt of an account, as far as its bills have to do with it. */
interface OpenAccount {
  readonly balanceCents: number;
  /** Payments whose outcome is not known yet. */
  readonly pendingCents: number;
  readonly today: string;
  /** Bills made until that day are of an extension whose dates are kept: none of them is late. Empty for none. */
  readonly excusedUntil: string;
  readonly isClosed: boolean;
  /** Open debts of the bills that came since an extension, while some of that is left. */
  readonly later?: PlanDebts['bills'] | undefined;
}

/** The bills of an account as they were made, the newest first. */
export function madeBillsOf({ usage, adjustments, budget }: BillSources): readonly MadeBill[] {
  return withBudget(
    usage.map((row) => billOf(row, adjustments.get(String(row['Id'])) ?? [])),
    budget,
  );
}

/**
 * The bills with what is open of them, the newest first. What is open of the balance belongs to the newest, as payments go to the
 * oldest: but for a bill that came since an extension no more than what is left of it.
 */
export function openBillsOf(made: readonly MadeBill[], account: OpenAccount): readonly Bill[] {
  const { balanceCents, pendingCents, today, excusedUntil, isClosed, later } = account;
  const mostLeft = ({ billId, amountCents }: MadeBill) => later?.get(billId)?.leftCents ?? amountCents;
  const mostOpen = (bill: MadeBill) => mostLeft(bill) + (later?.get(bill.billId)?.pendingCents ?? 0);
  const open = sharesOf(balanceCents, made.map(mostOpen));
  const left = sharesOf(balanceCents - pendingCents, made.map(mostLeft));
  return made.map((bill, index) => {
    const [openCents, leftCents] = [open[index] ?? 0, left[index] ?? 0];
    const late = bill.dueDate < today && bill.billDate > excusedUntil ? 'pastDue' : 'due';
    const state = openCents === 0 ? 'paid' : late;
    return { ...bill, openCents, leftCents, state, isFinal: isClosed && index === 0 };
  });
}

/** An amount, shared out in order up to the most of each. */
function sharesOf(cents: number, most: readonly number[]): readonly number[] {
  let rest = Math.max(0, cents);
  return most.map((each) => {
    const share = Math.min(rest, Math.max(0, each));
    rest -= share;
    return share;
  });
}

/** The day by which a bill is to be paid: the day of the month on which all are due, with enough days before it. */
export function dueDateOf(billDate: string): string {
  const earliest = addDays(billDate, constants.bills.leastDaysToPay);
  const sameMonth = `${earliest.slice(0, 7)}-${DUE_DAY}`;
  return sameMonth < earliest ? addMonths(sameMonth, 1) : sameMonth;
}

/** The day on which the bill of the month after a period is made. */
export function nextBillDate(periodEnd: string): string {
  return addDays(addMonths(addDays(periodEnd, 1), 1), DAYS_TO_BILL - 1);
}

/** The first month, such as `2026-11`, of which no bill has been made on a day. */
export function firstUnbilledMonth(today: string): string {
  return addDays(today, 1 - DAYS_TO_BILL).slice(0, 7);
}

/** The model counts in months; a bill begins with its month. */
function billOf(row: Row, adjustments: readonly Adjustment[]): MadeBill {
  const commodity = row['Commodity__c'] === 'Gas' ? 'gas' : 'electric';
  const periodStart = String(row['Bill_Month__c']);
  const daysInCycle = Number(row['Days_In_Cycle__c']);
  const periodEnd = addDays(periodStart, daysInCycle - 1);
  const billDate = addDays(periodEnd, DAYS_TO_BILL);
  const consumed = Number(row['Consumed__c']);
  const lines = linesOf({ commodity, consumed, chargesCents: centsOf(row, 'Amount__c'), adjustments });
  return {
    billId: String(row['Id']),
    commodity,
    periodStart,
    periodEnd,
    daysInCycle,
    billDate,
    dueDate: dueDateOf(billDate),
    consumed,
    amountCents: lines.reduce((sum, { amountCents }) => sum + amountCents, 0),
    lines,
  };
}
