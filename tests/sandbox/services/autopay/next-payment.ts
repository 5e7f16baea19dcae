import { dayOf } from '../../calendar/days.ts';
import { leftOf } from '../bills/billing.ts';
import type { Billing } from '../bills/billing.ts';
import type { Bill } from '../bills/bills.ts';
import { nextDueDate } from './due-dates.ts';

/** The next payment of autopay. */
interface NextPayment {
  readonly on: string;
  /** Null where nothing is due by then. */
  readonly cents: number | null;
}

/** The next payment of autopay: what is late or due today is paid on the next day on which bills are due. */
export function nextPaymentOf(
  { dueBy, dueDate }: Pick<Billing, 'dueBy' | 'dueDate'>,
  now: number,
): NextPayment {
  const on = dueDate !== null && dueDate > dayOf(now) ? dueDate : nextDueDate(now);
  return { on, cents: dueBy(on) || null };
}

/** The day on which autopay pays a bill in time and in whole, after the older ones; null where it does not. */
export function paidByAutopayOn(bill: Bill, billing: Billing, now: number): string | null {
  const { on, cents } = nextPaymentOf(billing, now);
  const leftCents = leftOf(bill, billing);
  const isOwed = bill.openCents > 0 && leftCents > 0;
  const isPaid = isOwed && cents !== null && cents >= leftCents && on <= billing.payBy(bill);
  return isPaid ? on : null;
}
