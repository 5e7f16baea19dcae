import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT_EXAMPLES } from '../../seed/account-examples.ts';
import { createMailedOrg } from '../../testing/test-mailbox.ts';
import type { MailedOrg } from '../../testing/test-mailbox.ts';
import { APEX, createVisitor } from '../../testing/test-org.ts';
import type { Visitor } from '../../testing/test-org.ts';

const MINUTE = 60_000;
const MARIA = 'maria.lopez@example.com';
const UNKNOWN_TOKEN = 'AAAAAAAAAAAAAAAAAAAAAAAA';

let mailed: MailedOrg;
let guest: Visitor;
beforeEach(() => {
  mailed = createMailedOrg();
  guest = createVisitor(mailed.org);
});
afterEach(() => mailed.close());

const call = (visitor: Visitor, operation: string, body: unknown) =>
  visitor.send('POST', `${APEX}/${operation}`, body);
const askForLink = (email: string, language = 'en') =>
  call(guest, 'requestPasswordReset', { email, language });
const setPassword = (token: string, newPassword: string, confirmPassword = newPassword) =>
  call(guest, 'setNewPassword', { token, newPassword, confirmPassword });
/** Changes it with the present one, in a session that begins for it. */
async function changeAs(user: string, newPassword: string, currentPassword = 'Sunny-day-7') {
  const visitor = createVisitor(mailed.org);
  await visitor.logIn(user, currentPassword);
  return call(visitor, 'changePassword', { currentPassword, newPassword, confirmPassword: newPassword });
}

const RULES = [
  ['differs from its confirmation', 'Cloudy-day-8', 'Cloudy-day-9', 'PASSWORD_MISMATCH', 'confirmPassword'],
  ['is too short', 'Abc-12!', undefined, 'PASSWORD_TOO_SHORT', 'newPassword'],
  ['has no number', 'Cloudy-day-x', undefined, 'PASSWORD_COMPOSITION', 'newPassword'],
  ['has no letter', '1234-5678', undefined, 'PASSWORD_COMPOSITION', 'newPassword'],
  ['has no special character', 'Cloudyday88', undefined, 'PASSWORD_COMPOSITION', 'newPassword'],
  [
    'has a space only for its special character',
    'Cloudy day 8',
    undefined,
    'PASSWORD_COMPOSITION',
    'newPassword',
  ],
  ['is one of the first to be tried', 'P@ssw0rd1!', undefined, 'PASSWORD_COMMON', 'newPassword'],
  ['is the present one', 'Sunny-day-7', undefined, 'PASSWORD_REUSED', 'newPassword'],
] as const;

describe('a forgotten password', () => {
  it('answers alike for customers, for strangers and for who is inactive', async () => {
    const [known, unknown, inactive] = [
      await askForLink(MARIA),
      await askForLink('nobody@example.com'),
      await askForLink('rosa.delgado@example.com'),
    ];
    expect(known).toMatchObject({ status: 200, body: { status: 'sent', expiresInHours: 2 } });
    for (const other of [unknown, inactive]) {
      expect(other.status).toBe(known.status);
      expect(other.body).toEqual(known.body);
      expect(Object.fromEntries(other.headers)).toEqual(Object.fromEntries(known.headers));
    }
    expect(mailed.messages()).toHaveLength(2);
    expect(mailed.messages('rosa.delgado@example.com')[0]).toMatchObject({ kind: 'passwordResetInactive' });
    expect(mailed.messages('rosa.delgado@example.com')[0]).not.toHaveProperty('link');
  });

  it.each([
    ['en', 'Reset your password', /^\/reset-password#token=[\w-]{32}$/],
    ['es', 'Restablezca su contraseña', /^\/es\/reset-password#token=[\w-]{32}$/],
  ])('is written to in %s', async (language, subject, link) => {
    await askForLink(MARIA, language);
    const [message] = mailed.messages(MARIA);
    expect(message).toMatchObject({
      channel: 'email',
      kind: 'passwordReset',
      language,
      subject,
      brand: 'Brand A',
    });
    expect(message?.link).toMatch(link);
    expect(message?.text).toContain(message?.link);
  });

  it.each([MARIA, 'nobody@example.com'])('has five links in 15 minutes for %s', async (email) => {
    for (let count = 0; count < 5; count += 1) expect((await askForLink(email)).status).toBe(200);
    const throttled = await askForLink(email.toUpperCase());
    expect(throttled).toMatchObject({ status: 429, body: [{ errorCode: 'TOO_MANY_REQUESTS' }] });
    expect(throttled.headers.get('Retry-After')).toBe('900');
    mailed.clock.advance(15 * MINUTE);
    expect((await askForLink(email)).status).toBe(200);
  });

  it('checks a link without using it up, until two hours are over', async () => {
    await askForLink(MARIA);
    const check = () => call(guest, 'checkPasswordResetLink', { token: mailed.tokenOf(MARIA) });
    expect(await check()).toMatchObject({
      status: 200,
      body: { state: 'valid', expiresAt: '2026-11-21T14:00:00.000Z' },
    });
    mailed.clock.advance(120 * MINUTE - 1);
    expect((await check()).status).toBe(200);
    mailed.clock.advance(1);
    const gone = { status: 410, body: [{ errorCode: 'RESET_LINK_EXPIRED' }] };
    expect(await check()).toMatchObject(gone);
    expect(await setPassword(mailed.tokenOf(MARIA), 'Cloudy-day-8')).toMatchObject(gone);
  });

  it('refuses links that were never sent, that a newer one replaced, and those for something else', async () => {
    await askForLink(MARIA);
    const first = mailed.tokenOf(MARIA);
    await askForLink(MARIA);
    const wrong = { status: 404, body: [{ errorCode: 'RESET_LINK_INVALID' }] };
    for (const token of [first, UNKNOWN_TOKEN]) {
      expect(await call(guest, 'checkPasswordResetLink', { token })).toMatchObject(wrong);
      expect(await setPassword(token, 'Cloudy-day-8')).toMatchObject(wrong);
    }
    const reset = mailed.tokenOf(MARIA);
    const other = await call(guest, 'confirmEmailChange', { token: reset });
    expect(other).toMatchObject({ status: 404, body: [{ errorCode: 'EMAIL_LINK_INVALID' }] });
  });

  it('gets a new password once, ends every session and forgives wrong tries', async () => {
    const maria = createVisitor(mailed.org);
    await maria.logIn(MARIA);
    for (let count = 0; count < 10; count += 1) await createVisitor(mailed.org).logIn(MARIA, 'wrong');
    await askForLink(MARIA);
    const token = mailed.tokenOf(MARIA);
    expect(await setPassword(token, 'Cloudy-day-8')).toMatchObject({
      status: 200,
      body: { status: 'changed', changedAt: '2026-11-21T12:00:00.000Z', otherSessionsEnded: 1 },
    });
    expect((await maria.send('GET', `${APEX}/getCurrentSession`)).body).toMatchObject({
      isGuest: true,
      endReason: 'passwordChanged',
    });
    expect(await setPassword(token, 'Cloudy-day-9')).toMatchObject({
      status: 404,
      body: [{ errorCode: 'RESET_LINK_INVALID' }],
    });
    expect((await createVisitor(mailed.org).logIn(MARIA)).status).toBe(401);
    expect((await createVisitor(mailed.org).logIn(MARIA, 'Cloudy-day-8')).status).toBe(200);
    expect(mailed.messages(MARIA)[0]).toMatchObject({ kind: 'passwordChanged', language: 'es' });
  });

  it('that is done is told as done to who sends it again, and changes nothing', async () => {
    await askForLink(MARIA);
    const token = mailed.tokenOf(MARIA);
    expect((await setPassword(token, 'Cloudy-day-8')).status).toBe(200);
    const maria = createVisitor(mailed.org);
    await maria.logIn(MARIA, 'Cloudy-day-8');
    const sent = mailed.messages(MARIA).length;
    expect(await setPassword(token, 'Cloudy-day-8')).toMatchObject({
      status: 200,
      body: { status: 'changed', otherSessionsEnded: 0 },
    });
    expect(mailed.messages(MARIA)).toHaveLength(sent);
    expect((await maria.send('GET', `${APEX}/getCurrentSession`)).body.isGuest).toBe(false);
    expect((await setPassword(token, 'Cloudy-day-8', 'Cloudy-day-9')).status).toBe(404);
  });

  it('is told as done for ten minutes alone', async () => {
    await askForLink(MARIA);
    const token = mailed.tokenOf(MARIA);
    await setPassword(token, 'Cloudy-day-8');
    mailed.clock.advance(9 * 60_000);
    expect((await setPassword(token, 'Cloudy-day-8')).status).toBe(200);
    mailed.clock.advance(2 * 60_000);
    expect(await setPassword(token, 'Cloudy-day-8')).toMatchObject({
      status: 404,
      body: [{ errorCode: 'RESET_LINK_INVALID' }],
    });
  });

  it('is told as done to two who send the same at a time', async () => {
    await askForLink(MARIA);
    const token = mailed.tokenOf(MARIA);
    const set = () => setPassword(token, 'Cloudy-day-8');
    expect((await Promise.all([set(), set()])).map(({ status }) => status)).toEqual([200, 200]);
  });

  it('is found by nobody who tries with a link that was used', async () => {
    await askForLink(MARIA);
    const token = mailed.tokenOf(MARIA);
    await setPassword(token, 'Cloudy-day-8');
    for (let count = 0; count < 10; count += 1)
      expect((await setPassword(token, `Windy-day-${count}`)).status).toBe(404);
    expect((await setPassword(token, 'Cloudy-day-8')).status).toBe(429);
  });

  it.each([
    ['a newer one replaced', () => askForLink(MARIA), 'Sunny-day-7'],
    ['a change withdrew', () => changeAs(MARIA, 'Cloudy-day-8'), 'Cloudy-day-8'],
    [
      'set it, once its time is over',
      () => setPassword(mailed.tokenOf(MARIA), 'Cloudy-day-8'),
      'Cloudy-day-8',
    ],
  ])('is told to nobody with a link that %s', async (_, end, present) => {
    await askForLink(MARIA);
    const token = mailed.tokenOf(MARIA);
    await end();
    mailed.clock.advance(120 * MINUTE);
    for (const typed of [present, 'Windy-day-9'])
      expect(await setPassword(token, typed)).toMatchObject({
        status: 404,
        body: [{ errorCode: 'RESET_LINK_INVALID' }],
      });
  });

  it('is told to nobody with a link that was withdrawn but now', async () => {
    await askForLink(MARIA);
    const token = mailed.tokenOf(MARIA);
    await askForLink(MARIA);
    expect((await setPassword(token, 'Sunny-day-7')).status).toBe(404);
  });

  it.each([true, false])(
    'is guessed without its owner being shut out, with a used link: %s',
    async (used) => {
      await askForLink(MARIA);
      const token = mailed.tokenOf(MARIA);
      if (used) await setPassword(token, 'Cloudy-day-8');
      else await askForLink(MARIA);
      for (let count = 0; count < 12; count += 1) await setPassword(token, `Windy-day-${count}`);
      expect((await changeAs(MARIA, 'Rainy-day-9', used ? 'Cloudy-day-8' : undefined)).status).toBe(200);
    },
  );

  it('uses a link up once when it is used twice at a time', async () => {
    await askForLink(MARIA);
    const token = mailed.tokenOf(MARIA);
    const answers = await Promise.all([
      setPassword(token, 'Cloudy-day-8'),
      setPassword(token, 'Cloudy-day-9'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it.each(RULES)('is not set to one that %s', async (_, typed, confirmation, errorCode, field) => {
    await askForLink(MARIA);
    const answer = await setPassword(mailed.tokenOf(MARIA), typed, confirmation);
    expect(answer).toMatchObject({ status: 400, body: [{ errorCode, field }] });
    expect((await setPassword(mailed.tokenOf(MARIA), 'Cloudy-day-8')).status).toBe(200);
  });

  it('works for the example of the specs', async () => {
    expect((await setPassword(ACCOUNT_EXAMPLES.linkToken, 'Cloudy-day-8')).status).toBe(200);
    expect((await guest.logIn('diego.ramos', 'Cloudy-day-8')).status).toBe(200);
  });
});

describe('a change of the password', () => {
  let maria: Visitor;
  beforeEach(async () => {
    maria = createVisitor(mailed.org);
    await maria.logIn(MARIA);
  });
  const change = (currentPassword: string, newPassword: string, confirmPassword = newPassword) =>
    call(maria, 'changePassword', { currentPassword, newPassword, confirmPassword });

  it('ends other sessions and goes on with another cookie', async () => {
    const elsewhere = createVisitor(mailed.org);
    await elsewhere.logIn(MARIA);
    await createVisitor(mailed.org).logIn('james.carter');
    const before = maria.cookie();
    expect(await change('Sunny-day-7', 'Cloudy-day-8')).toMatchObject({
      status: 200,
      body: { otherSessionsEnded: 1 },
    });
    expect(maria.cookie()).not.toBe(before);
    const session = (visitor: Visitor) => visitor.send('GET', `${APEX}/getCurrentSession`);
    expect((await session(maria)).body).toMatchObject({ isGuest: false, endReason: null });
    expect((await session(elsewhere)).body).toMatchObject({ isGuest: true, endReason: 'passwordChanged' });
    expect((await createVisitor(mailed.org).logIn(MARIA)).status).toBe(401);
    expect(mailed.messages(MARIA)[0]).toMatchObject({ kind: 'passwordChanged' });
  });

  it('does not bring back a session that ended while it was under way', async () => {
    await askForLink(MARIA);
    const token = mailed.tokenOf(MARIA);
    const answers = await Promise.all([
      setPassword(token, 'Cloudy-day-8'),
      change('Sunny-day-7', 'Windy-day-9'),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect([
      [200, 401],
      [404, 200],
    ]).toContainEqual(statuses);
    const session = await maria.send('GET', `${APEX}/getCurrentSession`);
    expect(session.body.isGuest).toBe(statuses[1] === 401);
  });

  it('stops a reset link that is on its way', async () => {
    await askForLink(MARIA);
    const token = mailed.tokenOf(MARIA);
    await change('Sunny-day-7', 'Cloudy-day-8');
    expect((await setPassword(token, 'Windy-day-9')).status).toBe(404);
  });

  it.each(RULES)('refuses one that %s', async (_, typed, confirmation, errorCode, field) => {
    const answer = await change('Sunny-day-7', typed, confirmation);
    expect(answer).toMatchObject({ status: 400, body: [{ errorCode, field }] });
  });

  it('remembers the present password and five earlier ones', async () => {
    const passwords = ['Sunny-day-7', ...[1, 2, 3, 4, 5, 6].map((number) => `Cloudy-day-${number}`)];
    for (const [index, next] of passwords.slice(1).entries()) {
      expect((await change(passwords[index] ?? '', next)).status).toBe(200);
    }
    for (const earlier of passwords.slice(1)) {
      expect((await change('Cloudy-day-6', earlier)).body).toMatchObject([{ errorCode: 'PASSWORD_REUSED' }]);
    }
    expect((await change('Cloudy-day-6', 'Sunny-day-7')).status).toBe(200);
  });

  it('needs the present password, and counts wrong ones for themselves', async () => {
    for (let count = 0; count < 10; count += 1) {
      expect(await change('wrong', 'Cloudy-day-8')).toMatchObject({
        status: 400,
        body: [{ errorCode: 'OLD_PASSWORD_INVALID', field: 'currentPassword' }],
      });
    }
    expect((await change('Sunny-day-7', 'Cloudy-day-8')).status).toBe(429);
    expect((await createVisitor(mailed.org).logIn(MARIA)).status).toBe(200);
    expect((await change('Sunny-day-7', 'Cloudy-day-8')).status).toBe(429);
  });

  it('is not shut by strangers who try to log in', async () => {
    for (let count = 0; count < 12; count += 1) await createVisitor(mailed.org).logIn(MARIA, 'wrong');
    expect((await change('Sunny-day-7', 'Cloudy-day-8')).status).toBe(200);
  });

  it('that is done is told as done to who sends it again, and changes nothing', async () => {
    expect((await change('Sunny-day-7', 'Cloudy-day-8')).status).toBe(200);
    const elsewhere = createVisitor(mailed.org);
    const logIn = await elsewhere.logIn(MARIA, 'Cloudy-day-8');
    expect(logIn.status).toBe(200);
    const sent = mailed.messages(MARIA).length;
    for (let count = 0; count < 12; count += 1) {
      expect(await change('Sunny-day-7', 'Cloudy-day-8')).toMatchObject({
        status: 200,
        body: { status: 'changed', otherSessionsEnded: 0 },
      });
    }
    expect(mailed.messages(MARIA)).toHaveLength(sent);
    expect((await elsewhere.send('GET', `${APEX}/getCurrentSession`)).body.isGuest).toBe(false);
  });

  it.each([
    ['another new password', 'Sunny-day-7', 'Windy-day-9'],
    ['another old one', 'Rainy-day-1', 'Cloudy-day-8'],
  ])('with %s is no change sent again, and counts as a wrong try', async (_, from, to) => {
    await change('Sunny-day-7', 'Cloudy-day-8');
    for (let count = 0; count < 10; count += 1) {
      expect(await change(from, to)).toMatchObject({
        status: 400,
        body: [{ errorCode: 'OLD_PASSWORD_INVALID' }],
      });
    }
    // Nobody learns the present password by guessing on.
    expect((await change('Sunny-day-7', 'Cloudy-day-8')).status).toBe(429);
  });

  it('is refused to guests', async () => {
    const body = {
      currentPassword: 'Sunny-day-7',
      newPassword: 'Cloudy-day-8',
      confirmPassword: 'Cloudy-day-8',
    };
    expect((await call(guest, 'changePassword', body)).status).toBe(401);
  });
});

describe('malformed calls', () => {
  it.each([
    ['requestPasswordReset', { email: 'maria@', language: 'en' }, 'EMAIL_INVALID'],
    ['requestPasswordReset', { email: MARIA }, 'INVALID_INPUT'],
    ['requestPasswordReset', { email: MARIA, language: 'fr' }, 'INVALID_INPUT'],
    ['requestPasswordReset', '{', 'INVALID_INPUT'],
    ['checkPasswordResetLink', { token: 'short' }, 'INVALID_INPUT'],
    ['checkPasswordResetLink', { token: `${UNKNOWN_TOKEN}' OR 1=1` }, 'INVALID_INPUT'],
    ['setNewPassword', { token: UNKNOWN_TOKEN, newPassword: '', confirmPassword: '' }, 'INVALID_INPUT'],
    ['setNewPassword', [], 'INVALID_INPUT'],
  ])('%s refuses %j', async (operation, body, errorCode) => {
    expect(await call(guest, operation, body)).toMatchObject({ status: 400, body: [{ errorCode }] });
  });
});
