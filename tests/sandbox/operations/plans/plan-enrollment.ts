import { SYSTEM } from '../../database/access.ts';
import { mailboxOf } from '../../database/mailbox.ts';
import { textOf } from '../../database/row-text.ts';
import type { Row } from '../../database/statements.ts';
import type { Answer } from '../../protocol/answer.ts';
import { apexProblem, invalidInput, unableToProcess } from '../../protocol/apex-problem.ts';
import { bodyOf } from '../../protocol/body.ts';
import type { Call } from '../../protocol/call.ts';
import type { Language } from '../../protocol/language.ts';
import { readPhone } from '../../protocol/phone.ts';
import { customerOf, listRows, objectOf } from '../../services/accounts/customer-account.ts';
import { listKnownAccounts } from '../../services/accounts/known-customers.ts';
import { companyOf } from '../../services/brands/companies.ts';
import { dayText, issueDepositLink } from '../../services/deposits/deposit-message.ts';
import { depositDueDate } from '../../services/deposits/order-deposit.ts';
import { viewerOf } from '../../services/records/visible-records.ts';
import { OCCUPANCY_TYPES, holdsOf } from '../../services/enrollments/holds.ts';
import type { Holds } from '../../services/enrollments/holds.ts';
import { linkPath } from '../../services/outbox/account-message.ts';
import type { Services } from '../../services/services.ts';
import { MOST_MESSAGES, refuseTooMany } from '../../services/sessions/limits.ts';
import { LINK_LIFETIMES, LINK_PURPOSES } from '../../services/sessions/link-purposes.ts';
import { isSameHome } from '../../services/visits/homes.ts';
import type { Home } from '../../services/visits/homes.ts';
import { checkAddress } from '../log-in/email-address.ts';
import { findOwner } from '../enrollment/enrollment-owner.ts';
import type { EnrollmentOwner } from '../enrollment/enrollment-owner.ts';
import type { Operation } from '../operation.ts';
import { checkStart, commodityOf, esiidFor, insertOrder, nextConfirmationNumber } from './plan-orders.ts';
import { findPlan } from './plans.ts';
import { findReferrer, keepReferral } from './referrer.ts';
import { checkMeter } from './service-place.ts';
import { checkTerms } from './terms-version.ts';

/** Deposit of plans for which one may be asked. */
const DEPOSIT_CENTS = 15_000;
/** Enrolments of one mailbox in a quarter of an hour. */
const MOST_ENROLLMENTS = 20;

/** The services that an order of a plan stands on. */
type EnrollmentServices =
  | 'clock'
  | 'documents'
  | 'enrollments'
  | 'links'
  | 'outbox'
  | 'referralCodes'
  | 'referrals'
  | 'repository'
  | 'throttles';

/** POST who wants which plan where: an order, once for each key. */
export const enrollInPlan: Operation<EnrollmentServices | 'intents'> = {
  access: 'anyone',
  changes: true,
  handle(call, services): Answer {
    const request = bodyOf(call, 'enrollInPlan');
    const who = call.viewer === undefined ? mailboxOf(request.email) : customerOf(call).userId;
    const intent = { scope: `enrollInPlan:${who}`, key: request.idempotencyKey, request };
    if (!services.intents.knows(intent)) refuseTooMany(services, intent.scope, MOST_ENROLLMENTS);
    return services.intents.once(
      intent,
      () => enroll(call, services),
      () => {
        throw unableToProcess();
      },
    );
  },
};

function enroll(call: Call, services: Pick<Services, EnrollmentServices>): Answer {
  const body = bodyOf(call, 'enrollInPlan');
  checkAddress(body.email, 'email');
  readPhone(body.mobilePhone);
  checkWords(body);
  checkStart(body.requestedStartDate, services.clock.now());
  const referrerId = findReferrer(call, services);
  const plan = findPlan(body, call, services);
  const esiid = esiidFor(plan, body.esiid);
  checkMeter({ ...body, esiid });
  const address = addressOf(body);
  if (call.viewer !== undefined) refuseKnown(call, services, { plan, address, esiid });
  checkTerms(plan, body.termsVersion);
  const owner = findOwner(call, services, { plan, address });
  const depositCents = plan['Deposit_Possible__c'] === 1 ? DEPOSIT_CENTS : null;
  const confirmationNumber = nextConfirmationNumber(services);
  const facts = { plan, address, owner, depositCents, confirmationNumber };
  const orderId = saveOrder(facts, call, services);
  const holds = holdsOf({ kind: body.kind, esiid });
  beginEnrollment(orderId, holds, services);
  if (referrerId !== undefined)
    keepReferral(referrerId, { orderId, accountId: owner.accountId, address, esiid }, { call, services });
  sendEnrollmentConfirmation({ orderId, ...facts }, call, services);
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

/** The address of a home, in one line. */
export function addressOf(home: {
  readonly street: string;
  readonly unit?: string | undefined;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
}): string {
  const { street, unit, city, state, zipCode } = home;
  return `${unit === undefined || unit === '' ? street : `${street}, Unit ${unit}`}, ${city}, ${state} ${zipCode}`;
}

interface NewEnrollmentFacts {
  readonly plan: Row;
  readonly address: string;
  readonly owner: EnrollmentOwner;
  readonly depositCents: number | null;
  readonly confirmationNumber: string;
}

/** The plan of a home. */
interface PlanAt extends Home {
  readonly plan: Row;
}

/** Refuses customers what is for new ones, and a second service of a kind at an address. */
function refuseKnown(call: Call, services: Pick<Services, 'repository'>, place: PlanAt): void {
  const isNewOnly = place.plan['New_Customers_Only__c'] === 1;
  if (isNewOnly && listKnownAccounts(call, services).length > 0) throw apexProblem(409, 'NEW_CUSTOMERS_ONLY');
  refuseSecondService(call, services, place);
}

/** Refuses a second service of a kind at a home: one that runs, or one that is ordered. */
export function refuseSecondService(call: Call, services: Pick<Services, 'repository'>, place: PlanAt): void {
  const commodity = commodityOf(place.plan);
  const accounts = listKnownAccounts(call, services).filter(
    ({ group, commodity: other }) => (group === 'active' || group === 'pending') && other === commodity,
  );
  const ids = new Set(accounts.map(({ id }) => id));
  const conditions = [{ sql: `"Status" NOT IN ('Active', 'Closed', 'Cancelled')`, values: [] }];
  const ordered = listRows(services, 'Order', { viewer: viewerOf(call), conditions })
    .filter(({ AccountId }) => ids.has(String(AccountId)))
    .map((order) => ({ address: textOf(order, 'Service_Address__c'), esiid: textOf(order, 'ESIID__c') }));
  if ([...accounts, ...ordered].some((home) => isSameHome(home, place)))
    throw apexProblem(409, 'SERVICE_EXISTS');
}

/** Blanks are no name and no address. */
function checkWords(body: Readonly<Record<'firstName' | 'lastName' | 'street' | 'city', string>>): void {
  for (const name of ['firstName', 'lastName', 'street', 'city'] as const) {
    if (body[name].trim() === '') throw invalidInput(name);
  }
}

function saveOrder(
  facts: NewEnrollmentFacts,
  call: Call,
  services: Pick<Services, 'clock' | 'repository'>,
): string {
  const { requestedStartDate, esiid } = bodyOf(call, 'enrollInPlan');
  const { plan, address, owner, depositCents, confirmationNumber } = facts;
  const values = {
    AccountId: owner.accountId,
    BillToContactId: owner.contactId,
    Confirmation_Number__c: confirmationNumber,
    Requested_Start_Date__c: requestedStartDate,
    Service_Address__c: address,
    ESIID__c: esiidFor(plan, esiid),
    Deposit_Amount_Required__c: (depositCents ?? 0) / 100,
  };
  return insertOrder({ plan, values, userId: call.viewer?.userId ?? SYSTEM.userId }, services);
}

/** Begins the way of an order, with what holds it and the papers that it needs. */
export function beginEnrollment(
  orderId: string,
  holds: Holds,
  services: Pick<Services, 'documents' | 'enrollments'>,
): void {
  services.enrollments.begin({ orderId, ...holds });
  if (!holds.needsOccupancy) return;
  services.documents.require(orderId, { purpose: 'occupancy', acceptedTypes: OCCUPANCY_TYPES });
}

/** The steps that a customer has to take next. */
export function nextSteps(
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

/** An inbox gets few messages at once: the orders themselves stand, and their numbers are told on the page. */
function sendEnrollmentConfirmation(
  facts: NewEnrollmentFacts & { readonly orderId: string },
  call: Call,
  services: Pick<Services, 'links' | 'outbox' | 'repository' | 'throttles'>,
): void {
  const { email, language } = bodyOf(call, 'enrollInPlan');
  if (services.throttles.take(`enrollInPlan:mail:${mailboxOf(email)}`, MOST_MESSAGES) > 0) return;
  const { orderId, plan, depositCents, confirmationNumber } = facts;
  const brand = String(plan['Plan_Brand__c']);
  const company = companyOf(brand);
  const name = String(plan['Name']);
  const order = services.repository.find(objectOf(services, 'Order'), orderId, SYSTEM);
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
  if (facts.owner.isGuest) sendWelcome({ orderId, to: email, language, brand }, services);
  if (depositCents === null) {
    services.outbox.send({ ...message, text });
    return;
  }
  const link = issueDepositLink({ orderId, language }, services);
  services.outbox.send({ ...message, text: `${text}${payBy}`, link });
}

/** Sends a link that begins the registration, to people who have no log-in yet. */
function sendWelcome(
  whom: {
    readonly orderId: string;
    readonly to: string;
    readonly language: Language;
    readonly brand: string;
  },
  services: Pick<Services, 'links' | 'outbox'>,
): void {
  const { orderId, to, language, brand } = whom;
  const grant = { purpose: LINK_PURPOSES.welcome, subject: orderId };
  const path = linkPath('/register', services.links.issue(grant, LINK_LIFETIMES.welcome));
  const link = language === 'es' ? `/es${path}` : path;
  const texts = {
    en: ['Welcome', `Choose your log-in and follow your enrollment: ${link}`],
    es: ['Le damos la bienvenida', `Elija su usuario y siga su inscripción: ${link}`],
  } as const;
  const [subject, text] = texts[language];
  services.outbox.send({ channel: 'email', to, kind: 'welcome', language, subject, text, link, brand });
}
