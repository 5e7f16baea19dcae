import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHost, type HostOptions } from '@energy-portal/portal/server';
import { createSandboxOrg, startSandboxServer, type ApexForm, type SandboxOrg } from '../sandbox/index.ts';
import { writeEmptyBuild } from '../../portal/server/testing/empty-build.ts';

const APEX = '/lwr/apex/v64.0/PortalDataController';
const OAUTH = {
  clientId: 'sandbox-portal',
  clientSecret: 'sandbox-secret',
  callbackUrl: 'http://localhost/services/oauth2/echo',
  cookieKeys: [{ id: 'first', bytes: new Uint8Array(32).fill(1) }],
} as const;

/** An answer of the host. */
interface HostAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

/** A host before an org that takes tokens alone, and one browser. */
export interface StrictHost {
  readonly url: string;
  readonly orgUrl: string;
  /** The cookie that the browser holds. */
  readonly cookie: () => string;
  /** Makes an Apex call; with a body it is a POST. */
  readonly call: (path: string, body?: unknown) => Promise<HostAnswer>;
  /** Reads any path. */
  readonly get: (path: string) => Promise<HostAnswer>;
  /** Answers this instead of what the org says, until it is undefined. */
  answerInstead: (response: Response | undefined) => void;
  /** Asks the org's control for an error. */
  readonly breakAnswers: (error: object) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** The settings of the org. */
interface StrictHostOptions {
  readonly apexForm: Exclude<ApexForm, 'plain'>;
  readonly dailyCalls?: number;
  readonly guestCalls?: number;
  readonly callsAtOnce?: number;
  /** The host's log; none unless given. */
  readonly logger?: NonNullable<HostOptions['logger']>;
}

/** Starts both on free ports. */
export async function openStrictHost(options: StrictHostOptions): Promise<StrictHost> {
  const dist = await mkdtemp(join(tmpdir(), 'portal-contract-'));
  await writeEmptyBuild(dist);
  const { apexForm, logger, ...limits } = options;
  const logged = logger === undefined ? {} : { logger };
  const usual = { database: ':memory:', clock: Date, seed: 'demo', strict: true, control: true } as const;
  const org = createSandboxOrg({ ...usual, ...limits, apexForm, passwordCost: 16 });
  let instead: Response | undefined;
  const fetchOrg = async (request: Request) => instead ?? org.fetch(request);
  const sandbox = await startSandboxServer({ org: { fetch: fetchOrg }, host: '127.0.0.1', port: 0 });
  const host = await createHost({
    ...logged,
    orgUrl: sandbox.url,
    dist,
    clock: Date,
    oauth: OAUTH,
    apexForm,
  });
  await host.server.listen({ port: 0, host: '127.0.0.1' });
  // It listens on a TCP port, so its address is no string.
  const { port } = host.server.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  let cookie = '';
  const send = async (path: string, body?: unknown): Promise<HostAnswer> => {
    const own = { cookie, 'x-requested-with': 'portal', 'sec-fetch-site': 'same-origin' };
    const response = await fetch(`${url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...own, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const [first] = response.headers.getSetCookie();
    if (first !== undefined) cookie = first.split(';', 1)[0] ?? '';
    return { status: response.status, body: await response.json(), headers: response.headers };
  };
  return {
    url,
    orgUrl: sandbox.url,
    cookie: () => cookie,
    call: (path, body) => send(`${APEX}/${path}`, body),
    get: (path) => send(path),
    answerInstead: (response) => void (instead = response),
    breakAnswers: (error) => breakAnswers(org, error),
    async stop() {
      await host.stop();
      await sandbox.close();
      org.close();
      await rm(dist, { recursive: true });
    },
  };
}

async function breakAnswers(org: SandboxOrg, error: object): Promise<void> {
  const address = 'https://org.example/__sandbox/control/errors';
  const headers = { 'content-type': 'application/json', 'x-requested-with': 'test' };
  const asked = new Request(address, { method: 'POST', headers, body: JSON.stringify(error) });
  const response = await org.fetch(asked);
  if (!response.ok) throw new Error(await response.text());
}
