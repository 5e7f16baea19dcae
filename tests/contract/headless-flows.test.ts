import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHost, readHeadlessFlows, type Host, type HostOptions } from '@energy-portal/portal/server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeEmptyBuild } from '../../portal/server/testing/empty-build.ts';
import {
  HEADLESS_SETTING,
  createSandboxOrg,
  startSandboxServer,
  type RunningSandbox,
  type SandboxOrg,
} from '../sandbox/index.ts';

const APEX = '/lwr/apex/v64.0/PortalDataController';
const MINUTE = 60_000;
const MARIA = 'maria.lopez@example.com';
const FACTS = { confirmationNumber: 'ENR-2026-104417', lastName: 'Lopez', zipCode: '78701' };
const MARTA = 'marta.new@example.com';
const NEW = { newPassword: 'Cloudy-day-8', confirmPassword: 'Cloudy-day-8' };

const keyOf = (id: string, filling: number) => ({ id, bytes: new Uint8Array(32).fill(filling) });

let dist: string;
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'portal-contract-'));
  await writeEmptyBuild(dist);
});
afterAll(() => rm(dist, { recursive: true }));

let waited: number;
let org: SandboxOrg;
let sandbox: RunningSandbox;
let asked: string[];
let given: Set<string>;
let answerInstead: ((path: string) => Response | undefined) | undefined;
let hosts: Host[];

beforeEach(async () => {
  waited = 0;
  asked = [];
  given = new Set();
  answerInstead = undefined;
  hosts = [];
  const clock = { now: () => Date.now() + waited };
  const options = { database: ':memory:', clock, seed: 'demo', control: true, passwordCost: 16 } as const;
  org = createSandboxOrg({ ...options, strict: true });
  sandbox = await startSandboxServer({ org: { fetch: watch }, host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  await Promise.all(hosts.map((host) => host.stop()));
  await sandbox.close();
  org.close();
});

/** The org, which notes what it is asked and the tokens that it gives. */
async function watch(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  asked.push(pathname);
  const instead = answerInstead?.(pathname);
  if (instead !== undefined) return instead;
  const response = await org.fetch(request);
  if (!pathname.endsWith('/oauth2/token')) return response;
  const text = await response.text();
  for (const [, token = ''] of text.matchAll(/"(?:access|refresh)_token":"([^"]+)"/g)) given.add(token);
  return new Response(text, response);
}

const timesAsked = (end: string): number => asked.filter((path) => path.endsWith(end)).length;

interface Answered {
  readonly status: number;
  // oxlint-disable-next-line no-explicit-any -- a test asserts what it reads
  readonly body: any;
  readonly cookies: readonly string[];
}

type Browser = (operation: string, body?: object) => Promise<Answered>;

/** A browser that keeps its cookies, at a host that takes all flows. */
async function openBrowser(
  oauth: Partial<HostOptions['oauth']> = {},
  kept = new Map<string, string>(),
): Promise<Browser> {
  const host = await createHost({
    orgUrl: sandbox.url,
    dist,
    clock: { now: () => Date.now() + waited },
    oauth: {
      clientId: 'sandbox-portal',
      clientSecret: 'sandbox-secret',
      callbackUrl: 'http://localhost/services/oauth2/echo',
      cookieKeys: [keyOf('first', 1)],
      flows: readHeadlessFlows(HEADLESS_SETTING),
      ...oauth,
    },
  });
  hosts.push(host);
  await host.server.listen({ port: 0, host: '127.0.0.1' });
  // It listens on a TCP port, so its address is no string.
  const { port } = host.server.server.address() as AddressInfo;
  return async (operation, body) => {
    const cookie = [...kept].map(([name, value]) => `${name}=${value}`).join('; ');
    const own = { cookie, 'x-requested-with': 'portal', 'sec-fetch-site': 'same-origin' };
    const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const response = await fetch(`http://127.0.0.1:${port}${APEX}/${operation}`, {
      headers: body === undefined ? own : { ...own, 'content-type': 'application/json' },
      ...sent,
    });
    const cookies = response.headers.getSetCookie();
    for (const [name = '', value = ''] of cookies.map((each) => (each.split(';')[0] ?? '').split('=')))
      kept.set(name, value);
    const text = await response.text();
    for (const token of given) expect(text + cookies.join()).not.toContain(token);
    return { status: response.status, body: JSON.parse(text), cookies };
  };
}

/** How a try differs from the right one. */
interface Refused {
  readonly change?: (secret: string) => string;
  readonly minutes?: number;
  readonly password?: string;
  readonly email?: string;
  readonly username?: string;
}

interface Mail {
  readonly text: string;
  readonly link?: string;
}

async function mailTo(address: string): Promise<Mail> {
  const url = `http://org.test/__sandbox/control/outbox?to=${encodeURIComponent(address)}`;
  const messages: readonly Mail[] = await (await org.fetch(new Request(url))).json();
  return messages[0] ?? { text: '' };
}

const secretOf = ({ link = '' }: Mail): string => link.split('#token=')[1] ?? '';
const codeOf = ({ text }: Mail): string => /\d{6}/.exec(text)?.[0] ?? '';
const wrong = (secret: string): string => secret.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));

describe('a forgotten password by the headless flow', () => {
  const ask = async (email: string, language = 'en') => {
    const browser = await openBrowser();
    const answer = await browser('requestPasswordReset', { email, language });
    return { browser, answer, token: secretOf(await mailTo(email)) };
  };

  it('is replaced by the link of the e-mail, once, and ends sessions', async () => {
    const { browser, answer, token } = await ask(MARIA);
    expect(answer).toMatchObject({ status: 200, body: { status: 'sent', expiresInHours: 0 } });
    expect(token).toMatch(/^one-time-password-\d{6}$/);
    const valid = await browser('checkPasswordResetLink', { token });
    expect(valid).toMatchObject({ status: 200, body: { state: 'valid' } });
    const changed = await browser('setNewPassword', { token, ...NEW });
    expect(changed).toMatchObject({ status: 200, body: { status: 'changed' } });
    expect(await browser('checkPasswordResetLink', { token })).toMatchObject({
      status: 404,
      body: [{ errorCode: 'RESET_LINK_INVALID' }],
    });
    expect((await browser('logIn', { username: MARIA, password: NEW.newPassword })).status).toBe(200);
  });

  it('asks the org for one token of its own, and again where it has ended', async () => {
    const { browser } = await ask(MARIA);
    await browser('requestPasswordReset', { email: MARIA, language: 'es' });
    expect(timesAsked('/oauth2/token')).toBe(1);
    expect((await mailTo(MARIA)).link).toMatch(/^\/es\/reset-password#token=/);
    waited += 3 * 60 * MINUTE;
    expect((await browser('requestPasswordReset', { email: MARIA, language: 'en' })).status).toBe(200);
    expect(timesAsked('/oauth2/token')).toBe(2);
    expect(timesAsked('/requestPasswordReset')).toBe(0);
  });

  it('answers alike for an address that nobody has, and sends nothing', async () => {
    const known = await ask(MARIA);
    const unknown = await ask('nobody@example.com');
    expect([unknown.answer.status, unknown.answer.body]).toEqual([known.answer.status, known.answer.body]);
    expect(unknown.token).toBe('');
  });

  it.each([
    ['a wrong code', { change: wrong }, 404, 'RESET_LINK_INVALID'],
    ['a secret of another form', { change: () => 'kJ8sV2mQx7Rz4tYbN1cW9eHa' }, 404, 'RESET_LINK_INVALID'],
    ['a code that is too old', { minutes: 11 }, 404, 'RESET_LINK_INVALID'],
    ['a code of long ago', { minutes: 16 }, 410, 'RESET_LINK_EXPIRED'],
    ['a password before', { password: 'Sunny-day-7' }, 400, 'PASSWORD_REUSED'],
    [
      'a password before with a wrong code',
      { change: wrong, password: 'Sunny-day-7' },
      404,
      'RESET_LINK_INVALID',
    ],
    ['one that many have', { password: 'P@ssw0rd1!' }, 400, 'PASSWORD_COMMON'],
    ['a short one', { password: 'a-1' }, 400, 'PASSWORD_TOO_SHORT'],
    ['one of letters', { password: 'abcdefghi' }, 400, 'PASSWORD_COMPOSITION'],
    ['no password', { password: '' }, 400, 'INVALID_INPUT'],
  ])(
    'refuses %s',
    async (
      _,
      {
        change = (secret: string) => secret,
        minutes = 0,
        password = 'Cloudy-day-8',
      }: {
        change?: (secret: string) => string;
        minutes?: number;
        password?: string;
      },
      status,
      errorCode,
    ) => {
      const { browser, token } = await ask(MARIA);
      waited += minutes * MINUTE;
      const body = { token: change(token), newPassword: password, confirmPassword: password };
      expect(await browser('setNewPassword', body)).toMatchObject({ status, body: [{ errorCode }] });
      expect((await browser('logIn', { username: MARIA, password: 'Sunny-day-7' })).status).toBe(200);
      // A password that is refused uses no code up.
      if (status !== 400) return;
      expect((await browser('setNewPassword', { token, ...NEW })).status).toBe(200);
    },
  );

  it('refuses the right code in a browser that has not asked for it', async () => {
    const { token } = await ask(MARIA);
    const other = await openBrowser();
    expect(await other('setNewPassword', { token, ...NEW })).toMatchObject({ status: 404 });
  });

  it('cannot be played again by who copied the cookie, and goes on under a new key', async () => {
    const kept = new Map<string, string>();
    const browser = await openBrowser({}, kept);
    await browser('requestPasswordReset', { email: MARIA, language: 'en' });
    const token = secretOf(await mailTo(MARIA));
    const copied = new Map(kept);
    const other = await openBrowser({ cookieKeys: [keyOf('other', 9)] }, new Map(kept));
    expect((await other('setNewPassword', { token, ...NEW })).status).toBe(404);
    const rotated = await openBrowser({ cookieKeys: [keyOf('next', 2), keyOf('first', 1)] }, kept);
    expect((await rotated('setNewPassword', { token, ...NEW })).status).toBe(200);
    const thief = await openBrowser({}, copied);
    const own = { newPassword: 'Windy-day-8', confirmPassword: 'Windy-day-8' };
    expect((await thief('setNewPassword', { token, ...own })).status).toBe(404);
  });

  it('does not let a code be found by trying', async () => {
    const { browser, token } = await ask(MARIA);
    const statuses: number[] = [];
    for (let at = 0; at < 6; at += 1)
      statuses.push((await browser('setNewPassword', { token: wrong(token), ...NEW })).status);
    expect(statuses).toEqual([404, 404, 404, 429, 429, 429]);
    expect((await browser('setNewPassword', { token, ...NEW })).status).toBe(429);
  });

  it('tells when too many codes were asked for', async () => {
    const { browser } = await ask(MARIA);
    for (let at = 0; at < 4; at += 1) await browser('requestPasswordReset', { email: MARIA, language: 'en' });
    const answer = await browser('requestPasswordReset', { email: MARIA, language: 'en' });
    expect(answer).toMatchObject({ status: 429, body: [{ errorCode: 'TOO_MANY_REQUESTS' }] });
  });

  it.each([
    ['a page where JSON was expected', () => new Response('<html>Log in</html>', { status: 200 })],
    ['an org under maintenance', () => new Response('<html>Down</html>', { status: 503 })],
    ['a program without the scope', () => Response.json({ error: 'invalid_token' }, { status: 401 })],
  ])('says that the service is busy for %s', async (_, answer) => {
    answerInstead = (path) => (path.includes('/headless/') ? answer() : undefined);
    const { answer: told } = await ask(MARIA);
    expect(told).toMatchObject({ status: 503, body: [{ errorCode: 'SERVICE_BUSY' }] });
    expect(told.cookies).toEqual([]);
  });

  it('is left to Apex where the flow is not taken', async () => {
    const browser = await openBrowser({ flows: readHeadlessFlows('registration') });
    await browser('requestPasswordReset', { email: MARIA, language: 'en' });
    expect(timesAsked('/requestPasswordReset')).toBe(1);
    expect(timesAsked('/forgot_password')).toBe(0);
  });
});

describe('a registration by the headless flow', () => {
  const prove = async () => {
    const browser = await openBrowser();
    const { registrationId } = (await browser('findMyEnrollment', FACTS)).body;
    await browser('sendRegistrationCode', { registrationId, channel: 'email', language: 'en' });
    const code = codeOf(await mailTo('marta.lopez@example.com'));
    expect((await browser('verifyRegistration', { registrationId, code })).status).toBe(200);
    return { browser, registrationId };
  };
  const choose = (registrationId: string, change: object = {}) => ({
    registrationId,
    email: MARTA,
    acceptTerms: true,
    language: 'en',
    ...NEW,
    ...change,
  });

  it('makes the user when the link of the e-mail is opened, once, and leaves no token', async () => {
    const { browser, registrationId } = await prove();
    const sent = await browser('completeRegistration', choose(registrationId));
    expect(sent).toMatchObject({
      status: 200,
      body: { registrationId, step: 'linkSent', planName: 'Steady Saver 12' },
    });
    const token = secretOf(await mailTo(MARTA));
    expect((await browser('logIn', { username: MARTA, password: NEW.newPassword })).status).toBe(401);
    expect(await browser('confirmRegistration', { token })).toMatchObject({
      status: 200,
      body: { step: 'complete' },
    });
    expect((await browser('getCurrentSession')).body).toMatchObject({ isGuest: true });
    expect(timesAsked('/oauth2/revoke')).toBe(1);
    const again = await browser('confirmRegistration', { token });
    expect(again).toMatchObject({ status: 409, body: [{ errorCode: 'ALREADY_REGISTERED' }] });
    const session = await browser('logIn', { username: MARTA, password: NEW.newPassword });
    expect(session.body).toMatchObject({ displayName: 'Marta Lopez' });
  });

  it.each([
    ['a wrong code', { change: wrong }, 404, 'EMAIL_LINK_INVALID'],
    ['a secret of another form', { change: () => 'kJ8sV2mQx7Rz4tYbN1cW9eHa' }, 404, 'EMAIL_LINK_INVALID'],
    ['a code that is too old', { minutes: 11 }, 404, 'EMAIL_LINK_INVALID'],
    ['a code of long ago', { minutes: 16 }, 410, 'EMAIL_LINK_EXPIRED'],
    ["another customer's address", { email: MARIA }, 404, 'EMAIL_LINK_INVALID'],
  ])(
    'refuses %s',
    async (
      _,
      {
        change = (secret: string) => secret,
        minutes = 0,
        email = MARTA,
      }: {
        change?: (secret: string) => string;
        minutes?: number;
        email?: string;
      },
      status,
      errorCode,
    ) => {
      const { browser, registrationId } = await prove();
      expect((await browser('completeRegistration', choose(registrationId, { email }))).status).toBe(200);
      const token = secretOf(await mailTo(email));
      waited += minutes * MINUTE;
      const answer = await browser('confirmRegistration', { token: change(token) });
      expect(answer).toMatchObject({ status, body: [{ errorCode }] });
    },
  );

  it.each([
    ['no address', { email: 'marta' }, 400, 'EMAIL_INVALID'],
    ['another confirmation', { confirmPassword: 'Cloudy-day-9' }, 400, 'PASSWORD_MISMATCH'],
    ['no consent', { acceptTerms: false }, 400, 'INVALID_INPUT'],
    ['another registration', { registrationId: 'reg_7Qm2Xk9Lw4' }, 403, 'REGISTRATION_NOT_VERIFIED'],
  ])('refuses %s and sends nothing', async (_, change, status, errorCode) => {
    const { browser, registrationId } = await prove();
    const answer = await browser('completeRegistration', choose(registrationId, change));
    expect(answer).toMatchObject({ status, body: [{ errorCode }] });
    expect(timesAsked('/init/registration')).toBe(0);
  });

  it('has links for as long as what was proven, and sends none after', async () => {
    const { browser, registrationId } = await prove();
    const proven = Date.now();
    waited += 20 * MINUTE;
    await browser('completeRegistration', choose(registrationId));
    waited += 9 * MINUTE;
    const late = await browser('completeRegistration', choose(registrationId));
    expect(late).toMatchObject({ status: 200, body: { step: 'linkSent' } });
    expect(Date.parse(late.body.expiresAt)).toBeLessThanOrEqual(proven + 30 * MINUTE);
    const token = secretOf(await mailTo(MARTA));
    waited += 2 * MINUTE;
    expect(await browser('confirmRegistration', { token })).toMatchObject({
      status: 410,
      body: [{ errorCode: 'EMAIL_LINK_EXPIRED' }],
    });
    expect(await browser('completeRegistration', choose(registrationId))).toMatchObject({
      status: 403,
      body: [{ errorCode: 'REGISTRATION_NOT_VERIFIED' }],
    });
    expect(timesAsked('/init/registration')).toBe(2);
  });

  it('can have another link when the first one is over, while it is proven', async () => {
    const { browser, registrationId } = await prove();
    await browser('completeRegistration', choose(registrationId));
    waited += 20 * MINUTE;
    expect((await browser('completeRegistration', choose(registrationId))).status).toBe(200);
    const token = secretOf(await mailTo(MARTA));
    expect(await browser('confirmRegistration', { token })).toMatchObject({ status: 200 });
  });

  it('is not proven by another browser', async () => {
    const { registrationId } = await prove();
    const other = await openBrowser();
    expect((await other('completeRegistration', choose(registrationId))).status).toBe(403);
  });
});

describe('a log-in by a code by the headless flow', () => {
  const ask = async (username = MARIA) => {
    const browser = await openBrowser();
    const answer = await browser('sendLogInCode', { username, language: 'en' });
    return { browser, answer, code: codeOf(await mailTo(MARIA)) };
  };

  it('begins a session once, and tells no token', async () => {
    const { browser, answer, code } = await ask();
    expect(answer).toMatchObject({ status: 200, body: { status: 'sent' } });
    const session = await browser('logInWithCode', { username: MARIA, code });
    expect(session).toMatchObject({ status: 200, body: { isGuest: false, displayName: 'Maria Lopez' } });
    expect((await browser('getCurrentSession')).body).toMatchObject({ isGuest: false });
    expect((await browser('logInWithCode', { username: MARIA, code })).status).toBe(400);
  });

  it.each([
    ['a shared device', { sharedDevice: true }, null],
    ['an own one', {}, expect.stringMatching(/^[\w-]{43}$/)],
  ])('keeps what it should on %s', async (_, more, deviceSecret) => {
    const { browser, code } = await ask();
    const session = await browser('logInWithCode', { username: MARIA, code, ...more });
    expect(session.body).toMatchObject({ deviceSecret });
  });

  it('answers alike for a name that nobody has, and sends nothing', async () => {
    const known = await ask();
    const unknown = await ask('nobody@example.com');
    expect([unknown.answer.status, unknown.answer.body]).toEqual([known.answer.status, known.answer.body]);
    const body = { username: 'nobody@example.com', code: known.code };
    expect(await unknown.browser('logInWithCode', body)).toMatchObject({
      status: 400,
      body: [{ errorCode: 'CODE_INVALID', field: 'code' }],
    });
  });

  it.each([
    ['refuses it', () => Response.json({ error: 'invalid_request' }, { status: 400 })],
    ['gives its request no name', () => Response.json({ status: 'success' })],
  ])('does not tell who is a customer where the org %s', async (_, answer) => {
    const stranger = 'maria.nobod@example.com';
    const told = [];
    for (const username of [MARIA, stranger]) {
      const isUnknown = (path: string) => username === stranger && path.endsWith('/init/passwordless/login');
      // What it does not know has another word than a wrong code.
      const isUnknownCode = (path: string) => username === stranger && path.endsWith('/authorize');
      answerInstead = (path) => {
        if (isUnknown(path)) return answer();
        return isUnknownCode(path) ? Response.json({ error: 'invalid_session' }, { status: 400 }) : undefined;
      };
      const browser = await openBrowser();
      const sent = await browser('sendLogInCode', { username, language: 'en' });
      const asked = timesAsked('/authorize');
      const tried = [];
      for (let at = 0; at < 3; at += 1)
        tried.push(await browser('logInWithCode', { username, code: '000000' }));
      told.push({
        sent: [sent.status, sent.body, sent.cookies.join().length],
        tried: tried.map(({ status, body }) => [status, body]),
        asked: timesAsked('/authorize') - asked,
      });
    }
    expect(stranger).toHaveLength(MARIA.length);
    expect(told[1]).toEqual(told[0]);
    expect(told[0]?.asked).toBe(3);
  });

  it.each([
    ['a wrong code', { change: wrong }, 400, 'CODE_INVALID'],
    ['a code that is too old', { minutes: 11 }, 400, 'CODE_INVALID'],
    ['a code of long ago', { minutes: 16 }, 400, 'CODE_INVALID'],
    ["another customer's name", { username: 'james.carter@example.com' }, 400, 'CODE_INVALID'],
    ['letters', { change: () => 'abcdef' }, 400, 'INVALID_INPUT'],
  ])('refuses %s', async (_, given, status, errorCode) => {
    const { change = (code: string) => code, minutes = 0, username = MARIA }: Refused = given;
    const { browser, code } = await ask();
    waited += minutes * MINUTE;
    const answer = await browser('logInWithCode', { username, code: change(code) });
    expect(answer).toMatchObject({ status, body: [{ errorCode }] });
    expect((await browser('getCurrentSession')).body).toMatchObject({ isGuest: true });
  });

  it('refuses the right code in a browser that has not asked for it', async () => {
    const { code } = await ask();
    const other = await openBrowser();
    expect((await other('logInWithCode', { username: MARIA, code })).status).toBe(400);
  });

  it('does not let a code be found by trying, and says when to come again', async () => {
    const { browser, code } = await ask();
    for (let at = 0; at < 5; at += 1) await browser('logInWithCode', { username: MARIA, code: wrong(code) });
    const answer = await browser('logInWithCode', { username: MARIA, code });
    expect(answer).toMatchObject({ status: 429, body: [{ errorCode: 'TOO_MANY_REQUESTS' }] });
  });

  it('ends the session that the browser had before', async () => {
    const { browser, code } = await ask();
    await browser('logIn', { username: 'james.carter', password: 'Sunny-day-7' });
    await browser('logInWithCode', { username: MARIA, code });
    expect(timesAsked('/oauth2/revoke')).toBe(1);
    expect((await browser('getCurrentSession')).body).toMatchObject({ displayName: 'Maria Lopez' });
  });
});
