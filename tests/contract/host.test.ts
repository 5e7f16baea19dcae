import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHost, type Host } from '@energy-portal/portal/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createSandboxOrg,
  startSandboxServer,
  type RunningSandbox,
  type SandboxOrg,
} from '../sandbox/index.ts';
import { writeEmptyBuild } from '../../portal/server/testing/empty-build.ts';

const UPLOAD = '/services/data/v64.0/ui-api/records/content-documents/content-versions';
const SESSION = '/lwr/apex/v64.0/PortalDataController/getCurrentSession';
let dist: string;
let org: SandboxOrg;
let sandbox: RunningSandbox;
let host: Host;
let port: number;

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'portal-contract-'));
  await writeEmptyBuild(dist);
  org = createSandboxOrg({ database: ':memory:', clock: Date, seed: 'demo', passwordCost: 16 });
  sandbox = await startSandboxServer({ org, host: '127.0.0.1', port: 0 });
  host = await createHost({ orgUrl: sandbox.url, dist, clock: Date });
  await host.server.listen({ port: 0, host: '127.0.0.1' });
  // It listens on a TCP port, so its address is no string.
  ({ port } = host.server.server.address() as AddressInfo);
});

afterAll(async () => {
  await host.stop();
  await sandbox.close();
  org.close();
  await rm(dist, { recursive: true });
});

/** A form with one file of so many bytes. */
function formOf(size: number): Buffer {
  const head = '--x\r\nContent-Disposition: form-data; name="fileData"; filename="a.pdf"\r\n\r\n';
  return Buffer.concat([Buffer.from(head), Buffer.alloc(size, 7), Buffer.from('\r\n--x--\r\n')]);
}

function call(agent: Agent, path: string, body?: Buffer): Promise<number | undefined> {
  const headers = {
    host: `localhost:${port}`,
    'sec-fetch-site': 'same-origin',
    'x-requested-with': 'portal',
    ...(body === undefined ? {} : { 'content-type': 'multipart/form-data; boundary=x' }),
  };
  const method = body === undefined ? 'GET' : 'POST';
  return new Promise((resolve, reject) => {
    const sent = request({ agent, host: '127.0.0.1', port, path, method, headers }, (got) => {
      got.resume().once('end', () => resolve(got.statusCode));
    });
    sent.once('error', reject).end(body);
  });
}

describe('uploads without a session, through the host', () => {
  it.each([
    ['one after the other', 1],
    ['four at a time', 4],
  ])('are refused by the org, each of them, and hinder nobody: %s', async (_, width) => {
    const agent = new Agent({ keepAlive: true });
    const answers: (number | undefined)[] = [];
    const sessions: (number | undefined)[] = [];
    for (let size = 200_000; size <= 900_000; size += 100_000) {
      const uploads = Array.from({ length: width }, () => call(agent, UPLOAD, formOf(size)));
      answers.push(...(await Promise.all(uploads)));
      sessions.push(await call(agent, SESSION));
    }
    agent.destroy();
    expect([...new Set(answers)]).toEqual([401]);
    // A connection that is dead is found by its time limit, which makes a 502 of the next answer.
    expect([...new Set(sessions)]).toEqual([200]);
  });
});

describe('calls without a session, through the host', () => {
  const base = '/services/data/v64.0/ui-api';
  it.each([
    ['GET', `${base}/favorites`],
    ['POST', `${base}/favorites`],
    ['PUT', `${base}/favorites/batch`],
    ['PATCH', `${base}/favorites/0MVRM00000000014AA/usage`],
    ['DELETE', `${base}/favorites/0MVRM00000000014AA`],
  ])('are refused by the org, whatever their method: %s %s', async (method, path) => {
    const headers = { 'Sec-Fetch-Site': 'same-origin', 'X-Requested-With': 'portal' };
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject([{ errorCode: 'INVALID_SESSION_ID' }]);
  });
});
