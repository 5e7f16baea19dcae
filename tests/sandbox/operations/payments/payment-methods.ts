import type { PaymentMethod } from '../../services/autopay/payment-methods.ts';
import { declineReasonOf, isDeclined } from '../../services/processor/test-numbers.ts';
import type { Answer } from '../../protocol/answer.ts';
import type { Handler, World } from '../../protocol/call.ts';
import { notFound } from '../../protocol/problem.ts';
import { sendAutopayMessage } from './autopay-message.ts';
import { bodyOf } from '../body.ts';
import { customerOf, findAccount, findOpenAccount, readAccount } from '../customer-account.ts';
import type { CustomerAccount } from '../customer-account.ts';
import { invalidInput, refuseTooMany, serviceProblem } from '../service-problems.ts';

/** Payment methods that one account takes in a quarter of an hour. */
const MOST = 20;

/** GET the cards and bank accounts on file. */
export const getPaymentMethods: Handler = {
  access: 'customer',
  changes: false,
  handle: (call, world): Answer => listMethods(readAccount(call, world), world),
};

/** POST a token to keep what is behind it. */
export const addPaymentMethod: Handler = {
  access: 'customer',
  changes: true,
  handle(call, world): Answer {
    const request = bodyOf(call, 'addPaymentMethod');
    const account = findOpenAccount(request.accountNumber, call, world);
    refuseTooMany(world, `addPaymentMethod:${account.id}`, MOST);
    const intent = { scope: `addPaymentMethod:${account.id}`, key: request.idempotencyKey, request };
    const work = (): Answer => {
      const method = keepToken(world, account, { token: request.paymentToken, method: request.method });
      const customer = customerOf(call);
      sendAutopayMessage(world, { kind: 'paymentMethodAdded', account, customer, method });
      return { status: 200, body: { ...method, usedByAutopay: false } };
    };
    return world.intents.once(intent, work, () => {
      throw serviceProblem('UNABLE_TO_PROCESS');
    });
  },
};

/** POST to forget a method that autopay does not use. */
export const removePaymentMethod: Handler = {
  access: 'customer',
  changes: true,
  handle(call, world): Answer {
    const { accountNumber, paymentMethodId } = bodyOf(call, 'removePaymentMethod');
    const account = findAccount(accountNumber, call, world);
    if (world.paymentMethods.find(account.id, paymentMethodId) === undefined) throw notFound();
    if (usedMethodId(account, world) === paymentMethodId) throw serviceProblem('UNABLE_TO_PROCESS');
    world.paymentMethods.remove(account.id, paymentMethodId);
    return listMethods(account, world);
  },
};

/** Keeps the card or bank account behind a token. What the processor would not charge is not kept. */
export function keepToken(
  world: World,
  account: CustomerAccount,
  wanted: { readonly token: string; readonly method: 'card' | 'bank' },
): PaymentMethod {
  const facts = world.processor.look(wanted.token);
  if (facts === undefined || !facts.usable) throw serviceProblem('PAYMENT_METHOD_REFUSED');
  if (facts.kind !== wanted.method) throw invalidInput('method');
  // A bank account is found out only by its validation.
  if (isDeclined(facts.outcome) && facts.kind === 'card')
    throw serviceProblem('PAYMENT_METHOD_REFUSED', { declineReason: declineReasonOf(facts.outcome) });
  world.processor.take(wanted.token);
  return world.paymentMethods.add(account.id, facts);
}

function usedMethodId(account: CustomerAccount, world: World): string | undefined {
  const autopay = world.autopay.find(account.id);
  return autopay.state === 'off' ? undefined : autopay.method.paymentMethodId;
}

function listMethods(account: CustomerAccount, world: World): Answer {
  const used = usedMethodId(account, world);
  const methods = world.paymentMethods
    .list(account.id)
    .map((method) => ({ ...method, usedByAutopay: method.paymentMethodId === used }));
  return { status: 200, body: { methods } };
}
