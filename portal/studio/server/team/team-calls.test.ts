import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eachLanguage } from '../../../screen-language/language.ts';
import { openStudioScene, scenePassword } from '../testing/studio-scene.ts';
import type { StudioScene } from '../testing/studio-scene.ts';
import { runTeamCommand } from './team-command.ts';

let scene: StudioScene;
const cookies: Record<string, string> = {};
beforeAll(async () => {
  scene = await openStudioScene();
  for (const role of ['read', 'texts', 'screens', 'publish']) cookies[role] = await scene.logIn(role);
});
afterAll(() => scene.close());

const english = { drafts: [{ path: 'locales/en/common.json', text: '{}' }] };
const config = { drafts: [{ path: 'screen-configs/messages/list.json', text: '{}' }] };
const screen = { area: 'a', name: 'b', route: '/b', access: 'guest', title: eachLanguage(() => 'B') };
const publication = { paths: [], author: 'Somebody else', reason: 'x' };
const planned = { ...publication, seen: {} };

/** Every call that changes something, and the least role that may make it. */
const acts = [
  ['PUT', '/api/drafts', english, 'texts'],
  ['PUT', '/api/drafts', config, 'screens'],
  ['PUT', '/api/drafts', { drafts: [...english.drafts, ...config.drafts] }, 'screens'],
  ['POST', '/api/discard', { drafts: [] }, 'texts'],
  ['POST', '/api/keep-mine', { paths: [] }, 'texts'],
  ['POST', '/api/save', { paths: [] }, 'texts'],
  ['POST', '/api/cancel', undefined, 'texts'],
  ['POST', '/api/screens', screen, 'screens'],
  ['POST', '/api/publish', publication, 'publish'],
  ['POST', '/api/publish-again', { ...publication, number: 1 }, 'publish'],
  ['POST', '/api/planned', planned, 'texts'],
  ['POST', '/api/planned/decide', { id: 'x', what: 'approve' }, 'texts'],
  ['POST', '/api/publish/cancel', { author: 'Somebody else' }, 'publish'],
  ['POST', '/api/staging', publication, 'screens'],
  ['POST', '/api/staging/promote', { version: 'v', author: 'Somebody else', reason: 'x' }, 'publish'],
  ['POST', '/api/staging/clear', undefined, 'screens'],
  ['POST', '/api/staging/look', { portal: 'portal.example' }, 'read'],
  ['GET', '/api/audit', undefined, 'publish'],
] as const;
const order = ['read', 'texts', 'screens', 'publish'] as const;

describe('roles', () => {
  it.each(acts.flatMap((act) => order.map((role) => [role, ...act] as const)))(
    '%s: %s %s',
    async (...[role, method, url, payload, least]) => {
      const { status, body } = await scene.call({ method, url, payload, cookie: cookies[role] });
      const may = order.indexOf(role) >= order.indexOf(least);
      if (may) expect(status).toBe(200);
      else
        expect([status, body]).toEqual([
          403,
          { code: 'NOT_ALLOWED', message: expect.stringContaining('Your role is to') },
        ]);
    },
  );

  it.each(acts)('nobody: %s %s', async (method, url, payload) => {
    expect(await scene.call({ method, url, payload })).toMatchObject({
      status: 401,
      body: { code: 'NOT_SIGNED_IN' },
    });
  });

  it('are told to the page, and nobody signs with a name that is not his own', async () => {
    const cookie = cookies['publish'];
    expect(await scene.call({ method: 'GET', url: '/api/settings', cookie })).toMatchObject({
      body: { me: { name: 'The publish', role: 'publish' }, team: { isReviewed: false } },
    });
    scene.did.length = 0;
    await scene.call({ method: 'POST', url: '/api/publish', cookie, payload: publication });
    expect(scene.did).toEqual(['published by The publish']);
    const presence = { window: '1', name: 'Somebody else', document: 'messages/list' };
    await scene.call({ method: 'POST', url: '/api/presence', cookie, payload: presence });
    const others = await scene.call({
      method: 'POST',
      url: '/api/presence',
      cookie: cookies['read'],
      payload: { ...presence, window: '2' },
    });
    expect(others.body).toEqual([{ ...presence, name: 'The publish' }]);
  });
});

it('counts calls for each account, so that people of one office do not stop each other', async () => {
  const ask = async (cookie: string | undefined) =>
    (await scene.call({ method: 'GET', url: '/api/entry', cookie })).status;
  let last = 200;
  for (let calls = 0; calls < 2000 && last === 200; calls += 1) last = await ask(cookies['read']);
  expect(last).toBe(429);
  expect([await ask(cookies['publish']), await ask(undefined)]).toEqual([200, 200]);
});

describe('other sites', () => {
  it.each([
    ['without the header of the page', { 'x-studio': undefined }],
    ['of another origin', { origin: 'http://evil.example' }],
    ['that a browser knows for another site', { 'sec-fetch-site': 'cross-site' }],
    ['of a preview on another port', { 'sec-fetch-site': 'same-site', origin: 'http://127.0.0.1:4181' }],
    ['by another name', { host: 'evil.example' }],
    ['with two values for one host', { host: '127.0.0.1:4180, evil.example' }],
  ])('cannot make a call %s', async (_, headers) => {
    const cookie = cookies['publish'];
    for (const [method, url, payload] of acts)
      expect(await scene.call({ method, url, payload, cookie, headers })).toMatchObject({
        status: 403,
        body: { code: 'FOREIGN_REQUEST' },
      });
  });

  it('are kept out by headers and by the cookie', async () => {
    const headers = { host: '127.0.0.1:4180' };
    const page = await scene.server.inject({ url: '/', headers });
    expect(page.headers).toMatchObject({
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cache-control': 'no-store',
    });
    const secure = await openStudioScene({ origin: 'https://studio.example' });
    const answer = await secure.server.inject({
      method: 'POST',
      url: '/api/log-in',
      headers: { host: 'studio.example', origin: 'https://studio.example', 'x-studio': '1' },
      payload: { username: 'read', password: scenePassword },
    });
    expect(answer.headers['set-cookie']).toMatch(
      /^__Host-studio=[\w-]{43}; Secure; HttpOnly; SameSite=Strict; Path=\/$/,
    );
    await secure.close();
  });
});

describe('log-in', () => {
  const logIn = (username: string, password: string) =>
    scene.call({ method: 'POST', url: '/api/log-in', payload: { username, password } });

  it('says the same of a wrong name and a wrong password', async () => {
    const [one, other] = [await logIn('nobody', 'x'), await logIn('read', 'x')];
    expect(one.status).toBe(401);
    expect(one.body).toEqual(other.body);
  });

  it('ends with log-out, a closed account, a new password and a new role', async () => {
    const stores = { folder: scene.folder, clock: Date, passwordCost: 16 };
    const team = (words: readonly string[], more = {}) => runTeamCommand({ words, ...more }, stores);
    await team(['add', 'guest'], { name: 'A guest', role: 'texts', password: scenePassword });
    const state = async (cookie: string) =>
      (await scene.call({ method: 'GET', url: '/api/project', cookie })).status;
    const [one, two] = [await scene.logIn('guest'), await scene.logIn('guest')];
    await scene.call({ method: 'POST', url: '/api/log-out', cookie: one });
    expect([await state(one), await state(two)]).toEqual([401, 200]);
    await team(['role', 'guest'], { role: 'read' });
    expect(
      (await scene.call({ method: 'PUT', url: '/api/drafts', payload: english, cookie: two })).status,
    ).toBe(403);
    const change = (before: string, after: string) =>
      scene.call({ method: 'POST', url: '/api/password', cookie: two, payload: { before, after } });
    const other = await scene.logIn('guest');
    expect(await change('wrong', 'a much better one')).toMatchObject({ status: 400 });
    expect(await change(scenePassword, 'short')).toMatchObject({ status: 400 });
    expect(await change(scenePassword, 'a much better one')).toMatchObject({ status: 200 });
    expect([await state(two), await state(other)]).toEqual([200, 401]);
    await team(['close', 'guest']);
    expect([await state(two), (await logIn('guest', 'a much better one')).status]).toEqual([401, 401]);
  });

  it('is stopped for whoever guesses, the right password too', async () => {
    const guessed = await openStudioScene({ people: [['maria', 'read']] });
    const guess = (password: string) =>
      guessed.call({ method: 'POST', url: '/api/log-in', payload: { username: 'Maria', password } });
    for (let tried = 0; tried < 10; tried += 1) expect((await guess('x')).status).toBe(401);
    expect(await guess(scenePassword)).toMatchObject({ status: 429, body: { code: 'TOO_MANY_TRIES' } });
    await guessed.close();
  });
});

it.each(['/api/publications', '/%61pi/publications', '/ap%69/audit'])(
  'nobody is answered at %s who is not logged in',
  async (url) => {
    expect(await scene.call({ method: 'GET', url })).toMatchObject({ status: 401 });
  },
);

describe('review', () => {
  it('is asked for where the team wants it: publishing is not, going back is offered', async () => {
    const reviewed = await openStudioScene({ isReviewed: true });
    const cookie = await reviewed.logIn('publish');
    const post = (url: string, payload: object) => reviewed.call({ method: 'POST', url, cookie, payload });
    expect(await post('/api/publish', publication)).toMatchObject({
      status: 409,
      body: { code: 'NEEDS_REVIEW' },
    });
    expect(await post('/api/planned', planned)).toMatchObject({ status: 200 });
    expect(await post('/api/publish-again', { ...publication, number: 1 })).toMatchObject({ status: 200 });
    expect(reviewed.did).toEqual(['asked for by The publish', 'published again by The publish']);
    await reviewed.close();
  });

  it('is not needed without: a plan of somebody who may publish is approved', async () => {
    scene.did.length = 0;
    for (const role of ['texts', 'publish'])
      await scene.call({ method: 'POST', url: '/api/planned', cookie: cookies[role], payload: planned });
    expect(scene.did).toEqual(['asked for by The texts', 'planned by The publish']);
  });
});

describe('the audit log', () => {
  it('has every act with its actor, is shown to those who publish, and found whole by the command', async () => {
    const { body } = await scene.call({ method: 'GET', url: '/api/audit', cookie: cookies['publish'] });
    expect(body).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ actor: 'publish', action: 'publish', detail: 'x' }),
        expect.objectContaining({ actor: 'texts', action: 'ask for approval' }),
        expect.objectContaining({ actor: 'command', action: 'close account', detail: 'guest' }),
        expect.objectContaining({ actor: 'read', action: 'log in refused' }),
      ]),
    );
    const { isDone, lines } = await runTeamCommand(
      { words: ['audit'] },
      { folder: scene.folder, clock: Date },
    );
    expect([isDone, lines.at(-1)]).toEqual([
      true,
      expect.stringMatching(/^The audit log is whole: \d+ lines/),
    ]);
  });
});

describe('OpenID Connect', () => {
  it('lets in whom the provider vouches for and the team has an account for', async () => {
    const provider = await openProvider();
    const own = await openStudioScene({
      people: [['maria@example.com', 'screens']],
      openId: { issuer: provider.issuer, clientId: 'studio' },
    });
    const headers = { host: '127.0.0.1:4180' };
    /** Goes to the provider and comes back as somebody. */
    const come = async (claims: object, more = '') => {
      const start = await own.server.inject({ url: '/log-in/start', headers });
      const [cookie = ''] = String(start.headers['set-cookie']).split(';', 1);
      const to = new URL(String(start.headers.location));
      provider.say({ ...claims, nonce: to.searchParams.get('nonce') });
      const url = `/log-in/back?code=c&state=${to.searchParams.get('state')}${more}`;
      const back = await own.server.inject({ url, headers: { ...headers, cookie } });
      const session = [back.headers['set-cookie'] ?? []].flat().find((one) => one.startsWith('studio='));
      return { to: back.headers.location, session: session?.split(';', 1)[0] };
    };
    const maria = { sub: '7', email: 'Maria@example.com', email_verified: true };
    const { to, session } = await come(maria);
    expect(to).toBe('/');
    expect(await own.call({ method: 'GET', url: '/api/settings', cookie: session })).toMatchObject({
      body: { me: { role: 'screens' } },
    });
    // Another address later is the same person; the same address of another person is not.
    expect((await come({ sub: '7' })).to).toBe('/');
    expect((await come({ ...maria, sub: '8' })).to).toBe('/?refused=account');
    expect((await come({ ...maria, email_verified: false, sub: '9' })).to).toBe('/?refused=account');
    expect((await come(maria, 'x')).to).toBe('/?refused=service');
    expect((await come({ ...maria, aud: 'another client' })).to).toBe('/?refused=service');
    const stranger = await own.server.inject({ url: '/log-in/back?code=c&state=s', headers });
    expect(stranger.headers.location).toBe('/?refused=service');
    await own.close();
    provider.close();
  });
});

/** A provider that vouches for whomever it is told. */
async function openProvider() {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  let claims: object = {};
  const server = createServer(async (request, response) => {
    const send = (value: object) =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify(value));
    if (request.url === '/jwks')
      return send({ keys: [{ ...(await exportJWK(publicKey)), kid: 'k', alg: 'RS256' }] });
    if (request.url !== '/token')
      return send({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
      });
    const token = await new SignJWT({ aud: 'studio', ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'k' })
      .setIssuer(issuer)
      .setIssuedAt()
      .setExpirationTime('1m')
      .sign(privateKey);
    return send({ access_token: 'a', token_type: 'bearer', id_token: token });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on TCP
  const issuer = `http://127.0.0.1:${port}`;
  return { issuer, say: (next: object) => (claims = next), close: () => server.close() };
}
