import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MARIA } from '../../seed/fixed-ids.ts';
import { createServiceOrgs, newKey, readCall, writeCall } from '../../testing/service-org.ts';
import type { ServiceOrg } from '../../testing/service-org.ts';
import type { Visitor } from '../../testing/test-org.ts';

const accountNumber = '4400712345';
const orgs = createServiceOrgs();
let org: ServiceOrg;
let maria: Visitor;

beforeEach(async () => {
  org = orgs.open();
  maria = await org.customer('maria.lopez');
});
afterEach(() => org.close());
afterAll(() => orgs.close());

const request = {
  accountNumber,
  street: '77 Pecan St',
  city: 'Dallas',
  state: 'TX',
  zip: '75201',
  finalBillBy: 'mail',
};
const key = (at: number) => `00000000-0000-4000-8000-00000000000${at}`;
const ask = (endsOn: string, at = 1) =>
  writeCall(maria, 'requestMoveOut', { ...request, endsOn, idempotencyKey: key(at) });
const read = async () => (await readCall(maria, 'getMoveOut', { accountNumber })).body;

it('offers days from three business days on', async () => {
  const { state, earliestOn, latestOn, endsOn, serviceAddress, newZipCode } = await read();
  expect({ state, endsOn, newZipCode }).toEqual({ state: 'possible', endsOn: null, newZipCode: null });
  expect(Date.parse(latestOn)).toBeGreaterThan(Date.parse(earliestOn));
  expect(serviceAddress).toMatch(/\d{5}$/);
});

it('ends service once, and says when the final bill comes', async () => {
  const { earliestOn } = await read();
  const { status, body } = await ask(earliestOn);
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { state: 'requested', endsOn: earliestOn, finalBillBy: 'mail', newZipCode: '75201' },
  });
  expect(Date.parse(body.finalBillOn) - Date.parse(earliestOn)).toBe(14 * 86_400_000);
  expect(await read()).toEqual(body);
  expect((await ask(earliestOn)).body).toEqual(body);
  expect(await ask(earliestOn, 2)).toMatchObject({ status: 409, body: [{ errorCode: 'UNABLE_TO_PROCESS' }] });
});

it('takes no day before or after those it offers', async () => {
  const { earliestOn, latestOn } = await read();
  const days = [new Date(Date.parse(earliestOn) - 86_400_000), new Date(Date.parse(latestOn) + 86_400_000)];
  for (const [at, day] of days.entries()) {
    const answer = await ask(day.toISOString().slice(0, 10), at + 3);
    expect(answer).toMatchObject({ status: 400, body: [{ errorCode: 'INVALID_INPUT', field: 'endsOn' }] });
  }
  expect((await read()).state).toBe('possible');
});

it('is nobody’s but the customer’s', async () => {
  const other = await org.customer('emily.hughes');
  expect((await readCall(other, 'getMoveOut', { accountNumber })).status).toBe(404);
});

const statusOf = (orderId: string) =>
  org.services.statements.get('SELECT "Status" FROM "Order" WHERE "Id" = ?', [orderId])?.['Status'];

describe('an order at the meter of the home, on another account', () => {
  const planId = 'plan_ss12';
  beforeEach(() => {
    const sql =
      'UPDATE "Order" SET "ESIID__c" = (SELECT "ESIID__c" FROM "Account" WHERE "AccountNumber" = ?) WHERE "Id" = ?';
    org.services.statements.run(sql, [accountNumber, MARIA.orderId]);
  });
  const heldHere = async () => {
    const { attention } = (await readCall(maria, 'getAccountSummary', { accountNumber })).body;
    return attention.flatMap(({ kind, orderId }: { kind: string; orderId: string }) =>
      kind === 'changeHeld' ? [orderId] : [],
    );
  };

  it('is a change of plan, which the end of service withdraws', async () => {
    const { pendingPlanName, earliestOn } = await read();
    expect(pendingPlanName).toBe('Steady Saver 12');
    expect(await heldHere()).toEqual([MARIA.orderId]);
    const change = (await readCall(maria, 'getPlanChange', { accountNumber, planId })).body;
    expect(change.refusal).toBe('pending');
    const { termsVersion, earliestStart: requestedStartDate } = change.plan;
    const wanted = { accountNumber, planId, termsVersion, requestedStartDate, acceptTerms: true };
    const input = { ...wanted, language: 'en', idempotencyKey: key(8) };
    expect(await writeCall(maria, 'changePlan', input)).toMatchObject({ status: 409 });
    expect((await ask(earliestOn)).body).toMatchObject({ state: 'requested', pendingPlanName: null });
    expect(statusOf(MARIA.orderId)).toBe('Cancelled');
    expect(await heldHere()).toEqual([]);
  });

  const ofOrder = () =>
    org.services.statements.get(
      'SELECT "Account"."Id" AS id, "Status__c" AS status FROM "Account" JOIN "Order" ON "AccountId" = "Account"."Id" WHERE "Order"."Id" = ?',
      [MARIA.orderId],
    );

  it('takes the account with it that it alone would have begun', async () => {
    expect(ofOrder()).toMatchObject({ status: 'Pending' });
    org.services.statements.run(
      'UPDATE "Account" SET "Service_Address__c" = (SELECT "Service_Address__c" FROM "Order" WHERE "Id" = ?) WHERE "Id" = ?',
      [MARIA.orderId, String(ofOrder()?.['id'])],
    );
    expect((await ask((await read()).earliestOn)).status).toBe(200);
    expect(ofOrder()).toMatchObject({ status: 'Cancelled' });
    const { cancelled, pending } = (await readCall(maria, 'getLobby')).body;
    const told = (group: readonly { id: string }[]) =>
      group.map(({ id }) => id).filter((id) => [MARIA.orderId, ofOrder()?.['id']].includes(id));
    expect([told(cancelled), told(pending)]).toEqual([[MARIA.orderId], []]);
  });

  it('leaves the account that another order waits on', async () => {
    org.services.statements.run(
      'UPDATE "Order" SET "AccountId" = ?, "Status" = \'Pending\' WHERE "Id" = (SELECT "Id" FROM "Order" WHERE "Id" <> ? LIMIT 1)',
      [String(ofOrder()?.['id']), MARIA.orderId],
    );
    expect((await ask((await read()).earliestOn)).status).toBe(200);
    expect(ofOrder()).toMatchObject({ status: 'Pending' });
  });

  it.each([
    [1, 8421 - 15_000],
    [0, 8421],
  ])('gives a deposit back to the account that ends, where one was paid: %i', async (paid, balanceCents) => {
    org.services.statements.run('UPDATE "Order" SET "Deposit_Paid__c" = ? WHERE "Id" = ?', [
      paid,
      MARIA.orderId,
    ]);
    expect((await ask((await read()).earliestOn)).status).toBe(200);
    expect((await readCall(maria, 'getBills', { accountNumber })).body).toMatchObject({ balanceCents });
  });

  it.each([
    ['succeeds', '4000000000000077', 8421 - 15_000],
    ['is refused', '4000000000000259', 8421],
  ])('gives a deposit back that is still checked, where it %s', async (_, number, balanceCents) => {
    const paymentToken = org.token({ kind: 'card', number, expires: '2028-04' });
    const payment = { orderId: MARIA.orderId, amountCents: 15_000, paymentToken, language: 'en' };
    const receipts = () =>
      org.services.outbox.list({ limit: 1000 }).filter(({ kind }) => kind === 'depositReceipt');
    const before = receipts();
    const { status } = await writeCall(maria, 'payDeposit', { ...payment, idempotencyKey: newKey() });
    expect(status).toBe(202);
    expect((await ask((await read()).earliestOn)).status).toBe(200);
    const balance = async () => (await readCall(maria, 'getBills', { accountNumber })).body.balanceCents;
    expect(await balance()).toBe(8421);
    org.clock.advance(21_000);
    expect(await balance()).toBe(balanceCents);
    expect(await balance()).toBe(balanceCents);
    // The balance tells of it: the order is not told as paid.
    const order = org.services.statements.get(
      'SELECT "Deposit_Paid__c" AS paid FROM "Order" WHERE "Id" = ?',
      [MARIA.orderId],
    );
    expect(order).toMatchObject({ paid: 0 });
    expect(receipts()).toEqual(before);
  });

  it('stays where it is another customer’s', async () => {
    org.services.statements.run(
      `UPDATE "Order" SET "BillToContactId" = (SELECT "Id" FROM "Contact" WHERE "Id" <> ? LIMIT 1) WHERE "Id" = ?`,
      [MARIA.contactId, MARIA.orderId],
    );
    const { pendingPlanName, earliestOn } = await read();
    expect(pendingPlanName).toBeNull();
    expect((await ask(earliestOn)).status).toBe(200);
    expect(statusOf(MARIA.orderId)).toBe('Pending');
  });
});

describe('a change of plan', () => {
  const planId = 'plan_ss12';
  const readChange = async () => (await readCall(maria, 'getPlanChange', { accountNumber, planId })).body;
  const change = async () => {
    const { plan } = await readChange();
    const { termsVersion, earliestStart: requestedStartDate } = plan;
    const wanted = { accountNumber, planId, termsVersion, requestedStartDate, acceptTerms: true };
    return writeCall(maria, 'changePlan', { ...wanted, language: 'en', idempotencyKey: key(8) });
  };

  it('is withdrawn by the end of service', async () => {
    const { body: order } = await change();
    const { earliestOn, pendingPlanName } = await read();
    expect(pendingPlanName).toBe('Steady Saver 12');
    expect((await ask(earliestOn)).body).toMatchObject({ state: 'requested', pendingPlanName: null });
    expect(statusOf(order.orderId)).toBe('Cancelled');
    const { cancelled, pending } = (await readCall(maria, 'getLobby')).body;
    const listed = [...cancelled, ...pending].map(({ id }: { id: string }) => id);
    expect(listed).not.toContain(order.orderId);
  });

  it('is withdrawn by a move, and stays where service cannot end', async () => {
    const { body: order } = await change();
    expect((await ask('2020-01-01')).status).toBe(400);
    expect(statusOf(order.orderId)).toBe('Pending');
    const { earliestOn: endsOn, planId: along } = await read();
    const home = { street: '104 Pecan Street', city: 'Houston', state: 'TX', zipCode: '77002' };
    const { termsVersion } = (await readCall(maria, 'getPlan', { planId: along, zipCode: '77002' })).body;
    const wanted = { accountNumber, ...home, endsOn, acceptTerms: true, termsVersion, language: 'en' };
    const { status, body } = await writeCall(maria, 'requestMove', { ...wanted, idempotencyKey: key(9) });
    expect({ status, body }).toMatchObject({ status: 200, body: { moveOut: { pendingPlanName: null } } });
    expect(statusOf(order.orderId)).toBe('Cancelled');
  });

  it('stays where it is the order of another home on the same account', async () => {
    const { body: order } = await change();
    org.services.statements.run(
      'UPDATE "Order" SET "Service_Address__c" = ?, "ESIID__c" = ? WHERE "Id" = ?',
      ['12 Other Street, Houston, TX 77002', '10443720007654399', order.orderId],
    );
    const { earliestOn, pendingPlanName } = await read();
    expect(pendingPlanName).toBeNull();
    expect((await ask(earliestOn)).body).toMatchObject({ state: 'requested' });
    expect(statusOf(order.orderId)).toBe('Pending');
  });

  it('is not sold where service ends, and no end of a contract is brought up', async () => {
    const { earliestOn } = await read();
    await ask(earliestOn);
    expect((await readChange()).refusal).toBe('moveOutRequested');
    expect(await change()).toMatchObject({ status: 409, body: [{ errorCode: 'UNABLE_TO_PROCESS' }] });
    const { attention } = (await readCall(maria, 'getAccountSummary', { accountNumber })).body;
    expect(attention.map(({ kind }: { kind: string }) => kind)).not.toContain('contractEnds');
  });
});
