import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { cookiesForOrg } from './org/cookies.ts';
import { createScenes, own } from './testing/scene.ts';

const { start, stopAll } = createScenes();
afterEach(stopAll);

const scene = (trustProxy?: string) =>
  start({
    org: (_request, response) => void response.end(),
    ...(trustProxy === undefined ? {} : { trustProxy }),
  });

const ask = async (asked: Awaited<ReturnType<typeof scene>>, more: Readonly<Record<string, string>> = {}) => {
  const { status, headers, body } = await asked.ask('/guest-secret', {
    method: 'POST',
    headers: { ...own, ...more },
    body: '{}',
  });
  const [cookie] = headers['set-cookie'] ?? [];
  return { status, headers, body, cookie };
};

describe('the secret of a guest', () => {
  it('is made with a cookie that scripts cannot read, and is another for each browser', async () => {
    const host = await scene();
    const [one, other] = [await ask(host), await ask(host)];
    expect(one.status).toBe(200);
    expect(one.body).toMatch(/^\{"secret":"[\w-]{43}"\}$/);
    expect(one.cookie).toMatch(/^guest=[\w-]{43}; HttpOnly; SameSite=Strict; Path=\/$/);
    expect(one.headers['cache-control']).toBe('no-store');
    expect(other.body).not.toBe(one.body);
    const value = /guest=([\w-]+)/.exec(one.cookie ?? '')?.[1] ?? '';
    expect(one.body).not.toContain(value);
  });

  it('stays while the cookie does, on every host, and no cookie of another hand is taken', async () => {
    const [host, next] = [await scene(), await scene()];
    const { body, cookie = '' } = await ask(host);
    const again = await ask(next, { cookie: `a=b; ${cookie.split(';')[0]}` });
    expect([again.body, again.cookie]).toEqual([body, undefined]);
    const foreign = await ask(host, { cookie: 'guest=known-to-somebody' });
    expect(foreign.cookie).toMatch(/^guest=[\w-]{43};/);
  });

  it('has over https a cookie that no other site can set', async () => {
    const host = await scene('loopback');
    const { cookie } = await ask(host, { 'x-forwarded-proto': 'https', cookie: `guest=${'a'.repeat(43)}` });
    expect(cookie).toMatch(/^__Host-guest=[\w-]{43}; Secure; HttpOnly; SameSite=Strict; Path=\/$/);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a page beside the portal', { 'sec-fetch-site': 'same-site' }],
  ])('is not told to %s', async (_, headers) => {
    const answer = await ask(await scene(), headers);
    expect([answer.status, answer.cookie]).toEqual([403, undefined]);
  });

  it.each([
    ['of another site, before it has come', { 'sec-fetch-site': 'cross-site', 'content-length': '5' }, '403'],
    ['of unknown length', { 'transfer-encoding': 'chunked' }, '400'],
    ['that no page sends', { 'content-length': '5000' }, '413'],
  ])('is told for no body %s', async (_, more, want) => {
    const { open, port } = await scene();
    const headers = Object.entries({ host: `localhost:${port}`, ...own, ...more });
    const lines = headers.map(([name, value]) => `${name}: ${value}`);
    const socket = await open(['POST /guest-secret HTTP/1.1', ...lines, '', ''].join('\r\n'));
    const [told] = await once(socket.resume(), 'data');
    expect(String(told)).toMatch(new RegExp(`^HTTP/1.1 ${want} `));
  });

  it.each([
    [false, 'guest=x; sid=1', 'sid=1'],
    [true, '__Host-guest=x; __Host-portal-sid=1', 'sid=1'],
    [false, 'guest=x', ''],
  ])('is none of the org’s business (https: %s): %s', (secure, given, want) => {
    expect(cookiesForOrg(given, secure)).toBe(want);
  });
});
