import { timeOf } from '../../calendar/business-days.ts';
import type { Answer } from '../../protocol/answer.ts';
import { readRecordId } from '../../protocol/parameters.ts';
import { notFound } from '../../protocol/problem.ts';
import { readAccount } from '../../services/accounts/customer-account.ts';
import type { CustomerAccount } from '../../services/accounts/customer-account.ts';
import { comingPaymentOf, paidByAutopayOn } from '../../services/autopay/next-payment.ts';
import { documentPathOf } from '../../services/bills/bill-document.ts';
import { billingOf, laterCentsOf, nextDueCentsOf } from '../../services/bills/billing.ts';
import type { Billing, BillingServices } from '../../services/bills/billing.ts';
import type { Bill } from '../../services/bills/bills.ts';
import type { Services } from '../../services/services.ts';
import type { Operation } from '../operation.ts';

/** GET the bills of an account, and what can be paid now. */
export const getBills: Operation<keyof BillingServices | 'autopay' | 'paymentMethods'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const account = readAccount(call, services);
    const billing = billingOf(services, account);
    const { balanceCents, payableCents, pendingCents, dueDate, refused } = billing;
    const body = {
      accountNumber: account.number,
      state: stateOf(billing),
      isClosed: isClosed(account),
      balanceCents,
      payableCents,
      pendingCents,
      dueDate,
      pastDueCents: billing.pastDueCents,
      pastDueSince: billing.pastDueSince,
      nextDueDate: billing.nextDueDate,
      nextDueCents: nextDueCentsOf(billing),
      laterCents: laterCentsOf(billing),
      nextBillOn: billing.nextBillOn,
      refusedPayment: refused === undefined ? null : describeRefused(refused),
      extension: billing.extension ?? null,
      preferredMethodId: preferredMethodId(account, services),
      bills: billing.bills.map((bill) => describeInShort(bill, billing)),
    };
    return { status: 200, body };
  },
};

/** GET one bill, line by line. */
export const getBill: Operation<keyof BillingServices | 'autopay'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const account = readAccount(call, services);
    const billId = readRecordId(call, 'billId');
    const billing = billingOf(services, account);
    const bill = billing.bills.find((one) => one.billId === billId);
    if (bill === undefined) throw notFound();
    const previousBalanceCents = openBefore(bill, billing);
    const body = {
      ...describeInShort(bill, billing),
      accountNumber: account.number,
      commodity: bill.commodity,
      isOfPlan: billing.isOfPlan(bill),
      daysInCycle: bill.daysInCycle,
      payableCents: bill.leftCents,
      paidByAutopayOn: paidByAutopayOn(bill, billing, comingPaymentOf(account, billing, services)),
      previousBalanceCents,
      totalCents: previousBalanceCents + bill.amountCents,
      consumed: bill.consumed,
      unit: bill.commodity === 'gas' ? 'therms' : 'kWh',
      lines: bill.lines,
      documentPath: documentPathOf(billId),
    };
    return { status: 200, body };
  },
};

function stateOf({ bills, balanceCents, payableCents, pastDueCents }: Billing): string {
  if (balanceCents < 0) return 'credit';
  if (balanceCents === 0) return bills.length === 0 ? 'noBills' : 'clear';
  if (payableCents === 0) return 'processing';
  return pastDueCents > 0 ? 'pastDue' : 'due';
}

const isClosed = ({ group }: CustomerAccount) => group === 'closed' || group === 'cancelled';

function describeRefused({ paymentId, amountCents, charge }: NonNullable<Billing['refused']>): object {
  const declined = charge?.state === 'declined' ? charge : undefined;
  const refusedAt = timeOf(declined?.refusedAt ?? 0);
  return { paymentId, amountCents, refusedAt, declineReason: declined?.reason ?? null };
}

function describeInShort(bill: Bill, { payBy }: Billing): object {
  const { billId, periodStart, periodEnd, billDate, dueDate, amountCents, openCents, state, isFinal } = bill;
  const month = periodStart.slice(0, 7);
  const days = { periodStart, periodEnd, billDate, dueDate, payBy: payBy(bill) };
  return { billId, month, ...days, amountCents, openCents, state, isFinal };
}

/** Amount past due when a bill was made: payments went to the oldest bills. */
function openBefore(bill: Bill, { bills, payments }: Billing): number {
  const late = bills.filter(({ dueDate }) => dueDate < bill.billDate);
  const billed = late.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const paid = payments
    .filter(({ charge }) => charge?.state === 'succeeded' && timeOf(charge.at) < bill.billDate)
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
  return Math.max(0, billed - paid);
}

/** The method that pays by itself, else the newest that can be used. */
function preferredMethodId(
  account: CustomerAccount,
  services: Pick<Services, 'autopay' | 'paymentMethods'>,
): string | null {
  const autopay = services.autopay.find(account.id);
  if (autopay.state === 'on') return autopay.method.paymentMethodId;
  const usable = services.paymentMethods.list(account.id).find(({ state }) => state === 'usable');
  return usable?.paymentMethodId ?? null;
}
