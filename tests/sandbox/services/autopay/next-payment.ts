import { leftOf } from '../bills/billing.ts';
import type { Billing } from '../bills/billing.ts';
import type { Bill } from '../bills/bills.ts';
import type { CustomerAccount } from '../accounts/customer-account.ts';
import type { Services } from '../services.ts';
import { dueDateFrom, isOnItsWay } from './due-dates.ts';

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

/** A payment that autopay makes. */
interface ComingPayment {
  readonly on: string;
  readonly cents: number;
}

/** The payment that autopay makes next: while it is not on, the last one of an agreement that was revoked. */
export function comingPaymentOf(
  { id }: Pick<CustomerAccount, 'id'>,
  billing: Billing,
  { autopay }: Pick<Services, 'autopay'>,
): ComingPayment | undefined {
  const found = autopay.find(id);
  const on = found.state === 'on' ? nextPaymentOf(billing, found.paysFrom).on : autopay.last(id)?.on;
  if (on === undefined) return undefined;
  const cents = billing.dueBy(on);
  return cents > 0 ? { on, cents } : undefined;
}

/** The day of the payment that autopay still makes where it ends now: it can no longer be stopped. */
export function lastDayOf(
  account: Pick<CustomerAccount, 'id'>,
  billing: Billing,
  services: Pick<Services, 'autopay' | 'clock'>,
): string | undefined {
  const isOn = services.autopay.find(account.id).state === 'on';
  const next = isOn ? comingPaymentOf(account, billing, services) : undefined;
  return next !== undefined && isOnItsWay(next.on, services.clock.now()) ? next.on : undefined;
}

/** The day on which autopay pays a bill in time and in whole, after the older ones; null where it does not. */
export function paidByAutopayOn(
  bill: Bill,
  billing: Billing,
  coming: ComingPayment | undefined,
): string | null {
  const leftCents = leftOf(bill, billing);
  const isOwed = bill.openCents > 0 && leftCents > 0;
  if (!isOwed || coming === undefined) return null;
  return coming.cents >= leftCents && coming.on <= billing.payBy(bill) ? coming.on : null;
}
