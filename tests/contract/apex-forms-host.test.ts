import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStrictHost, type StrictHost } from './strict-host.ts';

const MARIA = { username: 'maria.lopez@example.com', password: 'Sunny-day-7' };

describe.each(['wrapped', 'rest'] as const)('a host before an org whose Apex is %s', (apexForm) => {
  let host: StrictHost;
  beforeAll(async () => {
    host = await openStrictHost({ apexForm });
  });
  afterAll(() => host.stop());

  it('shows pages the calls of the specs, whatever the org does', async () => {
    const { call } = host;
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
    const ask = () => host.call('requestPasswordReset', { email: MARIA.username, language: 'en' });
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
    host.answerInstead(Response.json(body, { status: 500 }));
    const answer = await host.call('getPlans?zipCode=78704');
    host.answerInstead(undefined);
    expect(answer).toMatchObject({ status: 500, body: [{ errorCode: 'SOMETHING_WENT_WRONG' }] });
    expect(JSON.stringify(answer.body)).not.toContain('Secret');
  });
});
