import { expect, it } from 'vitest';
import { createTestClock, createTestOrg } from '../../testing/test-org.ts';

const MARIA = 'maria.lopez@example.com';

/** A stranger who has no code tries passwords at an org. */
function scene() {
  const clock = createTestClock();
  const org = createTestOrg({ clock });
  return {
    clock,
    try: async (username: string, newpassword: string): Promise<string> => {
      const answer = await org.fetch(
        new Request('http://org.test/services/auth/headless/forgot_password', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ username, otp: '000000', newpassword }),
        }),
      );
      return `${answer.status} ${await answer.text()}`;
    },
  };
}

it.each([
  ['the password of a customer', MARIA, 'Sunny-day-7'],
  ['another one of a customer', MARIA, 'Qwxz-blob-91!'],
  ['a weak one of a customer', MARIA, 'short'],
  ['the address of nobody', 'nobody@example.com', 'Sunny-day-7'],
  ['the address of nobody and a weak one', 'nobody@example.com', 'short'],
  ['the address of who is inactive', 'rosa.delgado@example.com', 'Sunny-day-7'],
])('a wrong code tells nothing of %s, and is counted', async (_, username, password) => {
  const stranger = scene();
  const answers: string[] = [];
  for (let at = 0; at < 6; at += 1) answers.push(await stranger.try(username, password));
  expect(answers.slice(0, 5)).toEqual(
    Array<string>(5).fill(
      '400 {"error":"invalid_otp","error_description":"the one-time password is invalid or has expired"}',
    ),
  );
  expect(answers[5]).toMatch(/^429 /);
});

it('sends a registration five codes to one mailbox, however its address is written', async () => {
  const org = createTestOrg();
  const program = { client_id: 'sandbox-portal', client_secret: 'sandbox-secret' };
  const granted = await org.fetch(
    new Request('http://org.test/services/oauth2/token', {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'client_credentials', ...program }),
    }),
  );
  const { access_token: token }: { access_token: string } = await granted.json();
  const register = async (email: string): Promise<number> => {
    const userdata = { email, username: email };
    const custom = { customdata: { registrationId: 'reg_1' }, verificationmethod: 'email' };
    const { status } = await org.fetch(
      new Request('http://org.test/services/auth/headless/init/registration', {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ userdata, password: 'Cloudy-day-8', ...custom }),
      }),
    );
    return status;
  };
  const answers: number[] = [];
  for (const name of ['ana.ruiz', 'anaruiz', 'AnaRuiz', 'a.naruiz+1', 'anaruiz+2', 'anaruiz+3'])
    answers.push(await register(`${name}@gmail.com`));
  expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  expect(await register('bo@gmail.com')).toBe(200);
});
