import { dateOf } from '../calendar/business-days.ts';
import type { Row } from '../database/statements.ts';
import { OCCUPANCY_TYPES, holdsOf } from '../enrollments/holds.ts';
import type { Holds } from '../enrollments/holds.ts';
import type { Answer } from '../protocol/answer.ts';
import type { Call, Handler, World } from '../protocol/call.ts';
import { nextSystemNumber } from '../records/automation.ts';
import { linkPath } from '../outbox/account-message.ts';
import { LINK_LIFETIMES, LINK_PURPOSES } from '../sessions/link-purposes.ts';
import { companyOf } from '../autopay/terms.ts';
import { bodyOf } from './body.ts';
import { SYSTEM, customerOf, objectOf, textOf } from './customer-account.ts';
import { DEPOSIT_LIFETIME, DEPOSIT_LINK } from './deposit.ts';
import { findOwner } from './enrollment-owner.ts';
import type { EnrollmentOwner } from './enrollment-owner.ts';
import type { Language } from './language.ts';
import { readPhone } from './phone.ts';
import { findPlan } from './plans.ts';
import { invalidInput, refuseTooMany, serviceProblem } from './service-problems.ts';

const DAY = 86_400_000;
/** A start date lies at most so many days ahead. */
const FURTHEST_START = 90;
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
  const plan = findPlan(world, body.planId, body.zipCode);
  const street =
    body.unit === undefined || body.unit === '' ? body.street : `${body.street}, Unit ${body.unit}`;
  const address = `${street}, ${body.city}, ${body.state} ${body.zipCode}`;
  const owner = findOwner(call, world, { plan, address });
  const depositCents = plan['Deposit_Possible__c'] === 1 ? DEPOSIT_CENTS : null;
  const number = world.repository.nextNumber('Order.Confirmation_Number__c', 200_001);
  const confirmationNumber = `ENR-${new Date(world.clock.now()).getUTCFullYear()}-${number}`;
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

/** Blanks are no name and no address. */
function checkWords(body: Readonly<Record<'firstName' | 'lastName' | 'street' | 'city', string>>): void {
  for (const name of ['firstName', 'lastName', 'street', 'city'] as const) {
    if (body[name].trim() === '') throw invalidInput(name);
  }
}

function checkStart(date: string, now: number): void {
  if (date < dateOf(now) || date > dateOf(now + FURTHEST_START * DAY))
    throw invalidInput('requestedStartDate');
}

function saveOrder(facts: EnrollmentFacts, call: Call, world: World): string {
  const { requestedStartDate, esiid } = bodyOf(call, 'enrollInPlan');
  const { plan, address, owner, depositCents, confirmationNumber } = facts;
  const { repository, clock } = world;
  const utilityId = textOf(plan, 'Utility__c');
  const utility =
    utilityId === null ? undefined : repository.find(objectOf(world, 'Utility__c'), utilityId, SYSTEM);
  const orders = objectOf(world, 'Order');
  const values = {
    ...nextSystemNumber(repository, orders),
    AccountId: owner.accountId,
    BillToContactId: owner.contactId,
    Confirmation_Number__c: confirmationNumber,
    Status: 'Pending',
    Enrollment_Stage__c: 'Submission',
    Requested_Start_Date__c: requestedStartDate,
    Plan_Name__c: String(plan['Name']),
    Plan__c: String(plan['Id']),
    Utility__c: utilityId,
    Utility_Name__c: textOf(utility, 'Name'),
    Service_Address__c: address,
    ESIID__c: esiid ?? null,
    Deposit_Amount_Required__c: (depositCents ?? 0) / 100,
  };
  return repository.insert(orders, values, {
    userId: call.viewer?.userId ?? SYSTEM.userId,
    now: clock.now(),
  });
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
  const texts = {
    en: [
      'Your enrollment is submitted',
      `Thank you for choosing ${name} of ${company}. Your confirmation number is ${confirmationNumber}.`,
      ' Pay your deposit by this link within 14 days.',
    ],
    es: [
      'Su inscripción se envió',
      `Gracias por elegir ${name} de ${company}. Su número de confirmación es ${confirmationNumber}.`,
      ' Pague su depósito con este enlace en un plazo de 14 días.',
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
  const token = world.links.issue({ purpose: DEPOSIT_LINK, subject: orderId }, DEPOSIT_LIFETIME);
  const link = `${language === 'es' ? '/es' : ''}${linkPath('/deposit', token)}`;
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
