import type { Answer } from '../../protocol/answer.ts';
import { apexProblem, invalidInput, unableToProcess } from '../../protocol/apex-problem.ts';
import { bodyOf } from '../../protocol/body.ts';
import { notFound } from '../../protocol/problem.ts';
import {
  customerOf,
  findAccount,
  findOpenAccount,
  readAccount,
} from '../../services/accounts/customer-account.ts';
import type { CustomerAccount } from '../../services/accounts/customer-account.ts';
import type { PaymentMethod } from '../../services/autopay/payment-methods.ts';
import { declineReasonOf, isDeclined } from '../../services/processor/test-numbers.ts';
import type { Services } from '../../services/services.ts';
import { refuseTooMany } from '../../services/sessions/limits.ts';
import { confirmPassword } from '../log-in/present-password.ts';
import type { Operation } from '../operation.ts';
import { sendAutopayMessage } from './autopay-message.ts';

/** Payment methods that one account takes in a quarter of an hour. */
const MOST_METHODS = 20;

/** GET the cards and bank accounts on file. */
export const getPaymentMethods: Operation<'autopay' | 'paymentMethods' | 'repository'> = {
  access: 'customer',
  changes: false,
  handle: (call, services): Answer => listMethods(readAccount(call, services), services),
};

/** POST a token to keep what is behind it. */
export const addPaymentMethod: Operation<
  'intents' | 'logIns' | 'outbox' | 'paymentMethods' | 'processor' | 'repository' | 'throttles'
> = {
  access: 'customer',
  changes: true,
  async handle(call, services): Promise<Answer> {
    const request = bodyOf(call, 'addPaymentMethod');
    const account = findOpenAccount(request.accountNumber, call, services);
    const intent = { scope: `addPaymentMethod:${account.id}`, key: request.idempotencyKey, request };
    if (!services.intents.knows(intent)) {
      refuseTooMany(services, intent.scope, MOST_METHODS);
      await confirmPassword(services, customerOf(call).userId, request.currentPassword);
    }
    const work = (): Answer => {
      const method = keepToken(services, account, { token: request.paymentToken, method: request.method });
      const customer = customerOf(call);
      sendAutopayMessage(services, { kind: 'paymentMethodAdded', account, customer, method });
      return { status: 200, body: { ...method, usedByAutopay: false } };
    };
    return services.intents.once(intent, work, () => {
      throw unableToProcess();
    });
  },
};

/** POST to forget a method that autopay does not use. */
export const removePaymentMethod: Operation<'autopay' | 'paymentMethods' | 'repository'> = {
  access: 'customer',
  changes: true,
  handle(call, services): Answer {
    const { accountNumber, paymentMethodId } = bodyOf(call, 'removePaymentMethod');
    const account = findAccount(accountNumber, call, services);
    if (services.paymentMethods.find(account.id, paymentMethodId) === undefined) throw notFound();
    if (usedMethodIds(account, services).includes(paymentMethodId)) throw unableToProcess();
    services.paymentMethods.remove(account.id, paymentMethodId);
    return listMethods(account, services);
  },
};

/** Keeps the card or bank account behind a token. What the processor would not charge is not kept. */
export function keepToken(
  services: Pick<Services, 'paymentMethods' | 'processor'>,
  account: CustomerAccount,
  wanted: { readonly token: string; readonly method: 'card' | 'bank' },
): PaymentMethod {
  const facts = services.processor.look(wanted.token);
  if (facts === undefined || !facts.usable) throw apexProblem(402, 'PAYMENT_METHOD_REFUSED');
  if (facts.kind !== wanted.method) throw invalidInput('method');
  // A bank account is found out only by its validation.
  if (isDeclined(facts.outcome) && facts.kind === 'card')
    throw apexProblem(402, 'PAYMENT_METHOD_REFUSED', {
      hints: { declineReason: declineReasonOf(facts.outcome) },
    });
  return services.paymentMethods.add(account.id, services.processor.keep(wanted.token) ?? facts);
}

/** The methods of autopay as it is now, and of a last payment that is on its way. */
function usedMethodIds(
  { id }: CustomerAccount,
  { autopay }: Pick<Services, 'autopay'>,
): readonly (string | undefined)[] {
  const found = autopay.find(id);
  return [
    found.state === 'off' ? undefined : found.method.paymentMethodId,
    autopay.last(id)?.paymentMethodId,
  ];
}

function listMethods(
  account: CustomerAccount,
  services: Pick<Services, 'autopay' | 'paymentMethods'>,
): Answer {
  const used = usedMethodIds(account, services);
  const methods = services.paymentMethods
    .list(account.id)
    .map((method) => ({ ...method, usedByAutopay: used.includes(method.paymentMethodId) }));
  return { status: 200, body: { methods } };
}
