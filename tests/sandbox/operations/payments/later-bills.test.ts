import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../seed/demo-log-ins.ts';
import { makeBill } from '../../testing/made-bill.ts';
import { createServiceOrgs, newKey, readCall, writeCall } from '../../testing/service-org.ts';
import type { ServiceOrg } from '../../testing/service-org.ts';
import type { Visitor } from '../../testing/test-org.ts';

const accountNumber = '4400712345';
const orgs = createServiceOrgs();
let org: ServiceOrg;
let maria: Visitor;

beforeEach(() => {
  org = orgs.open();
});
afterEach(() => org.close());
afterAll(() => orgs.close());

const read = async (operation: string, more: object = {}) =>
  (await readCall(maria, operation, { accountNumber, ...more })).body;

/** Comes to December 3: the bill of November was made the day before, and the one of October is due on the 8th. */
async function begin(): Promise<void> {
  org.clock.advance(Date.parse('2026-12-03T15:00:00Z') - org.services.clock.now());
  maria = await org.customer('maria.lopez');
  makeBill(org.services, { accountNumber, month: '2026-11-01', amountCents: 5000 });
}

async function setUp(): Promise<void> {
  const asked = { method: 'card', language: 'en' };
  const { textVersion, textHash } = await read('getAutopayTerms', asked);
  const shown = { textVersion, textHash, authorized: true, currentPassword: DEMO_PASSWORD };
  const own = { accountNumber, paymentMethodId: 'pm_3Kd82', idempotencyKey: newKey() };
  await writeCall(maria, 'setUpAutopay', { ...asked, ...shown, ...own });
}

/** The next day by hand and by autopay, and on which days autopay pays the two bills, the newest first. */
async function told() {
  const { bills, ...owed } = await read('getBills');
  const days = [bills[0], bills[1]].map(
    async ({ billId }: { billId: string }) => (await read('getBill', { billId })).paidByAutopayOn,
  );
  const summary = await read('getAccountSummary');
  const { nextDueDate, nextDueCents, laterCents, nextAutopayOn, nextAutopayCents } = summary;
  const { nextAmountCents } = await read('getAutopay');
  expect([owed.nextDueDate, owed.nextDueCents, owed.laterCents]).toEqual([
    nextDueDate,
    nextDueCents,
    laterCents,
  ]);
  return {
    due: [nextDueDate, nextDueCents, laterCents],
    autopay: [nextAutopayOn, nextAutopayCents, nextAmountCents],
    days: await Promise.all(days),
  };
}

const due = ['2026-12-08', 8421, 5000];

it('a bill is not asked for with the one that is due before it', async () => {
  await begin();
  expect(await told()).toEqual({ due, autopay: [null, null, null], days: [null, null] });
});

it('autopay pays each of two bills on its own day, and the earlier one alone where it ends', async () => {
  await begin();
  await setUp();
  const autopay = ['2026-12-08', 8421, 8421];
  expect(await told()).toEqual({ due, autopay, days: ['2027-01-08', '2026-12-08'] });
  await writeCall(maria, 'cancelAutopay', { accountNumber });
  expect(await told()).toEqual({ due, autopay, days: [null, '2026-12-08'] });
});

it('tells until when the next payment of autopay, or the last one, could be stopped', async () => {
  await begin();
  const until = async () => [
    (await read('getAutopay')).stoppableUntil,
    (await read('getAccountSummary')).autopayStoppableUntil,
  ];
  expect(await until()).toEqual([null, null]);
  await setUp();
  expect(await until()).toEqual(['2026-12-02', '2026-12-02']);
  await writeCall(maria, 'cancelAutopay', { accountNumber });
  expect(await until()).toEqual(['2026-12-02', '2026-12-02']);
});
