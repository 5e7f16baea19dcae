import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT_EXAMPLES } from '../../seed/account-examples.ts';
import { createMailedOrg } from '../../testing/test-mailbox.ts';
import type { MailedOrg } from '../../testing/test-mailbox.ts';
import { APEX, createVisitor } from '../../testing/test-org.ts';
import type { Visitor } from '../../testing/test-org.ts';

const MINUTE = 60_000;
const FACTS = { confirmationNumber: 'ENR-2026-104417', lastName: 'Lopez', zipCode: '78701' };
const MARTA = 'marta.lopez@example.com';
const PHONE = '5125550188';

let mailed: MailedOrg;
let guest: Visitor;
beforeEach(() => {
  mailed = createMailedOrg();
  guest = createVisitor(mailed.org);
});
afterEach(() => mailed.close());

const call = (operation: string, body: unknown) => guest.send('POST', `${APEX}/${operation}`, body);
const find = async (): Promise<string> => (await call('findMyEnrollment', FACTS)).body.registrationId;
const sendCode = (registrationId: string, channel = 'email') =>
  call('sendRegistrationCode', { registrationId, channel, language: 'en' });
const verify = (registrationId: string, code: string) => call('verifyRegistration', { registrationId, code });
const complete = (registrationId: string, change: object = {}) =>
  call('completeRegistration', {
    registrationId,
    email: MARTA,
    newPassword: 'Cloudy-day-8',
    confirmPassword: 'Cloudy-day-8',
    acceptTerms: true,
    language: 'es',
    ...change,
  });
const ANA = { lastName: 'Nueva', zipCode: '78704' };

/** An order of somebody without a log-in. */
async function enrollGuest(email: string) {
  const offer = `${APEX}/getPlan?planId=plan_gp24_c&zipCode=78704`;
  const { termsVersion } = (await guest.send('GET', offer)).body;
  const home = { street: '9 Rainey St', city: 'Austin', state: 'TX', zipCode: ANA.zipCode };
  const name = { firstName: 'Ana', lastName: ANA.lastName, email, mobilePhone: '512-555-0177' };
  const order = { planId: 'plan_gp24_c', requestedStartDate: '2026-12-01', kind: 'moveIn', termsVersion };
  const how = { acceptTerms: true, idempotencyKey: crypto.randomUUID(), language: 'en' };
  return (await call('enrollInPlan', { ...name, ...home, ...order, ...how })).body;
}
const confirm = (token: string) => call('confirmRegistration', { token });

async function findVerified(): Promise<string> {
  const id = await find();
  await sendCode(id);
  await verify(id, mailed.codeOf(MARTA));
  return id;
}

const WRONG_CODE = { status: 400, body: [{ errorCode: 'CODE_INVALID', field: 'code' }] };
const NOT_VERIFIED = { status: 403, body: [{ errorCode: 'REGISTRATION_NOT_VERIFIED' }] };
const NOT_FOUND = { status: 404, body: [{ errorCode: 'ORDER_NOT_FOUND' }] };
const wrongCode = (code: string): string => (code === '000000' ? '111111' : '000000');

describe('find my enrollment', () => {
  it.each([
    ['three facts', FACTS],
    [
      'facts as people type them',
      { confirmationNumber: ' enr-2026-104417 ', lastName: ' LÓPEZ ', zipCode: '78701' },
    ],
    ['the link of the welcome message', { linkToken: ACCOUNT_EXAMPLES.linkToken }],
  ])('finds by %s', async (_, body) => {
    expect(await call('findMyEnrollment', body)).toMatchObject({
      status: 200,
      body: {
        registrationId: expect.stringMatching(/^reg_[\w-]{24}$/),
        step: 'verify',
        confirmationNumber: 'ENR-2026-104417',
        planName: 'Steady Saver 12',
        maskedEmail: 'm•••••z@example.com',
        maskedPhone: '•••-•••-0188',
        codeSentTo: null,
        expiresAt: '2026-11-21T12:30:00.000Z',
      },
    });
  });

  it.each([
    ['another number', { ...FACTS, confirmationNumber: 'ENR-2026-999999' }],
    ['another name', { ...FACTS, lastName: 'Lopes' }],
    ['another zip code', { ...FACTS, zipCode: '78702' }],
    ['a link that was never sent', { linkToken: 'AAAAAAAAAAAAAAAAAAAAAAAA' }],
  ])('answers alike for %s', async (_, body) => {
    const answer = await call('findMyEnrollment', body);
    const other = await call('findMyEnrollment', { ...FACTS, confirmationNumber: 'ENR-0' });
    expect(answer).toMatchObject(NOT_FOUND);
    expect(answer.body).toEqual(other.body);
  });

  it.each([
    [{}],
    [{ lastName: 'Lopez', zipCode: '78701' }],
    [{ confirmationNumber: 'ENR-2026-104417' }],
    [{ ...FACTS, zipCode: '787' }],
    [{ ...FACTS, extra: 1 }],
    [{ linkToken: '../../etc/passwd' }],
  ])('refuses %j', async (body) => {
    expect(await call('findMyEnrollment', body)).toMatchObject({
      status: 400,
      body: [{ errorCode: 'INVALID_INPUT' }],
    });
  });

  it('tells who is registered only when all facts fit', async () => {
    const maria = createVisitor(mailed.org);
    await maria.logIn('maria.lopez');
    const fields = 'Order.Confirmation_Number__c,Order.Service_Address__c';
    const path = `/services/data/v64.0/ui-api/records/801RM000000aBcDYAU?fields=${fields}`;
    const order = (await maria.send('GET', path)).body.fields;
    const facts = {
      confirmationNumber: order.Confirmation_Number__c.value,
      lastName: 'Lopez',
      zipCode: order.Service_Address__c.value.slice(-5),
    };
    expect(await call('findMyEnrollment', facts)).toMatchObject({
      status: 409,
      body: [{ errorCode: 'ALREADY_REGISTERED' }],
    });
    expect(await call('findMyEnrollment', { ...facts, lastName: 'Carter' })).toMatchObject(NOT_FOUND);
  });

  it.each([FACTS, { ...FACTS, confirmationNumber: 'ENR-0000' }])('limits tries of %j', async (facts) => {
    for (let count = 0; count < 5; count += 1) {
      expect((await call('findMyEnrollment', { ...facts, lastName: `Name ${count}` })).status).toBe(404);
    }
    expect((await call('findMyEnrollment', facts)).status).toBe(429);
    mailed.clock.advance(15 * MINUTE);
    expect((await call('findMyEnrollment', facts)).status).not.toBe(429);
  });
});

describe('the code of a registration', () => {
  it.each([
    ['email', MARTA],
    ['sms', PHONE],
  ])('goes by %s to what the order holds, and proves the customer', async (channel, to) => {
    const id = await find();
    expect(await sendCode(id, channel)).toMatchObject({
      status: 200,
      body: { registrationId: id, step: 'verify', codeSentTo: channel },
    });
    expect(mailed.messages(to)[0]).toMatchObject({ channel, kind: 'registrationCode' });
    expect(await verify(id, mailed.codeOf(to))).toMatchObject({ status: 200, body: { step: 'credentials' } });
    expect(await sendCode(id, channel)).toMatchObject(NOT_VERIFIED);
  });

  it('replaces an older one and expires after ten minutes', async () => {
    const id = await find();
    await sendCode(id);
    const first = mailed.codeOf(MARTA);
    await sendCode(id);
    const second = mailed.codeOf(MARTA);
    if (first !== second) expect(await verify(id, first)).toMatchObject(WRONG_CODE);
    mailed.clock.advance(10 * MINUTE);
    expect(await verify(id, second)).toMatchObject(WRONG_CODE);
    await sendCode(id);
    expect((await verify(id, mailed.codeOf(MARTA))).status).toBe(200);
  });

  it('ends the registration after five wrong ones', async () => {
    const id = await find();
    await sendCode(id);
    const code = mailed.codeOf(MARTA);
    for (let count = 0; count < 5; count += 1) {
      expect(await verify(id, wrongCode(code))).toMatchObject(count < 4 ? WRONG_CODE : NOT_VERIFIED);
    }
    expect(await verify(id, code)).toMatchObject(NOT_VERIFIED);
    expect(await sendCode(id)).toMatchObject(NOT_VERIFIED);
    expect(await complete(id)).toMatchObject(NOT_VERIFIED);
  });

  it('is sent five times in 15 minutes, however often the registration begins anew', async () => {
    for (let count = 0; count < 5; count += 1) {
      const id = count === 0 ? await find() : ACCOUNT_EXAMPLES.registrationId;
      expect((await sendCode(id)).status).toBe(200);
    }
    expect((await sendCode(await find())).status).toBe(429);
  });

  it.each([
    ['email', 'sms'],
    ['sms', 'email'],
  ])('is sent ten times to one inbox by %s, of however many orders', async (channel, other) => {
    const sent: number[] = [];
    let last = '';
    for (const email of ['ana.nueva@gmail.com', 'AnaNueva@gmail.com', 'ananueva+3@googlemail.com']) {
      const { confirmationNumber } = await enrollGuest(email);
      last = (await call('findMyEnrollment', { ...ANA, confirmationNumber })).body.registrationId;
      for (let count = 0; count < 5; count += 1) sent.push((await sendCode(last, channel)).status);
    }
    expect(sent).toEqual([...Array<number>(10).fill(200), ...Array<number>(5).fill(429)]);
    mailed.clock.advance(16 * MINUTE);
    expect((await sendCode(last, other)).status).toBe(200);
    expect((await sendCode(last, channel)).status).toBe(200);
  });

  it('still reaches whoever holds the welcome link, whatever strangers ask for', async () => {
    const ordered = await enrollGuest('ana.nueva@gmail.com');
    const welcome = mailed.messages('ana.nueva@gmail.com').find(({ kind }) => kind === 'welcome');
    const linkToken = welcome?.link?.split('#token=')[1];
    for (const email of ['ananueva+1@gmail.com', 'ananueva+2@gmail.com']) {
      const { confirmationNumber } = await enrollGuest(email);
      const other = (await call('findMyEnrollment', { ...ANA, confirmationNumber })).body.registrationId;
      for (let count = 0; count < 5; count += 1) expect((await sendCode(other)).status).toBe(200);
    }
    const { confirmationNumber } = ordered;
    const byFacts = (await call('findMyEnrollment', { ...ANA, confirmationNumber })).body.registrationId;
    expect((await sendCode(byFacts)).status).toBe(429);
    const sent: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      const { registrationId } = (await call('findMyEnrollment', { linkToken })).body;
      sent.push((await sendCode(registrationId)).status);
    }
    expect(sent).toEqual([200, 200, 200, 200, 200, 429]);
    mailed.clock.advance(16 * MINUTE);
    const again = (await call('findMyEnrollment', { ...ANA, confirmationNumber })).body.registrationId;
    expect((await sendCode(again)).status).toBe(200);
  });

  it('counts nothing of a customer whose inbox is full', async () => {
    for (const email of ['ananueva+1@gmail.com', 'ananueva+2@gmail.com', 'ananueva@gmail.com']) {
      const { confirmationNumber } = await enrollGuest(email);
      const id = (await call('findMyEnrollment', { ...ANA, confirmationNumber })).body.registrationId;
      const full = email === 'ananueva@gmail.com';
      for (let count = 0; count < 5; count += 1) expect((await sendCode(id)).status).toBe(full ? 429 : 200);
      // The inbox is full, and the phone is not: it has room for as many as the customer may have.
      if (full) expect((await sendCode(id, 'sms')).status).toBe(200);
    }
  });

  it('is refused for a registration that is unknown or over', async () => {
    expect(await sendCode('reg_unknown_one')).toMatchObject(NOT_VERIFIED);
    const id = await find();
    mailed.clock.advance(30 * MINUTE);
    expect(await sendCode(id)).toMatchObject(NOT_VERIFIED);
  });

  it.each([
    ['sendRegistrationCode', { registrationId: 'reg_7Qm2Xk9Lw4', channel: 'fax', language: 'en' }],
    ['verifyRegistration', { registrationId: 'reg_7Qm2Xk9Lw4', code: '12345' }],
    ['verifyRegistration', { registrationId: 5, code: '482913' }],
    ['completeRegistration', { registrationId: 'reg_7Qm2Xk9Lw4' }],
    ['confirmRegistration', { token: '' }],
  ])('%s refuses %j', async (operation, body) => {
    expect(await call(operation, body)).toMatchObject({
      status: 400,
      body: [{ errorCode: 'INVALID_INPUT' }],
    });
  });
});

describe('a new log-in', () => {
  it('works after its address is confirmed, once', async () => {
    const id = await findVerified();
    expect(await complete(id)).toMatchObject({
      status: 200,
      body: { registrationId: id, step: 'linkSent', expiresAt: '2026-11-22T12:00:00.000Z' },
    });
    expect((await guest.logIn(MARTA, 'Cloudy-day-8')).status).toBe(401);
    const token = mailed.tokenOf(MARTA);
    expect(mailed.messages(MARTA)[0]?.link).toBe(`/es/confirm-registration#token=${token}`);
    expect(await confirm(token)).toMatchObject({
      status: 200,
      body: { registrationId: id, step: 'complete' },
    });
    expect(await guest.logIn(MARTA, 'Cloudy-day-8')).toMatchObject({
      status: 200,
      body: { displayName: 'Marta Lopez' },
    });
    const registered = { status: 409, body: [{ errorCode: 'ALREADY_REGISTERED' }] };
    expect(await confirm(token)).toMatchObject(registered);
    expect(await complete(id)).toMatchObject(registered);
    expect(await call('findMyEnrollment', FACTS)).toMatchObject(registered);
    const link = { linkToken: ACCOUNT_EXAMPLES.linkToken };
    expect(await call('findMyEnrollment', link)).toMatchObject(NOT_FOUND);
  });

  it("answers alike for another customer's address; that customer gets a notice", async () => {
    const id = await findVerified();
    const taken = await complete(id, { email: 'maria.lopez@example.com' });
    const free = await complete(id);
    expect(taken.status).toBe(200);
    expect(taken.body).toEqual(free.body);
    expect(mailed.messages('maria.lopez@example.com')).toMatchObject([{ kind: 'registrationTaken' }]);
    expect(mailed.tokenOf('maria.lopez@example.com')).toBe('');
    expect((await guest.logIn('maria.lopez@example.com', 'Cloudy-day-8')).status).toBe(401);
  });

  it('is offered ten times to one mailbox that strangers type, and still to whoever proves to read it', async () => {
    const registrationOf = async (email: string): Promise<string> => {
      const { confirmationNumber } = await enrollGuest(email);
      const id = (await call('findMyEnrollment', { ...ANA, confirmationNumber })).body.registrationId;
      await sendCode(id);
      await verify(id, mailed.codeOf(email));
      return id;
    };
    const sent: number[] = [];
    let id = '';
    for (const at of [1, 2, 3]) {
      id = await registrationOf(`stranger${at}@example.com`);
      const offer = () => complete(id, { email: `marta.lopez+${at}@example.com` });
      for (let count = 0; count < 5; count += 1) sent.push((await offer()).status);
    }
    expect(sent).toEqual([...Array<number>(10).fill(200), ...Array<number>(5).fill(429)]);
    // A mailbox that is full takes no tries from whoever typed it.
    expect((await complete(id, { email: 'stranger3@example.com' })).status).toBe(200);
    expect((await complete(await findVerified())).status).toBe(200);
    const { registrationId } = (await call('findMyEnrollment', { linkToken: ACCOUNT_EXAMPLES.linkToken }))
      .body;
    await sendCode(registrationId, 'sms');
    await verify(registrationId, mailed.codeOf(PHONE));
    expect((await complete(registrationId)).status).toBe(200);
    const another = await registrationOf('stranger4@example.com');
    expect((await complete(another, { email: MARTA })).status).toBe(429);
    mailed.clock.advance(16 * MINUTE);
    expect((await complete(another, { email: MARTA })).status).toBe(200);
  });

  it('is not confirmed by a link that went elsewhere before another address was chosen', async () => {
    const id = await findVerified();
    await complete(id);
    await complete(id, { email: 'maria.lopez@example.com' });
    expect((await confirm(mailed.tokenOf(MARTA))).status).toBe(404);
  });

  it.each([
    ['before the code', {}, false, 403, 'REGISTRATION_NOT_VERIFIED'],
    ['with no address', { email: 'marta' }, true, 400, 'EMAIL_INVALID'],
    ['with another confirmation', { confirmPassword: 'Cloudy-day-9' }, true, 400, 'PASSWORD_MISMATCH'],
    [
      'with a short password',
      { newPassword: 'a-1', confirmPassword: 'a-1' },
      true,
      400,
      'PASSWORD_TOO_SHORT',
    ],
    ['without the terms', { acceptTerms: false }, true, 400, 'INVALID_INPUT'],
    ['with an address that refuses mail', { email: 'marta@refused.example' }, true, 500, 'EMAIL_NOT_SENT'],
  ])('is refused %s', async (_, change, verified, status, errorCode) => {
    const id = verified ? await findVerified() : await find();
    expect(await complete(id, change)).toMatchObject({ status, body: [{ errorCode }] });
    expect(mailed.messages(MARTA).filter(({ kind }) => kind === 'registrationLink')).toEqual([]);
  });

  it('has links that are replaced and that expire after a day', async () => {
    const id = await findVerified();
    await complete(id);
    const first = mailed.tokenOf(MARTA);
    await complete(id);
    expect(await confirm(first)).toMatchObject({ status: 404, body: [{ errorCode: 'EMAIL_LINK_INVALID' }] });
    mailed.clock.advance(24 * 60 * MINUTE);
    expect(await confirm(mailed.tokenOf(MARTA))).toMatchObject({
      status: 410,
      body: [{ errorCode: 'EMAIL_LINK_EXPIRED' }],
    });
  });

  it('goes by the new address alone after a change of it', async () => {
    await confirm(ACCOUNT_EXAMPLES.linkToken);
    await guest.logIn('noah.bell@example.com');
    const newEmail = 'noah@example.org';
    const body = { newEmail, confirmEmail: newEmail, currentPassword: 'Sunny-day-7', language: 'en' };
    await call('requestEmailChange', body);
    await call('confirmEmailChange', { token: mailed.tokenOf(newEmail) });
    expect((await createVisitor(mailed.org).logIn('noah.bell@example.com')).status).toBe(401);
    expect((await createVisitor(mailed.org).logIn(newEmail)).status).toBe(200);
  });

  it('shows who enrolled as a guest the deposit to pay, without the link of the message', async () => {
    const email = 'ana.nueva@example.com';
    const { orderId, confirmationNumber } = await enrollGuest(email);
    const id = (await call('findMyEnrollment', { ...ANA, confirmationNumber })).body.registrationId;
    await sendCode(id);
    await verify(id, mailed.codeOf(email));
    await complete(id, { email });
    await confirm(mailed.tokenOf(email));
    expect((await guest.logIn(email, 'Cloudy-day-8')).status).toBe(200);
    expect(await call('findDeposit', { orderId })).toMatchObject({
      status: 200,
      body: { orderId, amountCents: 15_000 },
    });
  });

  it('sees nothing but its own records', async () => {
    await confirm(ACCOUNT_EXAMPLES.linkToken);
    expect((await guest.logIn('noah.bell@example.com')).status).toBe(200);
    const path = '/services/data/v64.0/ui-api/records/003RM0000068xVCYAY?fields=Contact.Email';
    expect((await guest.send('GET', path)).status).toBe(404);
  });
});
