import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHost, type Host } from '@energy-portal/portal/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeEmptyBuild } from '../../portal/server/testing/empty-build.ts';
import {
  createSandboxOrg,
  startSandboxServer,
  type RunningSandbox,
  type SandboxOrg,
} from '../sandbox/index.ts';

const APEX = '/lwr/apex/v64.0/PortalDataController';
const username = 'maria.lopez@example.com';
const password = 'Sunny-day-7';
const [HERE, ELSEWHERE] = ['127.0.0.1', '127.0.0.2'];

let dist: string;
let org: SandboxOrg;
let sandbox: RunningSandbox;
let host: Host;

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'portal-contract-'));
  await writeEmptyBuild(dist);
  org = createSandboxOrg({
    database: ':memory:',
    clock: Date,
    seed: 'demo',
    control: true,
    passwordCost: 16,
  });
  sandbox = await startSandboxServer({ org, host: '127.0.0.1', port: 0 });
  host = await createHost({ orgUrl: sandbox.url, dist, clock: Date });
  await host.server.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  await host.stop();
  await sandbox.close();
  org.close();
  await rm(dist, { recursive: true });
});

/** Sends a call from an address of this machine; the answer's status, and its cookie. */
function send(from: string, operation: string, body: object, cookie = '') {
  // It listens on a TCP port, so its address is no string.
  const { port } = host.server.server.address() as AddressInfo;
  const headers = {
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
    'x-requested-with': 'portal',
    cookie,
  };
  const how = { host: HERE, port, path: `${APEX}/${operation}`, method: 'POST', headers, localAddress: from };
  return new Promise<{ readonly status: number; readonly cookie: string }>((resolve, reject) => {
    const sent = request(how, (got) => {
      const [set = ''] = got.headers['set-cookie'] ?? [];
      got
        .resume()
        .once('end', () => resolve({ status: got.statusCode ?? 0, cookie: set.split(';')[0] ?? '' }));
    });
    sent.once('error', reject).end(JSON.stringify(body));
  });
}

async function times(most: number, operation: string, body: object): Promise<void> {
  for (let at = 0; at < most; at += 1) await send(ELSEWHERE, operation, body);
}

async function lastCode(): Promise<string> {
  const outbox = `http://org.test/__sandbox/control/outbox?to=${username}`;
  return /\b\d{6}\b/.exec(await (await org.fetch(new Request(outbox))).text())?.[0] ?? '';
}

describe('whoever tries from one address, as often as they like', () => {
  it('leaves the customer the password, and what is confirmed by it', async () => {
    const { status, cookie } = await send(HERE, 'logIn', { username, password });
    expect(status).toBe(200);
    await times(30, 'logIn', { username, password: 'Rainy-day-8' });
    expect((await send(HERE, 'logIn', { username, password })).status).toBe(200);
    const change = {
      currentPassword: password,
      newPassword: 'Cloudy-day-8',
      confirmPassword: 'Cloudy-day-8',
    };
    expect((await send(HERE, 'changePassword', change, cookie)).status).toBe(200);
  });

  it('leaves the customer a code', async () => {
    await times(30, 'sendLogInCode', { username, language: 'en' });
    await times(30, 'logInWithCode', { username, code: '000000' });
    expect((await send(HERE, 'sendLogInCode', { username, language: 'en' })).status).toBe(200);
    expect((await send(HERE, 'logInWithCode', { username, code: await lastCode() })).status).toBe(200);
  });

  it('leaves the customer a link for a new password', async () => {
    await times(30, 'requestPasswordReset', { email: username, language: 'en' });
    expect((await send(HERE, 'requestPasswordReset', { email: username, language: 'en' })).status).toBe(200);
  });
});

it('right codes use up nothing', async () => {
  const another = (code: string) => (code === '000000' ? '000001' : '000000');
  const logIn = async (from: string, change = (code: string) => code) =>
    (await send(from, 'logInWithCode', { username, code: change(await lastCode()) })).status;
  await send(HERE, 'sendLogInCode', { username, language: 'en' });
  for (let at = 0; at < 3; at += 1) expect(await logIn(HERE, another)).toBe(400);
  for (let at = 3; at < 6; at += 1) {
    expect(await logIn(`127.0.0.${at}`)).toBe(200);
    await send(HERE, 'sendLogInCode', { username, language: 'en' });
  }
});
