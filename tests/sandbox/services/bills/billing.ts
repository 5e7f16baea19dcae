import type { Clock } from '../../calendar/clock.ts';
import { dayOf } from '../../calendar/days.ts';
import { constants } from '../../contract/constants.ts';
import { SYSTEM } from '../../database/access.ts';
import type { Repository } from '../../database/repository.ts';
import { textOf } from '../../database/row-text.ts';
import { centsOf, listRows, objectOf } from '../accounts/customer-account.ts';
import type { CustomerAccount } from '../accounts/customer-account.ts';
import type { BudgetBilling } from '../budget-billing/budget-billing.ts';
import type { Extension, Extensions } from '../extensions/extensions.ts';
import { openInstalment } from '../extensions/instalments.ts';
import type { OpenInstalment } from '../extensions/instalments.ts';
import { moneyText } from '../outbox/money-text.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { Adjustments } from './adjustments.ts';
import type { BillPayments, KnownBillPayment } from './bill-payments.ts';
import { billsOf, nextBillDate } from './bills.ts';
import type { Bill } from './bills.ts';

/** The services that know what is owed. */
export interface BillingServices {
  readonly adjustments: Adjustments;
  readonly billPayments: BillPayments;
  readonly budgetBilling: BudgetBilling;
  readonly clock: Clock;
  readonly extensions: Extensions;
  readonly outbox: Outbox;
  readonly repository: Repository;
}

/** The debt of an account, and its reasons. */
export interface Billing {
  /** The newest first. */
  readonly bills: readonly Bill[];
  /** The newest first. */
  readonly payments: readonly KnownBillPayment[];
  /** Below 0 for a credit. */
  readonly balanceCents: number;
  /** Payments whose outcome is not known yet. */
  readonly pendingCents: number;
  /** Amount that can be paid now. */
  readonly payableCents: number;
  readonly pastDueCents: number;
  /** Day on which the oldest open bill is due. */
  readonly dueDate: string | null;
  readonly pastDueSince: string | null;
  /** Day by which what is not past due is to be paid. */
  readonly nextDueDate: string | null;
  readonly nextBillOn: string | null;
  /** The open extension, while its dates are kept. */
  readonly extension: OpenInstalment | undefined;
  /** Amount that is due by a day: of an extension its next payment, and the bills that are none of it; without one all but later bills. */
  readonly dueBy: (day: string) => number;
  /** Day by which a bill is to be paid: an open one of an extension by the day of its next payment. */
  readonly payBy: (bill: Bill) => string;
  /** The newest payment, where it was refused after it had been taken. */
  readonly refused: KnownBillPayment | undefined;
}

/** The bills and payments of an account. A payment that has succeeded meanwhile is written to the account first. */
export function billingOf(services: BillingServices, account: CustomerAccount): Billing {
  const payments = services.billPayments.list(account.id);
  // Read anew: a payment of the same call may have changed it.
  const row = services.repository.find(objectOf(services, 'Account'), account.id, SYSTEM);
  const balanceCents = payments.reduceRight(
    (balance, payment) => balance - settle(services, { account, payment, balanceCents: balance }),
    centsOf(row, 'Balance__c'),
  );
  const isClosed = account.group === 'closed' || account.group === 'cancelled';
  const today = dayOf(services.clock.now());
  const usage = listRows(services, 'Usage__c', {
    viewer: SYSTEM,
    conditions: [{ sql: '"Account__c" = ?', values: [account.id] }],
    orderBy: ['-Bill_Month__c'],
    limit: constants.bills.historyMonths,
  });
  const adjustments = services.adjustments.list(account.id);
  const budget = services.budgetBilling.list(account.id);
  const agreed = services.extensions.newest(account.id);
  const extension = agreed && openExtension(agreed, { payments, balanceCents, today });
  // While the dates of an extension are kept, nothing of it is late. Bills that came since are due on their own dates.
  const excusedUntil = agreed === undefined || extension === undefined ? '' : dayOf(agreed.agreedAt);
  const bills = billsOf({ usage, adjustments, budget, balanceCents, today, excusedUntil, isClosed });
  const pendingCents = sumOf(payments.filter(({ charge }) => charge?.state === 'unknown'));
  const open = bills.filter(({ state }) => state !== 'paid');
  const [newest] = bills;
  const others = open.filter(({ billDate }) => billDate > excusedUntil);
  const late = others.filter(({ state }) => state === 'pastDue');
  const payableCents = Math.max(0, balanceCents - pendingCents);
  const nextBillOn = isClosed || newest === undefined ? null : nextBillDate(newest.periodEnd);
  return {
    bills,
    payments,
    balanceCents,
    pendingCents,
    payableCents,
    pastDueCents: Math.max(0, late.reduce((sum, { openCents }) => sum + openCents, 0) - pendingCents),
    dueDate: earliestOf(extension?.nextOn, others.at(-1)?.dueDate),
    nextDueDate: earliestOf(extension?.nextOn, others.findLast(({ state }) => state === 'due')?.dueDate),
    pastDueSince: late.at(-1)?.dueDate ?? null,
    nextBillOn,
    extension,
    dueBy: (day) =>
      extension === undefined
        ? Math.max(0, payableCents - dueAfter(day, open))
        : Math.min(payableCents, askedBy(day, extension, others)),
    payBy: ({ billDate, dueDate, state }) =>
      (state === 'due' && billDate <= excusedUntil ? extension?.nextOn : undefined) ?? dueDate,
    refused: refusedOf(payments[0]),
  };
}

/** Amount, in cents, to be paid by the next due date besides what is past due; null where nothing is due then. */
export function nextDueCentsOf({
  dueBy,
  nextDueDate,
  pastDueCents,
}: Pick<Billing, 'dueBy' | 'nextDueDate' | 'pastDueCents'>): number | null {
  return nextDueDate === null ? null : Math.max(0, dueBy(nextDueDate) - pastDueCents);
}

/** Amount, in cents, that is left of a bill and the older ones, the newest being the first: what is pending pays the oldest. */
export function leftOf(bill: Bill, { bills, pendingCents }: Pick<Billing, 'bills' | 'pendingCents'>): number {
  return bills.slice(bills.indexOf(bill)).reduce((sum, one) => sum + one.openCents, -pendingCents);
}

/** Amount, in cents, that can be paid now of an open bill. */
export function payableOf(bill: Bill, billing: Pick<Billing, 'bills' | 'pendingCents'>): number {
  return Math.min(bill.openCents, Math.max(0, leftOf(bill, billing)));
}

/** Amount, in cents, of the bills that are due after a day. */
function dueAfter(day: string, open: readonly Pick<Bill, 'dueDate' | 'openCents'>[]): number {
  const later = open.filter(({ dueDate }) => dueDate > day);
  return later.reduce((sum, { openCents }) => sum + openCents, 0);
}

/** Amount, in cents, that an extension and the bills that are none of it ask until a day. */
function askedBy(
  day: string,
  { nextOn, nextCents }: OpenInstalment,
  others: readonly Pick<Billing['bills'][number], 'dueDate' | 'openCents'>[],
): number {
  const due = others.filter(({ dueDate }) => dueDate <= day);
  return due.reduce((sum, { openCents }) => sum + openCents, nextOn <= day ? nextCents : 0);
}

/** The first of days that there may be. */
function earliestOf(...days: readonly (string | undefined)[]): string | null {
  return days.filter((day) => day !== undefined).toSorted()[0] ?? null;
}

/** The open extension, by what was paid since it was agreed on: a bill that comes meanwhile is none of its own. */
function openExtension(
  { agreedAt, instalments }: Extension,
  { payments, balanceCents, today }: Pick<Billing, 'payments' | 'balanceCents'> & { readonly today: string },
): OpenInstalment | undefined {
  if (balanceCents <= 0) return undefined;
  const paid = payments.filter(({ charge, takenAt }) => charge?.state === 'succeeded' && takenAt >= agreedAt);
  const found = openInstalment(instalments, sumOf(paid), today);
  return found && { ...found, nextCents: Math.min(found.nextCents, balanceCents) };
}

/** A payment that was refused at once needs no telling: whoever paid has seen it. */
function refusedOf(newest: KnownBillPayment | undefined): KnownBillPayment | undefined {
  const charge = newest?.charge;
  return charge?.state === 'declined' && charge.refusedAt !== undefined ? newest : undefined;
}

const sumOf = (payments: readonly KnownBillPayment[]) =>
  payments.reduce((sum, { amountCents }) => sum + amountCents, 0);

interface Settlement {
  readonly account: CustomerAccount;
  readonly payment: KnownBillPayment;
  /** Before it. */
  readonly balanceCents: number;
}

/** Writes a success to the account and sends the receipt, once. Answers by how much the balance went down. */
function settle(services: BillingServices, { account, payment, balanceCents }: Settlement): number {
  if (payment.charge?.state !== 'succeeded' || payment.balanceCents !== null) return 0;
  const after = balanceCents - payment.amountCents;
  return services.repository.transaction(() => {
    if (!services.billPayments.settle(account.id, payment.key, after)) return 0;
    const how = { userId: SYSTEM.userId, now: services.clock.now() };
    const values = { Balance__c: after / 100 };
    services.repository.update(objectOf(services, 'Account'), { id: account.id, values }, how);
    sendReceipt(services, account, payment);
    return payment.amountCents;
  });
}

function sendReceipt(services: BillingServices, account: CustomerAccount, payment: KnownBillPayment): void {
  const row = services.repository.find(objectOf(services, 'Account'), account.id, SYSTEM);
  const contactId = textOf(row, 'Contact__c');
  const contact =
    contactId === null
      ? undefined
      : services.repository.find(objectOf(services, 'Contact'), contactId, SYSTEM);
  const to = textOf(contact, 'Email');
  if (to === null || payment.charge?.state !== 'succeeded') return;
  const { language, charge } = payment;
  const amount = moneyText(payment.amountCents);
  const texts = {
    en: [
      'We received your payment',
      `We received ${amount} for your account ${account.number}. Your confirmation number is ${charge.confirmationNumber}.`,
    ],
    es: [
      'Recibimos su pago',
      `Recibimos ${amount} para su cuenta ${account.number}. Su número de confirmación es ${charge.confirmationNumber}.`,
    ],
  } as const;
  const [subject, text] = texts[language];
  const message = { channel: 'email', to, kind: 'billReceipt', language, subject, text } as const;
  services.outbox.send({ ...message, brand: account.brand });
}
