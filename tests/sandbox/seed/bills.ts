import { DAY } from '../calendar/durations.ts';
import type { Row } from '../database/statements.ts';
import { dueDateOf } from '../services/bills/bills.ts';
import { addDays, dayOf, monthOf } from '../calendar/days.ts';
import type { Services } from '../services/services.ts';
import { createRandom } from './random.ts';
import type { Seeder } from './seeder.ts';
import { inventUsage } from './usage-model.ts';

/** The payment that the examples of the specs name. */
const EXAMPLE_PAYMENT = 'pay_4Tq2ZrX8';
/** Customers pay so many days after their bill. */
const DAYS_TO_PAY = 9;
const LATE_FEE_CENTS = 500;

type BillSeedServices = Pick<
  Services,
  'adjustments' | 'autopay' | 'billPayments' | 'paymentMethods' | 'processor' | 'statements'
>;

const ACCOUNTS = `SELECT a."Id", a."AccountNumber", a."Balance__c", a."Status__c", c."Email", a."Commodity__c",
  c."MailingPostalCode"
  FROM "Account" a JOIN "Contact" c ON c."Id" = a."Contact__c" ORDER BY a."Id"`;
const USAGE = `SELECT "Id", "Bill_Month__c", "Days_In_Cycle__c", "Amount__c" FROM "Usage__c"
  WHERE "Account__c" = ? ORDER BY "Bill_Month__c" DESC`;

/**
 * Every bill but the newest is paid. James has paid nothing since one that is past due; Diego's are paid by themselves, and one of them was late;
 * Maria has an account that is closed.
 */
export function seedBills(services: BillSeedServices, seeder: Seeder): void {
  const accounts = services.statements.all(ACCOUNTS, []);
  const mainOf = (email: string) =>
    accounts.find(
      (row) => row['Email'] === email && row['Status__c'] === 'Active' && row['Commodity__c'] === 'Electric',
    );
  const [james, diego] = [mainOf('james.carter@example.com'), mainOf('diego.ramos@example.com')];
  seedClosedAccount(seeder, accounts);
  if (diego !== undefined) seedAutopay(services, String(diego['Id']));
  for (const account of accounts) {
    const bills = services.statements.all(USAGE, [String(account['Id'])]);
    const due = dueCount(bills, dayOf(seeder.now));
    const unpaid = account === james ? due + 1 : account === diego ? due : 1;
    const isClosed = account['Status__c'] === 'Closed';
    const open = isClosed ? [] : bills.slice(0, unpaid);
    if (unpaid > 1) seedBalance(seeder, account, open);
    payAll(services, seeder, { account, bills: bills.slice(open.length), isAutomatic: account === diego });
    const feeBill = account === diego ? bills[open.length + 1] : undefined;
    if (feeBill !== undefined)
      services.adjustments.add(String(account['Id']), String(feeBill['Id']), {
        kind: 'lateFee',
        amountCents: LATE_FEE_CENTS,
      });
  }
}

/** Returns the number of bills that are not past due yet; the newest never is. */
function dueCount(bills: readonly Row[], today: string): number {
  return bills.filter((bill) => dueDateOf(billDateOf(bill)) >= today).length;
}

function billDateOf(bill: Row): string {
  return addDays(String(bill['Bill_Month__c']), Number(bill['Days_In_Cycle__c']) + 1);
}

interface PastBills {
  readonly account: Row;
  /** The newest first. */
  readonly bills: readonly Row[];
  readonly isAutomatic: boolean;
}

function payAll(
  { billPayments }: Pick<Services, 'billPayments'>,
  { now }: Seeder,
  { account, bills, isAutomatic }: PastBills,
): void {
  const [accountId, number] = [String(account['Id']), String(account['AccountNumber'])];
  const isMaria = account['Email'] === 'maria.lopez@example.com' && account['Commodity__c'] === 'Electric';
  for (const [index, bill] of bills.entries()) {
    const billDate = billDateOf(bill);
    // The fee of the third bill before the last is in that bill, so it is paid with it.
    const fee = isAutomatic && index === 1 ? LATE_FEE_CENTS : 0;
    // The bill before that one was paid three weeks late.
    const isLate = isAutomatic && index === 2;
    const day = isAutomatic ? addDays(dueDateOf(billDate), isLate ? 21 : 0) : addDays(billDate, DAYS_TO_PAY);
    const amountCents = Math.round(Number(bill['Amount__c']) * 100) + fee;
    billPayments.record({
      accountId,
      amountCents,
      paidAt: Math.min(Date.parse(`${day}T16:12:00Z`), now - DAY),
      isAutomatic,
      brandName: isAutomatic ? 'Mastercard' : 'Visa',
      lastFour: isAutomatic ? '4444' : isMaria ? '4242' : number.slice(-4),
      ...(isMaria && account['Status__c'] === 'Active' && index === 0 ? { id: EXAMPLE_PAYMENT } : {}),
    });
  }
}

/** Makes the open amounts of several bills the balance. */
function seedBalance(seeder: Seeder, account: Row, open: readonly Row[]): void {
  const cents = open.reduce((sum, bill) => sum + Math.round(Number(bill['Amount__c']) * 100), 0);
  const how = { at: seeder.now - DAY, by: seeder.advisors[0] };
  seeder.update('Account', { id: String(account['Id']), Balance__c: cents / 100 }, how);
}

function seedAutopay(
  { autopay, paymentMethods, processor }: Pick<Services, 'autopay' | 'paymentMethods' | 'processor'>,
  accountId: string,
): void {
  const token = 'tok_diegosCard12';
  processor.issue({ kind: 'card', number: '5555555555554444', expires: '2029-06' }, { token });
  const facts = processor.look(token);
  if (facts === undefined) return;
  const method = paymentMethods.add(accountId, facts);
  const subject = { brand: 'Brand C', method: 'card', language: 'es' } as const;
  autopay.set({ accountId, method, subject, startsOn: '2026-02-08' });
}

/** Maria's closed account has the bills of its last months. */
function seedClosedAccount(seeder: Seeder, accounts: readonly Row[]): void {
  const closed = accounts.find(
    (row) => row['Email'] === 'maria.lopez@example.com' && row['Status__c'] === 'Closed',
  );
  if (closed === undefined) return;
  const home = { commodity: 'Electric', size: 0.8, zip: String(closed['MailingPostalCode']) } as const;
  const span = { months: 3, before: monthOf(seeder.now - 300 * DAY) };
  for (const { month, days, consumed, temperature, amount } of inventUsage(createRandom(7), home, span)) {
    const values = {
      Account__c: String(closed['Id']),
      Commodity__c: 'Electric',
      Bill_Month__c: month,
      Consumed__c: consumed,
      Unit__c: 'kWh',
      Days_In_Cycle__c: days,
      Average_Temperature__c: temperature,
      Amount__c: amount,
    };
    seeder.save('Usage__c', values, { at: Date.parse(month) + 33 * DAY, by: seeder.advisors[0] });
  }
}
