import { addDays, addMonths } from '../../calendar/days.ts';
import { constants } from '../../contract/constants.ts';
import type { Row } from '../../database/statements.ts';
import { centsOf } from '../accounts/customer-account.ts';
import type { BudgetAgreement } from '../budget-billing/budget-billing.ts';
import { withBudget } from '../budget-billing/budget-lines.ts';
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
  readonly state: 'due' | 'pastDue' | 'paid';
  readonly isFinal: boolean;
  readonly lines: readonly BillLine[];
}

/** Sources of an account's bills. */
interface BillSources {
  /** Usage of the months, the newest first. */
  readonly usage: readonly Row[];
  readonly adjustments: ReadonlyMap<string, readonly Adjustment[]>;
  /** Agreements on budget billing, the newest first. */
  readonly budget: readonly BudgetAgreement[];
  readonly balanceCents: number;
  readonly today: string;
  /** Bills made until that day are of an extension whose dates are kept: none of them is late. Empty for none. */
  readonly excusedUntil: string;
  readonly isClosed: boolean;
}

/** The bills of an account, the newest first. What is open of the balance belongs to the newest: payments go to the oldest. */
export function billsOf({ usage, adjustments, budget, ...account }: BillSources): readonly Bill[] {
  const { balanceCents, today, excusedUntil, isClosed } = account;
  let open = Math.max(0, balanceCents);
  const made = usage.map((row) => billOf(row, adjustments.get(String(row['Id'])) ?? []));
  return withBudget(made, budget).map((bill, index) => {
    const openCents = Math.min(open, Math.max(0, bill.amountCents));
    open -= openCents;
    const late = bill.dueDate < today && bill.billDate > excusedUntil ? 'pastDue' : 'due';
    return { ...bill, openCents, state: openCents === 0 ? 'paid' : late, isFinal: isClosed && index === 0 };
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

/** The model counts in months; a bill begins with its month. */
function billOf(row: Row, adjustments: readonly Adjustment[]): Omit<Bill, 'openCents' | 'state' | 'isFinal'> {
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
