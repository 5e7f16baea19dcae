import { addMonths, dayOf } from '../../calendar/days.ts';
import { constants } from '../../contract/constants.ts';
import { SYSTEM } from '../../database/access.ts';
import { textOf } from '../../database/row-text.ts';
import type { Answer } from '../../protocol/answer.ts';
import { apexProblem, unableToProcess } from '../../protocol/apex-problem.ts';
import { bodyOf } from '../../protocol/body.ts';
import { readLanguage } from '../../protocol/language.ts';
import type { Language } from '../../protocol/language.ts';
import { readText } from '../../protocol/parameters.ts';
import { illegalParameter } from '../../protocol/problem.ts';
import { customerOf, findAccount, objectOf, readAccount } from '../../services/accounts/customer-account.ts';
import type { Customer, CustomerAccount } from '../../services/accounts/customer-account.ts';
import { comingPaymentOf } from '../../services/autopay/next-payment.ts';
import { billingOf } from '../../services/bills/billing.ts';
import type { Billing, BillingServices } from '../../services/bills/billing.ts';
import { dayText } from '../../services/deposits/deposit-message.ts';
import { EXTENSION_NAMES, instalmentsOf } from '../../services/extensions/instalments.ts';
import type { ExtensionName, Instalment } from '../../services/extensions/instalments.ts';
import { moneyText } from '../../services/outbox/money-text.ts';
import type { Services } from '../../services/services.ts';
import { refuseTooMany } from '../../services/sessions/limits.ts';
import type { Operation } from '../operation.ts';
import { checkAgreed, textVersionOf } from './agreed-terms.ts';
import type { AgreementText } from './agreed-terms.ts';

type ExtensionServices = keyof BillingServices | 'autopay';
/** Tries to agree that one account has in a quarter of an hour. */
const MOST_TRIES = 20;

/** GET whether an account can pay later, and how. */
export const getPaymentExtension: Operation<ExtensionServices> = {
  access: 'customer',
  changes: false,
  handle: (call, services): Answer => ({
    status: 200,
    body: describeExtension(readAccount(call, services), services),
  }),
};

/** GET what the customer agrees to, day by day. */
export const getExtensionTerms: Operation<ExtensionServices> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const account = readAccount(call, services);
    const name = EXTENSION_NAMES.find((one) => one === readText(call, 'choice'));
    if (name === undefined) throw illegalParameter('choice must be later, two or three');
    const billing = billingOf(services, account);
    const instalments = instalmentsOf(name, billing.payableCents, startOf(billing, services));
    const textIn = (language: Language) => termsOf(instalments, language);
    return { status: 200, body: { ...textIn(readLanguage(call)), termsVersion: textVersionOf(textIn) } };
  },
};

/** POST the chosen way, and it runs from now on. */
export const setUpPaymentExtension: Operation<ExtensionServices | 'intents' | 'throttles'> = {
  access: 'customer',
  changes: true,
  handle(call, services): Answer {
    const request = bodyOf(call, 'setUpPaymentExtension');
    const account = findAccount(request.accountNumber, call, services);
    const scope = `setUpPaymentExtension:${account.id}`;
    const intent = { scope, key: request.idempotencyKey, request };
    if (!services.intents.knows(intent)) refuseTooMany(services, scope, MOST_TRIES);
    const work = (): Answer => {
      const billing = billingOf(services, account);
      const { payableCents: balanceCents } = billing;
      if (balanceCents !== request.balanceCents) throw apexProblem(409, 'BALANCE_CHANGED');
      if (stateOf(account, services).state !== 'possible') throw apexProblem(409, 'EXTENSION_NOT_POSSIBLE');
      const instalments = instalmentsOf(request.choice, balanceCents, startOf(billing, services));
      checkAgreed((language) => termsOf(instalments, language), request.termsVersion);
      services.extensions.agree(account.id, { balanceCents, instalments });
      sendTerms(services, { account, customer: customerOf(call), instalments, language: request.language });
      return { status: 200, body: describeExtension(account, services) };
    };
    return services.intents.once(intent, work, () => {
      throw unableToProcess();
    });
  },
};

/** The day from which there is more time: today, or where nothing is late yet the day on which it is due. */
function startOf({ dueDate }: Billing, { clock }: Pick<Services, 'clock'>): string {
  const today = dayOf(clock.now());
  return dueDate !== null && dueDate > today ? dueDate : today;
}

/** The state of an extension, and the day from which one is possible again where the last one was not long ago. */
function stateOf(
  account: CustomerAccount,
  services: Pick<Services, ExtensionServices>,
): { readonly state: string; readonly possibleFrom: string | null } {
  const billing = billingOf(services, account);
  const { payableCents, extension } = billing;
  const of = (state: string) => ({ state, possibleFrom: null });
  if (account.group === 'closed' || account.group === 'cancelled') return of('accountClosed');
  if (extension !== undefined) return of('running');
  if (payableCents === 0) return of('nothingDue');
  // Autopay that is suspended, or whose method is still checked, pays nothing; a last payment that is on its way still comes.
  if (comingPaymentOf(account, billing, services) !== undefined) return of('autopayOn');
  if (payableCents < constants.extensions.leastCents) return of('tooLittle');
  const newest = services.extensions.newest(account.id);
  if (newest === undefined) return of('possible');
  const possibleFrom = addMonths(dayOf(newest.agreedAt), constants.extensions.monthsBetween);
  return possibleFrom <= dayOf(services.clock.now())
    ? of('possible')
    : { state: 'usedRecently', possibleFrom };
}

function describeExtension(account: CustomerAccount, services: Pick<Services, ExtensionServices>): object {
  const billing = billingOf(services, account);
  const { payableCents: balanceCents, extension } = billing;
  const { state, possibleFrom } = stateOf(account, services);
  const since = startOf(billing, services);
  const names = state === 'possible' ? EXTENSION_NAMES : [];
  return {
    accountNumber: account.number,
    state,
    balanceCents,
    possibleFrom,
    choices: names.map((name) => describeChoice(name, instalmentsOf(name, balanceCents, since))),
    active: extension ?? null,
  };
}

function describeChoice(choice: ExtensionName, instalments: readonly Instalment[]): object {
  const [first] = instalments;
  return {
    choice,
    count: instalments.length,
    firstCents: first?.amountCents,
    firstOn: first?.dueOn,
    lastOn: instalments.at(-1)?.dueOn,
    instalments,
  };
}

function termsOf(instalments: readonly Instalment[], language: Language): AgreementText {
  const days = instalments.map(({ dueOn, amountCents }) => {
    const [amount, day] = [moneyText(amountCents), dayText(dueOn, language)];
    return language === 'es' ? `${amount} a más tardar el ${day}` : `${amount} by ${day}`;
  });
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(days);
  return language === 'es'
    ? {
        title: 'Su plan de pago',
        paragraphs: [
          `Pago ${list}.`,
          'Mientras cumpla estas fechas, no hay cargo por pago atrasado. Las facturas nuevas vencen en sus propias fechas.',
          'Si no cumplo una fecha, el plan termina y el resto se debe de inmediato.',
        ],
      }
    : {
        title: 'Your payment plan',
        paragraphs: [
          `I pay ${list}.`,
          'While I keep these dates there is no late fee. New bills are due on their own dates.',
          'If I miss a date, the plan ends and the rest is due at once.',
        ],
      };
}

interface AgreedTerms {
  readonly account: CustomerAccount;
  readonly customer: Customer;
  readonly instalments: readonly Instalment[];
  readonly language: Language;
}

function sendTerms(
  services: Pick<Services, 'outbox' | 'repository'>,
  { account, customer, instalments, language }: AgreedTerms,
): void {
  const contact = services.repository.find(objectOf(services, 'Contact'), customer.contactId, SYSTEM);
  const to = textOf(contact, 'Email');
  if (to === null) return;
  const { title, paragraphs } = termsOf(instalments, language);
  const message = { channel: 'email', to, kind: 'extensionAgreed', language, brand: account.brand } as const;
  services.outbox.send({ ...message, subject: title, text: paragraphs.join('\n\n') });
}
