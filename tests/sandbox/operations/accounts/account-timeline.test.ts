import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../seed/demo-log-ins.ts';
import { createServiceOrgs, newKey, readCall, writeCall } from '../../testing/service-org.ts';
import type { ServiceOrg } from '../../testing/service-org.ts';

const orgs = createServiceOrgs();
let org: ServiceOrg;

beforeEach(() => (org = orgs.open()));
afterEach(() => org.close());
afterAll(() => orgs.close());

interface Event {
  readonly kind: string;
  readonly on: string;
  readonly amountCents: number | null;
  readonly about: string | null;
}

interface Summary {
  readonly coming: readonly Event[];
  readonly past: readonly Event[];
  readonly nextAutopayOn: string | null;
  readonly nextAutopayCents: number | null;
}

const open = async (name: string) => {
  const customer = await org.customer(name);
  const { accountNumber } = (await readCall(customer, 'getCurrentSession')).body;
  const read = async (): Promise<Summary> =>
    (await readCall(customer, 'getAccountSummary', { accountNumber })).body;
  return { customer, accountNumber, read };
};
const kindsOf = (events: readonly Event[]) => events.map(({ kind }) => kind);

describe('the events of an account', () => {
  it('are what is due and billed next, and what was billed', async () => {
    const { customer, accountNumber, read } = await open('maria.lopez');
    const { coming, past } = await read();
    expect(coming.find(({ kind }) => kind === 'billDue')).toMatchObject({
      on: '2026-12-08',
      amountCents: 8421,
    });
    const forecast = (await readCall(customer, 'getUsageForecast', { accountNumber })).body;
    expect(coming.find(({ kind }) => kind === 'likelyBill')?.amountCents).toBe(forecast.likely.costCents);
    expect(kindsOf(coming)).not.toContain('nextBill');
    expect(kindsOf(past)).toContain('billMade');
    const days = coming.map(({ on }) => on);
    expect(days).toEqual(days.toSorted());
    expect(past[0]?.on.localeCompare('2026-11-21')).toBeLessThan(0);
  });

  it('tell no amount of the next bill before the meter has told days of it', async () => {
    const { read } = await open('maria.lopez');
    org.services.statements.run(
      `UPDATE "Usage__c" SET "Bill_Month__c" = '2026-11-01' WHERE "Bill_Month__c" = '2026-10-01'`,
      [],
    );
    expect((await read()).coming.find(({ kind }) => kind === 'nextBill')).toMatchObject({
      amountCents: null,
    });
  });

  it('are not what is late, and are what is due besides', async () => {
    const { read } = await open('james.carter');
    const { coming, past } = await read();
    expect(kindsOf(past)).not.toContain('billDue');
    expect(coming.filter(({ kind }) => kind === 'billDue')).toEqual([
      { kind: 'billDue', on: '2026-12-08', amountCents: 8890, about: null },
    ]);
  });

  it('name a plan that is on its way', async () => {
    const { customer, accountNumber, read } = await open('emily.hughes');
    org.services.statements.run(
      `UPDATE "Order" SET "Plan_Name__c" = 'Easy Month' WHERE "AccountId" =
        (SELECT "Id" FROM "Account" WHERE "AccountNumber" = ?)`,
      [accountNumber],
    );
    const planId = 'plan_sf12_c';
    const { plan } = (await readCall(customer, 'getPlanChange', { accountNumber, planId })).body;
    const change = {
      accountNumber,
      planId,
      requestedStartDate: '2026-12-01',
      acceptTerms: true,
      termsVersion: plan.termsVersion,
      language: 'en',
      idempotencyKey: newKey(),
    };
    expect((await writeCall(customer, 'changePlan', change)).status).toBe(200);
    expect((await read()).coming).toContainEqual({
      kind: 'planChange',
      on: '2026-12-01',
      amountCents: null,
      about: 'Sunrise Fixed 12',
    });
  });

  it('tell of a debit where bills are paid by themselves', async () => {
    const { accountNumber, read } = await open('diego.ramos');
    org.services.statements.run(`UPDATE "Account" SET "Balance__c" = 50 WHERE "AccountNumber" = ?`, [
      accountNumber,
    ]);
    const { coming } = await read();
    expect(coming.find(({ kind }) => kind === 'autopayDebit')).toMatchObject({ amountCents: 5000 });
    expect(kindsOf(coming)).not.toContain('billDue');
  });

  it.each([
    // What is late is paid with the next bill.
    ['james.carter', '2026-11-21', [['autopayDebit', '2026-12-08', 22_390]]],
    [
      'maria.lopez',
      '2026-12-08',
      [
        ['billDue', '2026-12-08', 8421],
        ['autopayDebit', '2027-01-08', 8421],
      ],
    ],
    ['maria.lopez', '2026-12-07', [['autopayDebit', '2026-12-08', 8421]]],
  ])('are of the day on which autopay pays, of %s on %s', async (name, today, want) => {
    org.clock.advance(Date.parse(`${today}T15:00:00Z`) - org.services.clock.now());
    const { customer, accountNumber, read } = await open(name);
    const asked = { accountNumber, method: 'card', language: 'en' };
    const { textVersion, textHash } = (await readCall(customer, 'getAutopayTerms', asked)).body;
    const paymentToken = org.token({ kind: 'card', number: '4242424242424242', expires: '2029-04' });
    const agreed = { textVersion, textHash, authorized: true, currentPassword: DEMO_PASSWORD };
    await writeCall(customer, 'setUpAutopay', {
      ...asked,
      ...agreed,
      paymentToken,
      idempotencyKey: newKey(),
    });
    const { coming, nextAutopayOn, nextAutopayCents } = await read();
    const money = coming.filter(({ kind }) => kind === 'autopayDebit' || kind === 'billDue');
    expect(money.map(({ kind, on, amountCents }) => [kind, on, amountCents])).toEqual(want);
    const { nextPaymentOn, nextAmountCents } = (await readCall(customer, 'getAutopay', { accountNumber }))
      .body;
    expect([nextAutopayOn, nextAutopayCents]).toEqual([nextPaymentOn, nextAmountCents]);
  });

  it('are the next payment of a plan, and not all that is owed', async () => {
    const { customer, accountNumber, read } = await open('james.carter');
    const asked = { accountNumber, choice: 'two', language: 'en' };
    const { termsVersion } = (await readCall(customer, 'getExtensionTerms', asked)).body;
    const agreed = { ...asked, termsVersion, balanceCents: 22_390, agreed: true, idempotencyKey: newKey() };
    expect((await writeCall(customer, 'setUpPaymentExtension', agreed)).status).toBe(200);
    const told = await read();
    expect(told).toMatchObject({
      balanceCents: 22_390,
      nextDueDate: '2026-12-05',
      nextDueCents: 11_195,
      laterCents: 11_195,
    });
    expect(told.coming.filter(({ kind }) => kind === 'billDue')).toEqual([
      { kind: 'billDue', on: '2026-12-05', amountCents: 11_195, about: null },
    ]);
  });

  it('tell of no debit while autopay is off, or has nothing to pay', async () => {
    const { accountNumber, read } = await open('diego.ramos');
    org.services.statements.run(`UPDATE "Account" SET "Balance__c" = 0 WHERE "AccountNumber" = ?`, [
      accountNumber,
    ]);
    expect(await read()).toMatchObject({ autopayState: 'on', nextAutopayOn: null, nextAutopayCents: null });
    const { coming } = await read();
    expect(kindsOf(coming)).not.toContain('autopayDebit');
  });
});
