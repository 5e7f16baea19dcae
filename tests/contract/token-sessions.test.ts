import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHost, type Host, type HostOptions } from '@energy-portal/portal/server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createSandboxOrg,
  startSandboxServer,
  type RunningSandbox,
  type SandboxOrg,
} from '../sandbox/index.ts';
import { writeEmptyBuild } from '../../portal/server/testing/empty-build.ts';

const APEX = '/lwr/apex/v64.0/PortalDataController';
const RECORD = '/services/data/v64.0/ui-api/records/003RM0000068xVCYAY?fields=Contact.Email';
const FILE = '/services/data/v64.0/sobjects/ContentVersion/068RM000002hFqYYAU/VersionData';
const UPLOAD = '/services/data/v64.0/ui-api/records/content-documents/content-versions';
const MINUTE = 60_000;
const MARIA = { username: 'maria.lopez@example.com', password: 'Sunny-day-7' };
const keyOf = (id: string, filling: number) => ({ id, bytes: new Uint8Array(32).fill(filling) });
const OAUTH = {
  clientId: 'sandbox-portal',
  clientSecret: 'sandbox-secret',
  callbackUrl: 'http://localhost/services/oauth2/echo',
  cookieKeys: [keyOf('first', 1)],
} as const;

let dist: string;
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'portal-contract-'));
  await writeEmptyBuild(dist);
});
afterAll(() => rm(dist, { recursive: true }));

let waited: number;
let org: SandboxOrg;
let sandbox: RunningSandbox;
/** What the org was asked, and the tokens that it gave. */
let asked: { path: string; cookie: string | null; authorization: string | null }[];
let given: Set<string>;
let isDown: boolean;
/** Answers to reads of records wait for it. */
let holding: Promise<void> | undefined;
let hosts: Host[];

beforeEach(async () => {
  waited = 0;
  asked = [];
  given = new Set();
  isDown = false;
  holding = undefined;
  hosts = [];
  const clock = { now: () => Date.now() + waited };
  // Fifty calls at once are to meet the host's own limits alone.
  const limits = { callsAtOnce: 100, passwordCost: 16 };
  org = createSandboxOrg({ database: ':memory:', clock, seed: 'demo', strict: true, ...limits });
  const watched = { fetch: watch };
  sandbox = await startSandboxServer({ org: watched, host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  await Promise.all(hosts.map((host) => host.stop()));
  await sandbox.close();
  org.close();
});

/** An answer with what a real org sets for its own pages, also for guests and where it refuses. */
function withOrgCookies({ body, status, headers }: Response): Response {
  const own = new Headers(headers);
  own.append('set-cookie', 'BrowserId=aQxlTNAZEeuYzA; path=/; domain=.salesforce.com; secure');
  own.append('set-cookie', 'CookieConsentPolicy=0:1; path=/; SameSite=Lax');
  return new Response(body, { status, headers: own });
}

/** The org, which notes what it is asked and may be down. */
async function watch(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const { headers } = request;
  asked.push({
    path: pathname,
    cookie: headers.get('cookie'),
    authorization: headers.get('authorization'),
  });
  if (isDown) return new Response('<html>Down for maintenance</html>', { status: 503 });
  if (pathname === FILE) {
    const type = { 'content-type': 'application/octet-stream' };
    return new Response('a;b'.repeat(100_000), { headers: type });
  }
  const response = withOrgCookies(await org.fetch(request));
  if (pathname.includes('/ui-api/records/')) await holding;
  if (!pathname.endsWith('/oauth2/token')) return response;
  const text = await response.text();
  for (const [, token = ''] of text.matchAll(/"(?:access|refresh)_token":"([^"]+)"/g)) given.add(token);
  return new Response(text, response);
}

const timesAsked = (end: string): number => asked.filter(({ path }) => path.endsWith(end)).length;
const pass = (minutes: number): void => void (waited += minutes * MINUTE);

/** One browser at one host: it keeps its cookie. */
interface Browser {
  cookie: string;
  /** The address of its host. */
  readonly origin: string;
  send(method: string, path: string, body?: unknown): Promise<Answered>;
  call(operation: string, body?: unknown): Promise<Answered>;
}

interface Answered {
  readonly status: number;
  // oxlint-disable-next-line no-explicit-any -- a test asserts what it reads
  readonly body: any;
  readonly cookies: readonly string[];
  /** All that the browser was told. */
  readonly text: string;
}

async function openBrowser(
  oauth: Partial<HostOptions['oauth']> = {},
  counters?: HostOptions['counters'],
): Promise<Browser> {
  const clock = { now: () => Date.now() + waited };
  const options = { orgUrl: sandbox.url, dist, clock, counters };
  const host = await createHost({ ...options, oauth: { ...OAUTH, ...oauth } });
  hosts.push(host);
  await host.server.listen({ port: 0, host: '127.0.0.1' });
  // It listens on a TCP port, so its address is no string.
  const { port } = host.server.server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const browser: Browser = {
    cookie: '',
    origin,
    async send(method, path, body) {
      const isForm = body instanceof FormData;
      const own = { cookie: browser.cookie, 'x-requested-with': 'portal', 'sec-fetch-site': 'same-origin' };
      const response = await fetch(`${origin}${path}`, {
        method,
        headers: body === undefined || isForm ? own : { ...own, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      });
      const cookies = response.headers.getSetCookie();
      const [first] = cookies;
      if (first !== undefined) browser.cookie = first.split(';', 1)[0] ?? '';
      const text = await response.text();
      const told = `${[...response.headers].join()} ${text}`;
      const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
      return { status: response.status, body: isJson ? JSON.parse(text) : text, cookies, text: told };
    },
    call(operation, body) {
      const isRead = operation.startsWith('get');
      return browser.send(isRead ? 'GET' : 'POST', `${APEX}/${operation}`, isRead ? undefined : (body ?? {}));
    },
  };
  return browser;
}

/** Reads a record; the org has the call, and answers it when it is let. */
async function askLate(
  browser: Browser,
): Promise<{ readonly late: Promise<Answered>; readonly resolve: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  holding = promise;
  const late = browser.send('GET', RECORD);
  await expect.poll(() => timesAsked('003RM0000068xVCYAY')).toBe(1);
  return { late, resolve };
}

/** Counts that hosts share, which nothing ends. */
function sharedCounts(): NonNullable<HostOptions['counters']> {
  const counts = new Map<string, number>();
  const read = async (key: string) => counts.get(key) ?? 0;
  return {
    read,
    take: async (key) => ({ count: counts.set(key, (await read(key)) + 1).size, endsIn: MINUTE }),
    giveBack: async () => undefined,
  };
}

async function openAsMaria(more: object = {}): Promise<Browser> {
  const browser = await openBrowser();
  expect(await browser.call('logIn', { ...MARIA, ...more })).toMatchObject({ status: 200 });
  return browser;
}

/** The customer stays, and says so every 25 minutes; access tokens of the org live for two hours. */
async function stayFor(browser: Browser, minutes: number): Promise<void> {
  for (let left = minutes; left > 0; left -= 25) {
    pass(Math.min(left, 25));
    await browser.call('extendSession');
  }
}

describe('a log-in at an org that takes tokens alone', () => {
  it('begins a session in a sealed cookie, and tells no token', async () => {
    const browser = await openBrowser();
    const answers = [
      await browser.call('getCurrentSession'),
      await browser.call('logIn', MARIA),
      await browser.call('getCurrentSession'),
      await browser.send('GET', RECORD),
      await browser.call('extendSession'),
      await browser.call('logOut'),
      await browser.call('getCurrentSession'),
    ];
    expect(answers.map(({ status, body }) => [status, body.isGuest])).toEqual([
      [200, true],
      [200, false],
      [200, false],
      [200, undefined],
      [200, false],
      [200, true],
      [200, true],
    ]);
    expect(answers[1]?.cookies[0]).toMatch(/^session=[\w.-]+; HttpOnly; SameSite=Strict; Path=\/$/);
    expect(answers[5]?.cookies[0]).toMatch(/^session=; .*Max-Age=0$/);
    expect(answers[5]?.body.endReason).toBe('loggedOut');
    expect(given.size).toBeGreaterThan(1);
    for (const { text } of answers) for (const token of given) expect(text).not.toContain(token);
  });

  it('hands on no cookie of the org, to guests or customers, whatever it answers', async () => {
    const browser = await openBrowser();
    const guests = [
      await browser.call('getPlans'),
      await browser.send(
        'GET',
        `${APEX}/getPlans?${new URLSearchParams({ methodParams: '{"zipCode":"78704"}' })}`,
      ),
      await browser.send('GET', RECORD),
    ];
    await browser.call('logIn', MARIA);
    pass(1);
    const customers = [
      await browser.send('GET', RECORD),
      await browser.send('GET', RECORD.replace('Email', 'Nothing')),
      await browser.call('getAccounts'),
    ];
    const told = [...guests, ...customers];
    expect(told.map(({ status }) => status)).toEqual([400, 200, 401, 200, 400, 200]);
    const names = told.flatMap(({ cookies }) => cookies).map((cookie) => cookie.split('=', 1)[0]);
    expect([...new Set(names)]).toEqual(['session']);
  });

  it('keeps cookies and what a browser would prove itself by from the org', async () => {
    const browser = await openAsMaria();
    browser.cookie += '; sid=planted; other=1';
    await browser.send('GET', RECORD);
    expect(asked.map(({ cookie }) => cookie)).toEqual(asked.map(() => null));
    expect(asked.at(-1)?.authorization).toMatch(/^Bearer /);
  });

  it.each([
    ['a wrong password', { ...MARIA, password: 'wrong' }, 401, 'LOGIN_FAILED'],
    ['an unknown name', { ...MARIA, username: 'nobody@example.com' }, 401, 'LOGIN_FAILED'],
    ['no password', { username: MARIA.username }, 400, 'INVALID_INPUT'],
  ])('refuses %s as the specs have it', async (_, credentials, status, errorCode) => {
    const browser = await openBrowser();
    const answer = await browser.call('logIn', credentials);
    expect(answer).toMatchObject({ status, body: [{ errorCode }], cookies: [] });
  });

  it.each([
    ['an app that the org does not know', { clientId: 'unknown-app' }],
    ['a wrong secret', { clientSecret: 'unknown-secret' }],
  ])('tells the customer nothing of %s', async (_, wrong) => {
    const browser = await openBrowser(wrong);
    const answer = await browser.call('logIn', MARIA);
    expect(answer).toMatchObject({ status: 503, body: [{ errorCode: 'SERVICE_BUSY' }] });
    expect(answer.text).not.toMatch(/unknown|client|secret/);
  });

  it('ends the session that the browser had before', async () => {
    const browser = await openAsMaria();
    const before = browser.cookie;
    await browser.call('logIn', { ...MARIA, username: 'james.carter' });
    browser.cookie = before;
    expect((await browser.send('GET', RECORD)).status).toBe(401);
  });

  it('is not undone by an answer to the customer before, however late it comes', async () => {
    const browser = await openAsMaria();
    // The session would be written down as used.
    pass(1);
    const { late, resolve } = await askLate(browser);
    await browser.call('logIn', { ...MARIA, username: 'james.carter' });
    const own = browser.cookie;
    resolve();
    expect(await late).toMatchObject({ status: 200, cookies: [] });
    expect(browser.cookie).toBe(own);
  });

  it('is not undone by one to a customer whose time was over by then', async () => {
    const browser = await openAsMaria();
    const { cookie } = browser;
    const { late, resolve } = await askLate(browser);
    pass(31);
    expect((await browser.call('getCurrentSession')).body).toMatchObject({ endReason: 'expired' });
    await browser.call('logIn', { ...MARIA, username: 'james.carter' });
    const own = browser.cookie;
    resolve();
    expect(await late).toMatchObject({ status: 200, cookies: [] });
    expect(browser.cookie).toBe(own);
    // However often a browser comes with what is over, the org is told once.
    for (let at = 0; at < 5; at += 1) {
      browser.cookie = cookie;
      await browser.call('getCurrentSession');
    }
    expect(timesAsked('/oauth2/revoke')).toBe(1);
  });

  it('is not undone by one of another host that shares its counts', async () => {
    const counters = sharedCounts();
    const [browser, other] = [await openBrowser({}, counters), await openBrowser({}, counters)];
    await browser.call('logIn', MARIA);
    other.cookie = browser.cookie;
    pass(1);
    const { late, resolve } = await askLate(other);
    await browser.call('logIn', { ...MARIA, username: 'james.carter' });
    resolve();
    expect(await late).toMatchObject({ status: 200, cookies: [] });
  });
});

describe('a session of tokens', () => {
  it('outlives its access token, which fifty calls at once renew once', async () => {
    const browser = await openAsMaria();
    await stayFor(browser, 119);
    pass(2);
    const renewals = timesAsked('/oauth2/token');
    const answers = await Promise.all(Array.from({ length: 50 }, () => browser.send('GET', RECORD)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(timesAsked('/oauth2/token')).toBe(renewals + 1);
  });

  it.each([
    ['after half an hour without a call', {}, 31],
    ['sooner on a device that others use', { sharedDevice: true }, 11],
  ])('ends %s', async (_, more, minutes) => {
    const browser = await openAsMaria(more);
    const { body } = await browser.call('getCurrentSession');
    expect(body.deviceSecret).toEqual('sharedDevice' in more ? null : expect.stringMatching(/^[\w-]{43}$/));
    pass(minutes);
    expect((await browser.send('GET', RECORD)).status).toBe(401);
    expect((await browser.call('getCurrentSession')).body).toMatchObject({
      isGuest: true,
      endReason: 'expired',
    });
    expect((await browser.call('extendSession')).status).toBe(401);
    // What the cookie carried is worth nothing any more.
    expect(timesAsked('/oauth2/revoke')).toBe(1);
  });

  it('ends after twelve hours, whatever the customer does', async () => {
    const browser = await openAsMaria();
    await stayFor(browser, 12 * 60);
    pass(1);
    expect((await browser.call('getCurrentSession')).body).toMatchObject({
      isGuest: true,
      endReason: 'expired',
    });
  });

  it('cannot be played again after the log-out, in another tab neither', async () => {
    const browser = await openAsMaria();
    const stolen = browser.cookie;
    await browser.call('logOut');
    browser.cookie = stolen;
    expect((await browser.send('GET', RECORD)).status).toBe(401);
    browser.cookie = stolen;
    expect((await browser.call('getCurrentSession')).body).toMatchObject({ isGuest: true });
  });

  it('goes on under a new key, and ends with the last key that opens it', async () => {
    const { cookie } = await openAsMaria();
    const [next, last] = [keyOf('next', 2), keyOf('last', 3)];
    const rotated = await openBrowser({ cookieKeys: [next, ...OAUTH.cookieKeys] });
    rotated.cookie = cookie;
    expect((await rotated.send('GET', RECORD)).status).toBe(200);
    pass(1);
    await rotated.send('GET', RECORD);
    expect(rotated.cookie).not.toBe(cookie);
    const without = await openBrowser({ cookieKeys: [next] });
    without.cookie = rotated.cookie;
    expect((await without.send('GET', RECORD)).status).toBe(200);
    const other = await openBrowser({ cookieKeys: [last] });
    other.cookie = rotated.cookie;
    expect((await other.send('GET', RECORD)).status).toBe(401);
  });

  it('holds no place for a file whose reader has gone while the session was written down', async () => {
    const { promise: written, resolve } = Promise.withResolvers<void>();
    let isWriting = false;
    const read = async () => {
      isWriting = true;
      await written;
      return 0;
    };
    const browser = await openBrowser({}, { ...sharedCounts(), read });
    await browser.call('logIn', MARIA);
    pass(1);
    const controller = new AbortController();
    const own = { cookie: browser.cookie, 'x-requested-with': 'portal', 'sec-fetch-site': 'same-origin' };
    const call = { headers: own, signal: controller.signal };
    const reading = fetch(`${browser.origin}${FILE}`, call).catch(() => 'left');
    await expect.poll(() => isWriting).toBe(true);
    expect(hosts.at(-1)?.hasFiles()).toBe(true);
    controller.abort();
    expect(await reading).toBe('left');
    await browser.send('GET', '/healthz');
    resolve();
    await expect.poll(() => hosts.at(-1)?.hasFiles()).toBe(false);
  });

  it('is not lost while the org is down', async () => {
    const browser = await openAsMaria();
    await stayFor(browser, 119);
    pass(2);
    isDown = true;
    expect((await browser.send('GET', RECORD)).status).toBe(503);
    expect((await browser.call('logOut')).status).toBe(502);
    isDown = false;
    expect((await browser.send('GET', RECORD)).status).toBe(200);
  });

  it('sends a file with a token that is new enough, as a file cannot be sent twice', async () => {
    const browser = await openAsMaria();
    pass(11);
    const form = new FormData();
    form.set('fileData', new File(['x'], 'meter.png', { type: 'image/png' }));
    form.set('title', 'Meter reading');
    const answer = await browser.send('POST', UPLOAD, form);
    expect(timesAsked('/oauth2/token')).toBe(2);
    expect(answer.status).toBe(201);
  });

  it('goes on after the customer has changed the password', async () => {
    const browser = await openAsMaria();
    const newPassword = 'Rainy-night-8';
    const change = { currentPassword: MARIA.password, newPassword, confirmPassword: newPassword };
    expect((await browser.call('changePassword', change)).status).toBe(200);
    expect((await browser.send('GET', RECORD)).status).toBe(200);
  });
});
