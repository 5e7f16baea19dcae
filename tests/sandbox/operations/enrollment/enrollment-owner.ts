import type { Row } from '../../database/statements.ts';
import type { Call, World } from '../../protocol/call.ts';
import { bodyOf } from '../body.ts';
import { SYSTEM, customerOf, findOpenAccount, objectOf } from '../customer-account.ts';

/** Whose enrolment it is. */
export interface EnrollmentOwner {
  readonly contactId: string;
  readonly accountId: string;
  readonly isGuest: boolean;
}

/** What is delivered where, for the account. */
export interface EnrollmentPlace {
  readonly plan: Row;
  readonly address: string;
}

/**
 * The customer of the session, or a new contact: an address that belongs to a customer proves nothing before its
 * owner has registered.
 */
export function findOwner(call: Call, world: World, place: EnrollmentPlace): EnrollmentOwner {
  const { accountNumber } = bodyOf(call, 'enrollInPlan');
  if (call.viewer === undefined) {
    const contactId = saveContact(call, world);
    return { contactId, accountId: saveAccount({ contactId, place }, call, world), isGuest: true };
  }
  const { contactId } = customerOf(call);
  const named = accountNumber === undefined ? undefined : findOpenAccount(accountNumber, call, world).id;
  return { contactId, accountId: named ?? saveAccount({ contactId, place }, call, world), isGuest: false };
}

function saveContact(call: Call, world: World): string {
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
  const how = { userId: SYSTEM.userId, now: world.clock.now() };
  return world.repository.insert(objectOf(world, 'Contact'), values, how);
}

function saveAccount(
  what: { readonly contactId: string; readonly place: EnrollmentPlace },
  call: Call,
  world: World,
): string {
  const { firstName, lastName, esiid } = bodyOf(call, 'enrollInPlan');
  const { plan, address } = what.place;
  const number = world.repository.nextNumber('Account.AccountNumber', 1);
  const values = {
    Name: `${firstName} ${lastName} (${String(plan['Commodity__c'])})`,
    AccountNumber: `4400${String(number).padStart(6, '0')}`,
    Status__c: 'Pending',
    Account_Brand__c: String(plan['Plan_Brand__c']),
    Contact__c: what.contactId,
    Commodity__c: String(plan['Commodity__c']),
    ESIID__c: esiid ?? null,
    Service_Address__c: address,
    Utility__c: typeof plan['Utility__c'] === 'string' ? plan['Utility__c'] : null,
    Balance__c: 0,
  };
  const how = { userId: SYSTEM.userId, now: world.clock.now() };
  return world.repository.insert(objectOf(world, 'Account'), values, how);
}
