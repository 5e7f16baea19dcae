import { addDays } from '../../calendar/days.ts';
import { SYSTEM } from '../../database/access.ts';
import { textOf } from '../../database/row-text.ts';
import type { Row } from '../../database/statements.ts';
import type { Answer } from '../../protocol/answer.ts';
import { apexProblem, unableToProcess } from '../../protocol/apex-problem.ts';
import { bodyOf } from '../../protocol/body.ts';
import type { Call } from '../../protocol/call.ts';
import { readLanguage } from '../../protocol/language.ts';
import { readText } from '../../protocol/parameters.ts';
import {
  customerOf,
  findOpenAccount,
  listRows,
  readAccount,
  zipCodeOf,
} from '../../services/accounts/customer-account.ts';
import type { CustomerAccount } from '../../services/accounts/customer-account.ts';
import { companyOf } from '../../services/brands/companies.ts';
import { viewerOf } from '../../services/records/visible-records.ts';
import type { Services } from '../../services/services.ts';
import { refuseTooMany } from '../../services/sessions/limits.ts';
import type { Operation } from '../operation.ts';
import { checkStart, insertOrder, nextConfirmationNumber, startDays } from './plan-orders.ts';
import { earlyFee, planRequestOf, presentOffer, reasonAgainst } from './plan-request.ts';
import { describePlan } from './plans.ts';
import { checkTerms } from './terms-version.ts';

/** Changes of one customer in a quarter of an hour. */
const MOST_CHANGES = 20;

/** GET what a plan would mean for an account that is running. */
export const getPlanChange: Operation<'clock' | 'moveOuts' | 'repository'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const account = readAccount(call, services);
    const planId = readText(call, 'planId');
    const request = planRequestOf({ account, planId }, call, services);
    const { offer, current } = request;
    const usageKwh = lastUsage(account, call, services);
    const wanted = { usageKwh, language: readLanguage(call, 'en') };
    const describe = (row: Row | undefined) =>
      row === undefined ? null : describePlan(row, wanted, services);
    const present = presentOffer(request);
    const isRenewal = offer !== undefined && offer['Id'] === present?.['Id'];
    const body = {
      accountNumber: account.number,
      serviceAddress: account.address,
      zipCode: zipCodeOf(account),
      isRenewal,
      refusal: reasonAgainst(request, call, services),
      contractEndsOn: current.endsOn,
      suggestedStart: suggestedStart(isRenewal ? null : current.endsOn, services.clock.now()),
      // Who goes on with a plan does not leave it.
      earlyFeeCents: isRenewal ? 0 : earlyFee(current, services.clock.now()),
      usageKwh: wanted.usageKwh,
      plan: describe(offer),
      present: describe(present),
    };
    return { status: 200, body };
  },
};

/** POST the plan that an account shall have, once for each key. */
export const changePlan: Operation<'clock' | 'intents' | 'moveOuts' | 'outbox' | 'repository' | 'throttles'> =
  {
    access: 'customer',
    changes: true,
    handle(call, services): Answer {
      const request = bodyOf(call, 'changePlan');
      const { userId } = customerOf(call);
      const intent = { scope: `changePlan:${userId}`, key: request.idempotencyKey, request };
      if (!services.intents.knows(intent)) refuseTooMany(services, intent.scope, MOST_CHANGES);
      return services.intents.once(
        intent,
        () => change(call, services),
        () => {
          throw unableToProcess();
        },
      );
    },
  };

function change(
  call: Call,
  services: Pick<Services, 'clock' | 'moveOuts' | 'outbox' | 'repository'>,
): Answer {
  const { accountNumber, planId, requestedStartDate, termsVersion } = bodyOf(call, 'changePlan');
  const account = findOpenAccount(accountNumber, call, services);
  checkStart(requestedStartDate, services.clock.now());
  const request = planRequestOf({ account, planId }, call, services);
  if (request.offer === undefined) throw apexProblem(404, 'PLAN_NOT_OFFERED');
  const refusal = reasonAgainst(request, call, services);
  if (refusal === 'newCustomersOnly') throw apexProblem(409, 'NEW_CUSTOMERS_ONLY');
  if (refusal !== null) throw unableToProcess();
  checkTerms(request.offer, termsVersion);
  const confirmationNumber = nextConfirmationNumber(services);
  const { userId, contactId } = customerOf(call);
  const values = {
    AccountId: account.id,
    BillToContactId: contactId,
    Confirmation_Number__c: confirmationNumber,
    Requested_Start_Date__c: requestedStartDate,
    Service_Address__c: account.address,
    ESIID__c: account.esiid,
    Deposit_Amount_Required__c: 0,
  };
  const orderId = insertOrder({ plan: request.offer, values, userId }, services);
  sendChangeConfirmation({ plan: request.offer, confirmationNumber }, call, services);
  const receipt = { orderId, confirmationNumber, stage: 'submission', requestedStartDate };
  return { status: 200, body: { ...receipt, depositAmountCents: null, nextSteps: [] } };
}

/** The day after the last one that binds, where that can be asked for already. */
function suggestedStart(endsOn: string | null, now: number): string | null {
  const { earliestStart, latestStart } = startDays(now);
  if (endsOn === null) return earliestStart;
  const free = addDays(endsOn, 1);
  return free > latestStart ? null : free;
}

function lastUsage(
  account: CustomerAccount,
  call: Call,
  services: Pick<Services, 'repository'>,
): number | null {
  if (account.commodity === 'gas') return null;
  const conditions = [{ sql: `"Account__c" = ? AND "Commodity__c" = 'Electric'`, values: [account.id] }];
  const orderBy = ['-Bill_Month__c'];
  const [bill] = listRows(services, 'Usage__c', { viewer: viewerOf(call), conditions, orderBy, limit: 1 });
  const usage = Number(bill?.['Consumed__c'] ?? 0);
  return usage > 0 ? usage : null;
}

function sendChangeConfirmation(
  { plan, confirmationNumber }: { readonly plan: Row; readonly confirmationNumber: string },
  call: Call,
  services: Pick<Services, 'outbox' | 'repository'>,
): void {
  const { language } = bodyOf(call, 'changePlan');
  const { contactId } = customerOf(call);
  const conditions = [{ sql: '"Id" = ?', values: [contactId] }];
  const [contact] = listRows(services, 'Contact', { viewer: SYSTEM, conditions, limit: 1 });
  const to = textOf(contact, 'Email');
  if (to === null) return;
  const name = String(plan['Name']);
  const company = companyOf(String(plan['Plan_Brand__c']));
  const texts = {
    en: [
      'Your change of plan is submitted',
      `You have chosen ${name} of ${company}. Your confirmation number is ${confirmationNumber}.`,
    ],
    es: [
      'Su cambio de plan se envió',
      `Usted eligió ${name} de ${company}. Su número de confirmación es ${confirmationNumber}.`,
    ],
  } as const;
  const [subject, text] = texts[language];
  services.outbox.send({ channel: 'email', to, kind: 'enrollmentSubmitted', language, subject, text });
}
