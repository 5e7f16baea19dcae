import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { SYSTEM } from '../../database/access.ts';
import { objectOf } from '../../services/accounts/customer-account.ts';
import { createServiceOrgs, newKey, readCall, writeCall } from '../../testing/service-org.ts';
import type { ServiceOrg } from '../../testing/service-org.ts';
import type { Visitor } from '../../testing/test-org.ts';

const DAY = 86_400_000;
const orgs = createServiceOrgs();
let org: ServiceOrg;
let james: Visitor;
let accountNumber: string;

beforeEach(async () => {
  org = orgs.open();
  james = await org.customer('james.carter');
  accountNumber = (await readCall(james, 'getCurrentSession')).body.accountNumber;
});
afterEach(() => org.close());
afterAll(() => orgs.close());

const read = async (name: string) => (await readCall(james, name, { accountNumber })).body;
const extension = () => read('getPaymentExtension');
const bills = () => read('getBills');
const attention = async () => (await read('getAccountSummary')).attention;
const termsOf = async (choice: string, language = 'en') =>
  (await readCall(james, 'getExtensionTerms', { accountNumber, choice, language })).body;
async function agree(more: { readonly choice?: string; readonly [member: string]: unknown } = {}) {
  const { balanceCents } = await extension();
  const { termsVersion } = await termsOf(more.choice ?? 'two');
  const request = { accountNumber, choice: 'two', balanceCents, termsVersion, agreed: true, language: 'en' };
  return writeCall(james, 'setUpPaymentExtension', { ...request, idempotencyKey: newKey(), ...more });
}
const pay = async (cents: number, number = '4242424242424242') => {
  const { payableCents: balanceCents } = await bills();
  const paymentToken = org.token({ kind: 'card', number, expires: '2029-04' });
  const amount = { pays: 'other', otherAmount: cents / 100, balanceCents };
  const how = { method: 'card', paymentToken, language: 'en', idempotencyKey: newKey() };
  return writeCall(james, 'payBill', { accountNumber, ...amount, ...how });
};

it('offers ways that pay exactly what is open', async () => {
  const { state, balanceCents, choices } = await extension();
  expect(state).toBe('possible');
  expect(choices.map(({ choice }: { choice: string }) => choice)).toEqual(['later', 'two', 'three']);
  for (const { instalments } of choices) {
    const sum = instalments.reduce((all: number, one: { amountCents: number }) => all + one.amountCents, 0);
    expect(sum).toBe(balanceCents);
  }
});

it('gives more time than the bill itself, also where nothing is late yet', async () => {
  const maria = await org.customer('maria.lopez');
  const own = (await readCall(maria, 'getCurrentSession')).body.accountNumber;
  const { dueDate } = (await readCall(maria, 'getBills', { accountNumber: own })).body;
  const { choices } = (await readCall(maria, 'getPaymentExtension', { accountNumber: own })).body;
  expect(choices.map(({ firstOn }: { firstOn: string }) => firstOn > dueDate)).toEqual([true, true, true]);
});

it('tells of each bill the day by which it is to be paid now', async () => {
  const daysOf = async () => {
    const { bills: listed } = await bills();
    const told = listed.slice(0, 3).map(({ payBy }: { payBy: string }) => payBy);
    const read = (billId: string) => readCall(james, 'getBill', { accountNumber, billId });
    const alone = await Promise.all(
      listed.slice(0, 3).map(async ({ billId }: { billId: string }) => (await read(billId)).body),
    );
    expect(alone.map(({ payBy }) => payBy)).toEqual(told);
    return alone.map(({ payBy, isOfPlan }) => [payBy, isOfPlan]);
  };
  expect(await daysOf()).toEqual([
    ['2026-12-08', false],
    ['2026-11-08', false],
    ['2026-10-08', false],
  ]);
  await agree();
  // What is paid already is none of the plan.
  expect(await daysOf()).toEqual([
    ['2026-12-05', true],
    ['2026-12-05', true],
    ['2026-10-08', false],
  ]);
});

it('names every day and amount before anybody agrees', async () => {
  const { choices } = await extension();
  const terms = await termsOf('two');
  expect(terms.paragraphs[0]).toContain(`$${(choices[1].firstCents / 100).toFixed(2)} by December 5, 2026`);
});

it('takes what is past due away while its dates are kept, and gives it back after a missed one', async () => {
  expect(await bills()).toMatchObject({ state: 'pastDue' });
  const agreed = await agree();
  expect(agreed).toMatchObject({ status: 200, body: { state: 'running', choices: [] } });
  const { nextCents } = agreed.body.active;
  expect(await bills()).toMatchObject({ state: 'due', pastDueCents: 0, dueDate: '2026-12-05' });
  expect(await attention()).not.toContainEqual(expect.objectContaining({ kind: 'balancePastDue' }));
  expect(org.services.outbox.list({ to: 'james.carter@example.com', limit: 1 })).toMatchObject([
    { kind: 'extensionAgreed', brand: 'Brand B' },
  ]);
  expect(await pay(nextCents)).toMatchObject({ status: 200 });
  expect((await extension()).active).toMatchObject({ nextOn: '2027-01-05' });
  org.clock.advance(60 * DAY);
  james = await org.customer('james.carter');
  expect(await bills()).toMatchObject({ state: 'pastDue', extension: null });
  expect(await extension()).toMatchObject({ state: 'usedRecently', possibleFrom: '2027-05-21', choices: [] });
});

/** Makes the bill of a month. */
function addBill(month: string, amountCents: number): void {
  const { repository, statements, clock } = org.services;
  const account = statements.get('SELECT "Id", "Balance__c" FROM "Account" WHERE "AccountNumber" = ?', [
    accountNumber,
  ]);
  const usage = {
    Account__c: String(account?.['Id']),
    Bill_Month__c: month,
    Days_In_Cycle__c: 30,
    Consumed__c: 900,
    Amount__c: amountCents / 100,
    Commodity__c: 'Electric',
  };
  const how = { userId: SYSTEM.userId, now: clock.now() };
  repository.insert(objectOf(org.services, 'Usage__c'), usage, how);
  const values = { Balance__c: Number(account?.['Balance__c']) + amountCents / 100 };
  repository.update(objectOf(org.services, 'Account'), { id: String(account?.['Id']), values }, how);
}

it('tells no bill of its own as late while its dates are kept', async () => {
  const states = async () => {
    const open = (await bills()).bills.filter(({ openCents }: { openCents: number }) => openCents > 0);
    const read = (billId: string) => readCall(james, 'getBill', { accountNumber, billId });
    const alone = open.map(async ({ billId }: { billId: string }) => (await read(billId)).body.state);
    return [open.map(({ state }: { state: string }) => state), await Promise.all(alone)];
  };
  const before = ['due', 'pastDue'];
  expect(await states()).toEqual([before, before]);
  await agree();
  const kept = ['due', 'due'];
  expect(await states()).toEqual([kept, kept]);
  org.clock.advance(60 * DAY);
  james = await org.customer('james.carter');
  const missed = ['pastDue', 'pastDue'];
  expect(await states()).toEqual([missed, missed]);
});

it('goes on when a bill comes that is none of it, which is due on its own day', async () => {
  const { nextCents } = (await agree({ choice: 'three' })).body.active;
  addBill('2026-11-01', 15_000);
  expect((await extension()).active).toMatchObject({ nextOn: '2026-12-05', nextCents });
  expect(await pay(nextCents)).toMatchObject({ status: 200 });
  await pay((await extension()).active.nextCents);
  const { active, state } = await extension();
  expect([state, active.nextOn]).toEqual(['running', '2027-02-05']);
  const [newest] = (await bills()).bills;
  expect(await bills()).toMatchObject({ state: 'due', pastDueCents: 0, dueDate: newest.dueDate });
  org.clock.advance(Date.parse(newest.dueDate) + 2 * DAY - org.services.clock.now());
  james = await org.customer('james.carter');
  expect(await bills()).toMatchObject({ state: 'pastDue', pastDueCents: newest.amountCents });
  expect((await extension()).state).toBe('running');
});

it('is over once it is paid, and hides no bill that comes after it', async () => {
  const { nextCents } = (await agree()).body.active;
  await pay(nextCents);
  await pay((await extension()).active.nextCents);
  addBill('2026-11-01', 15_000);
  expect((await extension()).active).toBeNull();
  const [newest] = (await bills()).bills;
  expect(await bills()).toMatchObject({ state: 'due', dueDate: newest.dueDate });
});

it('asks with its last payment for what was pending at the agreement and then refused', async () => {
  const { payableCents } = await bills();
  await pay(5000, '4000000000000259');
  org.clock.advance(1000);
  const { active } = (await agree()).body;
  org.clock.advance(60_000);
  expect(await bills()).toMatchObject({ payableCents, pendingCents: 0, pastDueCents: 0 });
  expect((await extension()).active).toEqual(active);
  await pay(active.nextCents);
  const nextCents = payableCents - active.nextCents;
  expect((await extension()).active).toMatchObject({ nextOn: active.lastOn, nextCents });
});

it('is agreed on once for a key, and only once at a time', async () => {
  const idempotencyKey = newKey();
  const { balanceCents } = await extension();
  const { termsVersion } = await termsOf('two');
  const first = await agree({ idempotencyKey });
  expect((await agree({ idempotencyKey, balanceCents, termsVersion })).body).toEqual(first.body);
  expect(await agree()).toMatchObject({ status: 409, body: [{ errorCode: 'EXTENSION_NOT_POSSIBLE' }] });
});

it('is about the balance that was shown', async () => {
  expect(await agree({ balanceCents: 100 })).toMatchObject({
    status: 409,
    body: [{ errorCode: 'BALANCE_CHANGED' }],
  });
});

it('is about the days that were shown, whatever the language and the way back to the same amount', async () => {
  const { termsVersion, paragraphs } = await termsOf('two', 'es');
  expect(termsVersion).toBe((await termsOf('two')).termsVersion);
  expect(termsVersion).not.toBe((await termsOf('three')).termsVersion);
  org.clock.advance(DAY);
  james = await org.customer('james.carter');
  expect((await termsOf('two', 'es')).paragraphs[0]).not.toBe(paragraphs[0]);
  const refused = { status: 409, body: [{ errorCode: 'OFFER_CHANGED' }] };
  expect(await agree({ termsVersion })).toMatchObject(refused);
  expect(await agree({ choice: 'three', termsVersion: (await termsOf('two')).termsVersion })).toMatchObject(
    refused,
  );
  expect((await extension()).state).toBe('possible');
  expect((await agree()).status).toBe(200);
});

it.each([
  ['maria.lopez', 'Closed', 'accountClosed'],
  ['maria.lopez', 'Pending', 'nothingDue'],
  ['diego.ramos', 'Active', 'autopayOn'],
])('is not possible for %s and an account that is %s: %s', async (username, status, state) => {
  const visitor = await org.customer(username);
  const { accounts } = (await readCall(visitor, 'getAccounts')).body;
  const account = accounts.find((one: { status: string }) => one.status === status);
  const asked = await readCall(visitor, 'getPaymentExtension', { accountNumber: account.accountNumber });
  expect(asked.body).toMatchObject({ state, choices: [] });
  const { balanceCents } = asked.body;
  const refused = await writeCall(visitor, 'setUpPaymentExtension', {
    accountNumber: account.accountNumber,
    choice: 'later',
    balanceCents,
    termsVersion: 'none',
    agreed: true,
    language: 'en',
    idempotencyKey: newKey(),
  });
  expect(refused.status).toBe(409);
});

it('is not possible for too little', async () => {
  const { payableCents } = await bills();
  await pay(payableCents - 1999);
  expect(await extension()).toMatchObject({ state: 'tooLittle', balanceCents: 1999 });
});
