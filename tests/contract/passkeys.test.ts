import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogIn,
  changePassword,
  createClient,
  getCurrentSession,
  getPasskeys,
  logIn,
  logInWithPasskey,
  logOut,
  removePasskey,
  requestPasswordReset,
  setNewPassword,
  type Client,
  type JsonObject,
} from '@energy-portal/sdk';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSandboxOrg, type SandboxOrg } from '../sandbox/index.ts';
import { createSoftwarePasskey, type SoftwarePasskey } from './software-passkey.ts';

const page = { origin: 'http://portal.test', rpId: 'portal.test' };
const currentPassword = 'Sunny-day-7';
const minute = 60_000;

let org: SandboxOrg;
let now: number;
beforeEach(() => {
  now = Date.parse('2026-11-25T12:00:00Z');
  org = createSandboxOrg({
    database: ':memory:',
    clock: { now: () => now },
    seed: 'demo',
    passwordCost: 16,
    control: true,
  });
});
afterEach(() => org.close());

/** A browser on a page of the portal. */
async function open(username?: string, kept = { cookie: '' }): Promise<Client> {
  const fetch = async (request: Request): Promise<Response> => {
    request.headers.set('origin', page.origin);
    request.headers.set('sec-fetch-site', 'same-origin');
    if (kept.cookie !== '') request.headers.set('cookie', kept.cookie);
    const answer = await org.fetch(request);
    kept.cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? kept.cookie;
    return answer;
  };
  const client = createClient({ baseUrl: page.origin, fetch });
  if (username !== undefined) await client.write(logIn, { username, password: currentPassword });
  return client;
}

const maria = 'maria.lopez@example.com';
const james = 'james.carter@example.com';

async function addTo(client: Client, device: SoftwarePasskey, name = 'My phone') {
  const { challengeId, options } = await client.write(beginPasskey, { name, currentPassword });
  return client.write(addPasskey, { challengeId, credential: device.create(options, page) });
}

async function logInBy(device: SoftwarePasskey, at = page) {
  const client = await open();
  const { challengeId, options } = await client.write(beginPasskeyLogIn, {});
  return client.write(logInWithPasskey, { challengeId, credential: device.use(options, at) });
}

interface Mail {
  readonly kind: string;
  readonly text: string;
  readonly link?: string;
}

/** The latest first. */
async function mailsTo(address: string): Promise<readonly Mail[]> {
  const mails = await org.fetch(new Request(`http://org.test/__sandbox/control/outbox?to=${address}`));
  // The sandbox's own.
  return (await mails.json()) as readonly Mail[];
}

const notAccepted = (status: number) => ({ status, errors: [{ errorCode: 'PASSKEY_NOT_ACCEPTED' }] });

describe('a passkey', () => {
  it('goes with a password that was forgotten: whoever had the account may have added it', async () => {
    const [client, device] = [await open(maria), createSoftwarePasskey()];
    await addTo(client, device);
    await logInBy(device);
    const guest = await open();
    await guest.write(requestPasswordReset, { email: maria, language: 'en' });
    const [, token = ''] = (await mailsTo(maria))[0]?.link?.split('#token=') ?? [];
    const newPassword = 'Cloudy-day-8';
    await guest.write(setNewPassword, { token, newPassword, confirmPassword: newPassword });
    await expect(logInBy(device)).rejects.toMatchObject(notAccepted(401));
  });

  it('goes with one that was forgotten by the headless flow, too', async () => {
    const [client, device] = [await open(maria), createSoftwarePasskey()];
    await addTo(client, device);
    const post = async (path: string, body: BodyInit, headers = {}) =>
      (await org.fetch(new Request(`http://org.test${path}`, { method: 'POST', body, headers }))).json();
    const program = { client_id: 'sandbox-portal', client_secret: 'sandbox-secret' };
    const form = new URLSearchParams({ grant_type: 'client_credentials', ...program });
    const { access_token: token } = await post('/services/oauth2/token', form);
    const path = '/services/auth/headless/forgot_password';
    await post(path, JSON.stringify({ username: maria }), { authorization: `Bearer ${token}` });
    const [otp = ''] = /\b\d{6}\b/.exec((await mailsTo(maria))[0]?.text ?? '') ?? [];
    const reset = { username: maria, otp, newpassword: 'Cloudy-day-8' };
    expect(await post(path, JSON.stringify(reset))).toEqual({ status_code: 'success' });
    await expect(logInBy(device)).rejects.toMatchObject(notAccepted(401));
  });

  it('stays when the password is changed, which the answer and the message say', async () => {
    const [client, device] = [await open(maria), createSoftwarePasskey()];
    await addTo(client, device);
    const newPassword = 'Cloudy-day-8';
    const change = { currentPassword, newPassword, confirmPassword: newPassword };
    for (let times = 0; times < 2; times += 1)
      expect(await client.write(changePassword, change)).toMatchObject({ status: 'changed', passkeys: 1 });
    const [message] = await mailsTo(maria);
    expect(message).toMatchObject({ kind: 'passwordChangedPasskeysStay', link: '/es/passkeys' });
    expect(message?.text).toContain('aún la abren: 1. ');
    expect(await logInBy(device)).toMatchObject({ isGuest: false });
  });

  it('is spoken of to nobody who has none', async () => {
    const newPassword = 'Cloudy-day-8';
    const change = { currentPassword, newPassword, confirmPassword: newPassword };
    expect(await (await open(maria)).write(changePassword, change)).toMatchObject({ passkeys: 0 });
    expect((await mailsTo(maria))[0]).toMatchObject({ kind: 'passwordChanged' });
  });

  it('is added, opens the account, and is removed', async () => {
    const [client, device] = [await open(maria), createSoftwarePasskey()];
    const passkey = await addTo(client, device);
    expect(passkey).toMatchObject({ name: 'My phone', lastUsedAt: null });
    expect(await logInBy(device)).toMatchObject({ isGuest: false, displayName: 'Maria Lopez' });
    expect(await logInBy(device)).toMatchObject({ isGuest: false });
    expect(await client.read(getPasskeys, {}, { policy: 'no-cache' })).toMatchObject({
      data: { passkeys: [{ passkeyId: passkey.passkeyId, lastUsedAt: '2026-11-25T12:00:00.000Z' }] },
    });
    expect(await client.write(removePasskey, { passkeyId: passkey.passkeyId })).toEqual({ passkeys: [] });
    const kinds = (await mailsTo(maria)).map(({ kind }) => kind);
    expect(kinds.slice(0, 2)).toEqual(['passkeyRemoved', 'passkeyAdded']);
    await expect(logInBy(device)).rejects.toMatchObject(notAccepted(401));
  });

  it('is added once by what is sent again, and answered as before', async () => {
    const [client, device] = [await open(maria), createSoftwarePasskey()];
    const { challengeId, options } = await client.write(beginPasskey, { name: 'My phone', currentPassword });
    const credential = device.create(options, page);
    const passkey = await client.write(addPasskey, { challengeId, credential });
    expect(await client.write(addPasskey, { challengeId, credential })).toEqual(passkey);
    const added = await org.fetch(new Request(`http://org.test/__sandbox/control/outbox?to=${maria}`));
    expect((await added.text()).match(/"passkeyAdded"/g)).toHaveLength(1);
    await expect((await open(james)).write(addPasskey, { challengeId, credential })).rejects.toMatchObject(
      notAccepted(400),
    );
    await client.write(removePasskey, { passkeyId: passkey.passkeyId });
    await expect(client.write(addPasskey, { challengeId, credential })).rejects.toMatchObject(
      notAccepted(400),
    );
  });

  it('tells no device secret on a shared device, as a password does', async () => {
    const device = createSoftwarePasskey();
    await addTo(await open(maria), device);
    const client = await open();
    const { challengeId, options } = await client.write(beginPasskeyLogIn, {});
    const credential = device.use(options, page);
    const session = await client.write(logInWithPasskey, { challengeId, credential, sharedDevice: true });
    expect(session).toMatchObject({ isGuest: false, deviceSecret: null });
  });

  it('is added by nobody who does not know the password, and wrong ones count', async () => {
    const client = await open(maria);
    const guess = () => client.write(beginPasskey, { name: 'x', currentPassword: 'Rainy-day-8' });
    for (let tries = 0; tries < 10; tries += 1)
      await expect(guess()).rejects.toMatchObject({ errors: [{ errorCode: 'OLD_PASSWORD_INVALID' }] });
    await expect(guess()).rejects.toMatchObject({ status: 429 });
  });

  it('opens nothing once it is removed, though a log-in by it has begun', async () => {
    const [client, guest, device] = [await open(maria), await open(), createSoftwarePasskey()];
    const { passkeyId } = await addTo(client, device);
    const { challengeId, options } = await guest.write(beginPasskeyLogIn, {});
    const credential = device.use(options, page);
    const [logIn] = await Promise.allSettled([
      guest.write(logInWithPasskey, { challengeId, credential }),
      client.write(removePasskey, { passkeyId }),
    ]);
    expect(logIn).toMatchObject({ status: 'rejected', reason: notAccepted(401) });
    expect(await guest.read(getCurrentSession, {}, { policy: 'no-cache' })).toMatchObject({
      data: { isGuest: true },
    });
  });

  it('is added by no session that ends while the answer of the device is judged', async () => {
    const [kept, device] = [{ cookie: '' }, createSoftwarePasskey()];
    const client = await open(maria, kept);
    const { challengeId, options } = await client.write(beginPasskey, { name: 'x', currentPassword });
    const credential = device.create(options, page);
    const sameBrowser = await open(undefined, kept);
    const [added] = await Promise.allSettled([
      client.write(addPasskey, { challengeId, credential }),
      sameBrowser.write(logOut, {}),
    ]);
    expect(added).toMatchObject({ status: 'rejected', reason: { status: 401 } });
    await expect(logInBy(device)).rejects.toMatchObject(notAccepted(401));
  });

  it('is one of ten at most', async () => {
    const client = await open(maria);
    for (let count = 0; count < 10; count += 1) await addTo(client, createSoftwarePasskey());
    await expect(addTo(client, createSoftwarePasskey())).rejects.toMatchObject({ status: 409 });
  });

  it('is one of ten at most, however many challenges were open at once', async () => {
    const client = await open(maria);
    const begun = [];
    for (let count = 0; count < 11; count += 1)
      begun.push(await client.write(beginPasskey, { name: 'My phone', currentPassword }));
    const added = await Promise.allSettled(
      begun.map(({ challengeId, options }) =>
        client.write(addPasskey, {
          challengeId,
          credential: createSoftwarePasskey().create(options, page),
        }),
      ),
    );
    expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(added.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { status: 409 } });
    expect(await client.read(getPasskeys, {}, { policy: 'no-cache' })).toMatchObject({
      data: { passkeys: Array.from({ length: 10 }, () => ({ name: 'My phone' })) },
    });
  });

  it('is removed by nobody else', async () => {
    const device = createSoftwarePasskey();
    const { passkeyId } = await addTo(await open(maria), device);
    await expect((await open(james)).write(removePasskey, { passkeyId })).rejects.toMatchObject({
      status: 404,
    });
    expect((await mailsTo(james)).map(({ kind }) => kind)).not.toContain('passkeyRemoved');
    expect(await logInBy(device)).toMatchObject({ isGuest: false });
  });
});

describe('an answer of a device is refused', () => {
  it.each([
    ['of another site', { origin: 'https://evil.test', rpId: 'evil.test' }],
    ['for another site, shown to ours', { origin: page.origin, rpId: 'evil.test' }],
    ['given to another page', { origin: 'https://evil.test', rpId: page.rpId }],
    ['that did not look who is there', { ...page, isVerified: false }],
  ])('%s', async (_, at) => {
    const device = createSoftwarePasskey();
    const client = await open(maria);
    const { challengeId, options } = await client.write(beginPasskey, { name: 'x', currentPassword });
    const added = client.write(addPasskey, { challengeId, credential: device.create(options, at) });
    await expect(added).rejects.toMatchObject(notAccepted(400));
    await addTo(client, device);
    await expect(logInBy(device, at)).rejects.toMatchObject(notAccepted(401));
  });

  it('a second time, after a while, and to another challenge', async () => {
    const device = createSoftwarePasskey();
    await addTo(await open(maria), device);
    const client = await open();
    const [one, other] = [
      await client.write(beginPasskeyLogIn, {}),
      await client.write(beginPasskeyLogIn, {}),
    ];
    const credential = device.use(one.options, page);
    const send = (challengeId: string) => client.write(logInWithPasskey, { challengeId, credential });
    await expect(send(other.challengeId)).rejects.toMatchObject(notAccepted(401));
    await expect(send('ch_unknown')).rejects.toMatchObject(notAccepted(401));
    expect(await send(one.challengeId)).toMatchObject({ isGuest: false });
    await expect(send(one.challengeId)).rejects.toMatchObject(notAccepted(401));
    const late = await client.write(beginPasskeyLogIn, {});
    now += 5 * minute;
    const answer = { challengeId: late.challengeId, credential: device.use(late.options, page) };
    await expect(client.write(logInWithPasskey, answer)).rejects.toMatchObject(notAccepted(401));
  });

  it('by another device, of a stranger, or with what was meant to add one', async () => {
    const [client, device, stranger] = [await open(maria), createSoftwarePasskey(), createSoftwarePasskey()];
    await addTo(client, device);
    await expect(logInBy(stranger)).rejects.toMatchObject(notAccepted(401));
    const asOther: SoftwarePasskey = {
      ...stranger,
      use: (options, at) => ({ ...stranger.use(options, at), ...idsOf(device.use(options, at)) }),
    };
    await expect(logInBy(asOther)).rejects.toMatchObject(notAccepted(401));
    const { challengeId, options } = await client.write(beginPasskey, { name: 'x', currentPassword });
    const answer = { challengeId, credential: device.use(options, page) };
    await expect(client.write(logInWithPasskey, answer)).rejects.toMatchObject(notAccepted(401));
  });

  it('to the challenge of another customer, and of a device that is known already', async () => {
    const [mine, theirs, device] = [await open(maria), await open(james), createSoftwarePasskey()];
    const { challengeId, options } = await mine.write(beginPasskey, { name: 'x', currentPassword });
    const credential = device.create(options, page);
    await expect(theirs.write(addPasskey, { challengeId, credential })).rejects.toMatchObject(
      notAccepted(400),
    );
    await addTo(mine, device);
    await expect(addTo(theirs, device)).rejects.toMatchObject(notAccepted(400));
  });
});

const idsOf = ({ id = '', rawId = '' }: JsonObject) => ({ id, rawId });
