import { timeOf } from '../../calendar/business-days.ts';
import { constants } from '../../contract/constants.ts';
import type { Answer } from '../../protocol/answer.ts';
import { apexProblem, invalidInput, unableToProcess } from '../../protocol/apex-problem.ts';
import { bodyOf } from '../../protocol/body.ts';
import { readText } from '../../protocol/parameters.ts';
import { illegalParameter, notFound, unavailable } from '../../protocol/problem.ts';
import { customerOf, findAccount, readAccount } from '../../services/accounts/customer-account.ts';
import type { CustomerAccount } from '../../services/accounts/customer-account.ts';
import type { KnownBillPayment } from '../../services/bills/bill-payments.ts';
import { billingOf } from '../../services/bills/billing.ts';
import type { BillingServices } from '../../services/bills/billing.ts';
import type { Services } from '../../services/services.ts';
import { fewTries, refuseTooMany } from '../../services/sessions/limits.ts';
import type { Operation } from '../operation.ts';
import { sendAutopayMessage } from './autopay-message.ts';
import type { AutopayMessage } from './autopay-message.ts';
import { describeCharge } from './charge.ts';

/** Payments that one account takes in a quarter of an hour. */
const MOST_PAYMENTS = 20;

type PayingServices = keyof BillingServices | 'paymentMethods' | 'processor' | 'throttles';

/** POST to pay what is open: charged exactly once for each key. */
export const payBill: Operation<PayingServices> = {
  access: 'customer',
  changes: true,
  handle(call, services): Answer {
    const request = bodyOf(call, 'payBill');
    const account = findAccount(request.accountNumber, call, services);
    const { idempotencyKey: key, language } = request;
    const before = services.billPayments.find(account.id, key);
    const throttle = `payBill:${account.id}`;
    if (before === undefined) refuseTooMany(services, throttle, MOST_PAYMENTS);
    // What was not charged yet may be charged now, so what is open now counts.
    const amountCents =
      before?.charge === undefined ? checkedAmount(request, account, services) : before.amountCents;
    const token = before === undefined ? tokenOf(request, account, services) : before.token;
    const keeps = request.paymentToken !== undefined && request.keepMethod === true;
    const order = { accountId: account.id, key, amountCents, token, keeps, language };
    const result = services.billPayments.pay({ ...order, request: { ...request, idempotencyKey: '' } });
    if (result.state === 'taken') throw unableToProcess();
    const { charge } = result.payment;
    switch (charge?.state) {
      case 'succeeded':
      case 'unknown':
        if (keeps) keepMethod(result.payment, { account, customer: customerOf(call), language }, services);
        return {
          status: charge.state === 'succeeded' ? 200 : 202,
          body: describePayment(settled(key, account, services) ?? result.payment),
        };
      case 'declined':
        throw apexProblem(402, 'PAYMENT_FAILED', {
          hints: {
            declineReason: charge.reason,
            triesLeft: fewTries(services.throttles.left(throttle, MOST_PAYMENTS)),
          },
        });
      case 'retry':
      case undefined:
        throw unavailable(1);
    }
  },
};

/** GET a key to learn what became of a payment. */
export const getBillPaymentStatus: Operation<keyof BillingServices> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const account = readAccount(call, services);
    const key = readText(call, 'idempotencyKey');
    if (!/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(key))
      throw illegalParameter('idempotencyKey is not one');
    const payment = settled(key, account, services);
    return { status: 200, body: payment?.charge === undefined ? NOT_RECEIVED : describePayment(payment) };
  },
};

/** GET the payments of an account, the newest first. */
export const getBillPayments: Operation<keyof BillingServices> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const account = readAccount(call, services);
    billingOf(services, account);
    const payments = services.billPayments.list(account.id).filter(({ charge }) => charge !== undefined);
    return { status: 200, body: { accountNumber: account.number, payments: payments.map(describePayment) } };
  },
};

/** GET one payment: its receipt. */
export const getBillPayment: Operation<keyof BillingServices> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const account = readAccount(call, services);
    const paymentId = readText(call, 'paymentId');
    billingOf(services, account);
    const found = services.billPayments.list(account.id).find((payment) => payment.paymentId === paymentId);
    if (found?.charge === undefined) throw notFound();
    return { status: 200, body: describePayment(found) };
  },
};

/** The members of a request that say how much and with what. */
interface PaymentChoice {
  readonly pays: 'balance' | 'pastDue' | 'other';
  readonly otherAmount?: number;
  readonly balanceCents: number;
  readonly pastDueCents?: number;
  readonly method?: 'card' | 'bank';
  readonly paymentMethodId?: string;
  readonly paymentToken?: string;
}

/** The amount to charge: what was shown must still be open, and nobody pays more than that. */
function checkedAmount(
  { pays, otherAmount, balanceCents, pastDueCents: shownCents }: PaymentChoice,
  account: CustomerAccount,
  services: Pick<Services, keyof BillingServices>,
): number {
  const { payableCents, pastDueCents, extension } = billingOf(services, account);
  if (payableCents === 0 || payableCents !== balanceCents) throw apexProblem(409, 'BALANCE_CHANGED');
  if (pays === 'balance') return payableCents;
  if (pays === 'pastDue') {
    if (shownCents === undefined) throw invalidInput('pastDueCents');
    if (pastDueCents === 0 || pastDueCents !== shownCents) throw apexProblem(409, 'BALANCE_CHANGED');
    return Math.min(pastDueCents, payableCents);
  }
  const cents = Math.round((otherAmount ?? 0) * 100);
  const isExact = Math.abs((otherAmount ?? 0) * 100 - cents) < 1e-6;
  const least = Math.min(
    constants.bills.leastPaymentCents,
    extension?.nextCents ?? payableCents,
    payableCents,
  );
  if (!isExact || cents < least || cents > payableCents) throw apexProblem(400, 'PAYMENT_AMOUNT_INVALID');
  return cents;
}

/** The token behind the method on file, or the one that came; both at once would leave open which is meant. */
function tokenOf(
  { method, paymentMethodId, paymentToken }: PaymentChoice,
  account: CustomerAccount,
  services: Pick<Services, 'paymentMethods' | 'processor'>,
): string {
  if (paymentToken !== undefined) {
    if (paymentMethodId !== undefined) throw invalidInput('paymentToken');
    const facts = services.processor.look(paymentToken);
    if (facts === undefined || !facts.usable) throw apexProblem(402, 'PAYMENT_METHOD_REFUSED');
    if (facts.kind !== method) throw invalidInput('method');
    return paymentToken;
  }
  if (paymentMethodId === undefined) throw invalidInput('paymentMethodId');
  const found = services.paymentMethods.find(account.id, paymentMethodId);
  const token = services.paymentMethods.tokenOf(account.id, paymentMethodId);
  if (found === undefined || token === undefined) throw notFound();
  if (found.state === 'expired' || found.state === 'refused')
    throw apexProblem(402, 'PAYMENT_METHOD_REFUSED');
  return token;
}

/** A method that pays is worth keeping; the same one is not kept twice. */
function keepMethod(
  { token }: KnownBillPayment,
  message: Pick<AutopayMessage, 'account' | 'customer' | 'language'>,
  services: Pick<Services, 'outbox' | 'paymentMethods' | 'processor' | 'repository'>,
): void {
  const { id } = message.account;
  const facts = services.processor.look(token);
  if (facts === undefined) return;
  const known = services.paymentMethods.list(id).length;
  const method = services.paymentMethods.add(id, facts);
  if (services.paymentMethods.list(id).length > known)
    sendAutopayMessage(services, { ...message, kind: 'paymentMethodAdded', method });
}

/** A payment after all that has succeeded meanwhile was written to the account. */
function settled(
  key: string,
  account: CustomerAccount,
  services: Pick<Services, keyof BillingServices>,
): KnownBillPayment | undefined {
  billingOf(services, account);
  return services.billPayments.find(account.id, key);
}

function describePayment(payment: KnownBillPayment): object {
  const { charge, balanceCents } = payment;
  return {
    ...describeCharge(charge),
    paymentId: payment.paymentId,
    amountCents: payment.amountCents,
    takenAt: timeOf(payment.takenAt),
    isAutomatic: payment.isAutomatic,
    method: payment.method,
    brandName: payment.brandName,
    lastFour: payment.lastFour,
    balanceCents: charge?.state === 'succeeded' ? balanceCents : null,
  };
}

const NOT_RECEIVED = {
  ...describeCharge(undefined),
  paymentId: null,
  amountCents: null,
  takenAt: null,
  isAutomatic: false,
  method: null,
  brandName: null,
  lastFour: null,
  balanceCents: null,
} as const;
