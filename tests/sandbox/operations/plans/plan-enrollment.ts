import { companyOf } from '../../services/brands/companies.ts';
import type { Row } from '../../database/statements.ts';
import { OCCUPANCY_TYPES, holdsOf } from '../../services/enrollments/holds.ts';
import type { Holds } from '../../services/enrollments/holds.ts';
import type { Answer } from '../../protocol/answer.ts';
import type { Call, Handler, World } from '../../protocol/call.ts';
import { dayText, issueDepositLink } from '../../services/deposits/deposit-message.ts';
import { linkPath } from '../../services/outbox/account-message.ts';
import { LINK_LIFETIMES, LINK_PURPOSES } from '../../services/sessions/link-purposes.ts';
import { bodyOf } from '../body.ts';
import { SYSTEM, customerOf, listAccounts, objectOf } from '../customer-account.ts';
import { depositDueDate } from '../payments/deposit-facts.ts';
import { findOwner } from '../enrollment/enrollment-owner.ts';
import type { EnrollmentOwner, EnrollmentPlace } from '../enrollment/enrollment-owner.ts';
import type { Language } from '../language.ts';
import { readPhone } from '../phone.ts';
import { checkStart, insertOrder, nextConfirmationNumber } from './plan-orders.ts';
import { isSamePlace } from './service-place.ts';
import { findPlan } from './plans.ts';
import { invalidInput, refuseTooMany, serviceProblem } from '../service-problems.ts';

/** Deposit of plans for which one may be asked. */
const DEPOSIT_CENTS = 15_000;
/** Enrolments of one address in a quarter of an hour. */
const MOST = 20;

/** POST who wants which plan where: an order, once for each key. */
export const enrollInPlan: Handler = {
  access: 'anyone',
  changes: true,
  handle(call, world): Answer {
    const request = bodyOf(call, 'enrollInPlan');
    const who = call.viewer === undefined ? request.email.toLowerCase() : customerOf(call).userId;
    refuseTooMany(world, `enrollInPlan:${who}`, MOST);
    const intent = { scope: `enrollInPlan:${who}`, key: request.idempotencyKey, request };
    return world.intents.once(
      intent,
      () => enroll(call, world),
      () => {
        throw serviceProblem('UNABLE_TO_PROCESS');
      },
    );
  },
};

function enroll(call: Call, world: World): Answer {
  const body = bodyOf(call, 'enrollInPlan');
  readPhone(body.mobilePhone);
  checkWords(body);
  checkStart(body.requestedStartDate, world.clock.now());
  const plan = findPlan(body, call, world);
  const street =
    body.unit === undefined || body.unit === '' ? body.street : `${body.street}, Unit ${body.unit}`;
  const address = `${street}, ${body.city}, ${body.state} ${body.zipCode}`;
  if (call.viewer !== undefined) refuseKnown(call, world, { plan, address });
  const owner = findOwner(call, world, { plan, address });
  const depositCents = plan['Deposit_Possible__c'] === 1 ? DEPOSIT_CENTS : null;
  const confirmationNumber = nextConfirmationNumber(world);
  const facts = { plan, address, owner, depositCents, confirmationNumber };
  const orderId = saveOrder(facts, call, world);
  const holds = holdsOf({ kind: body.kind, esiid: body.esiid ?? null });
  beginEnrollment(orderId, holds, world);
  sendConfirmation({ orderId, ...facts }, call, world);
  const receipt = {
    orderId,
    confirmationNumber,
    stage: 'submission',
    requestedStartDate: body.requestedStartDate,
    depositAmountCents: depositCents,
    nextSteps: nextSteps(holds, { hasDeposit: depositCents !== null, isGuest: owner.isGuest }),
  };
  return { status: 200, body: receipt };
}

interface EnrollmentFacts {
  readonly plan: Row;
  readonly address: string;
  readonly owner: EnrollmentOwner;
  readonly depositCents: number | null;
  readonly confirmationNumber: string;
}

/** Who has or had an account is no new customer, and has no second service of a kind at an address. */
function refuseKnown(call: Call, world: World, { plan, address }: EnrollmentPlace): void {
  const accounts = listAccounts(call, world);
  if (plan['New_Customers_Only__c'] === 1 && accounts.length > 0) throw serviceProblem('NEW_CUSTOMERS_ONLY');
  const commodity = plan['Commodity__c'] === 'Gas' ? 'gas' : 'electric';
  const isServed = accounts.some(
    (account) =>
      (account.group === 'active' || account.group === 'pending') &&
      account.commodity === commodity &&
      isSamePlace(account.address ?? '', address),
  );
  if (isServed) throw serviceProblem('SERVICE_EXISTS');
}

/** Blanks are no name and no address. */
function checkWords(body: Readonly<Record<'firstName' | 'lastName' | 'street' | 'city', string>>): void {
  for (const name of ['firstName', 'lastName', 'street', 'city'] as const) {
    if (body[name].trim() === '') throw invalidInput(name);
  }
}

function saveOrder(facts: EnrollmentFacts, call: Call, world: World): string {
  const { requestedStartDate, esiid } = bodyOf(call, 'enrollInPlan');
  const { plan, address, owner, depositCents, confirmationNumber } = facts;
  const values = {
    AccountId: owner.accountId,
    BillToContactId: owner.contactId,
    Confirmation_Number__c: confirmationNumber,
    Requested_Start_Date__c: requestedStartDate,
    Service_Address__c: address,
    ESIID__c: esiid ?? null,
    Deposit_Amount_Required__c: (depositCents ?? 0) / 100,
  };
  return insertOrder({ plan, values, userId: call.viewer?.userId ?? SYSTEM.userId }, world);
}

function beginEnrollment(orderId: string, holds: Holds, world: World): void {
  world.enrollments.begin({ orderId, ...holds });
  if (!holds.needsOccupancy) return;
  world.documents.require(orderId, { purpose: 'occupancy', acceptedTypes: OCCUPANCY_TYPES });
}

function nextSteps(
  holds: Holds,
  more: { readonly hasDeposit: boolean; readonly isGuest: boolean },
): readonly string[] {
  const steps: readonly (readonly [string, boolean])[] = [
    ['payDeposit', more.hasDeposit],
    ['verifyIdentity', holds.needsIdentity],
    ['confirmSwitchHold', holds.hasSwitchHold],
    ['confirmBalance', holds.hasBalance],
    ['uploadDocuments', holds.needsOccupancy],
    ['register', more.isGuest],
  ];
  return steps.filter(([, applies]) => applies).map(([step]) => step);
}

function sendConfirmation(
  facts: EnrollmentFacts & { readonly orderId: string },
  call: Call,
  world: World,
): void {
  const { email, language } = bodyOf(call, 'enrollInPlan');
  const { orderId, plan, depositCents, confirmationNumber } = facts;
  const brand = String(plan['Plan_Brand__c']);
  const company = companyOf(brand);
  const name = String(plan['Name']);
  const order = world.repository.find(objectOf(world, 'Order'), orderId, SYSTEM);
  const day = order === undefined ? '' : dayText(depositDueDate(order), language);
  const texts = {
    en: [
      'Your enrollment is submitted',
      `Thank you for choosing ${name} of ${company}. Your confirmation number is ${confirmationNumber}.`,
      ` Pay your deposit by this link by ${day}.`,
    ],
    es: [
      'Su inscripción se envió',
      `Gracias por elegir ${name} de ${company}. Su número de confirmación es ${confirmationNumber}.`,
      ` Pague su depósito con este enlace a más tardar el ${day}.`,
    ],
  } as const;
  const [subject, text, payBy] = texts[language];
  const message = {
    channel: 'email',
    to: email,
    kind: 'enrollmentSubmitted',
    language,
    subject,
    brand,
  } as const;
  if (facts.owner.isGuest) sendWelcome({ orderId, to: email, language, brand }, world);
  if (depositCents === null) {
    world.outbox.send({ ...message, text });
    return;
  }
  const link = issueDepositLink({ orderId, language }, world);
  world.outbox.send({ ...message, text: `${text}${payBy}`, link });
}

/** Who has no log-in yet gets a link that begins the registration. */
function sendWelcome(
  whom: {
    readonly orderId: string;
    readonly to: string;
    readonly language: Language;
    readonly brand: string;
  },
  world: World,
): void {
  const { orderId, to, language, brand } = whom;
  const grant = { purpose: LINK_PURPOSES.welcome, subject: orderId };
  const path = linkPath('/register', world.links.issue(grant, LINK_LIFETIMES.welcome));
  const link = language === 'es' ? `/es${path}` : path;
  const texts = {
    en: ['Welcome', `Choose your log-in and follow your enrollment: ${link}`],
    es: ['Le damos la bienvenida', `Elija su usuario y siga su inscripción: ${link}`],
  } as const;
  const [subject, text] = texts[language];
  world.outbox.send({ channel: 'email', to, kind: 'welcome', language, subject, text, link, brand });
}
