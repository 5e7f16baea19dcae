import { SYSTEM } from '../../database/access.ts';
import type { Row } from '../../database/statements.ts';
import { apexProblem } from '../../protocol/apex-problem.ts';
import { bodyOf } from '../../protocol/body.ts';
import type { Call } from '../../protocol/call.ts';
import { customerOf, findAccount, objectOf } from '../../services/accounts/customer-account.ts';
import type { CustomerAccount } from '../../services/accounts/customer-account.ts';
import type { Services } from '../../services/services.ts';
import { commodityOf, esiidFor } from '../plans/plan-orders.ts';

/** Whose enrolment it is. */
export interface EnrollmentOwner {
  readonly contactId: string;
  readonly accountId: string;
  readonly isGuest: boolean;
}

/** The energy and the address of an account's service. */
interface EnrollmentPlace {
  readonly plan: Row;
  readonly address: string;
}

/**
 * The customer of the session, or a new contact: an address that belongs to a customer proves nothing before its
 * owner has registered.
 */
export function findOwner(
  call: Call,
  services: Pick<Services, 'clock' | 'repository'>,
  place: EnrollmentPlace,
): EnrollmentOwner {
  const { accountNumber } = bodyOf(call, 'enrollInPlan');
  if (call.viewer === undefined) {
    const contactId = saveContact(call, services);
    return { contactId, accountId: saveAccount({ contactId, place }, call, services), isGuest: true };
  }
  const { contactId } = customerOf(call);
  const named = accountNumber === undefined ? undefined : findAccount(accountNumber, call, services);
  if (named !== undefined && !canHavePlan(named, place.plan)) throw apexProblem(404, 'PLAN_NOT_OFFERED');
  const accountId = named?.id ?? saveAccount({ contactId, place }, call, services);
  return { contactId, accountId, isGuest: false };
}

/** An account goes on with its own brand and energy, and with none once it has ended. */
function canHavePlan({ group, brand, commodity }: CustomerAccount, plan: Row): boolean {
  const isOpen = group === 'active' || group === 'pending';
  return isOpen && plan['Plan_Brand__c'] === brand && commodityOf(plan) === commodity;
}

function saveContact(call: Call, services: Pick<Services, 'clock' | 'repository'>): string {
  const body = bodyOf(call, 'enrollInPlan');
  const values = {
    FirstName: body.firstName,
    LastName: body.lastName,
    Email: body.email,
    MobilePhone: body.mobilePhone.replaceAll(/\D/g, '').slice(-10),
    MailingStreet: body.unit === undefined ? body.street : `${body.street}, Unit ${body.unit}`,
    MailingCity: body.city,
    MailingState: body.state,
    MailingPostalCode: body.zipCode,
    Preferred_Language__c: body.language === 'es' ? 'Spanish' : 'English',
  };
  const how = { userId: SYSTEM.userId, now: services.clock.now() };
  return services.repository.insert(objectOf(services, 'Contact'), values, how);
}

/** An account that begins with an enrolment. */
interface NewAccount {
  readonly contactId: string;
  readonly place: EnrollmentPlace;
  /** First and last name of the customer. */
  readonly holder: string;
  readonly esiid: string | undefined;
}

function saveAccount(
  what: Pick<NewAccount, 'contactId' | 'place'>,
  call: Call,
  services: Pick<Services, 'clock' | 'repository'>,
): string {
  const { firstName, lastName, esiid } = bodyOf(call, 'enrollInPlan');
  return openAccount({ ...what, holder: `${firstName} ${lastName}`, esiid }, services);
}

/** Saves an account on which nothing runs yet. @returns its id */
export function openAccount(
  { contactId, place, holder, esiid }: NewAccount,
  services: Pick<Services, 'clock' | 'repository'>,
): string {
  const { plan, address } = place;
  const number = services.repository.nextNumber('Account.AccountNumber', 1);
  const values = {
    Name: `${holder} (${String(plan['Commodity__c'])})`,
    AccountNumber: `4400${String(number).padStart(6, '0')}`,
    Status__c: 'Pending',
    Account_Brand__c: String(plan['Plan_Brand__c']),
    Contact__c: contactId,
    Commodity__c: String(plan['Commodity__c']),
    ESIID__c: esiidFor(plan, esiid),
    Service_Address__c: address,
    Utility__c: typeof plan['Utility__c'] === 'string' ? plan['Utility__c'] : null,
    Balance__c: 0,
  };
  const how = { userId: SYSTEM.userId, now: services.clock.now() };
  return services.repository.insert(objectOf(services, 'Account'), values, how);
}
