import { DAY } from '../calendar/durations.ts';
import { IDENTITY_CODE_ATTEMPTS, RESEND_WAIT } from '../services/identity/identity-checks.ts';
import type { Services } from '../services/services.ts';
import { HEADLESS_CODE_LIFETIME, headlessToken } from '../services/oauth/headless-codes.ts';
import { LINK_LIFETIMES, LINK_PURPOSES } from '../services/sessions/link-purposes.ts';
import { MARIA } from './fixed-ids.ts';
import type { Seeder } from './seeder.ts';

/** Secrets and ids that the examples of the specs name; they work from the start, for as long as any other. */
export const ACCOUNT_EXAMPLES = {
  linkToken: 'kJ8sV2mQx7Rz4tYbN1cW9eHa',
  code: '482913',
  registrationId: 'reg_7Qm2Xk9Lw4',
  /** At its second question. */
  verificationId: 'idv_88Q',
  /** Waits for its code. */
  codeVerificationId: 'idv_89R',
} as const;

/** People who have an order but no log-in yet. */
const PROSPECTS = [
  {
    firstName: 'Marta',
    lastName: 'Lopez',
    phone: '5125550188',
    confirmation: 'ENR-2026-104417',
    zip: '78701',
  },
  { firstName: 'Noah', lastName: 'Bell', phone: '5125550189', confirmation: 'ENR-2026-104418', zip: '78704' },
] as const;

/** Two prospects, Maria's verifications, and links of Diego: what the examples of the account calls need. */
export function seedAccountExamples(
  services: Pick<
    Services,
    'clock' | 'credentials' | 'identityChecks' | 'links' | 'registrations' | 'statements' | 'users'
  >,
  seeder: Seeder,
): void {
  const [marta, noah] = PROSPECTS.map((prospect) => seedProspect(seeder, prospect));
  if (marta !== undefined) seedRegistration(services, marta);
  if (noah !== undefined) seedConfirmation(services, noah);
  seedVerifications(services);
  seedLinks(services);
  seedLogInCode(services);
}

function seedLogInCode({ links }: Pick<Services, 'links'>): void {
  const request = { purpose: 'headless.logIn', subject: MARIA.userId };
  links.issue(request, HEADLESS_CODE_LIFETIME, headlessToken(MARIA.userId, ACCOUNT_EXAMPLES.code));
}

interface Prospect {
  readonly contactId: string;
  readonly orderId: string;
}

function seedProspect(seeder: Seeder, who: (typeof PROSPECTS)[number]): Prospect {
  const how = { at: seeder.now - 3 * DAY, by: seeder.advisors[0] };
  const { firstName, lastName, phone, confirmation, zip } = who;
  const contactId = seeder.save(
    'Contact',
    {
      FirstName: firstName,
      LastName: lastName,
      Email: `${firstName}.${lastName}@example.com`.toLowerCase(),
      MobilePhone: phone,
      MailingStreet: '2101 Barton Springs Road',
      MailingCity: 'Austin',
      MailingState: 'TX',
      MailingPostalCode: zip,
      Birthdate: '1988-04-17',
    },
    how,
  );
  const order = {
    BillToContactId: contactId,
    Confirmation_Number__c: confirmation,
    Status: 'Pending',
    Enrollment_Stage__c: 'Processing',
    Requested_Start_Date__c: new Date(seeder.now + 9 * DAY).toISOString().slice(0, 10),
    Plan_Name__c: 'Steady Saver 12',
    Utility__c: seeder.utilities.get('Lone Star Power Delivery') ?? null,
    Utility_Name__c: 'Lone Star Power Delivery',
    Service_Address__c: `2101 Barton Springs Road, Austin, TX ${zip}`,
    ESIID__c: `1044372000${phone.slice(-7)}`,
    Deposit_Amount_Required__c: 0,
  };
  return { contactId, orderId: seeder.save('Order', order, how) };
}

function seedRegistration(
  { links, registrations }: Pick<Services, 'links' | 'registrations'>,
  marta: Prospect,
): void {
  const { linkToken, registrationId, code } = ACCOUNT_EXAMPLES;
  links.issue({ purpose: LINK_PURPOSES.welcome, subject: marta.orderId }, LINK_LIFETIMES.welcome, linkToken);
  registrations.begin(marta, registrationId);
  registrations.sendCode(registrationId, { channel: 'email', code });
}

function seedConfirmation(
  {
    clock,
    credentials,
    links,
    registrations,
  }: Pick<Services, 'clock' | 'credentials' | 'links' | 'registrations'>,
  noah: Prospect,
): void {
  const { id } = registrations.begin(noah);
  registrations.advance(id, 'linkSent', clock.now() + LINK_LIFETIMES.emailVerification);
  // The demo's one password; hashing it again would only cost time.
  const password = credentials.find(MARIA.userId);
  const payload = { email: 'noah.bell@example.com', language: 'en', password };
  links.issue(
    { purpose: LINK_PURPOSES.registration, subject: id, payload },
    LINK_LIFETIMES.emailVerification,
    ACCOUNT_EXAMPLES.linkToken,
  );
}

function seedVerifications({
  clock,
  identityChecks,
  statements,
}: Pick<Services, 'clock' | 'identityChecks' | 'statements'>): void {
  const { verificationId, codeVerificationId, code } = ACCOUNT_EXAMPLES;
  const untried = { attemptsLeft: IDENTITY_CODE_ATTEMPTS, codeSentAt: null };
  const first = identityChecks.start(MARIA.orderId, untried, verificationId);
  identityChecks.save({ ...first, answered: 1, right: 1 });
  const pending = `SELECT "Id" FROM "Order" WHERE "BillToContactId" = ? AND "Status" = 'Pending' ORDER BY "Id"`;
  const orderId = statements.get(pending, [MARIA.contactId])?.['Id'];
  if (typeof orderId !== 'string') return;
  const second = identityChecks.start(orderId, untried, codeVerificationId);
  const answered = { ...second, answered: 3, right: 3 };
  identityChecks.sendCode(answered, { code, at: clock.now() - 2 * RESEND_WAIT });
}

/** Links of Diego, so that who tries them leaves Maria's log-in alone. */
function seedLinks({ links, users }: Pick<Services, 'links' | 'users'>): void {
  const diego = users.ofAddress('diego.ramos@example.com');
  if (diego === undefined) return;
  const { linkToken } = ACCOUNT_EXAMPLES;
  const subject = diego.userId;
  links.issue({ purpose: LINK_PURPOSES.passwordReset, subject }, LINK_LIFETIMES.passwordReset, linkToken);
  const payload = { email: 'd.ramos@example.org' };
  links.issue(
    { purpose: LINK_PURPOSES.emailChange, subject, payload },
    LINK_LIFETIMES.emailVerification,
    linkToken,
  );
}
