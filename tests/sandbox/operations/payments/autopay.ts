import { optionalTime, timeOf } from '../../calendar/business-days.ts';
import { SYSTEM } from '../../database/access.ts';
import type { Answer } from '../../protocol/answer.ts';
import { apexProblem, invalidInput, unableToProcess } from '../../protocol/apex-problem.ts';
import { bodyOf } from '../../protocol/body.ts';
import type { Call } from '../../protocol/call.ts';
import { readLanguage } from '../../protocol/language.ts';
import { readText } from '../../protocol/parameters.ts';
import { illegalParameter, notFound } from '../../protocol/problem.ts';
import {
  customerOf,
  findAccount,
  findOpenAccount,
  objectOf,
  readAccount,
} from '../../services/accounts/customer-account.ts';
import type { CustomerAccount } from '../../services/accounts/customer-account.ts';
import { suspensionOf } from '../../services/autopay/autopay.ts';
import { nextDueDate, stoppableUntil } from '../../services/autopay/due-dates.ts';
import {
  comingPaymentOf,
  lastDayOf,
  lastPaymentOf,
  plannedPaymentOf,
} from '../../services/autopay/next-payment.ts';
import type { PaymentMethod } from '../../services/autopay/payment-methods.ts';
import { termsOf } from '../../services/autopay/terms.ts';
import { billingOf } from '../../services/bills/billing.ts';
import type { BillingServices } from '../../services/bills/billing.ts';
import { companyOf } from '../../services/brands/companies.ts';
import type { Services } from '../../services/services.ts';
import { refuseTooMany } from '../../services/sessions/limits.ts';
import { confirmPassword } from '../log-in/present-password.ts';
import type { Operation } from '../operation.ts';
import { sendAutopayMessage } from './autopay-message.ts';
import { keepToken } from './payment-methods.ts';

type AutopayServices = keyof BillingServices | 'autopay';
type ChangingServices = AutopayServices | 'intents' | 'logIns' | 'paymentMethods' | 'processor' | 'throttles';

/** Changes of autopay that one account bears in a quarter of an hour. */
const MOST_CHANGES = 20;

/** GET whether and how bills are paid by themselves. */
export const getAutopay: Operation<AutopayServices> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    return { status: 200, body: describeAutopay(readAccount(call, services), services) };
  },
};

/** GET the text that the customer must agree to. */
export const getAutopayTerms: Operation<'repository'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const { brand } = readAccount(call, services);
    const method = readText(call, 'method');
    if (method !== 'card' && method !== 'bank') throw illegalParameter('method must be card or bank');
    return { status: 200, body: termsOf({ brand, method, language: readLanguage(call) }) };
  },
};

/** POST a method and an authorisation, where autopay is off. */
export const setUpAutopay: Operation<ChangingServices> = {
  access: 'customer',
  changes: true,
  handle: (call, services): Promise<Answer> => authorize('setUpAutopay', call, services),
};

/** POST another method and a new authorisation, where autopay is on. */
export const changeAutopay: Operation<ChangingServices> = {
  access: 'customer',
  changes: true,
  handle: (call, services): Promise<Answer> => authorize('changeAutopay', call, services),
};

/** POST to revoke the authorisation. The answer tells of a payment that can no longer be stopped. */
export const cancelAutopay: Operation<AutopayServices> = {
  access: 'customer',
  changes: true,
  handle(call, services): Answer {
    const account = findAccount(bodyOf(call, 'cancelAutopay').accountNumber, call, services);
    if (services.autopay.find(account.id).state === 'off') throw unableToProcess();
    services.repository.transaction(() => {
      const billing = billingOf(services, account);
      services.autopay.cancel(account.id, lastDayOf(account, billing, services));
      writeFlag(account, false, services);
      const last = lastPaymentOf(account, billing, services);
      const end = last && ({ kind: 'autopayEndsLater', lastOn: last.on } as const);
      const about = { account, customer: customerOf(call) };
      sendAutopayMessage(services, { ...about, ...(end ?? { kind: 'autopayCancelled' }) });
    });
    return { status: 200, body: describeAutopay(account, services) };
  },
};

/** GET a copy of what was agreed to. */
export const getAutopayAuthorization: Operation<'autopay' | 'repository'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const account = readAccount(call, services);
    const found = services.autopay.authorization(account.id, readText(call, 'authorizationId'));
    if (found === undefined) throw notFound();
    const { terms, brand, authorizedAt, revokedAt, ...facts } = found;
    const body = {
      ...facts,
      ...terms,
      accountNumber: account.number,
      companyName: companyOf(brand),
      frequency: 'recurring',
      amountRule: 'variableBill',
      authorizedAt: timeOf(authorizedAt),
      revokedAt: optionalTime(revokedAt),
    };
    return { status: 200, body };
  },
};

async function authorize(
  operation: 'setUpAutopay' | 'changeAutopay',
  call: Call,
  services: Pick<Services, ChangingServices>,
): Promise<Answer> {
  const request = bodyOf(call, operation);
  const account = findOpenAccount(request.accountNumber, call, services);
  const intent = { scope: `${operation}:${account.id}`, key: request.idempotencyKey, request };
  if (!services.intents.knows(intent)) {
    refuseTooMany(services, intent.scope, MOST_CHANGES);
    await confirmPassword(services, customerOf(call).userId, request.currentPassword);
  }
  const work = (): Answer => {
    const isOff = services.autopay.find(account.id).state === 'off';
    if (isOff !== (operation === 'setUpAutopay')) throw unableToProcess();
    const subject = { brand: account.brand, method: request.method, language: request.language };
    const terms = termsOf(subject);
    // What was shown is not what would be kept: the customer must read it again.
    if (terms.textHash !== request.textHash || terms.textVersion !== request.textVersion) {
      throw unableToProcess();
    }
    const method = findMethod(request, account, services);
    services.autopay.set({
      accountId: account.id,
      method,
      subject,
      startsOn: nextDueDate(services.clock.now()),
      lastOn: lastDayOf(account, billingOf(services, account), services),
    });
    writeFlag(account, true, services);
    const message = { account, customer: customerOf(call), language: request.language, method };
    sendAutopayMessage(services, { kind: 'autopaySet', ...message, terms: terms.paragraphs });
    return { status: 200, body: describeAutopay(account, services) };
  };
  return services.intents.once(intent, work, () => {
    throw unableToProcess();
  });
}

interface MethodChoice {
  readonly method: 'card' | 'bank';
  readonly paymentMethodId?: string;
  readonly paymentToken?: string;
}

/** The method on file, or the one behind the token; both at once would leave open which is meant. */
function findMethod(
  choice: MethodChoice,
  account: CustomerAccount,
  services: Pick<Services, 'paymentMethods' | 'processor'>,
): PaymentMethod {
  const { method, paymentMethodId, paymentToken } = choice;
  if (paymentMethodId !== undefined && paymentToken !== undefined) throw invalidInput('paymentToken');
  if (paymentToken !== undefined) return keepToken(services, account, { token: paymentToken, method });
  if (paymentMethodId === undefined) throw invalidInput('paymentMethodId');
  const found = services.paymentMethods.find(account.id, paymentMethodId);
  if (found === undefined) throw notFound();
  if (found.method !== method) throw invalidInput('method');
  if (found.state === 'expired' || found.state === 'refused')
    throw apexProblem(402, 'PAYMENT_METHOD_REFUSED');
  return found;
}

/** The record interface shows the account's own field. */
function writeFlag(
  account: CustomerAccount,
  isOn: boolean,
  services: Pick<Services, 'clock' | 'repository'>,
): void {
  const how = { userId: SYSTEM.userId, now: services.clock.now() };
  services.repository.update(
    objectOf(services, 'Account'),
    { id: account.id, values: { Autopay__c: isOn } },
    how,
  );
}

function describeAutopay(account: CustomerAccount, services: Pick<Services, AutopayServices>) {
  const { id, number: accountNumber } = account;
  const autopay = services.autopay.find(id);
  const billing = billingOf(services, account);
  const last = lastPaymentOf(account, billing, services);
  const coming = comingPaymentOf(account, billing, services);
  const ofComing = {
    lastPaymentOn: last?.on ?? null,
    stoppableUntil: coming === undefined ? null : stoppableUntil(coming.on),
  };
  if (autopay.state === 'off') {
    return {
      accountNumber,
      state: autopay.state,
      paymentMethodId: null,
      method: null,
      brandName: null,
      lastFour: null,
      nextPaymentOn: ofComing.lastPaymentOn,
      nextAmountCents: last?.cents ?? null,
      authorizationId: last?.authorizationId ?? null,
      since: null,
      ...ofComing,
    };
  }
  const { paymentMethodId, method, brandName, lastFour } = autopay.method;
  const next = coming ?? plannedPaymentOf(account, billing, services);
  return {
    accountNumber,
    state: autopay.state,
    paymentMethodId,
    method,
    brandName,
    lastFour,
    nextPaymentOn: next?.on ?? null,
    nextAmountCents: next?.cents ?? null,
    authorizationId: autopay.authorizationId,
    since: timeOf(autopay.since),
    declineReason: suspensionOf(autopay),
    ...ofComing,
  };
}
