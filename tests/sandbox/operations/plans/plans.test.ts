import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../../calendar/durations.ts';
import { SYSTEM } from '../../database/access.ts';
import { objectOf } from '../../services/accounts/customer-account.ts';
import { createServiceOrgs, newKey, readCall, writeCall } from '../../testing/service-org.ts';
import type { ServiceOrg } from '../../testing/service-org.ts';
import type { Visitor } from '../../testing/test-org.ts';

const orgs = createServiceOrgs();
let org: ServiceOrg;
let guest: Visitor;

beforeEach(() => {
  org = orgs.open();
  guest = org.visitor();
});
afterEach(() => org.close());
afterAll(() => orgs.close());

const zipCode = '78704';
const person = {
  planId: 'plan_ss12',
  firstName: 'Marta',
  lastName: 'Ruiz',
  email: 'marta.ruiz@example.com',
  mobilePhone: '512-555-0188',
  street: '210 Barton Springs Rd',
  unit: '4B',
  city: 'Austin',
  state: 'TX',
  zipCode,
  esiid: '10443729997654321',
  requestedStartDate: '2026-12-01',
  kind: 'switch',
  acceptTerms: true,
  language: 'en',
};
/** The terms of a plan as a page shows them; those of none are not asked for. */
const termsOf = async (planId: string, at = zipCode) =>
  (await readCall(guest, 'getPlan', { planId, zipCode: at })).body.termsVersion ?? 'none';
interface Changes {
  readonly planId?: string;
  readonly zipCode?: string;
  readonly [member: string]: unknown;
}
const enroll = async (more: Changes = {}, visitor = guest) => {
  const wanted = { ...person, ...more };
  const termsVersion = await termsOf(wanted.planId, wanted.zipCode);
  return writeCall(visitor, 'enrollInPlan', { termsVersion, idempotencyKey: newKey(), ...wanted });
};

describe('plans', () => {
  it('are told to anybody, the cheapest at 1,000 kWh first, gas last', async () => {
    const { status, body } = await readCall(guest, 'getPlans', { zipCode, usageKwh: '842' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ isServed: true, city: 'Austin', usageKwh: 842 });
    const prices = body.plans.flatMap((plan: { rate1000: number | null }) => plan.rate1000 ?? []);
    expect(prices).toEqual(prices.toSorted((one: number, other: number) => one - other));
    expect(body.plans.at(-1)).toMatchObject({ commodity: 'gas', rate1000: null, monthlyAtUsageCents: null });
  });

  it('have prices at three levels and at the usage asked for', async () => {
    const { body } = await readCall(guest, 'getPlan', { planId: 'plan_ss12', zipCode, usageKwh: '842' });
    expect(body).toMatchObject({
      planName: 'Steady Saver 12',
      brandName: 'Brand A',
      utilityName: 'Lone Star Power Delivery',
      rate500: 15,
      rate1000: 14,
      rate2000: 13.5,
      rateAtUsage: 14.2,
      monthlyAtUsageCents: 11_924,
      monthlyFeeCents: 995,
      specialTerms: null,
    });
  });

  it.each([
    ['en', 'Service ends when'],
    ['es', 'El servicio termina'],
  ])('tell their special terms in %s', async (language, text) => {
    const { body } = await readCall(guest, 'getPlan', { planId: 'plan_pg_a', zipCode, language });
    expect(body.specialTerms).toContain(text);
  });

  it.each([
    ['plan_fn18_a', { offPeakFrom: '21:00', offPeakTo: '06:00', offPeakWeekends: false, peakRate: 22.79 }],
    ['plan_fw24_a', { offPeakFrom: null, offPeakTo: null, offPeakWeekends: true, peakRate: 20.17 }],
    ['plan_sf12_a', { offPeakFrom: null, offPeakWeekends: false, peakRate: null, offPeakRate: null }],
  ])('tell hours that cost less, and what the others cost: %s', async (planId, hours) => {
    const { body } = await readCall(guest, 'getPlan', { planId, zipCode });
    expect(body).toMatchObject(hours);
    expect(body.isTimeOfUse).toBe(hours.peakRate !== null);
  });

  it.each(['electric', 'gas'])('of %s only', async (commodity) => {
    const { body } = await readCall(guest, 'getPlans', { zipCode, commodity });
    const kinds = new Set(body.plans.map((plan: { commodity: string }) => plan.commodity));
    expect([...kinds]).toEqual([commodity]);
  });

  it('are none where nothing is delivered', async () => {
    const { body } = await readCall(guest, 'getPlans', { zipCode: '99501' });
    expect(body).toEqual({ zipCode: '99501', isServed: false, city: 'Anchorage', usageKwh: null, plans: [] });
  });

  it.each([
    ['getPlans', {}, 400],
    ['getPlans', { zipCode: '7870' }, 400],
    ['getPlans', { zipCode, usageKwh: '0' }, 400],
    ['getPlans', { zipCode, usageKwh: 'many' }, 400],
    ['getPlans', { zipCode, commodity: 'water' }, 400],
    ['getPlan', { zipCode, planId: 'plan_none' }, 404],
    ['getPlan', { zipCode: '99501', planId: 'plan_ss12' }, 404],
  ])('%s with %j is answered with %i', async (name, parameters, status) => {
    expect((await readCall(guest, name, parameters)).status).toBe(status);
  });

  const notOffered = { status: 404, body: [{ errorCode: 'PLAN_NOT_OFFERED' }] };
  const offered = { status: 200, body: { planId: 'plan_ss12' } };
  it.each([
    ['that sells it', undefined, 'Brand A', offered],
    ['that does not', undefined, 'Brand C', notOffered],
    ['that nobody knows', undefined, 'Brand X', notOffered],
    ['that does not, for a customer of the brand that does', 'maria.lopez', 'Brand C', offered],
    ['that does not, for a customer of another one', 'james.carter', 'Brand C', notOffered],
  ])('on a page of a brand %s', async (_, username, brandName, want) => {
    const visitor = username === undefined ? guest : await org.customer(username);
    expect(await readCall(visitor, 'getPlan', { planId: 'plan_ss12', zipCode, brandName })).toMatchObject(
      want,
    );
  });
});

describe('enrolling', () => {
  it('makes an order once for a key, and sends a link to pay the deposit', async () => {
    const idempotencyKey = newKey();
    const first = await enroll({ idempotencyKey });
    expect(first).toMatchObject({
      status: 200,
      body: {
        stage: 'submission',
        requestedStartDate: '2026-12-01',
        depositAmountCents: 15_000,
        nextSteps: ['payDeposit', 'confirmSwitchHold', 'uploadDocuments', 'register'],
      },
    });
    expect((await enroll({ idempotencyKey })).body).toEqual(first.body);
    expect((await enroll({ idempotencyKey, unit: '5' })).status).toBe(409);
    const sent = org.services.outbox.list({ to: person.email, limit: 9 });
    expect(sent.map(({ kind }) => kind).sort()).toEqual(['enrollmentSubmitted', 'welcome']);
    const tokenOf = (kind: string) => sent.find((one) => one.kind === kind)?.link?.split('#token=')[1] ?? '';
    const found = await writeCall(guest, 'findMyEnrollment', { linkToken: tokenOf('welcome') });
    expect(found.body).toMatchObject({ confirmationNumber: first.body.confirmationNumber });
    const linkToken = tokenOf('enrollmentSubmitted');
    const deposit = await writeCall(guest, 'findDeposit', { linkToken });
    expect(deposit.body).toMatchObject({
      orderId: first.body.orderId,
      serviceAddress: 'Austin, TX 78704',
    });
  });

  it.each([
    ['its own plan', undefined, 'Brand A', 200],
    ['a plan of another brand', undefined, 'Brand C', 404],
    ['a plan of the brand that the customer is with', 'maria.lopez', 'Brand C', 200],
    ['a plan of neither', 'james.carter', 'Brand C', 404],
  ])('on a page of a brand, in %s', async (_, username, brandName, status) => {
    const visitor = username === undefined ? guest : await org.customer(username);
    expect((await enroll({ brandName }, visitor)).status).toBe(status);
  });

  it('counts no repeat as another enrolment', async () => {
    const idempotencyKey = newKey();
    for (let repeat = 0; repeat < 25; repeat += 1)
      expect((await enroll({ idempotencyKey })).status).toBe(200);
    const statuses: number[] = [];
    for (let at = 0; at < 20; at += 1)
      statuses.push((await enroll({ requestedStartDate: '2030-01-01' })).status);
    expect(statuses).toEqual([...Array<number>(19).fill(400), 429]);
    expect((await enroll({ idempotencyKey })).status).toBe(200);
  });

  /** One mailbox, written in another way each time. */
  const written = (at: number) =>
    [person.email, person.email.toUpperCase(), person.email.replace('@', `+${at}@`)][at % 3];

  it('counts guests by their mailbox, however its address is written', async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 21; at += 1)
      statuses.push((await enroll({ email: written(at), requestedStartDate: '2030-01-01' })).status);
    expect(statuses).toEqual([...Array<number>(20).fill(400), 429]);
  });

  it('fills no inbox: of five orders a mailbox is told, and the others stand', async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 7; at += 1) statuses.push((await enroll({ email: written(at) })).status);
    expect(statuses).toEqual(Array<number>(7).fill(200));
    const told = () =>
      org.services.outbox.list({ limit: 30 }).filter(({ kind }) => kind === 'enrollmentSubmitted').length;
    expect(told()).toBe(5);
    org.clock.advance(HOUR);
    await enroll();
    expect(told()).toBe(6);
  });

  it('answers alike whether or not the address belongs to a customer', async () => {
    const unknown = await enroll();
    const known = await enroll({ email: 'maria.lopez@example.com' });
    expect(Object.keys(known.body)).toEqual(Object.keys(unknown.body));
    expect(known.body.nextSteps).toEqual(unknown.body.nextSteps);
    const maria = await org.customer('maria.lopez');
    const { body } = await readCall(maria, 'getLobby');
    const ids = body.pending.map((entry: { id: string }) => entry.id);
    expect(ids).not.toContain(known.body.orderId);
  });

  it('shows a customer the enrolment in the lobby, with what holds it', async () => {
    const maria = await org.customer('maria.lopez');
    const street = '12 Other Street';
    const { body } = await enroll(
      { accountNumber: '4400712345', esiid: '1044372000765432200022', street },
      maria,
    );
    expect(body.nextSteps).toEqual(['payDeposit', 'confirmBalance']);
    const status = await readCall(maria, 'getEnrollmentStatus', { orderId: body.orderId });
    expect(status.body.blockers.map((one: { kind: string }) => one.kind)).toEqual(['deposit', 'balance']);
  });

  it('takes the longest address that a record holds, and no longer city', async () => {
    const longest = { street: 's'.repeat(120), unit: 'u'.repeat(40), city: 'c'.repeat(40) };
    expect((await enroll(longest)).status).toBe(200);
    expect(await enroll({ ...longest, city: 'c'.repeat(41) })).toMatchObject({
      status: 400,
      body: [{ errorCode: 'INVALID_INPUT' }],
    });
  });

  it.each([
    [
      'moving in',
      { kind: 'moveIn', esiid: undefined },
      ['payDeposit', 'verifyIdentity', 'uploadDocuments', 'register'],
    ],
    ['paying ahead', { planId: 'plan_pg_a', esiid: undefined }, ['register']],
  ])('asks for what %s needs', async (_, more, steps) => {
    expect((await enroll(more)).body.nextSteps).toEqual(steps);
  });

  const meterOf = async (text: string) =>
    (await writeCall(guest, 'findAddresses', { text, zipCode })).body.addresses[0].esiid;
  const elsewhere = { status: 400, body: [{ errorCode: 'METER_ELSEWHERE', field: 'esiid' }] };
  it.each([
    ['at its home', '124 Pecan', { street: '124 Pecan St.', unit: undefined }, { status: 200 }],
    ['of a house, in one of its flats', '124 Pecan', { street: '124 Pecan St', unit: '2' }, { status: 200 }],
    ['of a flat', '144 Pecan', { street: '144 Pecan Street', unit: '#1' }, { status: 200 }],
    [
      'of a flat, told with the street',
      '144 Pecan',
      { street: '144 Pecan St Apt 1', unit: '' },
      { status: 200 },
    ],
    ['of a flat that is not told', '144 Pecan', { street: '144 Pecan St', unit: undefined }, { status: 200 }],
    ['of the flat next to it', '144 Pecan', { street: '144 Pecan Street', unit: 'Apt 2' }, elsewhere],
    ['of another house', '124 Pecan', { street: '210 Barton Springs Rd', unit: undefined }, elsewhere],
    [
      'of another town',
      '124 Pecan',
      { street: '124 Pecan St', unit: undefined, zipCode: '75201' },
      elsewhere,
    ],
  ])('takes a meter only where the register knows it: %s', async (_, text, home, want) => {
    const planId = 'plan_ss12';
    expect(await enroll({ planId, esiid: await meterOf(text), ...home })).toMatchObject(want);
  });

  it('leaves the meter of power that came with the address out of an order of gas', async () => {
    const { plans } = (await readCall(guest, 'getPlans', { zipCode, commodity: 'gas' })).body;
    const esiid = await meterOf('124 Pecan');
    const home = { planId: plans[0].planId, esiid, street: '210 Barton Springs Rd', unit: undefined };
    const { status, body } = await enroll(home);
    expect(status).toBe(200);
    const sql = `SELECT o."ESIID__c" AS ordered, a."ESIID__c" AS kept FROM "Order" o
      JOIN "Account" a ON a."Id" = o."AccountId" WHERE o."Id" = ?`;
    expect(org.services.statements.get(sql, [body.orderId])).toEqual({ ordered: null, kept: null });
  });

  it.each([
    ['a plan that is none', { planId: 'plan_none' }, 404, 'PLAN_NOT_OFFERED'],
    ['a plan of another place', { zipCode: '99501' }, 404, 'PLAN_NOT_OFFERED'],
    ['a phone that cannot exist', { mobilePhone: '12345' }, 400, 'PHONE_INVALID'],
    [
      'an e-mail address that no record holds',
      { email: `${'a'.repeat(70)}@example.com` },
      400,
      'EMAIL_INVALID',
    ],
    ['a day that is past', { requestedStartDate: '2026-11-20' }, 400, 'INVALID_INPUT'],
    ['a day too far ahead', { requestedStartDate: '2027-12-01' }, 400, 'INVALID_INPUT'],
    ['a day that is none', { requestedStartDate: '2026-02-30' }, 400, 'INVALID_INPUT'],
    ['blanks as name', { firstName: ' ' }, 400, 'INVALID_INPUT'],
    ['terms that were not accepted', { acceptTerms: false }, 400, 'INVALID_INPUT'],
    ['an ESIID that is none', { esiid: '123' }, 400, 'INVALID_INPUT'],
  ])('is refused with %s', async (_, more, status, errorCode) => {
    expect(await enroll(more)).toMatchObject({ status, body: [{ errorCode }] });
    expect(org.services.outbox.list({ to: person.email, limit: 9 })).toEqual([]);
  });

  it.each([
    ['a plan for new customers', 'maria.lopez', { planId: 'plan_bc12_a' }, 'NEW_CUSTOMERS_ONLY'],
    ['the address of an own account', 'maria.lopez', 'own', 'SERVICE_EXISTS'],
  ] as const)('is refused to a customer with %s', async (_, name, more, errorCode) => {
    const customer = await org.customer(name);
    const request = more === 'own' ? await ownAddress(customer) : more;
    expect(await enroll(request, customer)).toMatchObject({ status: 409, body: [{ errorCode }] });
    const before = more === 'own' ? await enroll(request) : await enroll({ planId: 'plan_bc12_a' });
    expect(before.status).toBe(200);
  });

  it('is refused to a customer with an own address that lacks a word, and with an own meter', async () => {
    const maria = await org.customer('maria.lopez');
    const { statements } = org.services;
    const sql = 'UPDATE "Account" SET "ESIID__c" = ? WHERE "AccountNumber" = ?';
    statements.run(sql, ['10443729999999999', '4400712345']);
    const exists = { status: 409, body: [{ errorCode: 'SERVICE_EXISTS' }] };
    const own = await ownAddress(maria);
    const street = own.street.replace(/ (?:RD|ST|LN|DR|AVE|BLVD|LANE|DRIVE|AVENUE|BOULEVARD)\.?$/i, '');
    expect(street).not.toBe(own.street);
    expect(await enroll({ ...own, street }, maria)).toMatchObject(exists);
    const atMeter = { street: '9 Other Street', esiid: '10443729999999999' };
    expect(await enroll(atMeter, maria)).toMatchObject(exists);
  });

  it.each([
    ['Pending', 409],
    ['Cancelled', 200],
  ])('is refused to a customer at a home for which an own account has an order: %s', async (status, want) => {
    const maria = await org.customer('maria.lopez');
    const more = {
      accountNumber: '4400712345',
      street: '12 Other Street',
      unit: undefined,
      esiid: undefined,
    };
    const { orderId } = (await enroll(more, maria)).body;
    org.services.statements.run('UPDATE "Order" SET "Status" = ? WHERE "Id" = ?', [status, orderId]);
    expect((await enroll({ ...more, street: '12 Other St.' }, maria)).status).toBe(want);
  });

  it.each([
    ['Pending', 409],
    ['Cancelled', 200],
  ])('counts an account on which nothing ran by its order, which is %s', async (status, want) => {
    const james = await org.customer('james.carter');
    const own = `"Contact__c" IN (SELECT "Id" FROM "Contact" WHERE "Email" = 'james.carter@example.com')`;
    const { statements } = org.services;
    const orders = `UPDATE "Order" SET "Status" = ? WHERE "AccountId" IN (SELECT "Id" FROM "Account" WHERE ${own})`;
    statements.run(orders, [status]);
    statements.run(`UPDATE "Account" SET "Status__c" = 'Pending' WHERE ${own}`, []);
    expect((await enroll(await ownAddress(james), james)).status).toBe(want);
    statements.run(orders, [status]);
    expect((await enroll({ planId: 'plan_bc12_a' }, james)).status).toBe(want);
  });

  it.each([
    ['of its own brand and energy', {}, 200],
    ['of another brand', { Account_Brand__c: 'Brand C' }, 404],
    ['of another energy', { Commodity__c: 'Gas' }, 404],
    ['that is closed', { Status__c: 'Closed' }, 404],
    ['that never began', { Status__c: 'Cancelled' }, 404],
  ])('adds to an account %s: %j', async (_, values, status) => {
    const maria = await org.customer('maria.lopez');
    const { repository, clock, statements } = org.services;
    const found = statements.get('SELECT "Id" FROM "Account" WHERE "AccountNumber" = ?', ['4400712345']);
    const how = { userId: SYSTEM.userId, now: clock.now() };
    repository.update(objectOf(org.services, 'Account'), { id: String(found?.['Id']), values }, how);
    const told = await enroll({ accountNumber: '4400712345', street: '12 Other Street' }, maria);
    expect([told.status, told.body[0]?.errorCode]).toEqual([
      status,
      status === 200 ? undefined : 'PLAN_NOT_OFFERED',
    ]);
  });

  it('does not add to the account of another customer', async () => {
    const james = await org.customer('james.carter');
    expect((await enroll({ accountNumber: '4400712345' }, james)).status).toBe(404);
  });
});

/** The address of the account that is shown, written as the customer may write it. */
async function ownAddress(customer: Visitor) {
  const { body: session } = await readCall(customer, 'getCurrentSession');
  const { body } = await readCall(customer, 'getAccountSummary', { accountNumber: session.accountNumber });
  const [street = '', city = ''] = String(body.serviceAddress).split(', ');
  const written = street
    .toUpperCase()
    .replace(/ ROAD$/, ' Rd.')
    .replace(/ STREET$/, ' St.');
  return { street: written, unit: undefined, city, zipCode: body.zipCode };
}

describe('changing the plan of an account', () => {
  const accountOf = async (customer: Visitor) =>
    String((await readCall(customer, 'getCurrentSession')).body.accountNumber);
  const wanted = { acceptTerms: true, language: 'en' };
  const open = async (name: string) => {
    const customer = await org.customer(name);
    const accountNumber = await accountOf(customer);
    const read = (planId: string) => readCall(customer, 'getPlanChange', { accountNumber, planId });
    const change = async (more: Changes & { readonly planId: string }) => {
      const termsVersion = (await read(more.planId)).body.plan?.termsVersion ?? 'none';
      const request = { ...wanted, termsVersion, accountNumber, idempotencyKey: newKey(), ...more };
      return writeCall(customer, 'changePlan', request);
    };
    const summary = async () => (await readCall(customer, 'getAccountSummary', { accountNumber })).body;
    return { customer, accountNumber, read, change, summary };
  };
  /** The plan that runs on an account, and from when. */
  const run = (accountNumber: string, plan: string, since: string) =>
    org.services.statements.run(
      `UPDATE "Order" SET "Plan_Name__c" = ?, "Requested_Start_Date__c" = ? WHERE "Status" <> 'Pending'
        AND "AccountId" = (SELECT "Id" FROM "Account" WHERE "AccountNumber" = ?)`,
      [plan, since, accountNumber],
    );

  it.each([
    ['once', 'Sunrise Fixed 12', '2026-07-01', '2027-06-30', 15_000],
    [
      'for each month that remains, also one that has begun',
      'Free Nights 18',
      '2026-07-01',
      '2027-12-31',
      28_000,
    ],
    ['for the last month', 'Free Nights 18', '2025-06-01', '2026-11-30', 2000],
    ['not at all after the last day', 'Free Nights 18', '2025-05-21', null, 0],
    ['not at all where nothing binds', 'Easy Month', '2026-07-01', null, 0],
  ])('costs the fee of the plan of now %s: %s since %s', async (_, plan, since, endsOn, fee) => {
    const { accountNumber, read } = await open('emily.hughes');
    run(accountNumber, plan, since);
    const { body } = await read(plan === 'Sunrise Fixed 12' ? 'plan_gp24_c' : 'plan_sf12_c');
    expect(body).toMatchObject({ contractEndsOn: endsOn, earlyFeeCents: fee });
  });

  it('proposes no day while each that can be asked for costs a fee', async () => {
    const { accountNumber, read } = await open('emily.hughes');
    run(accountNumber, 'Sunrise Fixed 12', '2026-07-01');
    const { body } = await read('plan_gp24_c');
    expect(body).toMatchObject({ contractEndsOn: '2027-06-30', suggestedStart: null });
  });

  it('is free on the day after a contract that began on the last of a long month', async () => {
    org.clock.advance(20 * DAY);
    const { accountNumber, read } = await open('emily.hughes');
    run(accountNumber, 'Free Nights 18', '2025-08-31');
    const { body } = await read('plan_sf12_c');
    expect(body).toMatchObject({ contractEndsOn: '2027-02-27', suggestedStart: '2027-02-28' });
  });

  it('begins on a day of the customers, for whom an evening is not tomorrow yet', async () => {
    const read = async () => (await readCall(guest, 'getPlan', { planId: 'plan_sf12_c', zipCode })).body;
    org.clock.advance(15 * HOUR);
    expect(await read()).toMatchObject({ earliestStart: '2026-11-21', latestStart: '2027-02-19' });
    org.clock.advance(3 * HOUR);
    expect(await read()).toMatchObject({ earliestStart: '2026-11-22' });
  });

  it('tells of the plan beside the one of now, from when it is free, and of what is too early', async () => {
    const { read, summary } = await open('emily.hughes');
    const { zipCode: zip, planId } = await summary();
    const { status, body } = await read('plan_sf12_c');
    expect(status).toBe(200);
    expect(body).toMatchObject({ zipCode: zip, refusal: null, isRenewal: false });
    expect(body.plan).toMatchObject({ planId: 'plan_sf12_c' });
    expect(body.plan.monthlyAtUsageCents).toBeGreaterThan(0);
    expect(body.present).toMatchObject({ planId });
    expect(body.present.monthlyAtUsageCents).toBeGreaterThan(0);
    const renewal = {
      isRenewal: true,
      refusal: null,
      earlyFeeCents: 0,
      suggestedStart: body.plan.earliestStart,
    };
    expect((await read(planId)).body).toMatchObject(renewal);
  });

  it.each([
    ['plan_bc12_c', 'newCustomersOnly', 409, 'NEW_CUSTOMERS_ONLY'],
    ['plan_hg12_c', 'notOffered', 404, 'PLAN_NOT_OFFERED'],
    ['plan_sf12_a', 'notOffered', 404, 'PLAN_NOT_OFFERED'],
    ['plan_none', 'notOffered', 404, 'PLAN_NOT_OFFERED'],
  ])('%s is refused as %s', async (planId, refusal, status, errorCode) => {
    const { read, change } = await open('emily.hughes');
    expect((await read(planId)).body.refusal).toBe(refusal);
    const { plan } = (await read('plan_sf12_c')).body;
    expect(await change({ planId, requestedStartDate: plan.earliestStart })).toMatchObject({
      status,
      body: [{ errorCode }],
    });
  });

  it('makes one order, without a deposit, that is no plan of now yet', async () => {
    const { customer, read, change, summary } = await open('emily.hughes');
    const before = await summary();
    const requestedStartDate = (await read('plan_sf12_c')).body.plan.earliestStart;
    const request = { planId: 'plan_sf12_c', requestedStartDate, idempotencyKey: newKey() };
    const { status, body } = await change(request);
    expect(status).toBe(200);
    expect(body).toMatchObject({ depositAmountCents: null, nextSteps: [] });
    expect((await change(request)).body).toEqual(body);
    const after = await summary();
    expect(after.planName).toBe(before.planName);
    expect(after.attention.map(({ kind }: { kind: string }) => kind)).not.toContain('contractEnds');
    const lobby = (await readCall(customer, 'getLobby')).body;
    expect(lobby.pending.map(({ id }: { id: string }) => id)).toContain(body.orderId);
    expect(lobby.active[0].planName).toBe(before.planName);
    expect((await read('plan_gp24_c')).body.refusal).toBe('pending');
    expect(await change({ ...request, planId: 'plan_gp24_c', idempotencyKey: newKey() })).toMatchObject({
      status: 409,
      body: [{ errorCode: 'UNABLE_TO_PROCESS' }],
    });
  });

  it('counts no repeat as another change', async () => {
    const { read, change } = await open('emily.hughes');
    const requestedStartDate = (await read('plan_sf12_c')).body.plan.earliestStart;
    const request = { planId: 'plan_sf12_c', requestedStartDate, idempotencyKey: newKey() };
    for (let repeat = 0; repeat < 25; repeat += 1) expect((await change(request)).status).toBe(200);
    for (let at = 0; at < 19; at += 1) await change({ ...request, idempotencyKey: newKey() });
    expect((await change({ ...request, idempotencyKey: newKey() })).status).toBe(429);
    expect((await change(request)).status).toBe(200);
  });

  it('is refused on a day that cannot be, and for the account of another customer', async () => {
    const { change } = await open('emily.hughes');
    const planId = 'plan_sf12_c';
    const invalid = [{ errorCode: 'INVALID_INPUT', field: 'requestedStartDate' }];
    expect(await change({ planId, requestedStartDate: '2030-01-01' })).toMatchObject({ body: invalid });
    const other = { planId, requestedStartDate: '2026-12-01', accountNumber: '4400712345' };
    expect((await change(other)).status).toBe(404);
  });
});
