import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { request } from 'undici';
import { createSandboxOrg, startSandboxServer } from '../../sandbox/index.ts';
import type { RunningSandbox, SandboxOptions, SandboxOrg } from '../../sandbox/index.ts';
import { startFleet } from '../fleet.ts';
import type { Fleet } from '../fleet.ts';
import { findFreePorts } from '../free-ports.ts';

/** The settings of the runbook's trial. */
export interface RunbookPlan {
  readonly nginx: string;
  readonly openssl: string;
  /** A build of the portal, and another one of the same sources. */
  readonly dist: string;
  readonly nextDist: string;
  /** An empty folder. */
  readonly folder: string;
}

/** One situation, brought about and ended as its page says. */
export interface Situation {
  /** Name of the page. */
  readonly page: string;
  /** Ends with an error where the page does not hold. */
  readonly run: (plan: RunbookPlan, folder: string) => Promise<void>;
}

/** Hosts before an org of the demo. */
export interface Stage {
  readonly org: SandboxOrg;
  readonly fleet: Fleet;
  readonly ports: readonly number[];
  /** The figures of the first host. */
  readonly figures: () => Promise<string>;
  readonly ready: (at?: number) => Promise<Readiness>;
  readonly stopOrg: () => Promise<void>;
  readonly startOrg: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** The answer of `/readyz`. */
interface Readiness {
  readonly status: number;
  readonly org: string;
  readonly publication: string;
}

/** The settings of a stage. */
interface StageOptions {
  readonly dist: string;
  readonly hosts: number;
  readonly env?: Readonly<Record<string, string>>;
  readonly sandbox?: Partial<SandboxOptions>;
  /** Stands in front of the org. */
  readonly around?: (fetch: SandboxOrg['fetch']) => SandboxOrg['fetch'];
}

/** The name by which visitors know the portal. */
const name = 'portal.example';

/** Starts hosts and their org. */
export async function openStage(options: StageOptions): Promise<Stage> {
  const { dist, hosts, env = {}, around = (fetch) => fetch } = options;
  const [orgPort = 0, ...others] = await findFreePorts(1 + 2 * hosts);
  const [ports, figures] = [others.slice(0, hosts), others.slice(hosts)];
  const seed = { seed: 'demo', customers: 4, passwordCost: 16 } as const;
  const org = createSandboxOrg({ database: ':memory:', clock: Date, ...seed, ...options.sandbox });
  const startOrg = () =>
    startSandboxServer({ org: { fetch: around(org.fetch) }, host: '127.0.0.1', port: orgPort });
  let server: RunningSandbox | undefined = await startOrg();
  const stopOrg = async (): Promise<void> => {
    await server?.close();
    server = undefined;
  };
  const own = { NODE_ENV: 'production', ORG_URL: `http://127.0.0.1:${orgPort}`, LOG_LEVEL: 'silent' };
  const trust = { PORTAL_HOSTS: `${name},localhost`, TRUST_PROXY: 'loopback', DRAIN_SECONDS: '1' };
  const fleet = await startFleet({ ports, figures, dist, env: { ...own, ...trust, ...env } });
  return {
    org,
    fleet,
    ports,
    figures: async () => (await fetch(`http://127.0.0.1:${figures[0]}/metrics`)).text(),
    async ready(at = 0) {
      const answer = await fetch(`http://127.0.0.1:${ports[at]}/readyz`);
      // What a host says of itself.
      return { status: answer.status, ...((await answer.json()) as Omit<Readiness, 'status'>) };
    },
    stopOrg,
    startOrg: async () => void (server = await startOrg()),
    async stop() {
      await fleet.stop();
      await stopOrg();
      org.close();
    },
  };
}

/** An answer to a call. */
interface CallAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly cookie: string;
}

/** Calls an operation at a host as a page does; with a body it is a POST. */
export async function call(
  port: number,
  operation: string,
  { body, cookie = '' }: { readonly body?: object; readonly cookie?: string } = {},
): Promise<CallAnswer> {
  const answer = await request(`http://127.0.0.1:${port}/lwr/apex/v64.0/PortalDataController/${operation}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      host: name,
      cookie,
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-requested-with': 'portal',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.body.text();
  const set = [answer.headers['set-cookie'] ?? ''].flat().map((line) => line.split(';', 1)[0]);
  return {
    status: answer.statusCode,
    body: text === '' ? undefined : JSON.parse(text),
    cookie: set.join('; '),
  };
}

/** @throws Error that says what does not hold */
export function expectThat(isTrue: boolean, sentence: string): void {
  if (!isTrue) throw new Error(`It does not hold that ${sentence}.`);
}

const looks = 200;

/**
 * Looks until something holds.
 *
 * @throws Error that says what never did
 */
export async function eventually(sentence: string, holds: () => Promise<boolean>): Promise<void> {
  for (let look = 0; look < looks; look += 1) {
    if (await holds().catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`It does not hold after ${looks / 10} s that ${sentence}.`);
}

/** A folder inside another. */
export function folderIn(folder: string, inner: string): string {
  const made = join(folder, inner);
  mkdirSync(made, { recursive: true });
  return made;
}
