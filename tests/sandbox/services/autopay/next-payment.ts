import { leftOf } from '../bills/billing.ts';
import type { Billing } from '../bills/billing.ts';
import type { Bill } from '../bills/bills.ts';
import { dueDateFrom } from './due-dates.ts';

/** The next payment of autopay. */
interface NextPayment {
  readonly on: string;
  /** Null where nothing is due by then. */
  readonly cents: number | null;
}

/** The next payment of autopay: what was due before the first day on which it pays waits for the next such date. */
export function nextPaymentOf(
  { dueBy, dueDate }: Pick<Billing, 'dueBy' | 'dueDate'>,
  paysFrom: string,
): NextPayment {
  const on = dueDate !== null && dueDate >= paysFrom ? dueDate : dueDateFrom(paysFrom);
  return { on, cents: dueBy(on) || null };
}

/** The day on which autopay pays a bill in time and in whole, after the older ones; null where it does not. */
export function paidByAutopayOn(bill: Bill, billing: Billing, paysFrom: string): string | null {
  const { on, cents } = nextPaymentOf(billing, paysFrom);
  const leftCents = leftOf(bill, billing);
  const isOwed = bill.openCents > 0 && leftCents > 0;
  const isPaid = isOwed && cents !== null && cents >= leftCents && on <= billing.payBy(bill);
  return isPaid ? on : null;
}
