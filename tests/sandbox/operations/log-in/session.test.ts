import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SandboxOrg } from '../../sandbox-org.ts';
import { APEX, UI_API, createTestClock, createTestOrg, createVisitor } from '../../testing/test-org.ts';
import type { TestClock } from '../../testing/test-org.ts';

const MINUTE = 60_000;
const FAILED = 'Your login attempt has failed. Make sure the username and password are correct.';

describe('log in', () => {
  let clock: TestClock;
  let org: SandboxOrg;
  beforeAll(() => {
    clock = createTestClock();
    org = createTestOrg({ clock });
  });
  // Wrong tries of the test before are forgotten.
  beforeEach(() => clock.advance(20 * MINUTE));

  it.each([
    ['an e-mail address', 'maria.lopez@example.com'],
    ['a user name', 'maria.lopez'],
    ['capitals and spaces', '  Maria.Lopez@Example.com '],
  ])('takes %s', async (_, username) => {
    const visitor = createVisitor(org);
    expect(await visitor.logIn(username)).toMatchObject({
      status: 200,
      body: {
        isGuest: false,
        userId: '005RM000001ctYFYAY',
        contactId: '003RM0000068xVCYAY',
        displayName: 'Maria Lopez',
      },
    });
  });

  it.each([
    ['a wrong password', 'maria.lopez@example.com', 'wrong', 401, 'LOGIN_FAILED', FAILED],
    ['an unknown user', 'nobody@example.com', 'Sunny-day-7', 401, 'LOGIN_FAILED', FAILED],
    [
      'an inactive user with a wrong password',
      'rosa.delgado@example.com',
      'wrong',
      401,
      'LOGIN_FAILED',
      FAILED,
    ],
    [
      'an inactive user with the right password',
      'rosa.delgado@example.com',
      'Sunny-day-7',
      403,
      'ACCOUNT_INACTIVE',
      'Contact Customer Service. This account is not currently active.',
    ],
  ])('refuses %s', async (_, username, password, status, errorCode, message) => {
    const visitor = createVisitor(org);
    const answer = await visitor.logIn(username, password);
    expect(answer).toMatchObject({ status, body: [{ errorCode, message }] });
    expect(visitor.cookie()).toBeUndefined();
  });

  it('answers every wrong combination with the same headers', async () => {
    const known = await createVisitor(org).logIn('maria.lopez@example.com', 'wrong');
    const unknown = await createVisitor(org).logIn('nobody@example.com', 'wrong');
    expect(Object.fromEntries(known.headers)).toEqual(Object.fromEntries(unknown.headers));
    expect(known.body).toEqual(unknown.body);
  });

  it.each(['maria.lopez@example.com', 'nobody@example.com'])(
    'tells %s how many tries are left once they are few',
    async (username) => {
      const told: unknown[] = [];
      for (let count = 0; count < 10; count += 1) {
        const [error] = (await createVisitor(org).logIn(username, 'wrong')).body;
        told.push(error.triesLeft);
      }
      expect(told).toEqual([...Array.from({ length: 6 }), 3, 2, 1, 0]);
    },
  );

  it.each(['maria.lopez@example.com', 'nobody@example.com'])(
    'throttles %s after ten wrong tries',
    async (username) => {
      for (let count = 0; count < 10; count += 1) {
        expect((await createVisitor(org).logIn(username, 'wrong')).status).toBe(401);
      }
      clock.advance(MINUTE);
      const throttled = await createVisitor(org).logIn(username);
      expect(throttled).toMatchObject({ status: 429, body: [{ errorCode: 'TOO_MANY_REQUESTS' }] });
      expect(Number(throttled.headers.get('Retry-After'))).toBe(14 * 60);
      clock.advance(14 * MINUTE);
      expect((await createVisitor(org).logIn(username)).status).toBe(
        username.startsWith('maria') ? 200 : 401,
      );
    },
  );

  it.each(['maria.lopez', 'nobody'])(
    'counts tries of %s by user name and by e-mail address together',
    async (name) => {
      for (let count = 0; count < 10; count += 1) {
        await createVisitor(org).logIn(count % 2 === 0 ? name : `${name}@example.com`, 'wrong');
      }
      expect((await createVisitor(org).logIn(name)).status).toBe(429);
    },
  );

  it('changes the session at log-in and ends it at log-out', async () => {
    const visitor = createVisitor(org);
    await visitor.logIn('maria.lopez');
    const first = visitor.cookie() ?? '';
    await visitor.logIn('maria.lopez');
    const second = visitor.cookie() ?? '';
    expect(second).not.toBe(first);
    const asOld = (cookie: string) =>
      createVisitor(org).send('GET', `${APEX}/getCurrentSession`, undefined, { Cookie: cookie });
    expect((await asOld(first)).body.isGuest).toBe(true);
    expect((await asOld(second)).body.isGuest).toBe(false);
    expect((await visitor.send('POST', `${APEX}/logOut`)).body.isGuest).toBe(true);
    expect((await asOld(second)).body.isGuest).toBe(true);
  });

  it('sets a cookie that scripts and other sites cannot use', async () => {
    const answer = await createVisitor(org).logIn('maria.lopez');
    expect(answer.headers.get('Set-Cookie')).toMatch(/^sid=[\w-]{32}; HttpOnly; SameSite=Lax; Path=\/$/);
    const body = { username: 'maria.lopez', password: 'Sunny-day-7' };
    const secure = await createVisitor(org).send('POST', `${APEX}/logIn`, body, {
      'X-Forwarded-Proto': 'https',
    });
    expect(secure.headers.get('Set-Cookie')).toMatch(
      /^__Host-sid=[\w-]{32}; Secure; HttpOnly; SameSite=Lax; Path=\/$/,
    );
  });

  it('ends a session after 30 minutes without a request', async () => {
    const visitor = createVisitor(org);
    await visitor.logIn('maria.lopez');
    const isGuest = async () => (await visitor.send('GET', `${APEX}/getCurrentSession`)).body.isGuest;
    for (let count = 0; count < 3; count += 1) {
      clock.advance(29 * MINUTE);
      expect(await isGuest()).toBe(false);
    }
    clock.advance(31 * MINUTE);
    expect(await isGuest()).toBe(true);
    const read = await visitor.send('GET', `${UI_API}/object-info/Contact`);
    expect(read).toMatchObject({ status: 401, body: [{ errorCode: 'INVALID_SESSION_ID' }] });
  });

  it('says when it ends, and starts the idle time again when it is extended', async () => {
    const began = clock.now();
    const visitor = createVisitor(org);
    const after = (minutes: number) => new Date(began + minutes * MINUTE).toISOString();
    const extend = async () => (await visitor.send('POST', `${APEX}/extendSession`)).body;
    expect((await visitor.logIn('maria.lopez')).body).toMatchObject({
      accountNumber: expect.stringMatching(/^\d{10}$/),
      expiresAt: after(30),
      endReason: null,
    });
    clock.advance(10_000);
    const read = await visitor.send('GET', `${APEX}/getCurrentSession`);
    expect(read.body.expiresAt).toBe(after(30));
    clock.advance(MINUTE - 10_000);
    expect(await extend()).toMatchObject({
      isGuest: false,
      displayName: 'Maria Lopez',
      expiresAt: after(31),
    });
    for (let minutes = 21; minutes < 12 * 60; minutes += 20) {
      clock.advance(20 * MINUTE);
      expect((await extend()).isGuest).toBe(false);
    }
    expect((await extend()).expiresAt).toBe(after(12 * 60));
    clock.advance(20 * MINUTE);
    const over = await visitor.send('POST', `${APEX}/extendSession`);
    expect(over).toMatchObject({ status: 401, body: [{ errorCode: 'INVALID_SESSION_ID' }] });
  });

  it('tells a browser why its session ended', async () => {
    const visitor = createVisitor(org);
    const read = async () => (await visitor.send('GET', `${APEX}/getCurrentSession`)).body.endReason;
    expect(await read()).toBeNull();
    await visitor.logIn('maria.lopez');
    expect(await read()).toBeNull();
    clock.advance(31 * MINUTE);
    expect(await read()).toBe('expired');
    await visitor.logIn('maria.lopez');
    const cookie = visitor.cookie() ?? '';
    expect((await visitor.send('POST', `${APEX}/logOut`)).body).toMatchObject({ endReason: 'loggedOut' });
    expect(await read()).toBeNull();
    const kept = await visitor.send('GET', `${APEX}/getCurrentSession`, undefined, { Cookie: cookie });
    expect(kept.body).toMatchObject({ isGuest: true, endReason: 'loggedOut' });
  });

  it.each([
    ['without X-Requested-With', { 'X-Requested-With': '' }],
    ['from another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['from a sibling site', { 'Sec-Fetch-Site': 'same-site' }],
  ])('refuses a change %s', async (_, headers) => {
    const visitor = createVisitor(org);
    const body = { username: 'maria.lopez', password: 'Sunny-day-7' };
    expect((await visitor.send('POST', `${APEX}/logIn`, body, headers)).status).toBe(403);
    await visitor.logIn('maria.lopez');
    const path = `${UI_API}/records/003RM0000068xVCYAY`;
    const changed = await visitor.send('PATCH', path, { fields: { MobilePhone: '5125550188' } }, headers);
    expect(changed).toMatchObject({ status: 403, body: { enhancedErrorType: null, output: null } });
    expect((await visitor.send('POST', `${APEX}/logOut`, undefined, headers)).status).toBe(400);
  });

  it('changes nothing by GET', async () => {
    const answer = await createVisitor(org).send('GET', `${APEX}/logOut`);
    expect(answer).toMatchObject({ status: 405, body: [{ errorCode: 'METHOD_NOT_ALLOWED' }] });
    expect(answer.headers.get('Allow')).toBe('POST');
  });
});
