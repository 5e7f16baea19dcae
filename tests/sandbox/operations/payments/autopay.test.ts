import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../seed/demo-log-ins.ts';
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

const card = (number: string) => org.token({ kind: 'card', number, expires: '2028-04' });
const bank = (number: string) =>
  org.token({ kind: 'bank', number, routingNumber: '110000000', accountType: 'checking' });

async function request(method: 'card' | 'bank', more: object = {}, of = { customer: maria, accountNumber }) {
  const asked = { accountNumber: of.accountNumber, method, language: 'en' };
  const { textVersion, textHash, language } = (await readCall(of.customer, 'getAutopayTerms', asked)).body;
  const shown = { textVersion, textHash, language, authorized: true, currentPassword: DEMO_PASSWORD };
  return { ...asked, ...shown, idempotencyKey: newKey(), ...more };
}
const set = async (method: 'card' | 'bank', more: object) =>
  writeCall(maria, 'setUpAutopay', await request(method, more));
const change = async (method: 'card' | 'bank', more: object) =>
  writeCall(maria, 'changeAutopay', await request(method, more));
const autopay = async () => (await readCall(maria, 'getAutopay', { accountNumber })).body;
const attention = async () => (await readCall(maria, 'getAccountSummary', { accountNumber })).body.attention;
const methods = async () => (await readCall(maria, 'getPaymentMethods', { accountNumber })).body.methods;

it('pays of a payment plan no more than its next payment', async () => {
  const { balanceCents, choices } = (await readCall(maria, 'getPaymentExtension', { accountNumber })).body;
  const three = choices.find(({ choice }: { choice: string }) => choice === 'three');
  const asked = { accountNumber, choice: 'three', language: 'en' };
  const { termsVersion } = (await readCall(maria, 'getExtensionTerms', asked)).body;
  const plan = { ...asked, balanceCents, termsVersion, agreed: true };
  await writeCall(maria, 'setUpPaymentExtension', { ...plan, idempotencyKey: newKey() });
  await set('card', { paymentMethodId: 'pm_3Kd82' });
  const { dueOn, amountCents } = three.instalments[0];
  expect(await autopay()).toMatchObject({ nextPaymentOn: dueOn, nextAmountCents: amountCents });
});

describe('autopay of a bill', () => {
  /** Agrees to a plan, where one is named, sets autopay up, and answers on which days it pays the bills, the newest first. */
  async function paidOn(name: string, choice?: string) {
    const customer = await org.customer(name);
    const own = { accountNumber: (await readCall(customer, 'getCurrentSession')).body.accountNumber };
    const { bills, payableCents: balanceCents } = (await readCall(customer, 'getBills', own)).body;
    if (choice !== undefined) {
      const asked = { ...own, choice, language: 'en' };
      const { termsVersion } = (await readCall(customer, 'getExtensionTerms', asked)).body;
      const agreed = { ...asked, balanceCents, termsVersion, agreed: true, idempotencyKey: newKey() };
      expect((await writeCall(customer, 'setUpPaymentExtension', agreed)).status).toBe(200);
    }
    const input = await request('card', { paymentToken: card('4242424242424242') }, { customer, ...own });
    expect((await writeCall(customer, 'setUpAutopay', input)).body).toMatchObject({ state: 'on' });
    const open = bills.filter(({ openCents }: { openCents: number }) => openCents > 0);
    const read = (billId: string) => readCall(customer, 'getBill', { ...own, billId });
    const told = open.map(
      async ({ billId }: { billId: string }) => (await read(billId)).body.paidByAutopayOn,
    );
    return Promise.all(told);
  }

  it('is told where it pays the whole in time', async () => {
    expect(await paidOn('maria.lopez')).toEqual(['2026-12-08']);
  });

  it('is not told where it pays later', async () => {
    org.clock.advance(Date.parse('2026-12-08T15:00:00Z') - org.services.clock.now());
    expect(await paidOn('maria.lopez')).toEqual([null]);
  });

  it.each([
    [2000, { state: 'due', payableCents: 6421 }, '2026-12-08'],
    [8421, { state: 'processing', payableCents: 0 }, null],
  ])('is told of what is left after a payment of %i cents that is on its way', async (cents, state, want) => {
    const pending = { pays: 'other', otherAmount: cents / 100, balanceCents: 8421, method: 'card' };
    const paymentToken = card('4000000000000077');
    const own = { accountNumber, language: 'en', idempotencyKey: newKey(), paymentToken };
    expect((await writeCall(maria, 'payBill', { ...pending, ...own })).body).toMatchObject({
      state: 'pending',
    });
    expect((await readCall(maria, 'getBills', { accountNumber })).body).toMatchObject(state);
    expect(await paidOn('maria.lopez')).toEqual([want]);
  });

  it('is not told of a bill that is late', async () => {
    expect(await paidOn('james.carter')).toEqual(['2026-12-08', null]);
  });

  it.each([
    ['later', ['2026-12-05', '2026-12-05']],
    ['two', [null, null]],
  ])('is told where the next payment of the plan %s pays the whole', async (choice, want) => {
    expect(await paidOn('james.carter', choice)).toEqual(want);
  });

  it('is not told while autopay is off', async () => {
    const billId = MARIA.billId;
    expect((await readCall(maria, 'getBill', { accountNumber, billId })).body.paidByAutopayOn).toBeNull();
  });
});

const onFile = { paymentMethodId: 'pm_3Kd82' };

/** Lets the org come to the morning of a day. */
async function reach(day: string): Promise<void> {
  org.clock.advance(Date.parse(`${day}T15:00:00Z`) - org.services.clock.now());
  maria = await org.customer('maria.lopez');
}

const cancel = async () => (await writeCall(maria, 'cancelAutopay', { accountNumber })).body;

describe('autopay on the day on which a bill is due', () => {
  const today = '2026-12-08';
  const told = async () => {
    const { body: summary } = await readCall(maria, 'getAccountSummary', { accountNumber });
    const { body: bill } = await readCall(maria, 'getBill', { accountNumber, billId: MARIA.billId });
    const due = summary.coming.filter(({ kind }: { kind: string }) => kind === 'billDue');
    const { nextPaymentOn } = await autopay();
    return [nextPaymentOn, summary.nextAutopayOn, bill.paidByAutopayOn, due.length];
  };

  it('pays that day by an agreement of before, also where it is cancelled then', async () => {
    await set('card', onFile);
    await reach(today);
    expect(await told()).toEqual([today, today, today, 0]);
    expect(await cancel()).toMatchObject({ state: 'off', nextPaymentOn: today, nextAmountCents: 8421 });
  });

  it('pays that day by the earlier agreement where another is made, even after a cancellation', async () => {
    await set('card', onFile);
    await reach(today);
    await change('bank', { paymentMethodId: 'pm_9Zt41' });
    expect(await told()).toEqual([today, today, today, 0]);
    await cancel();
    expect(await told()).toEqual([today, today, today, 0]);
    await set('card', onFile);
    expect(await told()).toEqual([today, today, today, 0]);
  });

  it('pays a month later by an agreement of that day', async () => {
    await reach(today);
    await set('card', onFile);
    expect(await told()).toEqual(['2027-01-08', '2027-01-08', null, 1]);
    expect(await cancel()).toMatchObject({ state: 'off', nextPaymentOn: null });
  });

  it('pays a month later by an agreement of that day, also where one ended before it', async () => {
    await set('card', onFile);
    await cancel();
    await reach(today);
    await set('card', onFile);
    expect(await told()).toEqual(['2027-01-08', '2027-01-08', null, 1]);
  });

  it('pays then also what is late', async () => {
    await set('card', onFile);
    await reach('2027-01-08');
    expect((await autopay()).nextPaymentOn).toBe('2027-01-08');
  });
});

describe('a payment that is on its way when autopay is cancelled', () => {
  const due = '2026-12-08';
  const told = async () => {
    const { body: summary } = await readCall(maria, 'getAccountSummary', { accountNumber });
    const { body: bill } = await readCall(maria, 'getBill', { accountNumber, billId: MARIA.billId });
    const { lastPaymentOn, nextPaymentOn, nextAmountCents, state } = await autopay();
    const { nextAutopayOn, nextAutopayCents, coming } = summary;
    const kinds = coming.map(({ kind }: { kind: string }) => kind);
    return {
      autopay: [state, lastPaymentOn, nextPaymentOn, nextAmountCents],
      summary: [summary.autopayState, nextAutopayOn, nextAutopayCents],
      bill: bill.paidByAutopayOn,
      events: kinds.filter((kind: string) => kind === 'billDue' || kind === 'autopayDebit'),
    };
  };
  const stillPaid = {
    autopay: ['off', due, due, 8421],
    summary: ['off', due, 8421],
    bill: due,
    events: ['autopayDebit'],
  };
  const byHand = {
    autopay: ['off', null, null, null],
    summary: ['off', null, null],
    bill: null,
    events: ['billDue'],
  };

  it.each([
    // The 8th is a Tuesday: three business days before it is the Thursday.
    ['2026-12-02', byHand],
    ['2026-12-03', stillPaid],
    ['2026-12-07', stillPaid],
    [due, stillPaid],
  ])('is told of a cancellation on %s', async (day, want) => {
    await set('card', onFile);
    await reach(day);
    await cancel();
    expect(await told()).toEqual(want);
    await reach(due);
    expect(await told()).toEqual(want);
  });

  it.each([
    ['2026-12-02', 'Las facturas de su cuenta 4400712345 ya no se pagan solas.'],
    [
      '2026-12-03',
      'Un pago de su cuenta 4400712345 ya no se pudo detener: se hará el 8 de diciembre de 2026. Después, usted paga cada factura.',
    ],
  ])('is told by the message of a cancellation on %s', async (day, want) => {
    await set('card', onFile);
    await reach(day);
    await cancel();
    const sent = () => org.services.outbox.list({ to: 'maria.lopez@example.com', limit: 1 })[0]?.text;
    expect(sent()).toBe(want);
    // The end of an agreement that never paid stops no payment of an earlier one.
    await set('bank', { paymentToken: bank('000987654321') });
    await cancel();
    expect(sent()).toBe(want);
  });

  it('is told until its day has passed', async () => {
    await set('card', onFile);
    await reach('2026-12-07');
    await cancel();
    await reach('2026-12-09');
    expect(await told()).toMatchObject({ autopay: byHand.autopay, summary: byHand.summary, bill: null });
  });

  it('is not lost where autopay is set up again, also with a method that is still checked', async () => {
    await set('card', onFile);
    await reach('2026-12-07');
    await cancel();
    await set('bank', { paymentToken: bank('000987654321') });
    expect(await told()).toEqual({
      ...stillPaid,
      autopay: ['pending', due, due, 8421],
      summary: ['pending', due, 8421],
    });
    await cancel();
    await set('card', onFile);
    await reach(due);
    expect(await told()).toMatchObject({ autopay: ['on', due, due, 8421], bill: due });
  });

  it('is told where another method takes over', async () => {
    await set('card', onFile);
    await reach('2026-12-07');
    await change('bank', { paymentToken: bank('000987654321') });
    expect(await told()).toMatchObject({ autopay: ['pending', due, due, 8421], bill: due });
  });

  it('is none of a method that could not be used then', async () => {
    await reach('2026-12-07');
    await set('bank', { paymentToken: bank('000987654321') });
    await cancel();
    org.clock.advance(2 * 60_000);
    expect(await told()).toEqual(byHand);
  });

  it('keeps its method, and no plan is agreed on over it', async () => {
    await set('card', onFile);
    await reach('2026-12-07');
    await cancel();
    const removed = await writeCall(maria, 'removePaymentMethod', { accountNumber, ...onFile });
    expect(removed).toMatchObject({ status: 409, body: [{ errorCode: 'UNABLE_TO_PROCESS' }] });
    const { body } = await readCall(maria, 'getPaymentExtension', { accountNumber });
    expect(body.state).toBe('autopayOn');
  });
});

describe('payment methods', () => {
  const add = (method: string, paymentToken: string, more: object = {}) => {
    const own = { currentPassword: DEMO_PASSWORD, idempotencyKey: newKey() };
    const body = { accountNumber, method, paymentToken, ...own, ...more };
    return writeCall(maria, 'addPaymentMethod', body);
  };

  it('are listed by their end, the newest first', async () => {
    expect(await methods()).toMatchObject([
      { paymentMethodId: 'pm_3Kd82', brandName: 'Visa', lastFour: '4242', expires: '2028-04' },
      { paymentMethodId: 'pm_9Zt41', brandName: 'First Lakes Bank', lastFour: '6789', expires: null },
    ]);
  });

  it('are added once for a key, and the customer is told', async () => {
    const idempotencyKey = newKey();
    const token = card('5555555555554444');
    const first = await add('card', token, { idempotencyKey });
    expect(first).toMatchObject({ status: 200, body: { brandName: 'Mastercard', usedByAutopay: false } });
    expect((await add('card', token, { idempotencyKey })).body).toEqual(first.body);
    expect(await methods()).toHaveLength(3);
    const sent = org.services.outbox.list({ to: 'maria.lopez@example.com', limit: 9 });
    const told = sent.filter(({ kind }) => kind !== 'depositDue');
    expect(told).toMatchObject([{ kind: 'paymentMethodAdded', language: 'es' }]);
    expect(await add('card', token)).toMatchObject({ status: 402 });
    expect(await add('card', 'tok_5fPq8RzW2', { idempotencyKey })).toMatchObject({ status: 409 });
  });

  it('are added, and autopay is changed, by nobody who does not know the password', async () => {
    const wrong = { currentPassword: 'Rainy-day-8' };
    const refused = { status: 400, body: [{ errorCode: 'OLD_PASSWORD_INVALID' }] };
    expect(await add('card', card('5555555555554444'), wrong)).toMatchObject(refused);
    expect(await set('card', { paymentMethodId: 'pm_3Kd82', ...wrong })).toMatchObject(refused);
    expect(await set('card', { paymentMethodId: 'pm_3Kd82' })).toMatchObject({ status: 200 });
    expect(await change('bank', { paymentMethodId: 'pm_9Zt41', ...wrong })).toMatchObject(refused);
    expect(await autopay()).toMatchObject({ paymentMethodId: 'pm_3Kd82' });
    expect(await methods()).toHaveLength(2);
  });

  it('that somebody guesses at lock the password, and not the log-in', async () => {
    const guess = (at: number) =>
      add('card', card('5555555555554444'), { currentPassword: `Rainy-day-${at}` });
    for (let at = 0; at < 10; at += 1) await guess(at);
    expect(await add('card', card('5555555555554444'))).toMatchObject({ status: 429 });
    expect((await org.visitor().logIn('maria.lopez')).status).toBe(200);
  });

  it('keep nothing of the password with their keys', async () => {
    await add('card', card('5555555555554444'));
    const rows = org.services.statements.all('SELECT * FROM sandbox_intent', []);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(DEMO_PASSWORD);
  });

  it.each([
    ['a declined card', 'card', () => card('4000000000000002'), 402, 'PAYMENT_METHOD_REFUSED'],
    ['an expired card', 'card', () => card('4000000000000069'), 402, 'PAYMENT_METHOD_REFUSED', 'cardExpired'],
    ['an unknown token', 'card', () => 'tok_unknown_1', 402, 'PAYMENT_METHOD_REFUSED'],
    ['a bank account that is called a card', 'card', () => bank('000123456789'), 400, 'INVALID_INPUT'],
  ])('are refused: %s', async (_, method, token, status, errorCode, declineReason?: string) => {
    const why = declineReason === undefined ? {} : { declineReason };
    expect(await add(method, token())).toMatchObject({ status, body: [{ errorCode, ...why }] });
    expect(await methods()).toHaveLength(2);
  });

  it.each([
    ['000123456789', 'usable'],
    ['000111111116', 'refused'],
  ])('validate the bank account %s: %s', async (number, state) => {
    expect((await add('bank', bank(number))).body.state).toBe('validating');
    org.clock.advance(2 * 60_000);
    expect((await methods())[0].state).toBe(state);
  });

  it('are forgotten, but not while autopay uses them', async () => {
    await set('card', { paymentMethodId: 'pm_3Kd82' });
    const remove = (paymentMethodId: string) =>
      writeCall(maria, 'removePaymentMethod', { accountNumber, paymentMethodId });
    expect(await remove('pm_3Kd82')).toMatchObject({
      status: 409,
      body: [{ errorCode: 'UNABLE_TO_PROCESS' }],
    });
    const left = await remove('pm_9Zt41');
    expect(left.body.methods).toMatchObject([{ paymentMethodId: 'pm_3Kd82', usedByAutopay: true }]);
    expect(await remove('pm_9Zt41')).toMatchObject({ status: 404 });
  });
});

describe('autopay', () => {
  it('is set up with a new card, and its authorisation is kept and sent', async () => {
    const answer = await set('card', { paymentToken: 'tok_5fPq8RzW2' });
    expect(answer).toMatchObject({
      status: 200,
      body: { state: 'on', brandName: 'Visa', nextPaymentOn: '2026-12-08', nextAmountCents: 8421 },
    });
    expect(await autopay()).toEqual(answer.body);
    const { authorizationId } = answer.body;
    const copy = await readCall(maria, 'getAutopayAuthorization', { accountNumber, authorizationId });
    const terms = await readCall(maria, 'getAutopayTerms', { accountNumber, method: 'card', language: 'en' });
    expect(copy.body).toMatchObject({
      ...terms.body,
      companyName: 'Marigold Energy',
      bankName: null,
      startsOn: '2026-12-08',
      revokedAt: null,
    });
    const [sent] = org.services.outbox.list({ to: 'maria.lopez@example.com', limit: 1 });
    expect(sent?.text).toContain(terms.body.paragraphs[0]);
  });

  it('waits for a bank account to be validated', async () => {
    expect((await set('bank', { paymentToken: bank('000123456789') })).body.state).toBe('pending');
    org.clock.advance(2 * 60_000);
    expect((await autopay()).state).toBe('on');
  });

  it('is suspended when the bank account turns out to be wrong', async () => {
    await set('bank', { paymentToken: bank('000111111116') });
    org.clock.advance(2 * 60_000);
    expect(await autopay()).toMatchObject({ state: 'suspended', declineReason: null });
    expect(await attention()).toContainEqual(
      expect.objectContaining({ kind: 'autopaySuspended', declineReason: null }),
    );
    const [{ paymentMethodId }] = await methods();
    const again = await change('bank', { paymentMethodId });
    expect(again).toMatchObject({ status: 402, body: [{ errorCode: 'PAYMENT_METHOD_REFUSED' }] });
  });

  it('is suspended when the card has expired, and says so', async () => {
    await set('card', { paymentMethodId: 'pm_3Kd82' });
    org.clock.advance(Date.parse('2028-05-01T05:00:00Z') - org.clock.now());
    maria = await org.customer('maria.lopez');
    expect(await autopay()).toMatchObject({ state: 'suspended', declineReason: 'cardExpired' });
    expect(await attention()).toContainEqual(
      expect.objectContaining({ kind: 'autopaySuspended', declineReason: 'cardExpired' }),
    );
  });

  it('takes another method as a new authorisation', async () => {
    const { body } = await set('card', { paymentMethodId: 'pm_3Kd82' });
    const changed = await change('bank', { paymentToken: 'tok_8sWn1LcV6' });
    expect(changed.body).toMatchObject({ method: 'bank', lastFour: '6789' });
    const { authorizationId } = body;
    const copy = await readCall(maria, 'getAutopayAuthorization', { accountNumber, authorizationId });
    expect(copy.body.revokedAt).toBe('2026-11-21T12:00:00.000Z');
  });

  it('is cancelled; a payment that is on its way is told', async () => {
    const cancel = () => writeCall(maria, 'cancelAutopay', { accountNumber });
    expect(await cancel()).toMatchObject({ status: 409 });
    await set('card', { paymentMethodId: 'pm_3Kd82' });
    expect((await cancel()).body).toMatchObject({ state: 'off', nextPaymentOn: null, authorizationId: null });
    org.clock.advance(14 * 86_400_000);
    maria = await org.customer('maria.lopez');
    await set('card', { paymentMethodId: 'pm_3Kd82' });
    const late = await cancel();
    expect(late.body).toMatchObject({ state: 'off', nextPaymentOn: '2026-12-08', nextAmountCents: 8421 });
    expect(await autopay()).toEqual(late.body);
  });

  it('does each thing in its state only', async () => {
    expect(await change('card', { paymentMethodId: 'pm_3Kd82' })).toMatchObject({ status: 409 });
    await set('card', { paymentMethodId: 'pm_3Kd82' });
    expect(await set('card', { paymentMethodId: 'pm_3Kd82' })).toMatchObject({ status: 409 });
  });

  it('is set up once for a key', async () => {
    const body = await request('card', { paymentToken: card('4242424242424242') });
    const first = await writeCall(maria, 'setUpAutopay', body);
    expect((await writeCall(maria, 'setUpAutopay', body)).body).toEqual(first.body);
  });

  it.each([
    ['another text', { paymentMethodId: 'pm_3Kd82', textHash: 'a'.repeat(64) }, 409],
    ['another version', { paymentMethodId: 'pm_3Kd82', textVersion: '2020-01' }, 409],
    ['no consent', { paymentMethodId: 'pm_3Kd82', authorized: false }, 400],
    ['no method', {}, 400],
    ['two methods', { paymentMethodId: 'pm_3Kd82', paymentToken: 'tok_5fPq8RzW2' }, 400],
    ['a method of another kind', { paymentMethodId: 'pm_9Zt41' }, 400],
    ['an unknown method', { paymentMethodId: 'pm_none' }, 404],
  ])('is refused with %s', async (_, more, status) => {
    expect((await set('card', more)).status).toBe(status);
    expect((await autopay()).state).toBe('off');
  });
});

describe('accounts of others', () => {
  it.each([
    ['getPaymentMethods', {}],
    ['getAutopay', {}],
    ['getAutopayTerms', { method: 'card', language: 'en' }],
    ['getAutopayAuthorization', { authorizationId: 'auth_7Hq1' }],
  ])('are not found by %s', async (name, more) => {
    const james = await org.customer('james.carter');
    const answer = await readCall(james, name, { accountNumber, ...more });
    expect(answer).toMatchObject({ status: 404, body: [{ errorCode: 'NOT_FOUND' }] });
  });

  it.each([
    ['no account', {}],
    ['an account number that is none', { accountNumber: "' OR 1=1" }],
    ['a method that is none', { accountNumber, method: 'cash', language: 'en' }],
    ['a language that is none', { accountNumber, method: 'card', language: 'fr' }],
  ])('%s is refused', async (_, parameters) => {
    const answer = await readCall(maria, 'getAutopayTerms', parameters);
    expect(answer).toMatchObject({ status: 400, body: [{ errorCode: 'INVALID_INPUT' }] });
  });

  it('that have ended take no settings', async () => {
    const { body } = await readCall(maria, 'getAccounts');
    const closed = body.accounts.find((account: { group: string }) => account.group === 'closed');
    const answer = await set('card', { accountNumber: closed.accountNumber, paymentToken: 'tok_5fPq8RzW2' });
    expect(answer).toMatchObject({ status: 403, body: [{ errorCode: 'ACCOUNT_INACTIVE' }] });
  });
});
