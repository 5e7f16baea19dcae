import { createHash } from 'node:crypto';
import { Connection } from 'jsforce';
import { beforeAll, describe, expect, it } from 'vitest';
import { ORG_ID } from '../../metadata/org-ids.ts';
import type { SandboxOrg } from '../../sandbox-org.ts';
import { MARIA } from '../../seed/fixed-ids.ts';
import { startSandboxServer } from '../../server.ts';
import { APEX, UI_API, createTestClock, createTestOrg } from '../../testing/test-org.ts';
import type { TestClock } from '../../testing/test-org.ts';

const ORIGIN = 'http://org.test';
const OAUTH = '/services/oauth2';
const APP = { client_id: 'sandbox-app', client_secret: 'sandbox-secret' };
const CREDENTIALS = { username: 'maria.lopez@example.com', password: 'Sunny-day-7' };
const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url');
const REQUEST = {
  response_type: 'code',
  client_id: 'sandbox-browser',
  redirect_uri: 'http://localhost:3000/callback',
  state: 'a b&c',
  code_challenge: CHALLENGE,
  code_challenge_method: 'S256',
};
const contact = `${UI_API}/records/${MARIA.contactId}`;

type Fields = Readonly<Record<string, string>>;

let clock: TestClock;
let org: SandboxOrg;

beforeAll(() => {
  clock = createTestClock();
  org = createTestOrg({ clock, allowedOrigins: ['http://localhost:5173'] });
});

function post(path: string, fields: Fields, headers: Fields = {}): Promise<Response> {
  const body = new URLSearchParams(fields).toString();
  const all = { 'Content-Type': 'application/x-www-form-urlencoded', ...headers };
  return org.fetch(new Request(`${ORIGIN}${path}`, { method: 'POST', headers: all, body }));
}

function get(path: string, headers: Fields = {}): Promise<Response> {
  return org.fetch(new Request(`${ORIGIN}${path}`, { headers }));
}

const bearer = (token: string): Fields => ({ Authorization: `Bearer ${token}` });

// oxlint-disable-next-line no-explicit-any -- a test asserts what it reads
async function token(fields: Fields): Promise<any> {
  return (await post(`${OAUTH}/token`, fields)).json();
}

const withPassword = () => token({ grant_type: 'password', ...APP, ...CREDENTIALS });

const authorize = (changes: Fields = {}) =>
  get(`${OAUTH}/authorize?${new URLSearchParams({ ...REQUEST, ...changes }).toString()}`);

/** The token that a page's form carries. */
async function formOf(page: Response): Promise<string> {
  return /name="request" value="([^"]+)"/.exec(await page.text())?.[1] ?? '';
}

async function consentTo(request: Fields = {}, user: Fields = {}): Promise<URL> {
  const logIn = await post(`${OAUTH}/authorize`, {
    request: await formOf(await authorize(request)),
    ...CREDENTIALS,
    ...user,
  });
  const back = await post(`${OAUTH}/authorize`, { request: await formOf(logIn), decision: 'allow' });
  return new URL(back.headers.get('Location') ?? '');
}

const redeem = (code: string | null, changes: Fields = {}) =>
  token({
    grant_type: 'authorization_code',
    client_id: REQUEST.client_id,
    redirect_uri: REQUEST.redirect_uri,
    code: code ?? '',
    code_verifier: VERIFIER,
    ...changes,
  });

describe('a password', () => {
  it('gives a token in the words of the platform', async () => {
    const answer = await withPassword();
    expect(answer).toMatchObject({
      instance_url: ORIGIN,
      id: `${ORIGIN}/id/${ORG_ID}/${MARIA.userId}`,
      token_type: 'Bearer',
      issued_at: String(clock.now()),
    });
    expect(answer.access_token).toMatch(/^00D\w{12}![.\w]+$/);
    expect(answer.refresh_token).toBeUndefined();
  });

  it.each([
    ['a wrong password', { password: 'wrong' }, 400, 'invalid_grant'],
    ['an unknown user', { username: 'nobody@example.com' }, 400, 'invalid_grant'],
    ['an inactive user', { username: 'rosa.delgado@example.com' }, 400, 'inactive_user'],
    ['a wrong secret', { client_secret: 'wrong' }, 401, 'invalid_client'],
    ['no secret', { client_secret: '' }, 401, 'invalid_client'],
    ['an unknown client', { client_id: 'stranger' }, 400, 'invalid_client_id'],
    [
      'a client without a secret',
      { client_id: 'sandbox-browser', client_secret: '' },
      400,
      'unauthorized_client',
    ],
    ['an unknown scope', { scope: 'api everything' }, 400, 'invalid_scope'],
    ['another grant', { grant_type: 'magic' }, 400, 'unsupported_grant_type'],
  ])('refuses %s', async (_, changes, status, error) => {
    const answer = await post(`${OAUTH}/token`, {
      grant_type: 'password',
      ...APP,
      ...CREDENTIALS,
      ...changes,
    });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ error });
  });

  it('tells nobody whether a user exists', async () => {
    const tries = [{ password: 'wrong' }, { username: 'nobody@example.com' }].map((changes) =>
      post(`${OAUTH}/token`, { grant_type: 'password', ...APP, ...CREDENTIALS, ...changes }),
    );
    const [known, unknown] = await Promise.all((await Promise.all(tries)).map((answer) => answer.text()));
    expect(known).toBe(unknown);
  });

  it('is throttled together with the portal', async () => {
    const wrong = { grant_type: 'password', ...APP, username: 'emily.hughes', password: 'wrong' };
    for (let count = 0; count < 10; count += 1) await post(`${OAUTH}/token`, wrong);
    const answer = await post(`${OAUTH}/token`, wrong);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  it.each([
    ['JSON', 'application/json', '{"grant_type":"password"}'],
    ['a field twice', 'application/x-www-form-urlencoded', 'grant_type=password&grant_type=password'],
    ['nothing', 'application/x-www-form-urlencoded', ''],
    ['a long form', 'application/x-www-form-urlencoded', `grant_type=${'a'.repeat(70_000)}`],
  ])('is not read out of %s', async (_, type, body) => {
    const init = { method: 'POST', headers: { 'Content-Type': type }, body };
    const answer = await org.fetch(new Request(`${ORIGIN}${OAUTH}/token`, init));
    expect(answer.status).toBeLessThan(402);
    expect(await answer.json()).toHaveProperty('error_description');
  });
});

describe('a bearer token', () => {
  it('reads and changes records without the header of the portal', async () => {
    const { access_token: access } = await withPassword();
    const read = await get(`${contact}?fields=Contact.Name`, bearer(access));
    expect(await read.json()).toMatchObject({ fields: { Name: { value: 'Maria Lopez' } } });
    const headers = { ...bearer(access), 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'cross-site' };
    const body = JSON.stringify({ fields: { MobilePhone: '5125550177' } });
    const init = { method: 'PATCH', headers, body };
    expect((await org.fetch(new Request(`${ORIGIN}${contact}`, init))).status).toBe(200);
    const session = await get(`${APEX}/getCurrentSession`, bearer(access));
    expect(await session.json()).toMatchObject({ isGuest: false, displayName: 'Maria Lopez' });
  });

  it('hides the cookie beside it, even when it is wrong', async () => {
    const headers = { 'Content-Type': 'application/json', 'X-Requested-With': 'portal' };
    const init = { method: 'POST', headers, body: JSON.stringify(CREDENTIALS) };
    const logIn = await org.fetch(new Request(`${ORIGIN}${APEX}/logIn`, init));
    const Cookie = logIn.headers.get('Set-Cookie')?.split(';')[0] ?? '';
    expect((await get(contact, { Cookie })).status).toBe(400);
    expect((await get(contact, { Cookie, ...bearer('00D!wrong') })).status).toBe(401);
    // A cookie is no bearer token.
    expect((await get(contact, bearer(Cookie.replace('sid=', '')))).status).toBe(401);
  });

  it('ends after two hours, and when it is revoked', async () => {
    const { access_token: first } = await withPassword();
    const { access_token: second } = await withPassword();
    expect((await post(`${OAUTH}/revoke`, { token: first })).status).toBe(200);
    expect((await get(`${OAUTH}/userinfo`, bearer(first))).status).toBe(401);
    expect((await get(`${OAUTH}/userinfo`, bearer(second))).status).toBe(200);
    clock.advance(2 * 3_600_000);
    const late = await get(`${OAUTH}/userinfo`, bearer(second));
    expect(late.status).toBe(401);
    expect(late.headers.get('WWW-Authenticate')).toMatch(/invalid_token/);
  });

  it('ends at log-out', async () => {
    const { access_token: access } = await withPassword();
    const init = { method: 'POST', headers: bearer(access) };
    expect((await org.fetch(new Request(`${ORIGIN}${APEX}/logOut`, init))).status).toBe(200);
    expect((await get(`${OAUTH}/userinfo`, bearer(access))).status).toBe(401);
  });

  it('ends when the password is changed, but for that of the program which changed it', async () => {
    const diego = { username: 'diego.ramos@example.com' };
    const form = { grant_type: 'password', ...APP, ...CREDENTIALS, ...diego };
    const { access_token: access } = await token(form);
    const { access_token: other } = await token(form);
    const newPassword = 'Rainy-night-8';
    const change = { currentPassword: CREDENTIALS.password, newPassword, confirmPassword: newPassword };
    const headers = { ...bearer(access), 'Content-Type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(change) };
    expect((await org.fetch(new Request(`${ORIGIN}${APEX}/changePassword`, init))).status).toBe(200);
    expect((await get(`${OAUTH}/userinfo`, bearer(access))).status).toBe(200);
    expect((await get(`${OAUTH}/userinfo`, bearer(other))).status).toBe(401);
  });

  it('comes of no consent and no code of before the password was changed', async () => {
    const emily = { username: 'emily.hughes@example.com' };
    const logIn = await post(`${OAUTH}/authorize`, {
      request: await formOf(await authorize()),
      ...CREDENTIALS,
      ...emily,
    });
    const code = (await consentTo({}, emily)).searchParams.get('code');
    const { access_token: access } = await token({
      grant_type: 'password',
      ...APP,
      ...CREDENTIALS,
      ...emily,
    });
    const newPassword = 'Rainy-night-8';
    const change = { currentPassword: CREDENTIALS.password, newPassword, confirmPassword: newPassword };
    const headers = { ...bearer(access), 'Content-Type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(change) };
    expect((await org.fetch(new Request(`${ORIGIN}${APEX}/changePassword`, init))).status).toBe(200);
    expect(await redeem(code)).toMatchObject({ error: 'invalid_grant' });
    const allowed = { request: await formOf(logIn), decision: 'allow' };
    expect((await post(`${OAUTH}/authorize`, allowed)).status).toBe(400);
  });

  it('without the scope api opens no records', async () => {
    const { access_token: access } = await token({
      grant_type: 'password',
      ...APP,
      ...CREDENTIALS,
      scope: 'openid',
    });
    expect((await get(`${contact}?fields=Contact.Name`, bearer(access))).status).toBe(401);
    expect((await get(`${OAUTH}/userinfo`, bearer(access))).status).toBe(200);
  });

  it('shows no records of others', async () => {
    const others = { username: 'james.carter@example.com' };
    const { access_token: access } = await token({
      grant_type: 'password',
      ...APP,
      ...CREDENTIALS,
      ...others,
    });
    expect((await get(`${contact}?fields=Contact.Name`, bearer(access))).status).toBe(404);
    expect((await get(`/id/${ORG_ID}/${MARIA.userId}`, bearer(access))).status).toBe(404);
  });
});

describe('an authorization code', () => {
  it('comes after log-in and consent, with the state, and gives a refresh token', async () => {
    const back = await consentTo();
    expect(back.origin + back.pathname).toBe(REQUEST.redirect_uri);
    expect(back.searchParams.get('state')).toBe(REQUEST.state);
    const answer = await redeem(back.searchParams.get('code'));
    expect((await get(`${contact}?fields=Contact.Name`, bearer(answer.access_token))).status).toBe(200);
    const refresh = {
      grant_type: 'refresh_token',
      client_id: REQUEST.client_id,
      refresh_token: answer.refresh_token,
    };
    const renewed = await token(refresh);
    expect(renewed.access_token).not.toBe(answer.access_token);
    expect(await token({ ...refresh, ...APP })).toMatchObject({ error: 'invalid_grant' });
    await post(`${OAUTH}/revoke`, { token: answer.refresh_token });
    expect(await token(refresh)).toMatchObject({ error: 'invalid_grant' });
    expect((await get(`${OAUTH}/userinfo`, bearer(renewed.access_token))).status).toBe(401);
  });

  it('works once; the second use ends what the first one gave', async () => {
    const code = (await consentTo()).searchParams.get('code');
    const { access_token: access } = await redeem(code);
    expect(await redeem(code)).toMatchObject({ error: 'invalid_grant' });
    expect((await get(`${OAUTH}/userinfo`, bearer(access))).status).toBe(401);
  });

  it.each([
    ['without its verifier', { code_verifier: '' }],
    ['with another verifier', { code_verifier: VERIFIER.replace('d', 'e') }],
    ['for another address', { redirect_uri: 'http://localhost:3001/callback' }],
    ['by another program', APP],
    ['that never was', { code: 'nothing' }],
  ])('is not taken %s', async (_, changes) => {
    const code = (await consentTo()).searchParams.get('code');
    expect(await redeem(code, changes)).toMatchObject({ error: 'invalid_grant' });
  });

  it('is too old after two minutes', async () => {
    const code = (await consentTo()).searchParams.get('code');
    clock.advance(2 * 60_000);
    expect(await redeem(code)).toMatchObject({ error: 'invalid_grant' });
  });

  it.each([
    ['an unknown program', { client_id: 'stranger' }],
    ['an address of somebody else', { redirect_uri: 'http://evil.example/callback' }],
    ['another path of the loopback', { redirect_uri: 'http://localhost:3000/evil' }],
    ['an address that is none', { redirect_uri: 'callback' }],
  ])('goes nowhere for %s', async (_, changes) => {
    const answer = await authorize(changes);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('Location')).toBeNull();
    expect(answer.headers.get('Content-Type')).toMatch(/html/);
  });

  it.each([
    ['another response type', { response_type: 'token' }, 'unsupported_response_type'],
    ['no challenge', { code_challenge: '' }, 'invalid_request'],
    ['the plain method', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['an unknown scope', { scope: 'nope' }, 'invalid_scope'],
  ])('tells the program of %s', async (_, changes, error) => {
    const back = new URL((await authorize(changes)).headers.get('Location') ?? '');
    expect(back.searchParams.get('error')).toBe(error);
    expect(back.searchParams.get('state')).toBe(REQUEST.state);
  });

  it('is not given when the customer denies', async () => {
    const logIn = await post(`${OAUTH}/authorize`, {
      request: await formOf(await authorize()),
      ...CREDENTIALS,
    });
    const back = await post(`${OAUTH}/authorize`, { request: await formOf(logIn), decision: 'deny' });
    expect(new URL(back.headers.get('Location') ?? '').searchParams.get('error')).toBe('access_denied');
  });

  it('is shown on pages that no other page can frame or feed', async () => {
    const page = await authorize({ login_hint: '"><script>alert(1)</script>' });
    expect(page.headers.get('Content-Security-Policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
    expect(await page.text()).not.toContain('<script>');
    const request = await formOf(await authorize());
    const foreign = await post(
      `${OAUTH}/authorize`,
      { request, ...CREDENTIALS },
      { Origin: 'http://evil.example' },
    );
    expect(foreign.status).toBe(403);
    const wrong = await post(`${OAUTH}/authorize`, { request, ...CREDENTIALS, password: 'wrong' });
    expect(wrong.status).toBe(401);
    const consent = await post(`${OAUTH}/authorize`, { request, ...CREDENTIALS });
    // Browsers hold the redirect that follows a form against this list.
    expect(consent.headers.get('Content-Security-Policy')).toContain(
      "form-action 'self' http://localhost:3000;",
    );
    // Each step works once.
    expect((await post(`${OAUTH}/authorize`, { request, ...CREDENTIALS })).status).toBe(400);
    expect((await post(`${OAUTH}/authorize`, { request, decision: 'allow' })).status).toBe(400);
  });
});

describe('the addresses beside it', () => {
  it('name versions, resources and the user', async () => {
    const { access_token: access, id } = await withPassword();
    const versions = await (await get('/services/data')).json();
    expect([versions.length, versions[0], versions.at(-3), versions.at(-1)]).toEqual([
      24,
      { label: 'Summer ’18', url: '/services/data/v43.0', version: '43.0' },
      { label: 'Summer ’25', url: '/services/data/v64.0', version: '64.0' },
      { label: 'Spring ’26', url: '/services/data/v66.0', version: '66.0' },
    ]);
    expect((await get('/services/data/v42.0')).status).toBe(404);
    expect((await get('/services/data/v64.0')).status).toBe(401);
    const resources = await get('/services/data/v64.0', bearer(access));
    expect(await resources.json()).toEqual({ identity: id, 'ui-api': '/services/data/v64.0/ui-api' });
    const identity = await get(`/id/${ORG_ID}/${MARIA.userId}?format=json`, bearer(access));
    expect(await identity.json()).toMatchObject({ id, user_id: MARIA.userId, display_name: 'Maria Lopez' });
    const info = await get(`${OAUTH}/userinfo`, bearer(access));
    expect(await info.json()).toMatchObject({
      sub: id,
      email: 'maria.lopez@example.com',
      given_name: 'Maria',
    });
  });

  it.each(['token', 'revoke'])('refuse to GET %s', async (name) => {
    const answer = await get(`${OAUTH}/${name}`);
    expect(answer.status).toBe(405);
    expect(answer.headers.get('Allow')).toBe('POST');
  });
});

describe('pages of other origins', () => {
  const ask = (origin: string, path: string) => {
    const headers = { Origin: origin, 'Access-Control-Request-Method': 'PATCH' };
    return org.fetch(new Request(`${ORIGIN}${path}`, { method: 'OPTIONS', headers }));
  };

  it('may call when they are allowed, without cookies', async () => {
    const asked = await ask('http://localhost:5173', contact);
    expect(asked.status).toBe(204);
    expect(asked.headers.get('Access-Control-Allow-Origin')).toBe('http://localhost:5173');
    expect(asked.headers.get('Access-Control-Allow-Headers')).toMatch(/Authorization/);
    const answer = await get(contact, { Origin: 'http://localhost:5173' });
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('http://localhost:5173');
    expect(answer.headers.get('Access-Control-Allow-Credentials')).toBeNull();
    expect(answer.headers.get('Vary')).toMatch(/Origin/);
  });

  it('may not call otherwise', async () => {
    expect((await ask('http://evil.example', contact)).status).toBe(403);
    const answer = await get(contact, { Origin: 'http://evil.example' });
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
    expect((await ask('http://localhost:5173', `${OAUTH}/authorize`)).status).toBe(405);
  });
});

describe('a client that was written for the platform', () => {
  it('logs in, asks who it is, reads, changes and logs out', async () => {
    const server = await startSandboxServer({ port: 0, host: '127.0.0.1', org });
    const client = new Connection({
      version: '64.0',
      oauth2: { loginUrl: server.url, clientId: APP.client_id, clientSecret: APP.client_secret },
    });
    const user = await client.login(CREDENTIALS.username, CREDENTIALS.password);
    expect([user.organizationId, user.id]).toEqual([ORG_ID, MARIA.userId]);
    expect(client.instanceUrl).toBe(server.url);
    expect(await client.identity()).toMatchObject({ username: 'maria.lopez' });
    const read = await client.request(`${contact}?fields=Contact.Id,Contact.Email`);
    expect(read).toMatchObject({ apiName: 'Contact', id: MARIA.contactId });
    const body = JSON.stringify({ fields: { MailingCity: 'Austin' } });
    const saved = await client.request({
      method: 'PATCH',
      url: contact,
      body,
      headers: { 'Content-Type': 'application/json' },
    });
    expect(saved).toMatchObject({ apiName: 'Contact' });
    const token = client.accessToken ?? '';
    await client.logout();
    expect(
      (await fetch(`${server.url}${contact}?fields=Contact.Id`, { headers: bearer(token) })).status,
    ).toBe(401);
    await server.close();
  });
});
