import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../seed/demo-log-ins.ts';
import { MARIA } from '../../seed/fixed-ids.ts';
import { makeBill } from '../../testing/made-bill.ts';
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

const read = async (operation: string, more: object = {}) =>
  (await readCall(maria, operation, { accountNumber, ...more })).body;

/** Lets the org come to the morning of a day. */
async function reach(day: string): Promise<void> {
  org.clock.advance(Date.parse(`${day}T15:00:00Z`) - org.services.clock.now());
  maria = await org.customer('maria.lopez');
}

async function authorize(operation: string, method: 'card' | 'bank', more: object): Promise<void> {
  const asked = { method, language: 'en' };
  const { textVersion, textHash } = await read('getAutopayTerms', asked);
  const shown = { textVersion, textHash, authorized: true, currentPassword: DEMO_PASSWORD };
  const own = { accountNumber, idempotencyKey: newKey() };
  expect((await writeCall(maria, operation, { ...asked, ...shown, ...own, ...more })).status).toBe(200);
}
const setUp = () => authorize('setUpAutopay', 'card', { paymentMethodId: 'pm_3Kd82' });
const cancel = () => writeCall(maria, 'cancelAutopay', { accountNumber });
const bank = () => {
  const routes = { routingNumber: '110000000', accountType: 'checking' } as const;
  return org.token({ kind: 'bank', number: '000987654321', ...routes });
};

async function pay(cents: number, number: string): Promise<string> {
  const { payableCents: balanceCents } = await read('getBills');
  const paymentToken = org.token({ kind: 'card', number, expires: '2029-04' });
  const what = { pays: 'other', otherAmount: cents / 100, balanceCents, method: 'card', paymentToken };
  const own = { accountNumber, language: 'en', idempotencyKey: newKey() };
  return (await writeCall(maria, 'payBill', { ...what, ...own })).body.paymentId;
}

/** Lets a payment of autopay be refused a moment after it was taken. */
async function refuseAutopay(): Promise<void> {
  const id = await pay(8421, '4000000000000259');
  org.services.statements.run('UPDATE sandbox_bill_payment SET automatic = 1 WHERE id = ?', [id]);
  org.clock.advance(60_000);
}

/** Makes the bill of November on December 2: 5000 cents, due on January 8. */
async function addBill(): Promise<void> {
  await reach('2026-12-02');
  makeBill(org.services, { accountNumber, month: '2026-11-01', amountCents: 5000 });
}

/** The payments of autopay as its page and the first page tell them. */
async function told() {
  const { state, lastPaymentOn, nextPaymentOn, nextAmountCents } = await read('getAutopay');
  const { nextAutopayOn, nextAutopayCents } = await read('getAccountSummary');
  const { paidByAutopayOn } = await read('getBill', { billId: MARIA.billId });
  return {
    state,
    last: lastPaymentOn,
    next: [nextPaymentOn, nextAmountCents],
    summary: [nextAutopayOn, nextAutopayCents],
    bill: paidByAutopayOn,
  };
}

const [due, january] = ['2026-12-08', '2027-01-08'];
const none = [null, null];

it('a last payment that was refused is over, and a plan is possible then', async () => {
  await setUp();
  await reach('2026-12-07');
  await cancel();
  expect(await read('getPaymentExtension')).toMatchObject({ state: 'autopayOn' });
  await reach(due);
  await refuseAutopay();
  expect(await told()).toEqual({ state: 'off', last: null, next: none, summary: none, bill: null });
  expect(await read('getPaymentExtension')).toMatchObject({ state: 'possible' });
});

it('a last payment that was refused is told no more, also where autopay is on by another method', async () => {
  await setUp();
  await reach('2026-12-07');
  await authorize('changeAutopay', 'bank', { paymentMethodId: 'pm_9Zt41' });
  const next = [due, 8421];
  expect(await told()).toEqual({ state: 'on', last: due, next, summary: next, bill: due });
  await reach(due);
  await refuseAutopay();
  const later = [january, 8421];
  const after = { state: 'on', last: null, next: later, summary: later, bill: null };
  expect(await told()).toEqual(after);
  // Another payment, by hand, is refused at once.
  await pay(8421, '4000000000000002');
  expect(await told()).toEqual(after);
});

it.each([
  ['is on', { paymentMethodId: 'pm_9Zt41' }, 'on', [january, 5000]],
  ['waits for its method', {}, 'pending', none],
] as const)(
  'a last payment with nothing to pay any more is none, where the next agreement %s',
  async (_, method, state, summary) => {
    await setUp();
    await addBill();
    await reach('2026-12-04');
    await authorize('changeAutopay', 'bank', state === 'on' ? method : { paymentToken: bank() });
    expect(await told()).toMatchObject({ state, last: due, next: [due, 8421], summary: [due, 8421] });
    await pay(8421, '4242424242424242');
    expect(await told()).toMatchObject({ state, last: null, next: [january, 5000], summary, bill: null });
    await cancel();
    expect(await told()).toMatchObject({ state: 'off', last: null, next: none, summary: none });
  },
);

it('a last payment of what is late comes before the next bill is due', async () => {
  await setUp();
  await addBill();
  await reach('2026-12-04');
  await authorize('changeAutopay', 'bank', { paymentToken: bank() });
  // The bill of Maria is now one that is late since November.
  org.services.statements.run(`UPDATE "Usage__c" SET "Bill_Month__c" = '2026-09-01' WHERE "Id" = ?`, [
    MARIA.billId,
  ]);
  const want = { state: 'pending', last: due, next: [due, 8421], summary: [due, 8421], bill: null };
  expect(await told()).toEqual(want);
});
