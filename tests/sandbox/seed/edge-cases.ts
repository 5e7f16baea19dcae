import { DAY } from '../calendar/durations.ts';
import type { Seeder } from './seeder.ts';

const MANY_CASES = 10_000;
const MANY_ACCOUNTS = 40;

/** A customer at a limit. */
interface EdgeCustomer {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly accounts: number;
  readonly cases: number;
  /** Stands in every text that a customer can give. */
  readonly words: string;
}

/** A text of exactly so many characters. */
function fill(words: string, length: number): string {
  return `${words} `.repeat(Math.ceil(length / (words.length + 1))).slice(0, length - 1) + '.';
}

const CUSTOMERS: readonly EdgeCustomer[] = [
  {
    email: 'no.accounts@example.com',
    firstName: 'Nell',
    lastName: 'Noone',
    accounts: 0,
    cases: 0,
    words: 'None',
  },
  {
    email: 'forty.accounts@example.com',
    firstName: 'Flora',
    lastName: 'Forty',
    accounts: MANY_ACCOUNTS,
    cases: 3,
    words: 'Landlady',
  },
  {
    email: 'many.records@example.com',
    firstName: 'Milo',
    lastName: 'Many',
    accounts: 1,
    cases: MANY_CASES,
    words: 'Again',
  },
  {
    email: 'long.names@example.com',
    firstName: fill('Maximiliana', 40),
    lastName: fill('Wolfeschlegelsteinhausenbergerdorff', 80),
    accounts: 2,
    cases: 3,
    words: fill('Donaudampfschifffahrtselektrizitätenhauptbetriebswerk', 230),
  },
  {
    email: 'accents@example.com',
    firstName: 'Zoë Ángela',
    lastName: 'Ñúñez-Ōtani Łączyński',
    accounts: 1,
    cases: 3,
    words: 'Ça déjà vu: ¿señal? ¡ÅÄÖ! ﬁ e\u0301 👩‍👩‍👧 <b>&amp;</b>',
  },
  {
    email: 'right.to.left@example.com',
    firstName: 'فاطمة',
    lastName: 'الزهراء',
    accounts: 1,
    cases: 3,
    words: 'فاتورة الكهرباء 2026 (kWh) שלום',
  },
];

/** Customers at every limit: none, many, long, accented and written from right to left. */
export function seedEdgeCases(seeder: Seeder): void {
  for (const customer of CUSTOMERS) seedEdgeCustomer(seeder, customer);
}

function seedEdgeCustomer(seeder: Seeder, customer: EdgeCustomer): void {
  const { email, firstName, lastName, words } = customer;
  const at = seeder.now - 700 * DAY;
  const by = seeder.advisors[0];
  const name = { FirstName: firstName, LastName: lastName, Email: email };
  const person = {
    ...name,
    MobilePhone: '5125550199',
    MailingStreet: fill(words, 255),
    MailingCity: words.slice(0, 40),
    MailingState: 'TX',
    MailingPostalCode: '78664',
    Preferred_Language__c: 'English',
  };
  const contactId = seeder.save('Contact', person, { at, by });
  const user = {
    ...name,
    Username: email.replace('@example.com', ''),
    IsActive: true,
    UserType: 'CspLitePortal',
    ContactId: contactId,
    LanguageLocaleKey: 'en_US',
  };
  const userId = seeder.save('User', user, { at, by });
  seeder.setPassword(userId);
  const accountIds = Array.from({ length: customer.accounts }, (_, index) =>
    seedAccount(seeder, { customer, contactId, userId, index }),
  );
  const accountId = accountIds[0] ?? null;
  seeder.update('Contact', { id: contactId, AccountId: accountId }, { at, by });
  for (let index = 0; index < customer.cases; index += 1) {
    const subject = fill(`${words} ${index + 1}`, words.length > 200 ? 255 : Math.max(20, words.length + 8));
    const values = {
      Subject: subject,
      Description: `${words} ${index + 1}`,
      Type: 'Other',
      Status: 'New',
      Priority: 'Low',
      Origin: 'Web',
      ContactId: contactId,
      AccountId: accountId,
    };
    seeder.save('Case', values, { at: seeder.now - (customer.cases - index) * 3_600_000, by: userId });
  }
}

function seedAccount(
  seeder: Seeder,
  of: {
    readonly customer: EdgeCustomer;
    readonly contactId: string;
    readonly userId: string;
    readonly index: number;
  },
): string {
  const { random } = seeder;
  const [utilityName, utilityId] = [...seeder.utilities][of.index % seeder.utilities.size] ?? [null, null];
  const at = seeder.now - (600 - of.index) * DAY;
  const how = { at, by: of.userId };
  const status = (['Active', 'Pending', 'Closed', 'Cancelled'] as const)[of.index % 4] ?? 'Active';
  const esiid = `1044372${random.digits(10)}`;
  const address = fill(`${of.index + 1} ${of.customer.words}`, 255);
  const account = {
    Name: fill(`${of.customer.words} ${of.index + 1}`, 255),
    AccountNumber: random.digits(10),
    Status__c: status,
    Account_Brand__c: `Brand ${'ABC'.charAt(of.index % 3)}`,
    Contact__c: of.contactId,
    Commodity__c: 'Electric',
    ESIID__c: esiid,
    Service_Address__c: address,
    Utility__c: utilityId,
    Balance__c: 0,
    Opened_On__c: new Date(at).toISOString().slice(0, 10),
  };
  const id = seeder.save('Account', account, how);
  const order = {
    AccountId: id,
    BillToContactId: of.contactId,
    Confirmation_Number__c: `EN${random.digits(8)}`,
    Status: status,
    Enrollment_Stage__c: status === 'Pending' ? 'Processing' : 'Complete',
    Requested_Start_Date__c: account.Opened_On__c,
    Plan_Name__c: 'Green Prairie 24',
    Utility__c: utilityId,
    Utility_Name__c: utilityName,
    Service_Address__c: address,
    ESIID__c: esiid,
    Deposit_Amount_Required__c: 0,
    Deposit_Paid__c: false,
  };
  seeder.save('Order', order, how);
  return id;
}
