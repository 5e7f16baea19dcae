import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createServiceOrgs } from '../../testing/service-org.ts';
import { createMailedOrg } from '../../testing/test-mailbox.ts';
import { limitInbox } from '../../services/sessions/limits.ts';
import type { MailedOrg } from '../../testing/test-mailbox.ts';
import { APEX, UI_API, createVisitor } from '../../testing/test-org.ts';
import type { Visitor } from '../../testing/test-org.ts';

const HOUR = 3_600_000;
const OLD = 'maria.lopez@example.com';
const NEW = 'm.lopez@example.org';

let mailed: MailedOrg;
let guest: Visitor;
let maria: Visitor;
beforeEach(async () => {
  mailed = createMailedOrg();
  guest = createVisitor(mailed.org);
  maria = createVisitor(mailed.org);
  await maria.logIn(OLD);
});
afterEach(() => mailed.close());

const call = (visitor: Visitor, operation: string, body: unknown) =>
  visitor.send('POST', `${APEX}/${operation}`, body);
const status = async () => (await maria.send('GET', `${APEX}/getEmailStatus`)).body;
const request = (change: object = {}) =>
  call(maria, 'requestEmailChange', {
    newEmail: NEW,
    confirmEmail: NEW,
    currentPassword: 'Sunny-day-7',
    language: 'en',
    ...change,
  });
const confirm = (token: string) => call(guest, 'confirmEmailChange', { token });

describe('an e-mail address', () => {
  it('is checked for guests, whoever has it', async () => {
    expect(await call(guest, 'checkEmailAddress', { email: ` ${OLD} ` })).toMatchObject({
      status: 200,
      body: { email: OLD, deliverability: 'deliverable', risk: 'low', warning: null, suggestions: [] },
    });
    const mistyped = await call(guest, 'checkEmailAddress', { email: 'maria.lopez@gmial.com' });
    expect(mistyped.body).toMatchObject({ warning: 'undeliverable', suggestions: ['maria.lopez@gmail.com'] });
  });

  it.each([
    [{ email: 'maria' }, 'FORMAT_INVALID'],
    [{ email: 'maria@example' }, 'EMAIL_INVALID'],
    [{ email: 5 }, 'INVALID_INPUT'],
    [{}, 'INVALID_INPUT'],
  ])('is refused as %j', async (body, errorCode) => {
    expect(await call(guest, 'checkEmailAddress', body)).toMatchObject({
      status: 400,
      body: [{ errorCode }],
    });
  });

  it('is checked twenty times in 15 minutes', async () => {
    const check = () => call(guest, 'checkEmailAddress', { email: OLD });
    for (let count = 0; count < 20; count += 1) expect((await check()).status).toBe(200);
    expect((await check()).status).toBe(429);
  });
});

describe('a change of the address', () => {
  it('counts only after the link; then log-in, contact and status have it', async () => {
    expect(await status()).toEqual({ email: OLD, pendingEmail: null, pendingExpiresAt: null });
    expect(await request()).toMatchObject({ status: 200, body: { status: 'sent', expiresInHours: 24 } });
    expect(await status()).toEqual({
      email: OLD,
      pendingEmail: NEW,
      pendingExpiresAt: '2026-11-22T12:00:00.000Z',
    });
    expect(mailed.messages(NEW)[0]).toMatchObject({ kind: 'emailChange' });
    expect(mailed.messages(OLD)[0]).toMatchObject({ kind: 'emailChangeNotice' });
    expect(mailed.messages(OLD)[0]?.text).toContain('m•••••z@example.org');
    const token = mailed.tokenOf(NEW);
    expect(await confirm(token)).toMatchObject({
      status: 200,
      body: { status: 'confirmed', email: 'm•••••z@example.org' },
    });
    expect(await status()).toEqual({ email: NEW, pendingEmail: null, pendingExpiresAt: null });
    expect(await confirm(token)).toMatchObject({ status: 200, body: { status: 'confirmed' } });
    expect(await confirm('no-such-secret-0123456789')).toMatchObject({
      status: 404,
      body: [{ errorCode: 'EMAIL_LINK_INVALID' }],
    });
    expect((await createVisitor(mailed.org).logIn(NEW)).status).toBe(200);
    expect((await createVisitor(mailed.org).logIn(OLD)).status).toBe(401);
    const contact = `${UI_API}/records/003RM0000068xVCYAY?fields=Contact.Email`;
    expect((await maria.send('GET', contact)).body.fields.Email.value).toBe(NEW);
    expect(mailed.messages(OLD)[0]).toMatchObject({ kind: 'emailChanged', language: 'es' });
  });

  it.each([
    ['no address', { newEmail: 'm@', confirmEmail: 'm@' }, 400, 'EMAIL_INVALID', 'newEmail'],
    [
      'an address that no record holds',
      { newEmail: `m@${'x'.repeat(60)}.${'y'.repeat(20)}.org`, confirmEmail: 'm@x.org' },
      400,
      'EMAIL_INVALID',
      'newEmail',
    ],
    ['another confirmation', { confirmEmail: 'n@example.org' }, 400, 'EMAIL_MISMATCH', 'confirmEmail'],
    [
      'the present address',
      { newEmail: 'Maria.Lopez@example.com', confirmEmail: 'Maria.Lopez@example.com' },
      400,
      'EMAIL_UNCHANGED',
      'newEmail',
    ],
    ['a wrong password', { currentPassword: 'wrong' }, 400, 'OLD_PASSWORD_INVALID', 'currentPassword'],
    [
      'an address that is taken, with a wrong password',
      {
        newEmail: 'james.carter@example.com',
        confirmEmail: 'james.carter@example.com',
        currentPassword: 'wrong',
      },
      400,
      'OLD_PASSWORD_INVALID',
      'currentPassword',
    ],
    [
      'an address that is taken',
      { newEmail: 'James.Carter@example.com', confirmEmail: 'James.Carter@example.com' },
      409,
      'EMAIL_EXISTS',
      'newEmail',
    ],
    ['no language', { language: undefined }, 400, 'INVALID_INPUT', undefined],
  ])('is refused for %s', async (_, change, code, errorCode, field) => {
    expect(await request(change)).toMatchObject({
      status: code,
      body: [field === undefined ? { errorCode } : { errorCode, field }],
    });
    expect(mailed.messages()).toEqual([]);
  });

  it('fails where no mail can be sent', async () => {
    const refused = 'm.lopez@refused.example';
    expect(await request({ newEmail: refused, confirmEmail: refused })).toMatchObject({
      status: 500,
      body: [{ errorCode: 'EMAIL_NOT_SENT' }],
    });
  });

  const cancel = (visitor: Visitor) => visitor.send('POST', `${APEX}/cancelEmailChange`);
  const nothingWaits = { status: 409, body: [{ errorCode: 'UNABLE_TO_PROCESS' }] };

  it.each([
    ['was made', () => confirm(mailed.tokenOf(NEW))],
    ['is too old', async () => mailed.clock.advance(24 * HOUR)],
  ])('that %s is told to nobody as withdrawn', async (_, end) => {
    await request();
    await end();
    const again = createVisitor(mailed.org);
    if ((await again.logIn(NEW)).status !== 200) await again.logIn(OLD);
    expect(await cancel(again)).toMatchObject(nothingWaits);
  });

  it('is withdrawn by its customer, and its link works no more', async () => {
    await request();
    const link = mailed.tokenOf(NEW);
    expect((await cancel(createVisitor(mailed.org))).status).toBe(401);
    expect(await status()).toMatchObject({ pendingEmail: NEW });
    expect(await cancel(maria)).toMatchObject({
      status: 200,
      body: { email: OLD, pendingEmail: null, pendingExpiresAt: null },
    });
    expect(await status()).toMatchObject({ email: OLD, pendingEmail: null });
    expect(await cancel(maria)).toMatchObject(nothingWaits);
    expect(await confirm(link)).toMatchObject({ status: 404, body: [{ errorCode: 'EMAIL_LINK_INVALID' }] });
    await request();
    expect((await confirm(mailed.tokenOf(NEW))).status).toBe(200);
  });

  it('is replaced by a newer one and expires after a day', async () => {
    await request();
    const first = mailed.tokenOf(NEW);
    await request();
    expect((await confirm(first)).status).toBe(404);
    mailed.clock.advance(24 * HOUR);
    expect(await confirm(mailed.tokenOf(NEW))).toMatchObject({
      status: 410,
      body: [{ errorCode: 'EMAIL_LINK_EXPIRED' }],
    });
    await maria.logIn(OLD);
    expect(await status()).toMatchObject({ pendingEmail: null });
  });

  it('is refused when somebody else took the address in the meantime', async () => {
    await request();
    const token = mailed.tokenOf(NEW);
    const james = createVisitor(mailed.org);
    await james.logIn('james.carter');
    const body = { newEmail: NEW, confirmEmail: NEW, currentPassword: 'Sunny-day-7', language: 'es' };
    await call(james, 'requestEmailChange', body);
    expect((await confirm(mailed.tokenOf(NEW))).status).toBe(200);
    expect(await confirm(token)).toMatchObject({ status: 409, body: [{ errorCode: 'EMAIL_EXISTS' }] });
  });

  it('stops a reset link that went to the old address', async () => {
    await call(guest, 'requestPasswordReset', { email: OLD, language: 'en' });
    const reset = mailed.tokenOf(OLD);
    await request();
    await confirm(mailed.tokenOf(NEW));
    expect((await call(guest, 'checkPasswordResetLink', { token: reset })).status).toBe(404);
  });

  it('is not changed any more once the password was', async () => {
    await request();
    await call(guest, 'requestPasswordReset', { email: OLD, language: 'en' });
    const password = { newPassword: 'Cloudy-day-8', confirmPassword: 'Cloudy-day-8' };
    await call(guest, 'setNewPassword', { token: mailed.tokenOf(OLD), ...password });
    expect((await confirm(mailed.tokenOf(NEW))).status).toBe(404);
  });

  it('can be asked for five times in 15 minutes', async () => {
    for (let count = 0; count < 5; count += 1) expect((await request()).status).toBe(200);
    expect((await request()).status).toBe(429);
  });

  it('asks one mailbox ten times at most, whoever types it', async () => {
    const orgs = createServiceOrgs();
    const { services, customer, close } = orgs.open();
    maria = await customer(OLD);
    for (let count = 0; count < 9; count += 1) {
      const to = `m.lopez+${count}@example.org`;
      limitInbox(services, 'requestEmailChange', { channel: 'email', to });
    }
    expect((await request()).status).toBe(200);
    // A mailbox that is full takes no tries from the customer.
    for (let count = 0; count < 9; count += 1) expect((await request()).status).toBe(429);
    const other = 'maria@example.org';
    expect((await request({ newEmail: other, confirmEmail: other })).status).toBe(200);
    close();
    orgs.close();
  });

  it.each(['getEmailStatus', 'requestEmailChange'])('%s needs a session', async (operation) => {
    const method = operation === 'getEmailStatus' ? 'GET' : 'POST';
    const body = { newEmail: NEW, confirmEmail: NEW, currentPassword: 'Sunny-day-7', language: 'en' };
    const answer = await guest.send(method, `${APEX}/${operation}`, method === 'GET' ? undefined : body);
    expect(answer.status).toBe(401);
  });
});
