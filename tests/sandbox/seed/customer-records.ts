import { dayOf } from '../calendar/days.ts';
import { DAY } from '../calendar/durations.ts';
import { GROUPS } from '../metadata/account.ts';
import { firstUnbilledMonth } from '../services/bills/bills.ts';
import { seedCases } from './case-records.ts';
import type { DemoCustomer } from './customers.ts';
import { MARIA } from './fixed-ids.ts';
import { TOWNS, inventPhone, inventStreet } from './places.ts';
import type { Town } from './places.ts';
import { createRandom } from './random.ts';
import type { Seeder } from './seeder.ts';
import { inventUsage } from './usage-model.ts';
import type { Household } from './usage-model.ts';

const RECENT_MONTHS = 18;
const EARLIER_MONTHS = 6;

type Group = (typeof GROUPS)[number];

interface Home {
  readonly customer: DemoCustomer;
  readonly contactId: string;
  readonly userId: string;
  readonly town: Town;
  readonly isMaria: boolean;
}

/** Contact, user, accounts, orders, usage and cases of one customer. */
export function seedCustomer(seeder: Seeder, customer: DemoCustomer, email: string): void {
  const home = seedPerson(seeder, customer, email);
  const groups = groupsOf(seeder, home);
  const accountIds = groups.map((group) => seedAccount(seeder, home, { group }));
  const accountId = accountIds[0] ?? '';
  const joined = seeder.now - 700 * DAY;
  seeder.update('Contact', { id: home.contactId, AccountId: accountId }, { at: joined, by: home.userId });
  const gas = saveAccount(seeder, home, {
    commodity: 'Gas',
    group: customer.active ? 'Active' : 'Closed',
    opened: joined,
  });
  const size = 0.7 + seeder.random.next() * 0.8;
  const { zip } = home.town;
  const meters = [
    { accountId, commodity: 'Electric', size, zip },
    { accountId: gas.id, commodity: 'Gas', size, zip },
  ] as const;
  // What is due is the latest bill; without a bill nothing is.
  const bills = new Map(
    meters.map((meter) => {
      const isExample = home.isMaria && meter.commodity === 'Electric';
      return [meter.accountId, seedUsage(seeder, meter, isExample ? MARIA.billId : undefined)];
    }),
  );
  for (const id of [...accountIds, gas.id]) {
    const balance = customer.active ? (bills.get(id) ?? 0) : 0;
    seeder.update('Account', { id, Balance__c: balance }, { at: joined, by: seeder.advisors[0] });
  }
  seedCases(seeder, {
    customer,
    contactId: home.contactId,
    userId: home.userId,
    accountId,
    isMaria: home.isMaria,
  });
}

function seedPerson(seeder: Seeder, customer: DemoCustomer, email: string): Home {
  const { random } = seeder;
  const isMaria = email === 'maria.lopez@example.com';
  const town = isMaria ? TOWNS[2] : random.pick(TOWNS);
  const at = seeder.now - 720 * DAY;
  const by = seeder.advisors[0];
  const values = {
    FirstName: customer.firstName,
    LastName: customer.lastName,
    Email: email,
    MobilePhone: isMaria ? '5125550142' : inventPhone(random, town),
    OtherPhone: random.next() < 0.4 ? inventPhone(random, town) : null,
    MailingStreet: inventStreet(random),
    MailingCity: town.city,
    MailingState: 'TX',
    MailingPostalCode: town.zip,
    Preferred_Language__c: customer.speaksSpanish ? 'Spanish' : 'English',
    Paperless_Billing__c: random.next() < 0.5,
    Birthdate: `${random.whole(1948, 2003)}-${String(random.whole(1, 12)).padStart(2, '0')}-${String(random.whole(10, 28))}`,
  };
  const contactId = seeder.save('Contact', values, { at, by, ...(isMaria ? { id: MARIA.contactId } : {}) });
  const user = {
    Username: email.replace('@example.com', ''),
    FirstName: customer.firstName,
    LastName: customer.lastName,
    Email: email,
    IsActive: customer.active,
    UserType: 'CspLitePortal',
    ContactId: contactId,
    LanguageLocaleKey: customer.speaksSpanish ? 'es' : 'en_US',
  };
  const userId = seeder.save('User', user, { at, by, ...(isMaria ? { id: MARIA.userId } : {}) });
  seeder.setPassword(userId);
  const note = { Contact__c: contactId, Text__c: 'Called about the bill; was friendly.' };
  seeder.save('Staff_Note__c', note, { at, by, ...(isMaria ? { id: MARIA.staffNoteId } : {}) });
  return { customer, contactId, userId, town, isMaria };
}

/** The first group is that of the main account. Maria has every group, so that each can be seen. */
function groupsOf(seeder: Seeder, home: Home): readonly Group[] {
  if (home.isMaria) return ['Active', 'Pending', 'Closed', 'Cancelled'];
  if (!home.customer.active) return ['Closed'];
  const second = seeder.random.whole(0, 5);
  const extra = second < GROUPS.length ? [GROUPS[second] ?? 'Pending'] : [];
  return ['Active', ...extra];
}

function seedAccount(seeder: Seeder, home: Home, what: { readonly group: Group }): string {
  const { random } = seeder;
  const opened = seeder.now - (what.group === 'Pending' ? random.whole(2, 12) : random.whole(560, 690)) * DAY;
  const account = saveAccount(seeder, home, { commodity: 'Electric', group: what.group, opened });
  // The examples of the specs tell of an enrolment that is under way.
  const isFixed = home.isMaria && what.group === 'Pending';
  const needsDeposit = what.group === 'Pending' || random.next() < 0.2;
  const values = {
    AccountId: account.id,
    BillToContactId: home.contactId,
    Confirmation_Number__c: `EN${random.digits(8)}`,
    Status: what.group,
    Enrollment_Stage__c: what.group === 'Pending' ? random.pick(['Submission', 'Processing']) : 'Complete',
    Requested_Start_Date__c: new Date(opened + 7 * DAY).toISOString().slice(0, 10),
    Plan_Name__c: planOf(
      // Drawn in any case: all that follows depends on it.
      random.pick(['Sunrise Fixed 12', 'Green Prairie 24', 'Easy Month']),
      what.group,
      home.customer,
    ),
    Utility__c: account.utilityId,
    Utility_Name__c: home.town.utility,
    Service_Address__c: account.address,
    ESIID__c: account.esiid,
    Deposit_Amount_Required__c: needsDeposit ? random.whole(5, 16) * 25 : 0,
    Deposit_Paid__c: needsDeposit && what.group !== 'Pending',
  };
  seeder.save('Order', values, { at: opened, by: home.userId, ...(isFixed ? { id: MARIA.orderId } : {}) });
  return account.id;
}

/** The plan of an account. Long-standing customers are no longer bound by a contract of a year. */
function planOf(drawn: string, group: Group, { plan }: DemoCustomer): string {
  if (group !== 'Active') return drawn;
  return plan ?? (drawn === 'Sunrise Fixed 12' ? 'Green Prairie 24' : drawn);
}

function saveAccount(
  seeder: Seeder,
  home: Home,
  what: { readonly commodity: 'Electric' | 'Gas'; readonly group: Group; readonly opened: number },
) {
  const { random } = seeder;
  const { commodity, group, opened } = what;
  const address = `${inventStreet(random)}, ${home.town.city}, TX ${home.town.zip}`;
  const esiid = commodity === 'Electric' ? `1044372${random.digits(10)}` : null;
  const utilityId =
    commodity === 'Gas' ? seeder.gasUtilityId : (seeder.utilities.get(home.town.utility) ?? null);
  const values = {
    Name: `${home.customer.firstName} ${home.customer.lastName} (${commodity})`,
    AccountNumber: random.digits(10),
    Status__c: group,
    Account_Brand__c: home.customer.brand,
    Contact__c: home.contactId,
    Commodity__c: commodity,
    ESIID__c: esiid,
    Service_Address__c: address,
    Utility__c: utilityId,
    Credit_Class__c: group === 'Active' ? 'A' : 'B',
    Balance__c: group === 'Active' ? random.whole(0, 24_000) / 100 : 0,
    Opened_On__c: new Date(opened).toISOString().slice(0, 10),
  };
  const id = seeder.save('Account', values, { at: opened, by: seeder.advisors[0] });
  return { id, address, esiid, utilityId };
}

/** Answers the amount of the latest bill, in US dollars; `newestId` is that bill's id. */
function seedUsage(
  seeder: Seeder,
  meter: Household & { readonly accountId: string },
  newestId: string | undefined,
): number {
  const months = usageOf(seeder, meter);
  let last: number | undefined;
  for (const month of months) {
    const change = last === undefined ? null : Number((((month.consumed - last) / last) * 100).toFixed(2));
    last = month.consumed;
    const values = {
      Account__c: meter.accountId,
      Commodity__c: meter.commodity,
      Bill_Month__c: month.month,
      Consumed__c: month.consumed,
      Unit__c: meter.commodity === 'Electric' ? 'kWh' : 'therms',
      Days_In_Cycle__c: month.days,
      Average_Temperature__c: month.temperature,
      Amount__c: month.amount,
      Change_On_Last_Bill__c: change,
    };
    const fixed = newestId !== undefined && month === months.at(-1) ? { id: newestId } : {};
    const at = Math.min(Date.parse(month.month) + 33 * DAY, seeder.now);
    seeder.save('Usage__c', values, { at, by: seeder.advisors[0], ...fixed });
  }
  return months.at(-1)?.amount ?? 0;
}

/** Earlier months draw from a generator of their own, so that all other records of the demo stay as they are without them. */
function usageOf(seeder: Seeder, household: Household): ReturnType<typeof inventUsage> {
  const recent = inventUsage(seeder.random, household, {
    months: RECENT_MONTHS,
    before: firstUnbilledMonth(dayOf(seeder.now)),
  });
  const before = recent[0]?.month ?? '';
  return [
    ...inventUsage(createRandom(EARLIER_MONTHS), household, { months: EARLIER_MONTHS, before }),
    ...recent,
  ];
}
