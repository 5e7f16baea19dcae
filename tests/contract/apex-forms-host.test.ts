import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHost, type Host } from '@energy-portal/portal/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandboxOrg, startSandboxServer, type RunningSandbox } from '../sandbox/index.ts';
import { writeEmptyBuild } from '../../portal/server/testing/empty-build.ts';

const APEX = '/lwr/apex/v64.0/PortalDataController';
const MARIA = { username: 'maria.lopez@example.com', password: 'Sunny-day-7' };
const OAUTH = {
  clientId: 'sandbox-portal',
  clientSecret: 'sandbox-secret',
  callbackUrl: 'http://localhost/services/oauth2/echo',
  cookieKeys: [{ id: 'first', bytes: new Uint8Array(32).fill(1) }],
} as const;

describe.each(['wrapped', 'rest'] as const)('a host before an org whose Apex is %s', (apexForm) => {
  let dist: string;
  let sandbox: RunningSandbox;
  let host: Host;
  let cookie = '';
  /** An answer that the org gives instead of its own. */
  let instead: Response | undefined;

  beforeAll(async () => {
    dist = await mkdtemp(join(tmpdir(), 'portal-contract-'));
    await writeEmptyBuild(dist);
    const org = createSandboxOrg({
      database: ':memory:',
      clock: Date,
      seed: 'demo',
      strict: true,
      apexForm,
      passwordCost: 16,
    });
    const fetch = async (request: Request) => instead ?? org.fetch(request);
    sandbox = await startSandboxServer({ org: { fetch }, host: '127.0.0.1', port: 0 });
    host = await createHost({ orgUrl: sandbox.url, dist, clock: Date, oauth: OAUTH, apexForm });
    await host.server.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await host.stop();
    await sandbox.close();
    await rm(dist, { recursive: true });
  });

  async function call(path: string, body?: unknown) {
    // It listens on a TCP port, so its address is no string.
    const { port } = host.server.server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}${APEX}/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        cookie,
        'x-requested-with': 'portal',
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const [first] = response.headers.getSetCookie();
    if (first !== undefined) cookie = first.split(';', 1)[0] ?? '';
    return { status: response.status, body: await response.json(), headers: response.headers };
  }

  it('shows pages the calls of the specs, whatever the org does', async () => {
    expect(await call('getPlans?zipCode=78704&usageKwh=842')).toMatchObject({
      status: 200,
      body: { usageKwh: 842 },
    });
    expect(await call('getAccounts')).toMatchObject({
      status: 401,
      body: [{ errorCode: 'INVALID_SESSION_ID' }],
    });
    expect(await call('logIn', MARIA)).toMatchObject({ status: 200, body: { isGuest: false } });
    expect(await call('getCurrentSession')).toMatchObject({ status: 200, body: { isGuest: false } });
    expect(await call('getAccounts')).toMatchObject({ status: 200 });
    const wrong = {
      currentPassword: 'wrong',
      newPassword: 'Rainy-night-8',
      confirmPassword: 'Rainy-night-8',
    };
    expect(await call('changePassword', wrong)).toMatchObject({
      status: 400,
      body: [{ errorCode: 'OLD_PASSWORD_INVALID' }],
    });
    expect(await call('logOut', {})).toMatchObject({ status: 200, body: { isGuest: true } });
  });

  it('tells when to come again', async () => {
    const ask = () => call('requestPasswordReset', { email: 'maria.lopez@example.com', language: 'en' });
    let told = await ask();
    for (let tries = 0; tries < 8 && told.status === 200; tries += 1) told = await ask();
    expect(told).toMatchObject({ status: 429, body: [{ errorCode: 'TOO_MANY_REQUESTS' }] });
    expect(Number(told.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it.each([
    [
      'an exception of a method',
      { exceptionType: 'System.DmlException', message: 'm', stackTrace: 'Class.Secret: line 5' },
    ],
    ['an exception of a class', [{ errorCode: 'APEX_ERROR', message: 'System.X: Class.Secret: line 5' }]],
  ])('shows nothing of %s', async (_, body) => {
    instead = Response.json(body, { status: 500 });
    const answer = await call('getPlans?zipCode=78704');
    instead = undefined;
    expect(answer).toMatchObject({ status: 500, body: [{ errorCode: 'SOMETHING_WENT_WRONG' }] });
    expect(JSON.stringify(answer.body)).not.toContain('Secret');
  });
});
