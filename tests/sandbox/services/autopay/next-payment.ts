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

/** The next payment of autopay: what was due before the first day on which it pays waits for the next day on which anything is. */
export function nextPaymentOf(
  billing: Pick<Billing, 'dueBy' | 'dueDate' | 'nextDueDate' | 'payments'>,
  firstDay: string,
  { clock }: Pick<Services, 'clock'>,
): NextPayment {
  const { dueBy, dueDate, nextDueDate } = billing;
  const today = dayOf(clock.now());
  const paysFrom = firstDay === today && wasRefusedOn(today, billing) ? addDays(today, 1) : firstDay;
  const next = nextDueDate !== null && nextDueDate >= paysFrom ? nextDueDate : undefined;
  const isLate = dueDate === null || dueDate < paysFrom;
  const waitsFor = dueDateFrom(paysFrom);
  const on = next !== undefined && (!isLate || next < waitsFor) ? next : waitsFor;
  return { on, cents: dueBy(on) || null };
}

/** True where a payment of autopay was refused on a day: it does not come again then. */
function wasRefusedOn(day: string, { payments }: Pick<Billing, 'payments'>): boolean {
  return payments.some(
    ({ isAutomatic, charge }) =>
      isAutomatic &&
      charge?.state === 'declined' &&
      charge.refusedAt !== undefined &&
      dayOf(charge.refusedAt) === day,
  );
}

/** A payment that autopay makes. */
interface ComingPayment {
  readonly on: string;
  readonly cents: number;
  /** True for the last one of an agreement that was revoked, where no other is on: none follows it. */
  readonly isLast: boolean;
}

/** The payment that autopay makes next: the last one of an agreement that was revoked, or while it is on the next one. */
export function comingPaymentOf(
  account: Pick<CustomerAccount, 'id'>,
  billing: Billing,
  services: Pick<Services, 'autopay' | 'clock'>,
): ComingPayment | undefined {
  const found = services.autopay.find(account.id);
  const last = lastPaymentOf(account, billing, services);
  const isOn = found.state === 'on';
  const next = isOn ? plannedPaymentOf(account, billing, services) : undefined;
  if (next?.cents && (last === undefined || next.on < last.on))
    return { on: next.on, cents: next.cents, isLast: false };
  return last && { on: last.on, cents: last.cents, isLast: !isOn };
}

/** The next payment of the agreement that runs, also where it waits for its method; undefined while there is none. */
export function plannedPaymentOf(
  account: Pick<CustomerAccount, 'id'>,
  billing: Billing,
  services: Pick<Services, 'autopay' | 'clock'>,
): NextPayment | undefined {
  const found = services.autopay.find(account.id);
  if (found.state === 'off') return undefined;
  // On the day of the last payment of an earlier agreement this one pays nothing else.
  const today = dayOf(services.clock.now());
  const paysToday = lastPaymentOf(account, billing, services)?.on === today;
  return nextPaymentOf(billing, paysToday ? today : found.paysFrom, services);
}

/** A payment that still comes of an agreement that was revoked. */
interface LastPayment {
  readonly on: string;
  readonly cents: number;
  readonly authorizationId: string;
}

/** The payment that still comes of an agreement that was revoked, whatever the state is now: while it has something to pay, and was not refused. */
export function lastPaymentOf(
  { id }: Pick<CustomerAccount, 'id'>,
  billing: Billing,
  { autopay, clock }: Pick<Services, 'autopay' | 'clock'>,
): LastPayment | undefined {
  const last = autopay.last(id);
  const today = dayOf(clock.now());
  if (last === undefined || (last.on === today && wasRefusedOn(today, billing))) return undefined;
  const cents = billing.dueBy(last.on);
  return cents > 0 ? { on: last.on, cents, authorizationId: last.authorizationId } : undefined;
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
