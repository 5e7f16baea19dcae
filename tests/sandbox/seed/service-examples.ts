import { DAY } from '../calendar/durations.ts';
import { storeDocument } from '../services/files/stored-documents.ts';
import type { Services } from '../services/services.ts';
import { MARIA } from './fixed-ids.ts';
import type { Seeder } from './seeder.ts';

const ADDRESS = '210 Barton Springs Rd, Austin, TX 78704';
const ESIID = '10443720007654321';
/** A second meter at the same house. */
const UNIT = {
  Service_Address__c: '210 Barton Springs Rd, Unit B, Austin, TX 78704',
  ESIID__c: '10443720007654338',
};

/** Secrets and ids that the examples of the specs name; they work from the start. */
export const SERVICE_EXAMPLES = {
  accountNumber: '4400712345',
  depositLink: 'kJ8sV2mQx7Rz4tYbN1cW9eHa',
  /** Charged at once, as often as wanted. */
  cardToken: 'tok_5fPq8RzW2',
  /** A bank account that passes its validation, as often as wanted. */
  bankToken: 'tok_8sWn1LcV6',
  fileId: '068RM000002hFqYYAU',
  documentNumber: 51,
  cardMethodId: 'pm_3Kd82',
  bankMethodId: 'pm_9Zt41',
  authorizationId: 'auth_7Hq1',
} as const;

/** Seeds the things that the examples of the customer's own calls need: tokens, links, files, and what holds Maria's enrolment. */
export function seedServiceExamples(
  services: Pick<
    Services,
    | 'autopay'
    | 'clock'
    | 'documents'
    | 'enrollments'
    | 'files'
    | 'paymentMethods'
    | 'processor'
    | 'repository'
    | 'statements'
  >,
  seeder: Seeder,
): void {
  const accountId = seedAccount(services, seeder);
  seedEnrollment(services, seeder);
  seedPayment(services, accountId);
  seedLease(services);
}

/** Maria's balance in US dollars: her latest bill. */
const BALANCE = 84.21;

/** The running account of Maria's contact, in the place that the examples name. */
function seedAccount({ statements }: Pick<Services, 'statements'>, seeder: Seeder): string {
  const row = statements.get('SELECT "AccountId" FROM "Contact" WHERE "Id" = ?', [MARIA.contactId]);
  const id = String(row?.['AccountId']);
  const values = { id, AccountNumber: SERVICE_EXAMPLES.accountNumber, Service_Address__c: ADDRESS };
  const how = { at: seeder.now - 2 * DAY, by: seeder.advisors[0] };
  seeder.update('Account', { ...values, ESIID__c: ESIID, Balance__c: BALANCE }, how);
  const latest = 'SELECT "Id" FROM "Usage__c" WHERE "Account__c" = ? ORDER BY "Bill_Month__c" DESC LIMIT 1';
  const bill = statements.get(latest, [id]);
  seeder.update('Usage__c', { id: String(bill?.['Id']), Amount__c: BALANCE }, how);
  return id;
}

/** One enrolment that waits for everything, and one that waits for its deposit only. */
function seedEnrollment(services: Pick<Services, 'enrollments'>, seeder: Seeder): void {
  const how = { at: seeder.now - 3 * DAY, by: MARIA.userId };
  const start = new Date(seeder.now + 10 * DAY).toISOString().slice(0, 10);
  const facts = {
    Requested_Start_Date__c: start,
    Plan_Name__c: 'Steady Saver 12',
    Deposit_Amount_Required__c: 150,
    Deposit_Paid__c: false,
  };
  const order = { id: MARIA.orderId, ...facts, ...UNIT, Enrollment_Stage__c: 'Processing' };
  seeder.update('Order', order, how);
  const second = {
    ...facts,
    BillToContactId: MARIA.contactId,
    Confirmation_Number__c: 'ENR-2026-104502',
    Status: 'Pending',
    Enrollment_Stage__c: 'Submission',
    Plan_Name__c: 'Green Prairie 24',
    Utility__c: seeder.utilities.get('Lone Star Power Delivery') ?? null,
    Utility_Name__c: 'Lone Star Power Delivery',
    Service_Address__c: '88 Rainey Street, Unit 12, Austin, TX 78704',
    ESIID__c: '10443720007654399',
  };
  seeder.save('Order', second, how);
  services.enrollments.begin({
    orderId: MARIA.orderId,
    hasBalance: true,
    hasSwitchHold: true,
    needsIdentity: true,
  });
}

/** Autopay was on for a while and is off now, so that both a copy of an authorisation and setting it up can be seen. */
function seedPayment(
  { processor, paymentMethods, autopay }: Pick<Services, 'autopay' | 'paymentMethods' | 'processor'>,
  accountId: string,
): void {
  const { cardToken, bankToken, cardMethodId, bankMethodId, authorizationId } = SERVICE_EXAMPLES;
  processor.issue({ kind: 'card', number: '4242424242424242', expires: '2028-04' }, { token: cardToken });
  const bank = { number: '000123456789', routingNumber: '110000000', accountType: 'checking' } as const;
  processor.issue({ kind: 'bank', ...bank }, { token: bankToken });
  const [card, account] = [processor.look(cardToken), processor.look(bankToken)];
  if (card === undefined || account === undefined) return;
  const method = paymentMethods.add(accountId, account, bankMethodId);
  paymentMethods.add(accountId, card, cardMethodId);
  const subject = { brand: 'Brand A', method: 'bank', language: 'en' } as const;
  autopay.set({ accountId, method, subject, startsOn: '2026-02-08' }, authorizationId);
  autopay.cancel(accountId);
}

function seedLease(services: Pick<Services, 'clock' | 'documents' | 'files' | 'repository'>): void {
  const { fileId, documentNumber } = SERVICE_EXAMPLES;
  const bytes = Buffer.from('%PDF-1.7 a lease');
  const file = { title: 'Lease', description: null, fileName: 'lease.pdf', bytes };
  storeDocument(services, file, { userId: MARIA.userId, now: services.clock.now() - DAY, versionId: fileId });
  const acceptedTypes = ['lease', 'deed', 'closingDocuments'];
  services.documents.require(MARIA.orderId, { purpose: 'occupancy', acceptedTypes });
  const upload = { fileId, fileName: file.fileName, sizeBytes: bytes.length, head: bytes.toString('hex') };
  const handed = { orderId: MARIA.orderId, requirementId: 'req_1', documentType: 'lease', upload };
  services.documents.add({ ...handed, verdict: 'clean', replacesDocumentId: null }, documentNumber);
}
