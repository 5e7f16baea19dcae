import { SYSTEM } from '../../database/access.ts';
import { textOf } from '../../database/row-text.ts';
import type { Row } from '../../database/statements.ts';
import type { Answer } from '../../protocol/answer.ts';
import { apexProblem, invalidInput, unableToProcess } from '../../protocol/apex-problem.ts';
import { bodyOf } from '../../protocol/body.ts';
import type { Call } from '../../protocol/call.ts';
import { customerOf, findAccount, objectOf } from '../../services/accounts/customer-account.ts';
import type { CustomerAccount } from '../../services/accounts/customer-account.ts';
import { holdsOf } from '../../services/enrollments/holds.ts';
import type { Services } from '../../services/services.ts';
import { refuseTooMany } from '../../services/sessions/limits.ts';
import { openAccount } from '../enrollment/enrollment-owner.ts';
import type { Operation } from '../operation.ts';
import { addressOf, beginEnrollment, nextSteps, refuseSecondService } from '../plans/plan-enrollment.ts';
import { esiidFor, insertOrder, nextConfirmationNumber, startDays } from '../plans/plan-orders.ts';
import { findPlan } from '../plans/plans.ts';
import { checkMeter } from '../plans/service-place.ts';
import { checkTerms } from '../plans/terms-version.ts';
import { currentPlan } from './current-plan.ts';
import { describeMoveOut, endService } from './move-out.ts';
import type { WithdrawingServices } from './withdrawn-orders.ts';

type MoveServices = WithdrawingServices | 'documents' | 'enrollments' | 'moveOuts';

/** Tries to move from one account in a quarter of an hour. */
const MOST_TRIES = 20;

/** POST a move: the end at the old home and the same plan at the new one, both or neither. */
export const requestMove: Operation<MoveServices | 'intents' | 'throttles'> = {
  access: 'customer',
  changes: true,
  handle(call, services): Answer {
    const { idempotencyKey, ...request } = bodyOf(call, 'requestMove');
    const account = findAccount(request.accountNumber, call, services);
    const intent = { scope: `requestMove:${account.id}`, key: idempotencyKey, request };
    if (!services.intents.knows(intent)) refuseTooMany(services, intent.scope, MOST_TRIES);
    return services.intents.once(
      intent,
      () => move(account, call, services),
      () => {
        throw unableToProcess();
      },
    );
  },
};

function move(account: CustomerAccount, call: Call, services: Pick<Services, MoveServices>): Answer {
  const body = bodyOf(call, 'requestMove');
  const startsOn = body.startsOn ?? body.endsOn;
  const { earliestStart, latestStart } = startDays(services.clock.now());
  if (startsOn < earliestStart || startsOn > latestStart) throw invalidInput('startsOn');
  const plan = planThere(account, call, services);
  const esiid = esiidFor(plan, body.esiid);
  checkMeter({ ...body, esiid });
  const address = addressOf(body);
  refuseSecondService(call, services, { plan, address, esiid });
  checkTerms(plan, body.termsVersion);
  const { street, city, state, zipCode: zip, endsOn } = body;
  const request = { street, city, state, zip, endsOn, finalBillBy: 'email' } as const;
  endService({ account, request }, call, services);
  const enrollment = enrollThere({ plan, address, startsOn }, call, services);
  return { status: 200, body: { moveOut: describeMoveOut(account, call, services), enrollment } };
}

/** The plan of the old home as it is sold at the new one. */
function planThere(
  account: CustomerAccount,
  call: Call,
  services: Pick<Services, 'clock' | 'repository'>,
): Row {
  const planId = textOf(currentPlan(account, call, services).offer, 'Plan_Code__c');
  if (planId === null) throw unableToProcess();
  const plan = findPlan({ planId, zipCode: bodyOf(call, 'requestMove').zipCode }, call, services);
  if (plan['Plan_Brand__c'] !== account.brand) throw apexProblem(404, 'PLAN_NOT_OFFERED');
  return plan;
}

interface NewHome {
  readonly plan: Row;
  readonly address: string;
  readonly startsOn: string;
}

/** Orders the plan for the new home. Whoever has service is known: no deposit, and no proof of who they are. */
function enrollThere(
  { plan, address, startsOn }: NewHome,
  call: Call,
  services: Pick<Services, MoveServices>,
): object {
  const esiid = esiidFor(plan, bodyOf(call, 'requestMove').esiid);
  const { contactId, userId } = customerOf(call);
  const contact = services.repository.find(objectOf(services, 'Contact'), contactId, SYSTEM);
  const holder = `${textOf(contact, 'FirstName') ?? ''} ${textOf(contact, 'LastName') ?? ''}`.trim();
  const accountId = openAccount(
    { contactId, place: { plan, address }, holder, esiid: esiid ?? undefined },
    services,
  );
  const confirmationNumber = nextConfirmationNumber(services);
  const values = {
    AccountId: accountId,
    BillToContactId: contactId,
    Confirmation_Number__c: confirmationNumber,
    Requested_Start_Date__c: startsOn,
    Service_Address__c: address,
    ESIID__c: esiid,
    Deposit_Amount_Required__c: 0,
  };
  const orderId = insertOrder({ plan, values, userId }, services);
  const holds = { ...holdsOf({ kind: 'moveIn', esiid }), needsIdentity: false };
  beginEnrollment(orderId, holds, services);
  const facts = { confirmationNumber, address, startsOn, brand: String(plan['Plan_Brand__c']) };
  const to = textOf(contact, 'Email');
  if (to !== null) sendConfirmation({ ...facts, to }, call, services);
  return {
    orderId,
    confirmationNumber,
    stage: 'submission',
    requestedStartDate: startsOn,
    depositAmountCents: null,
    nextSteps: nextSteps(holds, { hasDeposit: false, isGuest: false }),
  };
}

interface MoveFacts {
  /** The customer's address. */
  readonly to: string;
  readonly confirmationNumber: string;
  readonly address: string;
  readonly startsOn: string;
  readonly brand: string;
}

function sendConfirmation(
  { to, confirmationNumber, address, startsOn, brand }: MoveFacts,
  call: Call,
  services: Pick<Services, 'outbox'>,
): void {
  const { language, endsOn } = bodyOf(call, 'requestMove');
  const texts = {
    en: [
      'Your move is on its way',
      `Service at your old home ends on ${endsOn}, and begins at ${address} on ${startsOn}. Your confirmation number is ${confirmationNumber}.`,
    ],
    es: [
      'Su mudanza está en marcha',
      `El servicio en su vivienda anterior termina el ${endsOn} y comienza en ${address} el ${startsOn}. Su número de confirmación es ${confirmationNumber}.`,
    ],
  } as const;
  const [subject, text] = texts[language];
  services.outbox.send({ channel: 'email', to, kind: 'moveRequested', language, subject, text, brand });
}
