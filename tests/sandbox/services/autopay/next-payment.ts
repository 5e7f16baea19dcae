import { addDays, dayOf } from '../../calendar/days.ts';
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
  { dueBy, dueDate, refused }: Pick<Billing, 'dueBy' | 'dueDate' | 'refused'>,
  firstDay: string,
  { clock }: Pick<Services, 'clock'>,
): NextPayment {
  const tried = refusedDayOf(refused);
  const paysFrom = tried === firstDay && tried === dayOf(clock.now()) ? addDays(tried, 1) : firstDay;
  const on = dueDate !== null && dueDate >= paysFrom ? dueDate : dueDateFrom(paysFrom);
  return { on, cents: dueBy(on) || null };
}

/** The day on which a payment of autopay was refused last: it does not come again on that day. */
function refusedDayOf(refused: Billing['refused']): string | undefined {
  const { isAutomatic = false, charge } = refused ?? {};
  return isAutomatic && charge?.state === 'declined' ? dayOf(charge.refusedAt ?? 0) : undefined;
}

/** A payment that autopay makes. */
interface ComingPayment {
  readonly on: string;
  readonly cents: number;
  /** True for the last one of an agreement that was revoked: none follows it. */
  readonly isLast: boolean;
}

/** The payment that autopay makes next: while it is not on, the last one of an agreement that was revoked. */
export function comingPaymentOf(
  { id }: Pick<CustomerAccount, 'id'>,
  billing: Billing,
  services: Pick<Services, 'autopay' | 'clock'>,
): ComingPayment | undefined {
  const found = services.autopay.find(id);
  const last = services.autopay.last(id)?.on;
  const isLast = found.state !== 'on';
  const on = isLast ? last : nextPaymentOf(billing, found.paysFrom, services).on;
  if (on === undefined || (isLast && on === refusedDayOf(billing.refused))) return undefined;
  const cents = billing.dueBy(on);
  return cents > 0 ? { on, cents, isLast } : undefined;
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

/** The day on which autopay pays a bill in time and in whole; null where it does not. */
export function paidByAutopayOn(
  bill: Bill,
  billing: Billing,
  coming: ComingPayment | undefined,
): string | null {
  if (coming === undefined || bill.leftCents === 0) return null;
  const day = billing.payBy(bill);
  // What is due after that payment is paid on its own day, unless it is the last one.
  const isPaid = coming.isLast ? day === coming.on : day >= coming.on;
  return isPaid && isPaidWhole(bill, billing) ? day : null;
}

/** True where nothing is left of a bill once its next day is kept: not where more payments of an extension follow. */
function isPaidWhole(bill: Bill, { bills, excusedUntil, extension }: Billing): boolean {
  if (bill.billDate > excusedUntil) return true;
  return leftOf(bills.slice(bills.indexOf(bill))) <= (extension?.nextCents ?? 0);
}
