import { dayOf } from '../../calendar/days.ts';
import type { Billing } from '../bills/billing.ts';
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
