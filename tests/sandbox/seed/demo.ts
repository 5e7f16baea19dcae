import { DAY } from '../calendar/durations.ts';
import { knownObject } from '../database/repository.ts';
import { GUEST_USER_ID } from '../metadata/org-ids.ts';
import { toId18 } from '../metadata/record-id.ts';
import { nextSystemNumber } from '../services/records/automation.ts';
import type { Services } from '../services/services.ts';
import { hashPasswordNow } from '../services/sessions/passwords.ts';
import { seedAccountExamples } from './account-examples.ts';
import { BRAND_SERVICES } from './brands.ts';
import { seedBills } from './bills.ts';
import { seedCustomer } from './customer-records.ts';
import { NAMED_CUSTOMERS, emailOf, inventCustomers } from './customers.ts';
import { DEMO_PASSWORD } from './demo-log-ins.ts';
import { seedDepositMessages } from './deposit-messages.ts';
import { seedDocuments } from './documents.ts';
import { seedFavorites } from './favorites.ts';
import { GAS_UTILITY, UTILITIES } from './places.ts';
import { PLANS } from './plans.ts';
import { createRandom } from './random.ts';
import { seedRefusedPayment } from './refused-payment.ts';
import type { SaveOptions, Seeder } from './seeder.ts';
import { seedServiceExamples } from './service-examples.ts';

const INVENTED_CUSTOMERS = 40;
const ADVISORS = [
  ['Nora', 'Whitfield'],
  ['Mateo', 'Escobar'],
  ['Priya', 'Raman'],
  ['Samuel', 'Boone'],
] as const;

/** The settings of the demo. */
interface DemoOptions {
  /** The N of scrypt for the password that all share. */
  readonly passwordCost: number;
  /** Comes after all other customers, so that the demo is the same without it. */
  readonly seedMore?: (seeder: Seeder) => void;
}

/** Fills an empty org with customers of three brands, then with more. The same clock gives the same records. */
export function seedDemo(services: Services, { passwordCost, seedMore }: DemoOptions): void {
  const random = createRandom(20261121);
  const now = services.clock.now();
  const { save, update } = createWriter(services);
  const start = { at: now - 900 * DAY, by: GUEST_USER_ID };
  const advisors = seedUsers(save, start);
  const saveUtility = ({ name, phone, website }: (typeof UTILITIES)[number] | typeof GAS_UTILITY): string =>
    save('Utility__c', { Name: name, Utility_Phone__c: phone, Website__c: website }, start);
  const utilities = new Map(UTILITIES.map((utility) => [utility.name as string, saveUtility(utility)]));
  const gasUtilityId = saveUtility(GAS_UTILITY);
  for (const service of BRAND_SERVICES) save('Brand_Customer_Service__c', service, start);
  for (const { utility, ...plan } of PLANS) {
    const utilityId = plan['Commodity__c'] === 'Gas' ? gasUtilityId : (utilities.get(utility) ?? null);
    save('Plan__c', { ...plan, Utility__c: utilityId }, start);
  }
  // One hash for all: they share the password, and forty slow hashes would double the time to start.
  const hash = hashPasswordNow(DEMO_PASSWORD, passwordCost);
  const setPassword = (userId: string): void => services.credentials.set(userId, hash);
  const seeder: Seeder = { random, now, utilities, gasUtilityId, advisors, save, update, setPassword };
  const taken = new Set<string>();
  for (const customer of [...NAMED_CUSTOMERS, ...inventCustomers(random, INVENTED_CUSTOMERS)]) {
    const email = emailOf(customer, taken);
    taken.add(email);
    seedCustomer(seeder, customer, email);
  }
  seedServiceExamples(services, seeder);
  seedDocuments(services);
  seedAccountExamples(services, seeder);
  seedDepositMessages(services);
  seedRefusedPayment(services);
  seedFavorites(services);
  seedMore?.(seeder);
  seedBills(services, seeder);
}

function seedUsers(save: Seeder['save'], start: SaveOptions): readonly [string, ...string[]] {
  const guest = { Username: 'guest', LastName: 'Guest', UserType: 'Guest' };
  save('User', guest, { ...start, id: GUEST_USER_ID });
  const [first, ...rest] = ADVISORS.map(([firstName, lastName], index) => {
    const username = `${firstName}.${lastName}@advisors.example.com`.toLowerCase();
    const values = { Username: username, FirstName: firstName, LastName: lastName, UserType: 'Standard' };
    return save('User', values, { ...start, id: toId18(`005RM00000Advi${index}`) });
  });
  return [first ?? GUEST_USER_ID, ...rest];
}

function createWriter(services: Pick<Services, 'repository'>): Pick<Seeder, 'save' | 'update'> {
  const { repository } = services;
  return {
    save(objectName, values, how) {
      const object = knownObject(repository, objectName);
      const options = { userId: how.by, now: how.at, ...(how.id === undefined ? {} : { id: how.id }) };
      return repository.insert(object, { ...nextSystemNumber(repository, object), ...values }, options);
    },
    update(objectName, { id, ...values }, how) {
      repository.update(knownObject(repository, objectName), { id, values }, { userId: how.by, now: how.at });
    },
  };
}
