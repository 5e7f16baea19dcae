import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { createServiceOrgs, newKey, readCall, writeCall } from '../../testing/service-org.ts';
import type { ServiceOrg } from '../../testing/service-org.ts';
import type { Visitor } from '../../testing/test-org.ts';

const orgs = createServiceOrgs();
let org: ServiceOrg;
let maria: Visitor;
let accountNumber: string;

beforeEach(async () => {
  org = orgs.open();
  maria = await org.customer('maria.lopez');
  accountNumber = (await readCall(maria, 'getCurrentSession')).body.accountNumber;
});
afterEach(() => org.close());
afterAll(() => orgs.close());

const budget = async () => (await readCall(maria, 'getBudgetBilling', { accountNumber })).body;
const stop = () => writeCall(maria, 'stopBudgetBilling', { accountNumber, language: 'en' });
const terms = async (language = 'en') =>
  (await readCall(maria, 'getBudgetBillingTerms', { accountNumber, language })).body;
async function agree(more: object = {}) {
  const { monthlyCents } = await budget();
  const { termsVersion } = await terms();
  const consent = { agreed: true, language: 'en', idempotencyKey: newKey() };
  return writeCall(maria, 'setUpBudgetBilling', {
    accountNumber,
    monthlyCents,
    termsVersion,
    ...consent,
    ...more,
  });
}

it('offers the average of the last year, up to the next dollar', async () => {
  const { state, billCount, monthlyCents, averageCents, lowestCents, highestCents, startsOn } =
    await budget();
  expect({ state, billCount }).toEqual({ state: 'possible', billCount: 12 });
  expect(monthlyCents % 100).toBe(0);
  expect(monthlyCents - averageCents).toBeGreaterThanOrEqual(0);
  expect(monthlyCents - averageCents).toBeLessThan(100);
  expect(lowestCents).toBeLessThan(averageCents);
  expect(highestCents).toBeGreaterThan(averageCents);
  expect(startsOn).toBe('2026-12-02');
});

it.each([
  ['en', /each bill is \$\d+\.00, however/],
  ['es', /cada factura es de \$\d+\.00,/],
] as const)('names the amount before anybody agrees, in %s', async (language, words) => {
  expect((await terms(language)).paragraphs[0]).toMatch(words);
});

it('runs from the next bill on, and is told by e-mail', async () => {
  const { monthlyCents } = await budget();
  const agreed = await agree();
  const active = { monthlyCents, startsOn: '2026-12-02', reviewOn: '2027-12-02', differenceCents: 0 };
  expect(agreed).toMatchObject({ status: 200, body: { state: 'running', monthlyCents: null, active } });
  expect(org.services.outbox.list({ to: 'maria.lopez@example.com', limit: 1 })).toMatchObject([
    { kind: 'budgetBillingAgreed', subject: 'Budget billing' },
  ]);
});

it('is agreed on once for a key, and only once at a time', async () => {
  const { monthlyCents } = await budget();
  const again = { monthlyCents, idempotencyKey: newKey() };
  const first = await agree(again);
  expect((await agree(again)).body).toEqual(first.body);
  expect(await agree({ monthlyCents })).toMatchObject({
    status: 409,
    body: [{ errorCode: 'BUDGET_BILLING_NOT_POSSIBLE' }],
  });
});

it('is about the amount that was shown', async () => {
  expect(await agree({ monthlyCents: 100 })).toMatchObject({
    status: 409,
    body: [{ errorCode: 'AMOUNT_CHANGED' }],
  });
  expect((await budget()).state).toBe('possible');
});

it('is about the day that was shown, in whichever language', async () => {
  const { termsVersion } = await terms('es');
  const { monthlyCents, startsOn } = await budget();
  expect(termsVersion).toBe((await terms()).termsVersion);
  // The newest bill reaches a day further, so the next one comes a day later and costs the same.
  org.services.statements.run(
    `UPDATE "Usage__c" SET "Days_In_Cycle__c" = "Days_In_Cycle__c" + 1 WHERE "Account__c" =
      (SELECT "Id" FROM "Account" WHERE "AccountNumber" = ?)`,
    [accountNumber],
  );
  const later = await budget();
  expect(later.monthlyCents).toBe(monthlyCents);
  expect(later.startsOn > startsOn).toBe(true);
  expect(await agree({ termsVersion })).toMatchObject({
    status: 409,
    body: [{ errorCode: 'OFFER_CHANGED' }],
  });
  expect((await budget()).state).toBe('possible');
  expect((await agree()).status).toBe(200);
});

it('is stopped once, and can be agreed on again', async () => {
  await agree();
  expect(await stop()).toMatchObject({ status: 200, body: { state: 'possible', active: null } });
  expect(await stop()).toMatchObject({ status: 409, body: [{ errorCode: 'UNABLE_TO_PROCESS' }] });
  expect((await agree()).status).toBe(200);
});

it.each([
  ['maria.lopez', 'Closed', 'accountClosed'],
  ['maria.lopez', 'Pending', 'tooFewBills'],
  ['james.carter', 'Active', 'tooFewBills'],
])('is not possible for %s and an account that is %s: %s', async (username, status, state) => {
  const visitor = await org.customer(username);
  const { accounts } = (await readCall(visitor, 'getAccounts')).body;
  const account = accounts.find((one: { status: string }) => one.status === status);
  const own = { accountNumber: account.accountNumber };
  const asked = await readCall(visitor, 'getBudgetBilling', own);
  expect(asked.body).toMatchObject({ state, monthlyCents: null });
  const consent = { agreed: true, language: 'en', idempotencyKey: newKey() };
  const refused = await writeCall(visitor, 'setUpBudgetBilling', {
    ...own,
    monthlyCents: 100,
    termsVersion: 'none',
    ...consent,
  });
  expect(refused.status).toBe(409);
});

it('waits until nothing is past due', async () => {
  org.clock.advance(30 * 86_400_000);
  maria = await org.customer('maria.lopez');
  expect(await budget()).toMatchObject({ state: 'pastDue', monthlyCents: null });
});

it('is nobody’s but the customer’s', async () => {
  const other = await org.customer('emily.hughes');
  expect((await readCall(other, 'getBudgetBilling', { accountNumber })).status).toBe(404);
});
