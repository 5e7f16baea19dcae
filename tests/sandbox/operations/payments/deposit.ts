import { optionalTime, timeOf } from '../../calendar/business-days.ts';
import { SYSTEM } from '../../database/access.ts';
import { textOf } from '../../database/row-text.ts';
import type { Row } from '../../database/statements.ts';
import type { Answer } from '../../protocol/answer.ts';
import { apexProblem, invalidInput, unableToProcess } from '../../protocol/apex-problem.ts';
import { bodyOf } from '../../protocol/body.ts';
import type { Call } from '../../protocol/call.ts';
import { sessionExpired, unavailable } from '../../protocol/problem.ts';
import { findOrder, objectOf } from '../../services/accounts/customer-account.ts';
import { DEPOSIT_LINK } from '../../services/deposits/deposit-message.ts';
import { depositDueDate, depositOf } from '../../services/deposits/order-deposit.ts';
import type { OrderDeposit } from '../../services/deposits/order-deposit.ts';
import { checkAgainAt } from '../../services/deposits/payments.ts';
import type { KnownPayment } from '../../services/deposits/payments.ts';
import type { Services } from '../../services/services.ts';
import { fewTries } from '../../services/sessions/limits.ts';
import { refuseTooMany } from '../../services/sessions/limits.ts';
import type { Operation } from '../operation.ts';
import { cityAndZip } from './city-and-zip.ts';
import { CURRENCY, describeCharge } from './charge.ts';

const MOST_PAYMENTS = 20;

/** POST for the processor's own fields. A guest needs the link of a deposit. */
export const startHostedFields: Operation<'hostedFields' | 'links' | 'repository'> = {
  access: 'anyone',
  changes: true,
  handle(call, services): Answer {
    const { purpose, method, linkToken, language } = bodyOf(call, 'startHostedFields');
    if (linkToken !== undefined) findLinkedOrder(services, linkToken);
    else if (call.viewer === undefined) throw sessionExpired();
    else if (purpose === 'deposit') throw apexProblem(404, 'DEPOSIT_NOT_FOUND');
    if (call.viewer === undefined && purpose === 'autopay') throw sessionExpired();
    const fields = services.hostedFields.open({ purpose, method, language });
    const body = {
      frameAddress: `${fields.origin}/fields/${fields.fieldsId}`,
      frameOrigin: fields.origin,
      fieldsId: fields.fieldsId,
      expiresAt: timeOf(fields.expiresAt),
    };
    return { status: 200, body };
  },
};

/** POST the secret of a link, or an own order, to see what is to be paid. */
export const findDeposit: Operation<'clock' | 'links' | 'outbox' | 'payments' | 'repository'> = {
  access: 'anyone',
  changes: false,
  handle(call, services): Answer {
    const body = bodyOf(call, 'findDeposit');
    const order = findDepositOrder(body, call, services);
    const { orderId, amountCents, state, payment, refusedPayment } = depositOf(services, order);
    if (state === 'none') throw apexProblem(404, 'DEPOSIT_NOT_FOUND');
    const address = textOf(order, 'Service_Address__c');
    const found = {
      orderId,
      amountCents,
      currency: CURRENCY,
      state,
      planName: textOf(order, 'Plan_Name__c'),
      serviceAddress: body.linkToken === undefined || address === null ? address : cityAndZip(address),
      dueDate: state === 'paid' ? null : depositDueDate(order),
      confirmationNumber: payment?.charge?.state === 'succeeded' ? payment.charge.confirmationNumber : null,
      refusedAt: optionalTime(refusedPayment?.at ?? null),
      declineReason: refusedPayment?.declineReason ?? null,
    };
    return { status: 200, body: found };
  },
};

/** POST a token: charged exactly once for each key, and once for each deposit. */
export const payDeposit: Operation<'clock' | 'links' | 'outbox' | 'payments' | 'repository' | 'throttles'> = {
  access: 'anyone',
  changes: true,
  handle(call, services): Answer {
    const body = bodyOf(call, 'payDeposit');
    const { amountCents, paymentToken, idempotencyKey, email, language } = body;
    const order = findDepositOrder(body, call, services);
    const orderId = String(order['Id']);
    const before = services.payments.find(orderId, idempotencyKey);
    if (before === undefined) refuseTooMany(services, `payDeposit:${orderId}`, MOST_PAYMENTS);
    // What was not charged yet may be charged now, so another payment of the same deposit counts.
    if (before?.charge === undefined) checkDue(depositOf(services, order), amountCents);
    const request = {
      orderId,
      key: idempotencyKey,
      amountCents,
      token: paymentToken,
      email: email ?? null,
      language,
    };
    const result = services.payments.pay(request);
    if (result.state === 'taken') throw unableToProcess();
    switch (result.payment.charge?.state) {
      case 'succeeded':
        depositOf(services, order);
        return { status: 200, body: describePayment(result.payment, services) };
      case 'unknown':
        return { status: 202, body: describePayment(result.payment, services) };
      case 'declined':
        throw apexProblem(402, 'PAYMENT_FAILED', {
          hints: {
            declineReason: result.payment.charge.reason,
            triesLeft: fewTries(services.throttles.left(`payDeposit:${orderId}`, MOST_PAYMENTS)),
          },
        });
      case 'retry':
      case undefined:
        throw unavailable(1);
    }
  },
};

function checkDue(deposit: OrderDeposit, amountCents: number): void {
  if (deposit.state === 'none') throw apexProblem(404, 'DEPOSIT_NOT_FOUND');
  if (deposit.state !== 'due') throw unableToProcess();
  if (amountCents !== deposit.amountCents) throw apexProblem(409, 'DEPOSIT_AMOUNT_REQUIRED');
}

/** POST a key to learn what became of a payment. */
export const getPaymentStatus: Operation<'clock' | 'links' | 'outbox' | 'payments' | 'repository'> = {
  access: 'anyone',
  changes: false,
  handle(call, services): Answer {
    const body = bodyOf(call, 'getPaymentStatus');
    const { idempotencyKey } = body;
    const order = findDepositOrder(body, call, services);
    const { orderId, amountCents } = depositOf(services, order);
    const payment = services.payments.find(orderId, idempotencyKey);
    if (payment?.charge === undefined) return { status: 200, body: notReceived(amountCents) };
    return { status: 200, body: describePayment(payment, services) };
  },
};

/** Which order is meant: by the secret of a link, or by its id where it is the customer's own. */
interface DepositName {
  readonly linkToken?: string;
  readonly orderId?: string;
}

function findDepositOrder(
  { linkToken, orderId }: DepositName,
  call: Call,
  services: Pick<Services, 'links' | 'repository'>,
): Row {
  if (linkToken !== undefined) return findLinkedOrder(services, linkToken);
  if (orderId === undefined) throw invalidInput('linkToken');
  if (call.viewer === undefined) throw sessionExpired();
  return findOrder(orderId, call, services);
}

/** The order of a link. Old, replaced and unknown links read alike. */
function findLinkedOrder(services: Pick<Services, 'links' | 'repository'>, linkToken: string): Row {
  const link = services.links.look(DEPOSIT_LINK, linkToken);
  if (link.state !== 'valid') throw apexProblem(404, 'DEPOSIT_NOT_FOUND');
  const order = services.repository.find(objectOf(services, 'Order'), link.grant.subject, SYSTEM);
  if (order === undefined) throw apexProblem(404, 'DEPOSIT_NOT_FOUND');
  return order;
}

function describePayment(payment: KnownPayment, services: Pick<Services, 'clock'>): object {
  const { charge, amountCents, brandName, lastFour } = payment;
  return {
    ...describeCharge(charge),
    amountCents,
    cardBrand: brandName,
    lastFour,
    checkAgainAt: optionalTime(charge?.state === 'unknown' ? checkAgainAt(services.clock) : null),
  };
}

function notReceived(amountCents: number): object {
  return { ...describeCharge(undefined), amountCents, cardBrand: null, lastFour: null, checkAgainAt: null };
}
