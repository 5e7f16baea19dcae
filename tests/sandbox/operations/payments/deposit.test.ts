import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SYSTEM } from '../../database/access.ts';
import { MARIA } from '../../seed/fixed-ids.ts';
import { objectOf } from '../../services/accounts/customer-account.ts';
import { createServiceOrgs, newKey, readCall, writeCall } from '../../testing/service-org.ts';
import type { ServiceOrg } from '../../testing/service-org.ts';
import { UI_API } from '../../testing/test-org.ts';
import type { Visitor } from '../../testing/test-org.ts';

const linkToken = 'kJ8sV2mQx7Rz4tYbN1cW9eHa';
const orgs = createServiceOrgs();
let org: ServiceOrg;
let guest: Visitor;

beforeEach(() => {
  org = orgs.open();
  guest = org.visitor();
});
afterEach(() => org.close());
afterAll(() => orgs.close());

const card = (number: string) => org.token({ kind: 'card', number, expires: '2028-04' });
const payment = (more: object = {}) => ({
  linkToken,
  amountCents: 15_000,
  paymentToken: 'tok_5fPq8RzW2',
  idempotencyKey: newKey(),
  language: 'en',
  ...more,
});
const pay = (more: object = {}) => writeCall(guest, 'payDeposit', payment(more));
const find = () => writeCall(guest, 'findDeposit', { linkToken });

describe('finding a deposit', () => {
  it('tells no more than whoever has the link must know', async () => {
    expect(await find()).toMatchObject({
      status: 200,
      body: {
        orderId: MARIA.orderId,
        amountCents: 15_000,
        state: 'due',
        serviceAddress: 'Austin, TX 78704',
        confirmationNumber: null,
      },
    });
  });

  it.each(['findDeposit', 'getPaymentStatus'])('answers old and unknown links alike in %s', async (name) => {
    const key = { idempotencyKey: newKey() };
    const more = name === 'findDeposit' ? {} : key;
    const unknown = await writeCall(guest, name, { linkToken: 'unknown-unknown-unknown', ...more });
    org.clock.advance(14 * 86_400_000);
    const old = await writeCall(guest, name, { linkToken, ...more });
    expect(unknown).toMatchObject({ status: 404, body: [{ errorCode: 'DEPOSIT_NOT_FOUND' }] });
    expect([old.status, old.body]).toEqual([unknown.status, unknown.body]);
  });

  it('asks for none of an order that was cancelled', async () => {
    const { repository, clock } = org.services;
    const how = { userId: SYSTEM.userId, now: clock.now() };
    const values = { Status: 'Cancelled' };
    repository.update(objectOf(org.services, 'Order'), { id: MARIA.orderId, values }, how);
    expect(await find()).toMatchObject({ status: 404, body: [{ errorCode: 'DEPOSIT_NOT_FOUND' }] });
  });
});

describe('the deposit of an own order', () => {
  const { orderId } = MARIA;

  it('is found, paid and followed without a link, and then due no more', async () => {
    const maria = await org.customer('maria.lopez');
    expect(await writeCall(maria, 'findDeposit', { orderId })).toMatchObject({
      status: 200,
      body: { state: 'due', serviceAddress: '210 Barton Springs Rd, Unit B, Austin, TX 78704' },
    });
    const { linkToken: _, ...request } = payment();
    const paid = await writeCall(maria, 'payDeposit', { ...request, orderId });
    expect(paid).toMatchObject({ status: 200, body: { state: 'succeeded' } });
    const key = { orderId, idempotencyKey: request.idempotencyKey };
    expect((await writeCall(maria, 'getPaymentStatus', key)).body).toEqual(paid.body);
    expect((await writeCall(maria, 'findDeposit', { orderId })).body).toMatchObject({
      state: 'paid',
      dueDate: null,
    });
  });

  it.each([
    ['a guest', () => guest, 401],
    ['another customer', () => org.customer('diego.ramos'), 404],
  ] as const)('is nothing to %s', async (_, visitor, status) => {
    const who = await visitor();
    const { linkToken: __, ...request } = payment();
    const key = { orderId, idempotencyKey: request.idempotencyKey };
    expect(await writeCall(who, 'findDeposit', { orderId })).toMatchObject({ status });
    expect(await writeCall(who, 'getPaymentStatus', key)).toMatchObject({ status });
    expect(await writeCall(who, 'payDeposit', { ...request, orderId })).toMatchObject({ status });
    expect((await find()).body.state).toBe('due');
  });

  it('was asked for by a message with a link, for every order that waits for one', async () => {
    for (const to of ['maria.lopez', 'emily.hughes', 'diego.ramos']) {
      const messages = org.services.outbox.list({ to: `${to}@example.com`, limit: 9 });
      const asked = messages.filter(({ kind }) => kind === 'depositDue');
      expect(asked.length).toBe(to === 'maria.lopez' ? 2 : 1);
      for (const { link = '' } of asked) {
        const token = link.split('=')[1];
        expect(await writeCall(guest, 'findDeposit', { linkToken: token })).toMatchObject({ status: 200 });
      }
    }
  });

  it('is due before the service starts', async () => {
    const maria = await org.customer('maria.lopez');
    const start = await readCall(maria, 'getEnrollmentStatus', { orderId });
    const { dueDate } = (await find()).body;
    expect(String(dueDate) < String(start.body.requestedStartDate)).toBe(true);
  });
});

describe('paying a deposit', () => {
  it('charges once for a key, writes it to the order, and sends one receipt', async () => {
    const request = payment({ email: 'payer@example.com', language: 'es' });
    const first = await writeCall(guest, 'payDeposit', request);
    expect(first).toMatchObject({
      status: 200,
      body: { state: 'succeeded', cardBrand: 'Visa', lastFour: '4242' },
    });
    expect(await writeCall(guest, 'payDeposit', request)).toMatchObject({ status: 200, body: first.body });
    expect((await find()).body).toMatchObject({
      state: 'paid',
      confirmationNumber: first.body.confirmationNumber,
    });
    const sent = org.services.outbox.list({ to: 'payer@example.com', limit: 9 });
    expect(sent).toMatchObject([{ kind: 'depositReceipt', language: 'es' }]);
    const maria = await org.customer('maria.lopez');
    const order = await maria.send('GET', `${UI_API}/records/${MARIA.orderId}?fields=Order.Deposit_Paid__c`);
    expect(order.body.fields.Deposit_Paid__c.value).toBe(true);
  });

  it('is refused when it is paid already, or when the key was for another request', async () => {
    const request = payment();
    await writeCall(guest, 'payDeposit', request);
    expect(await pay()).toMatchObject({ status: 409, body: [{ errorCode: 'UNABLE_TO_PROCESS' }] });
    expect(await pay({ ...request, amountCents: 1 })).toMatchObject({ status: 409 });
  });

  it.each([14_999, 15_001])('is refused with %i cents instead of what is due', async (amountCents) => {
    const field = 'amountCents';
    const want = { status: 409, body: [{ errorCode: 'DEPOSIT_AMOUNT_REQUIRED', field }] };
    expect(await pay({ amountCents })).toMatchObject(want);
  });

  it.each([
    ['a declined card', () => card('4000000000000002')],
    ['a card that is over for its bank', () => card('4000000000000069'), 'cardExpired'],
    ['a card without money', () => card('4000000000009995'), 'insufficientFunds'],
    ['a wrong security code', () => card('4000000000000127'), 'codeWrong'],
    ['a bank that does not say why', () => card('4000000000009987'), 'doNotHonor'],
    ['a token that nobody issued', () => 'tok_unknown_1'],
  ])('fails with %s, for good', async (_, token, declineReason: string | null = null) => {
    const idempotencyKey = newKey();
    const request = { paymentToken: token(), idempotencyKey };
    const why = declineReason === null ? {} : { declineReason };
    const want = { status: 402, body: [{ errorCode: 'PAYMENT_FAILED', ...why }] };
    expect(await pay(request)).toMatchObject(want);
    expect(await pay(request)).toMatchObject(want);
    const status = await writeCall(guest, 'getPaymentStatus', { linkToken, idempotencyKey });
    expect(status.body).toMatchObject({ state: 'failed', confirmationNumber: null, declineReason });
    expect((await find()).body.state).toBe('due');
    expect(await pay()).toMatchObject({ status: 200 });
  });

  it.each([
    ['4000000000000077', 'succeeded', 'paid'],
    ['4000000000000259', 'failed', 'due'],
  ])('checks the unknown outcome of %s: %s', async (number, state, deposit) => {
    const idempotencyKey = newKey();
    const first = await pay({ paymentToken: card(number), idempotencyKey });
    expect(first).toMatchObject({ status: 202, body: { state: 'pending', confirmationNumber: null } });
    expect(first.body.checkAgainAt).toBe('2026-11-21T12:00:05.000Z');
    expect((await find()).body.state).toBe('processing');
    expect(await pay()).toMatchObject({ status: 409 });
    org.clock.advance(20_000);
    const status = await writeCall(guest, 'getPaymentStatus', { linkToken, idempotencyKey });
    expect(status.body).toMatchObject({ state, checkAgainAt: null });
    expect((await find()).body.state).toBe(deposit);
  });

  it('can be tried again with the same key when it did not come through', async () => {
    const request = payment({ paymentToken: card('4000000000000119') });
    const first = await writeCall(guest, 'payDeposit', request);
    expect(first).toMatchObject({ status: 503, body: [{ errorCode: 'SERVER_UNAVAILABLE' }] });
    expect(first.headers.get('Retry-After')).toBe('1');
    const { idempotencyKey } = request;
    const status = await writeCall(guest, 'getPaymentStatus', { linkToken, idempotencyKey });
    expect(status.body).toMatchObject({ state: 'notReceived' });
    expect(await writeCall(guest, 'payDeposit', request)).toMatchObject({ status: 200 });
  });

  it('is not charged again by a key that did not come through once another has paid', async () => {
    const request = payment({ paymentToken: card('4000000000000119') });
    expect(await writeCall(guest, 'payDeposit', request)).toMatchObject({ status: 503 });
    expect(await pay()).toMatchObject({ status: 200 });
    const again = await writeCall(guest, 'payDeposit', request);
    expect(again).toMatchObject({ status: 409, body: [{ errorCode: 'UNABLE_TO_PROCESS' }] });
  });

  it.each([
    ['no token', { paymentToken: undefined }],
    ['a number of a card as token', { paymentToken: '4242 4242 4242 4242' }],
    ['a key that is none', { idempotencyKey: 'once' }],
    ['a fraction of a cent', { amountCents: 0.5 }],
    ['a member that nobody asked for', { cardNumber: '4242424242424242' }],
  ])('is refused with %s', async (_, more) => {
    expect(await pay(more)).toMatchObject({ status: 400, body: [{ errorCode: 'INVALID_INPUT' }] });
  });

  it('is throttled', async () => {
    for (let index = 0; index < 20; index += 1) await pay({ amountCents: 1 });
    expect(await pay()).toMatchObject({ status: 429, body: [{ errorCode: 'TOO_MANY_REQUESTS' }] });
  });
});

describe('the fields of the processor', () => {
  const start = (visitor: Visitor, more: object) =>
    writeCall(visitor, 'startHostedFields', { purpose: 'deposit', method: 'card', language: 'en', ...more });

  it('open for a guest with a link', async () => {
    const { status, body } = await start(guest, { linkToken });
    expect(status).toBe(200);
    expect(body.frameAddress).toBe(`https://pay.example.net/fields/${body.fieldsId}`);
    expect(org.services.hostedFields.find(body.fieldsId)).toMatchObject({
      method: 'card',
      purpose: 'deposit',
    });
    org.clock.advance(30 * 60_000);
    expect(org.services.hostedFields.find(body.fieldsId)).toBeUndefined();
  });

  it('stand where whoever serves them says', async () => {
    org.services.hostedFields.setOrigin('http://localhost:4950');
    expect((await start(guest, { linkToken })).body.frameOrigin).toBe('http://localhost:4950');
  });

  it.each([
    ['without a link', {}, 401],
    ['with a wrong link', { linkToken: 'unknown-unknown-unknown' }, 404],
    ['for autopay', { purpose: 'autopay', linkToken }, 401],
  ])('stay closed for a guest %s', async (_, more, status) => {
    expect((await start(guest, more)).status).toBe(status);
  });

  it('open for a customer who sets up autopay', async () => {
    const maria = await org.customer('maria.lopez');
    expect((await start(maria, { purpose: 'autopay', method: 'bank' })).status).toBe(200);
    expect((await start(maria, {})).status).toBe(404);
  });
});

describe('a payment that is refused after it was taken', () => {
  const refused = { refusedAt: '2026-11-21T12:00:20.000Z', declineReason: 'insufficientFunds' };
  const none = { refusedAt: null, declineReason: null };
  const refuseLater = async () => {
    expect(await find()).toMatchObject({ body: { state: 'due', ...none } });
    await pay({ paymentToken: card('4000000000000259') });
    expect(await find()).toMatchObject({ body: { state: 'processing', ...none } });
    org.clock.advance(20_000);
    return org.customer('maria.lopez');
  };
  const attention = async (customer: Visitor) => {
    const { body } = await readCall(customer, 'getAccountSummary', { accountNumber: '4400712345' });
    return body.attention.find((item: { orderId: string }) => item.orderId === MARIA.orderId);
  };

  it('says so and why wherever the deposit is shown', async () => {
    const maria = await refuseLater();
    expect(await find()).toMatchObject({ body: { state: 'due', ...refused } });
    const { body } = await readCall(maria, 'getEnrollmentStatus', { orderId: MARIA.orderId });
    expect(body.blockers[0]).toMatchObject({
      kind: 'deposit',
      state: 'refused',
      action: 'payDeposit',
      declineReason: 'insufficientFunds',
    });
    expect(await attention(maria)).toMatchObject({
      kind: 'paymentRefused',
      depositCents: 15_000,
      declineReason: 'insufficientFunds',
    });
  });

  it.each([
    ['it is paid by another card', () => 'tok_5fPq8RzW2', 'paid'],
    ['another card is refused at once, which the payer sees', () => card('4000000000000002'), 'due'],
  ])('is told no more when %s', async (_, token, state) => {
    const maria = await refuseLater();
    await pay({ paymentToken: token() });
    expect(await find()).toMatchObject({ body: { state, ...none } });
    expect(await attention(maria)).toMatchObject({ kind: 'blocker', declineReason: null });
  });

  it('is in the demo: one of Emily', async () => {
    const emily = await org.customer('emily.hughes');
    const { accounts } = (await readCall(emily, 'getAccounts', {})).body;
    const { accountNumber } = accounts[0];
    const { body } = await readCall(emily, 'getAccountSummary', { accountNumber });
    expect(body.attention).toContainEqual(
      expect.objectContaining({ kind: 'paymentRefused', declineReason: 'insufficientFunds' }),
    );
  });
});

it('holds the start date until it is paid', async () => {
  const maria = await org.customer('maria.lopez');
  const read = async () => {
    const { body } = await readCall(maria, 'getEnrollmentStatus', { orderId: MARIA.orderId });
    return body.blockers.find((blocker: { kind: string }) => blocker.kind === 'deposit');
  };
  expect(await read()).toMatchObject({ state: 'open', action: 'payDeposit', amountCents: 15_000 });
  await pay({ paymentToken: card('4000000000000077') });
  expect(await read()).toMatchObject({ state: 'waiting', action: null, promisedAt: expect.any(String) });
  org.clock.advance(20_000);
  expect(await read()).toMatchObject({ state: 'resolved', resolvedAt: '2026-11-21T12:00:20.000Z' });
});
