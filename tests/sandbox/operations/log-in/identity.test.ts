import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT_EXAMPLES } from '../../seed/account-examples.ts';
import { MARIA } from '../../seed/fixed-ids.ts';
import { TEST_PHONES } from '../../services/identity/subjects.ts';
import { createServiceOrgs } from '../../testing/service-org.ts';
import { createMailedOrg } from '../../testing/test-mailbox.ts';
import { limitInbox } from '../../services/sessions/limits.ts';
import type { MailedOrg } from '../../testing/test-mailbox.ts';
import { APEX, UI_API, createVisitor } from '../../testing/test-org.ts';
import type { TestAnswer, Visitor } from '../../testing/test-org.ts';

const SECOND = 1000;
const DAY = 86_400_000;
const PHONE = '5125550142';

let mailed: MailedOrg;
let maria: Visitor;
beforeEach(async () => {
  mailed = createMailedOrg();
  maria = createVisitor(mailed.org);
  await maria.logIn('maria.lopez');
});
afterEach(() => mailed.close());

const call = (operation: string, body: object, visitor = maria) =>
  visitor.send('POST', `${APEX}/${operation}`, { language: 'en', ...body });
const read = (orderId: string = MARIA.orderId, language = 'en') =>
  maria.send('GET', `${APEX}/getIdentityVerification?orderId=${orderId}&language=${language}`);
const start = (orderId: string = MARIA.orderId) => call('startIdentityVerification', { orderId });
const change = (operation: string, verificationId: string) => call(operation, { verificationId });
const answer = (verificationId: string, questionId: string, answer: string) =>
  call('answerIdentityVerification', { verificationId, questionId, answer });
const setPhone = (MobilePhone: string | null) =>
  maria.send('PATCH', `${UI_API}/records/${MARIA.contactId}`, { fields: { MobilePhone } });

/** A verification from its beginning. */
async function startAnew(): Promise<TestAnswer> {
  await change('cancelIdentityVerification', ACCOUNT_EXAMPLES.verificationId);
  return start();
}

/** Returns the fact that Maria knows of herself. */
async function knowledge(): Promise<string> {
  const fields = 'Contact.MailingCity,Contact.Birthdate';
  const contact = (await maria.send('GET', `${UI_API}/records/${MARIA.contactId}?fields=${fields}`)).body
    .fields;
  const path = `${UI_API}/records/${MARIA.orderId}?fields=Order.Service_Address__c`;
  const order = (await maria.send('GET', path)).body.fields;
  const month = new Date(contact.Birthdate.value).toLocaleString('en', { month: 'long', timeZone: 'UTC' });
  return `${order.Service_Address__c.value} ${contact.MailingCity.value} ${month}`;
}

/** Answers the questions that are left, so many of them wrongly. */
async function answerAll(first: TestAnswer, wrong = 0): Promise<TestAnswer> {
  const known = await knowledge();
  let present = first;
  for (let left = wrong; present.body.state === 'question'; left -= 1) {
    const { verificationId, questionId, choices } = present.body;
    const right = choices.find((choice: { label: string }) => known.includes(choice.label));
    present = await answer(verificationId, questionId, left > 0 ? 'none' : right.value);
  }
  return present;
}

const CONFLICT = { status: 409, body: [{ errorCode: 'UNABLE_TO_PROCESS' }] };
const OVER = { questionId: null, questionText: null, choices: [], codeSentTo: null, resendAllowedAt: null };

describe('an identity verification', () => {
  it('asks three questions, then for a code, and is passed', async () => {
    const first = await startAnew();
    expect(first).toMatchObject({
      status: 200,
      body: {
        orderId: MARIA.orderId,
        state: 'question',
        questionId: 'q1',
        questionText: 'Which of these streets have you lived on?',
        number: 1,
        of: 3,
        attemptsLeft: 3,
        resumeUntil: '2026-11-28T12:00:00.000Z',
      },
    });
    expect(first.body.choices.map((choice: { value: string }) => choice.value)).toEqual([
      'a',
      'b',
      'c',
      'none',
    ]);
    const code = await answerAll(first);
    expect(code.body).toMatchObject({
      state: 'code',
      questionId: 'code',
      codeSentTo: '•••-•••-0142',
      resendAllowedAt: '2026-11-21T12:00:30.000Z',
    });
    const passed = await answer(code.body.verificationId, 'code', mailed.codeOf(PHONE));
    expect(passed).toMatchObject({ status: 200, body: { ...OVER, state: 'passed', resumeUntil: null } });
    expect((await read()).body).toEqual(passed.body);
    expect(await start()).toMatchObject(CONFLICT);
  });

  it.each([
    [0, 'code'],
    [1, 'code'],
    [2, 'failed'],
    [3, 'failed'],
  ])('with %d wrong answers goes on to: %s', async (wrong, state) => {
    const result = await answerAll(await startAnew(), wrong);
    expect(result).toMatchObject({ status: 200, body: { state } });
    const path = `${APEX}/getRequiredDocuments?orderId=${MARIA.orderId}`;
    const { requirements } = (await maria.send('GET', path)).body;
    const purposes = requirements.map(({ purpose }: { purpose: string }) => purpose);
    expect(purposes).toEqual(state === 'failed' ? ['occupancy', 'identity'] : ['occupancy']);
    if (state === 'failed') expect(await start()).toMatchObject(CONFLICT);
  });

  it('does not tell a wrong answer from a right one before the end', async () => {
    const first = await startAnew();
    const wrong = await answer(first.body.verificationId, 'q1', 'none');
    expect(wrong).toMatchObject({
      status: 200,
      body: { state: 'question', questionId: 'q2', attemptsLeft: 3 },
    });
  });

  it('asks in the language of the call, with the same answers in the same order', async () => {
    await startAnew();
    const [english, spanish] = [await read(), await read(MARIA.orderId, 'es')];
    expect(spanish.body.questionText).toBe('¿En cuál de estas calles ha vivido?');
    expect(spanish.body.choices.slice(0, 3)).toEqual(english.body.choices.slice(0, 3));
  });

  it('offers the same choices however often it is cancelled, so that none stands out', async () => {
    const seen = new Set<string>();
    for (let count = 0; count < 6; count += 1) {
      const first = await startAnew();
      seen.add(JSON.stringify(first.body.choices));
      await change('cancelIdentityVerification', first.body.verificationId);
    }
    expect(seen.size).toBe(1);
  });

  it('fails after three wrong codes; what is no code costs nothing', async () => {
    const code = await answerAll(await startAnew());
    const id = code.body.verificationId;
    const wrong = mailed.codeOf(PHONE) === '000000' ? '111111' : '000000';
    const refused = { status: 400, body: [{ errorCode: 'CODE_INVALID', field: 'answer' }] };
    expect(await answer(id, 'code', '12')).toMatchObject(refused);
    const counted = { status: 400, body: [{ errorCode: 'CODE_INVALID', field: 'answer', triesLeft: 2 }] };
    expect(await answer(id, 'code', wrong)).toMatchObject(counted);
    expect((await read()).body.attemptsLeft).toBe(2);
    expect(await answer(id, 'code', wrong)).toMatchObject(refused);
    expect(await answer(id, 'code', wrong)).toMatchObject({
      status: 200,
      body: { ...OVER, state: 'failed', attemptsLeft: 0, resumeUntil: null },
    });
    expect(await answer(id, 'code', mailed.codeOf(PHONE))).toMatchObject(CONFLICT);
  });

  it('counts wrong codes on after it was cancelled', async () => {
    const code = await answerAll(await startAnew());
    await answer(code.body.verificationId, 'code', mailed.codeOf(PHONE) === '000000' ? '111111' : '000000');
    await change('cancelIdentityVerification', code.body.verificationId);
    const again = await start();
    expect(again.body).toMatchObject({ state: 'question', questionId: 'q1', attemptsLeft: 2 });
    expect(again.body.verificationId).not.toBe(code.body.verificationId);
  });

  it('sends no code sooner, and no more of them, after it was cancelled', async () => {
    const sent = () => mailed.messages(PHONE).length;
    const again = async () => {
      const { verificationId } = (await read()).body;
      await change('cancelIdentityVerification', verificationId);
      return answerAll(await start());
    };
    expect((await answerAll(await startAnew())).body.state).toBe('code');
    const early = await again();
    expect(early).toMatchObject({ status: 429, body: [{ errorCode: 'TOO_MANY_REQUESTS' }] });
    expect(early.headers.get('Retry-After')).toBe('30');
    expect(sent()).toBe(1);
    for (let count = 0; count < 6; count += 1) {
      mailed.clock.advance(30 * SECOND);
      await again();
    }
    expect(sent()).toBe(5);
  });

  it('sends a code after 30 seconds once more, five codes in 15 minutes', async () => {
    const code = await answerAll(await startAnew());
    const resend = () => change('resendIdentityCode', code.body.verificationId);
    const early = await resend();
    expect(early).toMatchObject({ status: 429, body: [{ errorCode: 'TOO_MANY_REQUESTS' }] });
    expect(early.headers.get('Retry-After')).toBe('30');
    const first = mailed.codeOf(PHONE);
    for (let count = 0; count < 4; count += 1) {
      mailed.clock.advance(30 * SECOND);
      expect((await resend()).status).toBe(200);
    }
    mailed.clock.advance(30 * SECOND);
    expect((await resend()).status).toBe(429);
    if (mailed.codeOf(PHONE) !== first) {
      expect((await answer(code.body.verificationId, 'code', first)).status).toBe(400);
    }
    const last = await answer(code.body.verificationId, 'code', mailed.codeOf(PHONE));
    expect(last.body.state).toBe('passed');
  });

  it('sends ten codes to one phone, of however many orders', async () => {
    const orgs = createServiceOrgs();
    const { clock, services, customer, close } = orgs.open();
    maria = await customer('maria.lopez');
    for (let count = 0; count < 9; count += 1)
      limitInbox(services, 'identityCode', { channel: 'sms', to: PHONE });
    const code = await answerAll(await startAnew());
    expect(code.body.state).toBe('code');
    clock.advance(30 * SECOND);
    const resend = () => change('resendIdentityCode', code.body.verificationId);
    for (let count = 0; count < 9; count += 1) expect((await resend()).status).toBe(429);
    // A phone that is full takes no codes from the order.
    const emptied = "DELETE FROM sandbox_try WHERE key LIKE 'identityCode:to:%'";
    services.statements.run(emptied, []);
    expect((await resend()).status).toBe(200);
    close();
    orgs.close();
  });

  it('takes no code after ten minutes, without counting it', async () => {
    const code = await answerAll(await startAnew());
    mailed.clock.advance(600 * SECOND);
    expect((await answer(code.body.verificationId, 'code', mailed.codeOf(PHONE))).status).toBe(400);
    expect((await read()).body.attemptsLeft).toBe(3);
  });

  it('sends the code by e-mail where there is no mobile phone', async () => {
    await setPhone(null);
    const code = await answerAll(await startAnew());
    expect(code.body.codeSentTo).toBe('m•••••z@example.com');
    expect(mailed.messages('maria.lopez@example.com')[0]).toMatchObject({ kind: 'identityCode' });
  });
});

describe('a verification that is put off', () => {
  it('goes on at the same question within seven days', async () => {
    const id = ACCOUNT_EXAMPLES.verificationId;
    const before = await read();
    expect(before.body).toMatchObject({ verificationId: id, state: 'question', questionId: 'q2' });
    const postponed = await change('postponeIdentityVerification', id);
    expect(postponed.body).toMatchObject({
      ...OVER,
      state: 'postponed',
      resumeUntil: '2026-11-28T12:00:00.000Z',
    });
    expect(await answer(id, 'q2', 'a')).toMatchObject(CONFLICT);
    mailed.clock.advance(7 * DAY - 1);
    await maria.logIn('maria.lopez');
    expect((await start()).body).toEqual(before.body);
    mailed.clock.advance(1);
    expect((await read()).body).toMatchObject({ state: 'notStarted', verificationId: null });
    expect((await start()).body).toMatchObject({ state: 'question', questionId: 'q1' });
  });

  it('gets a new code when the old one is over', async () => {
    const code = await answerAll(await startAnew());
    await change('postponeIdentityVerification', code.body.verificationId);
    expect(await change('resendIdentityCode', code.body.verificationId)).toMatchObject(CONFLICT);
    const sent = mailed.messages(PHONE).length;
    await start();
    expect(mailed.messages(PHONE)).toHaveLength(sent);
    await change('postponeIdentityVerification', code.body.verificationId);
    mailed.clock.advance(600 * SECOND);
    expect((await start()).body).toMatchObject({ state: 'code' });
    expect(mailed.messages(PHONE)).toHaveLength(sent + 1);
  });

  it('can be cancelled; nothing else can follow but a new start', async () => {
    const id = ACCOUNT_EXAMPLES.verificationId;
    await change('postponeIdentityVerification', id);
    const cancelled = await change('cancelIdentityVerification', id);
    expect(cancelled.body).toMatchObject({ ...OVER, state: 'cancelled', attemptsLeft: 3, resumeUntil: null });
    for (const operation of ['postponeIdentityVerification', 'resendIdentityCode']) {
      expect(await change(operation, id)).toMatchObject(CONFLICT);
    }
    expect((await start()).body).toMatchObject({ state: 'question', questionId: 'q1' });
  });
});

describe('the test phones of the verification service', () => {
  it('is unavailable for one of them, and the state can still be read', async () => {
    await setPhone(TEST_PHONES.unavailable);
    const id = ACCOUNT_EXAMPLES.verificationId;
    const outage = { status: 503, body: [{ errorCode: 'VERIFICATION_UNAVAILABLE' }] };
    const answers = [await start(), await answer(id, 'q2', 'a'), await change('resendIdentityCode', id)];
    for (const one of answers) {
      expect(one).toMatchObject(outage);
      expect(one.headers.get('Retry-After')).toBe('60');
    }
    expect((await read()).body).toMatchObject({ state: 'question', questionId: 'q2' });
    expect((await change('postponeIdentityVerification', id)).status).toBe(200);
  });

  it('fails for another, whatever is answered', async () => {
    await setPhone(TEST_PHONES.failing);
    expect((await answerAll(await startAnew())).body).toMatchObject({ state: 'failed', attemptsLeft: 0 });
  });
});

describe('refused calls', () => {
  it("hides others' orders and verifications", async () => {
    const james = createVisitor(mailed.org);
    await james.logIn('james.carter');
    const order = { status: 404, body: [{ errorCode: 'ORDER_NOT_FOUND' }] };
    const path = `${APEX}/getIdentityVerification?orderId=${MARIA.orderId}&language=en`;
    expect(await james.send('GET', path)).toMatchObject(order);
    const ofMaria = { orderId: MARIA.orderId };
    expect(await call('startIdentityVerification', ofMaria, james)).toMatchObject(order);
    const verificationId = ACCOUNT_EXAMPLES.verificationId;
    const missing = { status: 404, body: [{ errorCode: 'NOT_FOUND' }] };
    const body = { verificationId, questionId: 'q2', answer: 'a' };
    expect(await call('answerIdentityVerification', body, james)).toMatchObject(missing);
    for (const operation of [
      'resendIdentityCode',
      'postponeIdentityVerification',
      'cancelIdentityVerification',
    ]) {
      expect(await call(operation, { verificationId }, james)).toMatchObject(missing);
      expect(await call(operation, { verificationId: 'idv_unknown' }, james)).toMatchObject(missing);
    }
    expect((await read()).body).toMatchObject({ verificationId, questionId: 'q2' });
  });

  it.each([
    ['a question that was answered before', 'q1', 'a', 409],
    ['a question that comes later', 'q3', 'a', 409],
    ['the code before its time', 'code', '482913', 409],
    ['what is no choice', 'q2', 'z', 400],
  ])('refuses %s', async (_, questionId, given, status) => {
    expect((await answer(ACCOUNT_EXAMPLES.verificationId, questionId, given)).status).toBe(status);
    expect((await read()).body.questionId).toBe('q2');
  });

  it.each(['Closed', 'Cancelled'])('refuses orders that are %s', async (group) => {
    const list = `${UI_API}/list-records/Order/${group}Orders?fields=Order.Id`;
    const [record] = (await maria.send('GET', list)).body.records;
    expect((await read(record.id)).body).toMatchObject({ state: 'notStarted' });
    expect(await start(record.id)).toMatchObject(CONFLICT);
  });

  it.each([
    ['orderId=nope&language=en'],
    [`orderId=${MARIA.orderId}`],
    [`orderId=${MARIA.orderId}&language=fr`],
    [''],
  ])('reads nothing for %s', async (query) => {
    const answer = await maria.send('GET', `${APEX}/getIdentityVerification?${query}`);
    expect(answer).toMatchObject({ status: 400, body: [{ errorCode: 'INVALID_INPUT' }] });
  });

  it('takes ids of 15 characters', async () => {
    expect((await read(MARIA.orderId.slice(0, 15))).body.orderId).toBe(MARIA.orderId);
    expect((await start(MARIA.orderId.slice(0, 15))).body.orderId).toBe(MARIA.orderId);
  });

  it.each([
    ['startIdentityVerification', { orderId: "' OR 1=1 --" }],
    ['answerIdentityVerification', { verificationId: 'idv_88Q', questionId: 'q2' }],
    ['resendIdentityCode', { verificationId: '' }],
    ['cancelIdentityVerification', { verificationId: { $ne: null } }],
  ])('%s refuses %j', async (operation, body) => {
    expect(await call(operation, body)).toMatchObject({
      status: 400,
      body: [{ errorCode: 'INVALID_INPUT' }],
    });
  });

  it('is refused to guests', async () => {
    const guest = createVisitor(mailed.org);
    expect((await call('startIdentityVerification', { orderId: MARIA.orderId }, guest)).status).toBe(401);
  });
});
