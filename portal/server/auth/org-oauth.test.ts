import { describe, expect, it } from 'vitest';
import { createOrgOauth } from './org-oauth.ts';
import type { OauthForm } from './oauth-app.ts';

const callbackUrl = 'https://portal.example/callback';
const credentials = { username: 'maria', password: 'señor: 1' };

/** An org that gives these answers in turn. */
function scene(...answers: readonly (() => Response)[]) {
  const asked: { path: string; form: OauthForm; fields: Record<string, string> }[] = [];
  const oauth = createOrgOauth({
    orgUrl: 'https://org.example',
    clientId: 'app',
    clientSecret: 'app-secret',
    callbackUrl,
    async post(path, form) {
      asked.push({ path, form, fields: Object.fromEntries(new URLSearchParams(form.body)) });
      const answer = answers[asked.length - 1];
      if (answer === undefined) throw Object.assign(new Error('down'), { code: 'ECONNREFUSED' });
      return answer();
    },
  });
  return { oauth, asked };
}

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}) =>
  () =>
    Response.json(body, { status, headers });
const redirect = (query: string) => () =>
  new Response(null, { status: 302, headers: { location: `${callbackUrl}?${query}` } });
const tokens = json(200, { access_token: 'access', refresh_token: 'refresh', token_type: 'Bearer' });

describe('log-in by the org', () => {
  it.each([
    ['in the address of the callback', redirect('code=c1&sfdc_community_url=x')],
    ['in the body', json(200, { code: 'c1' })],
  ])('trades name and password for tokens by a code %s', async (_, code) => {
    const { oauth, asked } = scene(code, tokens);
    expect(await oauth.logIn(credentials)).toEqual({
      state: 'accepted',
      tokens: { accessToken: 'access', refreshToken: 'refresh' },
    });
    const [first, second] = asked;
    expect(first).toMatchObject({
      path: '/services/oauth2/authorize',
      fields: {
        response_type: 'code_credentials',
        client_id: 'app',
        redirect_uri: callbackUrl,
        code_challenge: expect.stringMatching(/^[\w-]{43}$/),
        scope: 'api refresh_token',
      },
      form: { headers: { 'auth-request-type': 'Named-User' } },
    });
    expect(first?.form.headers['authorization']).toBe(
      `Basic ${Buffer.from('maria:señor: 1').toString('base64')}`,
    );
    expect(first?.form.body).not.toContain('maria');
    expect(second).toMatchObject({
      path: '/services/oauth2/token',
      fields: {
        grant_type: 'authorization_code',
        code: 'c1',
        client_id: 'app',
        client_secret: 'app-secret',
        redirect_uri: callbackUrl,
        code_verifier: expect.stringMatching(/^[\w-]{43}$/),
      },
    });
  });

  it.each([
    ['a wrong password', json(400, { error: 'invalid_grant' }), { state: 'refused' }],
    ['a wrong password at the callback', redirect('error=access_denied'), { state: 'refused' }],
    ['a closed user', json(400, { error: 'inactive_user' }), { state: 'inactive' }],
    [
      'many tries',
      json(
        429,
        { error: 'invalid_grant', error_description: 'login rate exceeded' },
        { 'retry-after': '60' },
      ),
      { state: 'throttled', retryAfter: '60' },
    ],
    [
      'an app that it does not know',
      json(400, { error: 'invalid_client_id' }),
      { state: 'failed', reason: 'invalid_client_id' },
    ],
    ['a page', () => new Response('<html>', { status: 200 }), { state: 'failed', reason: 'HTTP 200' }],
  ])('tells what the org says of %s', async (_, answer, want) => {
    expect(await scene(answer).oauth.logIn(credentials)).toEqual(want);
  });

  it('fails with the reason for the operator', async () => {
    expect(await scene().oauth.logIn(credentials)).toEqual({ state: 'failed', reason: 'ECONNREFUSED' });
    const noSecret = scene(json(200, { code: 'c' }), json(400, { error: 'invalid_client' }));
    expect(await noSecret.oauth.logIn(credentials)).toEqual({ state: 'failed', reason: 'invalid_client' });
  });
});

describe('tokens of the org', () => {
  it.each([
    [
      'a new one, the refresh token as before',
      json(200, { access_token: 'next', token_type: 'Bearer' }),
      { state: 'renewed', tokens: { accessToken: 'next', refreshToken: 'r' } },
    ],
    ['both new', tokens, { state: 'renewed', tokens: { accessToken: 'access', refreshToken: 'refresh' } }],
    ['a final refusal', json(400, { error: 'invalid_grant' }), { state: 'refused' }],
    ['a page of an outage', () => new Response('down', { status: 503 }), { state: 'failed' }],
    ['a lost client', json(401, { error: 'invalid_client' }), { state: 'failed', reason: 'invalid_client' }],
  ])('are renewed with %s', async (_, answer, want) => {
    expect(await scene(answer).oauth.refresh('r')).toMatchObject(want);
  });

  it('end where the org says so, or that they have ended', async () => {
    const others = [json(400, { error: 'invalid_token' }), json(400, { error: 'invalid_request' })];
    const { oauth, asked } = scene(() => new Response(null, { status: 200 }), ...others, json(503, {}));
    const ended: boolean[] = [];
    for (let times = 0; times < 5; times += 1) ended.push(await oauth.revoke('t'));
    expect(ended).toEqual([true, true, false, false, false]);
    expect(asked[0]).toMatchObject({ path: '/services/oauth2/revoke', fields: { token: 't' } });
  });
});
