import { addMonths, dayOf } from '../../calendar/days.ts';
import { constants } from '../../contract/constants.ts';
import { SYSTEM } from '../../database/access.ts';
import { textOf } from '../../database/row-text.ts';
import type { Answer } from '../../protocol/answer.ts';
import { apexProblem, unableToProcess } from '../../protocol/apex-problem.ts';
import { bodyOf } from '../../protocol/body.ts';
import { readLanguage } from '../../protocol/language.ts';
import type { Language } from '../../protocol/language.ts';
import { customerOf, findAccount, objectOf, readAccount } from '../../services/accounts/customer-account.ts';
import type { Customer, CustomerAccount } from '../../services/accounts/customer-account.ts';
import { billingOf } from '../../services/bills/billing.ts';
import type { Billing, BillingServices } from '../../services/bills/billing.ts';
import { aheadCentsOf } from '../../services/budget-billing/budget-lines.ts';
import type { BudgetAgreement } from '../../services/budget-billing/budget-billing.ts';
import { dayText } from '../../services/deposits/deposit-message.ts';
import { moneyText } from '../../services/outbox/money-text.ts';
import type { Services } from '../../services/services.ts';
import { refuseTooMany } from '../../services/sessions/limits.ts';
import type { Operation } from '../operation.ts';
import { checkAgreed, textVersionOf } from './agreed-terms.ts';
import type { AgreementText } from './agreed-terms.ts';

type BudgetServices = keyof BillingServices;
/** Tries to agree that one account has in a quarter of an hour. */
const MOST_TRIES = 20;
const MONTHS_OF_A_YEAR = 12;

/** GET the amount that each month would have, or has. */
export const getBudgetBilling: Operation<BudgetServices> = {
  access: 'customer',
  changes: false,
  handle: (call, services): Answer => ({
    status: 200,
    body: describeBudget(readAccount(call, services), services),
  }),
};

/** GET what the customer agrees to: the amount, the days and how it ends. */
export const getBudgetBillingTerms: Operation<BudgetServices> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const { monthlyCents, averageCents, startsOn } = describeBudget(readAccount(call, services), services);
    const agreed = { monthlyCents: monthlyCents ?? wholeAmount(averageCents), startsOn };
    const textIn = (language: Language) => termsOf(agreed, language);
    return { status: 200, body: { ...textIn(readLanguage(call)), termsVersion: textVersionOf(textIn) } };
  },
};

/** POST the consent to the amount that was shown, and each bill has it from now on. */
export const setUpBudgetBilling: Operation<BudgetServices | 'intents' | 'throttles'> = {
  access: 'customer',
  changes: true,
  handle(call, services): Answer {
    const request = bodyOf(call, 'setUpBudgetBilling');
    const account = findAccount(request.accountNumber, call, services);
    const scope = `setUpBudgetBilling:${account.id}`;
    const intent = { scope, key: request.idempotencyKey, request };
    if (!services.intents.knows(intent)) refuseTooMany(services, scope, MOST_TRIES);
    const work = (): Answer => {
      const { monthlyCents, startsOn } = describeBudget(account, services);
      if (monthlyCents === null || startsOn === null) throw apexProblem(409, 'BUDGET_BILLING_NOT_POSSIBLE');
      if (monthlyCents !== request.monthlyCents) throw apexProblem(409, 'AMOUNT_CHANGED');
      const textIn = (language: Language) => termsOf({ monthlyCents, startsOn }, language);
      checkAgreed(textIn, request.termsVersion);
      services.budgetBilling.agree(account.id, { monthlyCents, startsOn });
      const { title, paragraphs } = textIn(request.language);
      const words = { subject: title, text: paragraphs.join('\n\n') };
      const to = { account, customer: customerOf(call), language: request.language };
      sendMessage(services, { ...to, ...words, kind: 'budgetBillingAgreed' });
      return { status: 200, body: describeBudget(account, services) };
    };
    return services.intents.once(intent, work, () => {
      throw unableToProcess();
    });
  },
};

/** POST to pay for each month's usage again. The next bill settles the difference. */
export const stopBudgetBilling: Operation<BudgetServices> = {
  access: 'customer',
  changes: true,
  handle(call, services): Answer {
    const { accountNumber, language } = bodyOf(call, 'stopBudgetBilling');
    const account = findAccount(accountNumber, call, services);
    if (runningOf(account, services) === undefined) throw unableToProcess();
    services.repository.transaction(() => {
      services.budgetBilling.stop(account.id, dayOf(services.clock.now()));
      const to = { account, customer: customerOf(call), language };
      sendMessage(services, { ...to, ...STOPPED[language], kind: 'budgetBillingStopped' });
    });
    return { status: 200, body: describeBudget(account, services) };
  },
};

/** The answer of all calls about budget billing. */
interface BudgetDescription {
  readonly accountNumber: string;
  readonly state: 'possible' | 'running' | 'tooFewBills' | 'pastDue' | 'accountClosed';
  readonly billCount: number;
  readonly monthlyCents: number | null;
  readonly averageCents: number;
  readonly lowestCents: number;
  readonly highestCents: number;
  readonly startsOn: string | null;
  readonly reviewOn: string | null;
  readonly active: object | null;
}

function describeBudget(
  account: CustomerAccount,
  services: Pick<Services, BudgetServices>,
): BudgetDescription {
  const billing = billingOf(services, account);
  const running = runningOf(account, services);
  const amounts = usageAmountsOf(billing);
  const averageCents =
    amounts.length === 0 ? 0 : Math.round(amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length);
  const state = stateOf(account, { billing, running, billCount: amounts.length });
  const startsOn = running?.startsOn ?? billing.nextBillOn;
  return {
    accountNumber: account.number,
    state,
    billCount: amounts.length,
    monthlyCents: state === 'possible' ? wholeAmount(averageCents) : null,
    averageCents,
    lowestCents: amounts.length === 0 ? 0 : Math.min(...amounts),
    highestCents: Math.max(0, ...amounts),
    startsOn,
    reviewOn: startsOn === null ? null : reviewOf(startsOn, dayOf(services.clock.now())),
    active: running === undefined ? null : describeRunning(running, billing, services),
  };
}

function describeRunning(
  { monthlyCents, startsOn }: BudgetAgreement,
  { bills }: Billing,
  { clock }: Pick<Services, 'clock'>,
): object {
  const reviewOn = reviewOf(startsOn, dayOf(clock.now()));
  return { monthlyCents, startsOn, reviewOn, differenceCents: aheadCentsOf(bills) };
}

function stateOf(
  { group }: CustomerAccount,
  given: {
    readonly billing: Billing;
    readonly running: BudgetAgreement | undefined;
    readonly billCount: number;
  },
): BudgetDescription['state'] {
  const { billing, running, billCount } = given;
  if (group === 'closed' || group === 'cancelled') return 'accountClosed';
  if (running !== undefined) return 'running';
  if (billCount < constants.budgetBilling.leastBills || billing.nextBillOn === null) return 'tooFewBills';
  return billing.pastDueCents > 0 ? 'pastDue' : 'possible';
}

const runningOf = ({ id }: CustomerAccount, { budgetBilling }: Pick<Services, 'budgetBilling'>) =>
  budgetBilling.list(id).find(({ stoppedOn }) => stoppedOn === null);

/** The cost of usage in the newest bills, a year of them at most: no fee or credit is usual. */
function usageAmountsOf({ bills }: Billing): readonly number[] {
  return bills
    .slice(0, constants.budgetBilling.mostBills)
    .map(({ lines }) =>
      lines
        .filter(({ section }) => section !== 'adjustments')
        .reduce((sum, { amountCents }) => sum + amountCents, 0),
    );
}

/** The next whole dollar. */
function wholeAmount(cents: number): number {
  const dollars = Math.ceil(cents / constants.budgetBilling.wholeCents);
  return Math.max(1, dollars) * constants.budgetBilling.wholeCents;
}

/** The first day after today on which a year is over. */
function reviewOf(startsOn: string, today: string): string {
  let day = addMonths(startsOn, MONTHS_OF_A_YEAR);
  while (day <= today) day = addMonths(day, MONTHS_OF_A_YEAR);
  return day;
}

interface AgreedAmount {
  readonly monthlyCents: number;
  /** Null where no bill is to come. */
  readonly startsOn: string | null;
}

function termsOf({ monthlyCents, startsOn }: AgreedAmount, language: Language): AgreementText {
  const amount = moneyText(monthlyCents);
  const day = startsOn === null ? null : dayText(startsOn, language);
  return language === 'es'
    ? {
        title: 'Facturación nivelada',
        paragraphs: [
          `Desde ${day === null ? 'la próxima factura' : `la factura del ${day}`}, cada factura es de ${amount}, sin importar cuánto consuma.`,
          'Cada 12 meses el monto se calcula de nuevo con las facturas del año anterior.',
          'Puedo terminar cuando quiera. Mi próxima factura ajusta entonces lo que pagué de más o de menos.',
        ],
      }
    : {
        title: 'Budget billing',
        paragraphs: [
          `From ${day === null ? 'the next bill' : `the bill of ${day}`} on, each bill is ${amount}, however much I use.`,
          'Every 12 months the amount is worked out anew from the bills of the year before.',
          'I can stop at any time. My next bill then settles what I paid too much or too little.',
        ],
      };
}

const STOPPED = {
  en: {
    subject: 'Budget billing has stopped',
    text: 'From your next bill on you pay for what you use. That bill also settles what you paid too much or too little.',
  },
  es: {
    subject: 'La facturación nivelada terminó',
    text: 'Desde su próxima factura, usted paga lo que consume. Esa factura también ajusta lo que pagó de más o de menos.',
  },
} as const;

interface BudgetMessage {
  readonly account: CustomerAccount;
  readonly customer: Customer;
  readonly language: Language;
  readonly kind: 'budgetBillingAgreed' | 'budgetBillingStopped';
  readonly subject: string;
  readonly text: string;
}

function sendMessage(
  services: Pick<Services, 'outbox' | 'repository'>,
  { account, customer, ...message }: BudgetMessage,
): void {
  const contact = services.repository.find(objectOf(services, 'Contact'), customer.contactId, SYSTEM);
  const to = textOf(contact, 'Email');
  if (to === null) return;
  services.outbox.send({ ...message, channel: 'email', to, brand: account.brand });
}
