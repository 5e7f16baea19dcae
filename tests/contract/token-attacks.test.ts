import { createLogger } from '@energy-portal/portal/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStrictHost, type StrictHost } from './strict-host.ts';

const RECORD = '/services/data/v64.0/ui-api/records/003RM0000068xVCYAY?fields=Contact.Email';
const LOG_OUT = '/lwr/apex/v64.0/PortalDataController/logOut';
const MARIA = { username: 'maria.lopez@example.com', password: 'Sunny-day-7' };
/** The first characters of access and refresh tokens of the platform. */
const TOKEN = /00D\w{12,}!|5Aep[\w.]{30}/;

const log: string[] = [];
let host: StrictHost;
beforeAll(async () => {
  const lines = { write: (line: string) => void log.push(line) };
  host = await openStrictHost({ apexForm: 'wrapped', logger: createLogger('trace', lines) });
  await host.call('logIn', MARIA);
});
afterAll(() => host.stop());

/** Whoever stole the cookie, from wherever. */
const steal = (cookie: string): Promise<Response> =>
  fetch(`${host.url}${RECORD}`, {
    headers: { 'x-requested-with': 'portal', 'sec-fetch-site': 'same-origin', cookie },
  });

describe('a cookie that was stolen', () => {
  it('shows no token, in whichever way it is read', () => {
    const [, value = ''] = host.cookie().split('=');
    const readable = value
      .split('.')
      .flatMap((piece) => [piece, Buffer.from(piece, 'base64url').toString('latin1')]);
    expect(readable.join()).not.toMatch(TOKEN);
    expect(readable.join()).not.toContain('maria');
  });

  it('is refused where one character of it is another', async () => {
    const cookie = host.cookie();
    const start = cookie.indexOf('=') + 1;
    const places = Array.from(
      { length: 40 },
      (_, at) => start + at * Math.floor((cookie.length - start) / 40),
    );
    const statuses = await Promise.all(
      places.map(async (at) => {
        const other = cookie[at] === 'A' ? 'B' : 'A';
        const { status } = await steal(cookie.slice(0, at) + other + cookie.slice(at + 1));
        return status;
      }),
    );
    expect(new Set(statuses)).toEqual(new Set([401]));
  });

  it.each([
    ['cut short', (cookie: string) => cookie.slice(0, -5)],
    ['put together of two', (cookie: string) => `${cookie}${cookie.split('=')[1]}`],
    ['empty', (cookie: string) => cookie.slice(0, cookie.indexOf('=') + 1)],
    ['another text', () => `session=${'.'.repeat(3_000)}`],
  ])('is refused %s', async (_, change) => {
    expect((await steal(change(host.cookie()))).status).toBe(401);
  });

  it('opens nothing at the org itself', async () => {
    const [, value = ''] = host.cookie().split('=');
    const { status } = await fetch(`${host.orgUrl}${RECORD}`, {
      headers: { authorization: `Bearer ${value}` },
    });
    expect(status).toBe(401);
    const { status: sent } = await fetch(`${host.orgUrl}${RECORD}`, { headers: { cookie: host.cookie() } });
    expect(sent).toBe(401);
  });

  it("changes nothing from another site's page in the customer's own browser", async () => {
    const { status } = await fetch(`${host.url}${LOG_OUT}`, {
      method: 'POST',
      headers: { cookie: host.cookie(), 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' },
      body: '{}',
    });
    expect(status).toBe(403);
    expect((await steal(host.cookie())).status).toBe(200);
  });

  it('ends with the log-out of its owner, and so does each of its copies', async () => {
    const cookie = host.cookie();
    await host.call('logOut', {});
    const statuses = await Promise.all([0, 1, 2].map(async () => (await steal(cookie)).status));
    expect(statuses).toEqual([401, 401, 401]);
  });
});

it('writes no token, no cookie and no password into the log, at its most talkative', async () => {
  await host.call('logIn', MARIA);
  const cookie = host.cookie();
  await host.get(RECORD);
  await host.call('extendSession', {});
  await host.call('logIn', { ...MARIA, password: 'wrong-one' });
  await host.breakAnswers({ kind: 'maintenance', times: 2, path: '/services/oauth2/' });
  await host.call('logIn', MARIA);
  await host.call('logOut', {});
  const text = log.join('');
  expect(log.length).toBeGreaterThan(5);
  expect(text).not.toMatch(TOKEN);
  expect(text).not.toContain(cookie.split('=')[1]);
  expect(text).not.toMatch(/Sunny-day-7|wrong-one|maria\.lopez/);
});
