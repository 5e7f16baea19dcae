import { describe, expect, it } from 'vitest';
import { createHeadlessApi } from './headless-api.ts';
import type { OauthForm } from './oauth-app.ts';
import { createOwnToken } from './own-token.ts';

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}) =>
  () =>
    Response.json(body, { status, headers });
const token = (name: string) => json(200, { access_token: name, token_type: 'Bearer' });

/** An org that gives these answers in turn, its own address among them. */
function scene(...answers: readonly (() => Response)[]) {
  const asked: { path: string; form: OauthForm }[] = [];
  const post = async (path: string, form: OauthForm): Promise<Response> => {
    asked.push({ path, form });
    const answer = answers[asked.length - 1];
    if (answer === undefined) throw Object.assign(new Error('down'), { code: 'ECONNREFUSED' });
    return answer();
  };
  const app = { clientId: 'app', clientSecret: 'app-secret', callbackUrl: 'https://portal.example/callback' };
  const own = createOwnToken({ ...app, orgUrl: 'https://org.example', post });
  return { api: createHeadlessApi({ post, token: own }), asked };
}

describe('the headless identity API', () => {
  it('is asked with a token of the host, which is asked for once', async () => {
    const { api, asked } = scene(
      token('own'),
      json(200, { status: 'success', identifier: 'id1' }),
      json(200, { status_code: 'otp_sent' }),
    );
    const registrant = {
      email: 'a@example.com',
      password: 'p',
      facts: { registrationId: 'r' },
      template: '00X',
    };
    expect(await api.startRegistration(registrant)).toEqual({ state: 'accepted', identifier: 'id1' });
    expect(await api.startReset('a@example.com')).toEqual({ state: 'accepted' });
    expect(asked.map(({ path }) => path)).toEqual([
      '/services/oauth2/token',
      '/services/auth/headless/init/registration',
      '/services/auth/headless/forgot_password',
    ]);
    expect(Object.fromEntries(new URLSearchParams(asked[0]?.form.body))).toMatchObject({
      grant_type: 'client_credentials',
      client_secret: 'app-secret',
    });
    expect(asked[1]?.form.headers).toMatchObject({
      authorization: 'Bearer own',
      'content-type': 'application/json',
    });
    expect(JSON.parse(asked[1]?.form.body ?? '')).toEqual({
      userdata: { email: 'a@example.com', username: 'a@example.com' },
      customdata: { registrationId: 'r' },
      password: 'p',
      verificationmethod: 'email',
      emailtemplate: '00X',
    });
  });

  it('gets another token where the first has ended, once', async () => {
    const ended = json(401, { error: 'invalid_token' });
    const { api, asked } = scene(token('old'), ended, token('new'), json(200, { status: 'success' }));
    expect(await api.startLogIn('maria')).toEqual({ state: 'accepted' });
    expect(asked.at(-1)?.form.headers['authorization']).toBe('Bearer new');
    const lost = scene(token('old'), ended, token('new'), ended);
    expect(await lost.api.startLogIn('maria')).toEqual({ state: 'failed', reason: 'HTTP 401' });
  });

  it.each([
    ['a wrong code', json(400, { error: 'invalid_otp' }), { state: 'refused', reason: 'invalid_otp' }],
    ['too many', json(429, {}, { 'retry-after': '60' }), { state: 'throttled', retryAfter: '60' }],
    ['too many in words', json(400, { error_description: 'rate exceeded' }), { state: 'throttled' }],
    ['a page', () => new Response('<html>'), { state: 'failed', reason: 'HTTP 200' }],
    [
      'a page of an outage',
      () => new Response('down', { status: 503 }),
      { state: 'failed', reason: 'HTTP 503', isOutage: true },
    ],
    ['a list', json(200, ['success']), { state: 'failed', reason: 'HTTP 200' }],
  ])('tells what the org says of %s', async (_, answer, want) => {
    const { api } = scene(token('own'), answer);
    const reset = { username: 'maria', code: '123456', newPassword: 'p' };
    expect(await api.finishReset(reset)).toMatchObject(want);
  });

  it.each([
    ['no org', [], 'ECONNREFUSED'],
    ['a wrong secret', [json(401, { error: 'invalid_client' })], 'invalid_client'],
    ['an app without a user for it', [json(400, { error: 'invalid_grant' })], 'invalid_grant'],
  ])('fails with the reason for the operator: %s', async (_, answers, reason) => {
    expect(await scene(...answers).api.startLogIn('maria')).toEqual({
      state: 'failed',
      reason,
      isOutage: true,
    });
  });
});
