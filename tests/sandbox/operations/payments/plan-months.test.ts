import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../seed/demo-log-ins.ts';
import { makeBill } from '../../testing/made-bill.ts';
import { createServiceOrgs, newKey, readCall, writeCall } from '../../testing/service-org.ts';
import type { ServiceOrg } from '../../testing/service-org.ts';
import type { Visitor } from '../../testing/test-org.ts';

const accountNumber = '4400712345';
const PENDING = '4000000000000077';
const REFUSED_LATER = '4000000000000259';
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

/** Agrees on three payments of 2807 cents: on December 22, January 22 and February 22. */
async function agree(): Promise<void> {
  const asked = { choice: 'three', language: 'en' };
  const { termsVersion } = await read('getExtensionTerms', asked);
  const own = { accountNumber, balanceCents: 8421, termsVersion, agreed: true, idempotencyKey: newKey() };
  expect((await writeCall(maria, 'setUpPaymentExtension', { ...asked, ...own })).status).toBe(200);
}

const addBill = (month: string, amountCents: number) =>
  makeBill(org.services, { accountNumber, month, amountCents });

async function pay(cents: number, number = '4242424242424242'): Promise<void> {
  const { payableCents: balanceCents } = await read('getBills');
  const paymentToken = org.token({ kind: 'card', number, expires: '2029-04' });
  const what = { pays: 'other', otherAmount: cents / 100, balanceCents, method: 'card', paymentToken };
  const own = { accountNumber, language: 'en', idempotencyKey: newKey() };
  expect((await writeCall(maria, 'payBill', { ...what, ...own })).status).toBeLessThan(300);
}

async function setUpAutopay(): Promise<void> {
  const asked = { method: 'card', language: 'en' };
  const { textVersion, textHash } = await read('getAutopayTerms', asked);
  const shown = { textVersion, textHash, authorized: true, currentPassword: DEMO_PASSWORD };
  const own = { accountNumber, paymentMethodId: 'pm_3Kd82', idempotencyKey: newKey() };
  expect((await writeCall(maria, 'setUpAutopay', { ...asked, ...shown, ...own })).status).toBe(200);
}

const cancelAutopay = () => writeCall(maria, 'cancelAutopay', { accountNumber });

/** The account as its pages tell it. */
async function told() {
  const [summary, all, { active }, { lastPaymentOn }] = await Promise.all([
    read('getAccountSummary'),
    read('getBills'),
    read('getPaymentExtension'),
    read('getAutopay'),
  ]);
  const open = all.bills.filter(({ openCents }: { openCents: number }) => openCents > 0);
  const alone = open.map(({ billId }: { billId: string }) => read('getBill', { billId }));
  const bills = await Promise.all(alone);
  expect(all.bills.reduce((sum: number, { openCents }: { openCents: number }) => sum + openCents, 0)).toBe(
    all.balanceCents,
  );
  const kinds = summary.attention.map(({ kind }: { kind: string }) => kind);
  return {
    late: [all.pastDueCents, kinds.includes('balancePastDue')],
    next: [summary.nextDueDate, summary.nextDueCents],
    plan: active && [active.nextOn, active.nextCents],
    autopay: [summary.nextAutopayOn, summary.nextAutopayCents, lastPaymentOn],
    bills: bills.map(({ state, openCents, payableCents, payBy, paidByAutopayOn }) => [
      state,
      openCents,
      payableCents,
      payBy,
      paidByAutopayOn,
    ]),
  };
}

type Step = readonly [at: string, event: () => unknown, want: object];

/** Lets each thing happen at its time, the morning of a day unless it says otherwise, and looks at the account then. */
async function walk(steps: readonly Step[]): Promise<void> {
  for (const [at, event, want] of steps) {
    const time = Date.parse(at.includes('T') ? at : `${at}T15:00:00Z`);
    org.clock.advance(Math.max(0, time - org.services.clock.now()));
    maria = await org.customer('maria.lopez');
    await event();
    expect({ at, ...(await told()) }).toMatchObject({ at, ...want });
  }
}

const nothing = () => undefined;
const inTime = { late: [0, false] };
const noAutopay = [null, null, null];
const [first, second, third] = ['2026-12-22', '2027-01-22', '2027-02-22'];
const [january, february] = ['2027-01-08', '2027-02-08'];
const ofPlan = (cents: number, payBy: string, payable = cents) => ['due', cents, payable, payBy, null];
const billB = (state = 'due', paidOn: string | null = null) => [state, 9000, 9000, january, paidOn];

it('a plan goes on beside the bills that come while it runs, for whoever keeps every date', async () => {
  await walk([
    [
      '2026-11-21',
      agree,
      { ...inTime, next: [first, 2807], plan: [first, 2807], bills: [ofPlan(8421, first)] },
    ],
    [
      '2026-12-02',
      () => addBill('2026-11-01', 9000),
      { ...inTime, next: [first, 2807], plan: [first, 2807], bills: [billB(), ofPlan(8421, first)] },
    ],
    [
      first,
      () => pay(2807),
      { ...inTime, next: [january, 9000], plan: [second, 2807], bills: [billB(), ofPlan(5614, second)] },
    ],
    [
      '2027-01-05',
      () => pay(9000),
      { ...inTime, next: [second, 2807], plan: [second, 2807], bills: [ofPlan(5614, second)] },
    ],
    ['2027-01-09', nothing, { ...inTime, plan: [second, 2807], bills: [ofPlan(5614, second)] }],
    [second, () => pay(2807), { ...inTime, next: [third, 2807], bills: [ofPlan(2807, third)] }],
    [
      '2027-02-01',
      () => addBill('2027-01-01', 7000),
      { ...inTime, bills: [['due', 7000, 7000, '2027-03-08', null], ofPlan(2807, third)] },
    ],
    [third, () => pay(2807), { ...inTime, next: ['2027-03-08', 7000], plan: null }],
    ['2027-03-09', nothing, { late: [7000, true], bills: [['pastDue', 7000, 7000, '2027-03-08', null]] }],
  ]);
});

it('a plan is over for good once a date is missed, and a bill that was paid stays so', async () => {
  const left = ['pastDue', 5614, 5614, '2026-12-08', null];
  await walk([
    ['2026-11-21', agree, inTime],
    ['2026-12-02', () => addBill('2026-11-01', 9000), inTime],
    [first, () => pay(2807), inTime],
    ['2027-01-05', () => pay(9000), inTime],
    ['2027-01-23', nothing, { late: [5614, true], next: [null, null], plan: null, bills: [left] }],
    [
      '2027-01-24',
      () => pay(2807),
      { late: [2807, true], plan: null, bills: [['pastDue', 2807, 2807, '2026-12-08', null]] },
    ],
  ]);
});

it('autopay is told of what it pays, also beside a plan and as its last payment', async () => {
  await walk([
    ['2026-11-21', agree, inTime],
    ['2026-12-02', () => addBill('2026-11-01', 9000), inTime],
    [first, () => pay(2807), { ...inTime, autopay: noAutopay, bills: [billB(), ofPlan(5614, second)] }],
    [
      '2026-12-28',
      setUpAutopay,
      {
        autopay: [january, 9000, null],
        bills: [billB('due', january), ofPlan(5614, second)],
      },
    ],
    [
      '2027-01-05',
      cancelAutopay,
      {
        autopay: [january, 9000, january],
        plan: [second, 2807],
        bills: [billB('due', january), ofPlan(5614, second)],
      },
    ],
    [january, () => pay(9000), { ...inTime, autopay: noAutopay, bills: [ofPlan(5614, second)] }],
  ]);
});

it('autopay pays the end of a plan in whole on its own day', async () => {
  const end = ['due', 2807, 2807, third, third];
  await walk([
    ['2026-11-21', agree, inTime],
    ['2026-11-22', () => pay(5614), inTime],
    ['2026-12-02', () => addBill('2026-11-01', 9000), inTime],
    ['2026-12-28', setUpAutopay, { autopay: [january, 9000, null], bills: [billB('due', january), end] }],
  ]);
});

it('a pending payment is not asked for again, and keeps its day', async () => {
  const pending = { late: [0, false], plan: [second, 2807], next: [january, 9000] };
  const bills = [billB(), ofPlan(8421, second, 5614)];
  await walk([
    ['2026-11-21', agree, inTime],
    ['2026-12-02', () => addBill('2026-11-01', 9000), inTime],
    ['2026-12-23T05:59:50Z', () => pay(2807, PENDING), { ...pending, bills }],
    ['2026-12-23T06:00:05Z', nothing, { ...pending, bills }],
    ['2026-12-23T06:00:30Z', nothing, { ...pending, bills: [billB(), ofPlan(5614, second)] }],
    [
      '2027-01-09T05:59:50Z',
      () => pay(9000, PENDING),
      { ...inTime, next: [second, 2807], bills: [['due', 9000, 0, january, null], ofPlan(5614, second)] },
    ],
    ['2027-01-09T06:00:05Z', nothing, { ...inTime, next: [second, 2807], plan: [second, 2807] }],
  ]);
});

it('a pending payment that is refused is owed again', async () => {
  await walk([
    ['2026-11-21', agree, inTime],
    [`${first}T15:00:00Z`, () => pay(2807, REFUSED_LATER), { ...inTime, plan: [second, 2807] }],
    [`${first}T15:00:40Z`, nothing, { ...inTime, plan: [first, 2807], next: [first, 2807] }],
    ['2026-12-23', nothing, { late: [8421, true], plan: null }],
  ]);
});

it('a plan is no past debt while its end is pending', async () => {
  await walk([
    ['2026-11-21', agree, inTime],
    [
      '2026-12-20',
      () => pay(8421, PENDING),
      { ...inTime, plan: null, bills: [['due', 8421, 0, '2026-12-08', null]] },
    ],
    ['2026-12-21', nothing, { ...inTime, plan: null, bills: [] }],
    ['2027-01-02', () => addBill('2026-12-01', 4000), { next: [february, 4000], plan: null }],
  ]);
});
