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
import type { OpenInstalment } from '../extensions/instalments.ts';
import { planDebtsOf } from '../extensions/plan-debts.ts';
import type { PlanDebts } from '../extensions/plan-debts.ts';
import { settleWithdrawn } from '../deposits/order-deposit.ts';
import type { Payments } from '../deposits/payments.ts';
import { moneyText } from '../outbox/money-text.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { Adjustments } from './adjustments.ts';
import type { BillPayments, KnownBillPayment } from './bill-payments.ts';
import { madeBillsOf, nextBillDate, openBillsOf } from './bills.ts';
import type { Bill } from './bills.ts';

/** The services that know what is owed. */
export interface BillingServices {
  readonly adjustments: Adjustments;
  readonly billPayments: BillPayments;
  readonly budgetBilling: BudgetBilling;
  readonly clock: Clock;
  readonly extensions: Extensions;
  readonly outbox: Outbox;
  readonly payments: Payments;
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
  /** Day on which the oldest open bill is due: one that is pending only where all is. */
  readonly dueDate: string | null;
  readonly pastDueSince: string | null;
  /** Day by which what is not past due is to be paid. */
  readonly nextDueDate: string | null;
  readonly nextBillOn: string | null;
  /** The open extension, while its dates are kept. */
  readonly extension: OpenInstalment | undefined;
  /** Bills made until that day are of the extension, while its dates are kept; empty for none. */
  readonly excusedUntil: string;
  /** Amount that is due by a day: of an extension its payments, and the bills that are none of it; without one all but later bills. */
  readonly dueBy: (day: string) => number;
  /** True for an open bill of the open extension. */
  readonly isOfPlan: (bill: Bill) => boolean;
  /** Day by which a bill is to be paid: one of the open extension by the day of its next payment. */
  readonly payBy: (bill: Bill) => string;
  /** The newest payment, where it was refused after it had been taken. */
  readonly refused: KnownBillPayment | undefined;
}

/** The bills and payments of an account. A payment that has succeeded meanwhile is written to the account first. */
export function billingOf(services: BillingServices, account: CustomerAccount): Billing {
  settleWithdrawn(services, account.id);
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
  const made = madeBillsOf({ usage, adjustments, budget: services.budgetBilling.list(account.id) });
  const pendingCents = sumOf(payments.filter(isPending));
  const agreed = services.extensions.newest(account.id);
  const plan = agreed && planOf(agreed, { made, payments, payableCents: balanceCents - pendingCents, today });
  // While the dates of an extension are kept, nothing of it is late. Bills that came since are due on their own dates.
  const excusedUntil = agreed !== undefined && plan?.isKept === true ? dayOf(agreed.agreedAt) : '';
  const debt = { balanceCents, pendingCents, today, excusedUntil, isClosed, later: plan?.bills };
  const bills = openBillsOf(made, debt);
  return {
    bills,
    payments,
    balanceCents,
    pendingCents,
    nextBillOn: isClosed || bills[0] === undefined ? null : nextBillDate(bills[0].periodEnd),
    extension: plan?.next,
    excusedUntil,
    refused: refusedOf(payments[0]),
    ...dueOf({ bills, payableCents: Math.max(0, balanceCents - pendingCents), plan, excusedUntil }),
  };
}

interface Due {
  readonly bills: readonly Bill[];
  readonly payableCents: number;
  readonly plan: PlanDebts | undefined;
  readonly excusedUntil: string;
}

/** Amounts that are due, and when. */
function dueOf({
  bills,
  payableCents,
  plan,
  excusedUntil,
}: Due): Pick<
  Billing,
  | 'payableCents'
  | 'pastDueCents'
  | 'dueDate'
  | 'nextDueDate'
  | 'pastDueSince'
  | 'dueBy'
  | 'isOfPlan'
  | 'payBy'
> {
  const own = bills.filter(({ billDate, state }) => state !== 'paid' && billDate > excusedUntil);
  // What is pending is not asked for again: it keeps its day only where nothing else is owed.
  const others = payableCents === 0 ? own : own.filter(({ leftCents }) => leftCents > 0);
  const planDayOf = ({ billDate, state }: Bill) =>
    state === 'due' && billDate <= excusedUntil ? plan?.next?.nextOn : undefined;
  const late = others.filter(({ state }) => state === 'pastDue');
  return {
    payableCents,
    pastDueCents: leftOf(late),
    dueDate: earliestOf(plan?.next?.nextOn, others.at(-1)?.dueDate),
    nextDueDate: earliestOf(plan?.next?.nextOn, others.findLast(({ state }) => state === 'due')?.dueDate),
    pastDueSince: late.at(-1)?.dueDate ?? null,
    dueBy: (day) =>
      plan?.isKept === true
        ? plan.dueBy(day)
        : payableCents - leftOf(bills.filter(({ dueDate }) => dueDate > day)),
    isOfPlan: (bill) => planDayOf(bill) !== undefined,
    payBy: (bill) => planDayOf(bill) ?? bill.dueDate,
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

/** Amount, in cents, that can be paid now and is neither past due nor due by the next due date. */
export function laterCentsOf(billing: Billing): number {
  return Math.max(0, billing.payableCents - billing.pastDueCents - (nextDueCentsOf(billing) ?? 0));
}

/** Amount, in cents, that is left of bills without what is pending. */
export function leftOf(bills: readonly Pick<Bill, 'leftCents'>[]): number {
  return bills.reduce((sum, { leftCents }) => sum + leftCents, 0);
}

/** The first of days that there may be. */
function earliestOf(...days: readonly (string | undefined)[]): string | null {
  return days.filter((day) => day !== undefined).toSorted()[0] ?? null;
}

interface PlanAccount {
  readonly made: ReturnType<typeof madeBillsOf>;
  /** The newest first. */
  readonly payments: readonly KnownBillPayment[];
  readonly payableCents: number;
  readonly today: string;
}

/** Open debts of an extension, and of the bills that came since it was agreed on. */
function planOf(
  { agreedAt, instalments }: Extension,
  { made, payments, payableCents, today }: PlanAccount,
): PlanDebts | undefined {
  const agreedOn = dayOf(agreedAt);
  const counted = payments.filter(
    (payment) => payment.takenAt >= agreedAt && (payment.charge?.state === 'succeeded' || isPending(payment)),
  );
  const refused = payments.flatMap(({ takenAt, charge, amountCents: cents }) => {
    const refusedAt = charge?.state === 'declined' ? (charge.refusedAt ?? 0) : 0;
    return takenAt < agreedAt && refusedAt >= agreedAt ? [{ on: dayOf(refusedAt), cents }] : [];
  });
  return planDebtsOf({
    instalments,
    bills: made.filter(({ billDate }) => billDate > agreedOn),
    payments: counted.toReversed().map((payment) => ({
      on: dayOf(payment.takenAt),
      cents: payment.amountCents,
      isPending: isPending(payment),
    })),
    refused,
    payableCents: Math.max(0, payableCents),
    today,
  });
}

const isPending = ({ charge }: KnownBillPayment) => charge?.state === 'unknown';

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
