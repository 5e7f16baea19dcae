/**
 * Runs the product: builds what is not built yet, starts the sandbox org unless ORG_URL names another one, and
 * serves the portal.
 *
 * Environment: PORT (default 4173), HOST (default 127.0.0.1), ORG_URL (default: the sandbox org in this process),
 * SANDBOX_DATABASE (a file that keeps the sandbox's data; default: memory), TRUST_PROXY, PAYMENTS_URL (default:
 * the sandbox's payment processor) and CACHE_INSPECTOR (see portal/README.md).
 */
import { join } from 'node:path';
import { serve } from '@energy-portal/portal/server';
import config from '../screen-configs/brands.json' with { type: 'json' };
import { build, isBuilt } from './build.ts';
import { findFreePort } from './free-port.ts';
import { portalAddresses } from './portal-addresses.ts';
import { root } from './process.ts';

interface Org {
  readonly url: string;
  /** What to print about it. */
  readonly lines: readonly string[];
  readonly close: () => Promise<void>;
  /** The payment processor that belongs to it. */
  readonly paymentsUrl?: string;
}

/** Ends the process with one sentence. */
function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function readPort(text: string | undefined): number {
  if (text === undefined) return 4173;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    fail(`PORT must be a number from 0 to 65535, not "${text}".`);
  return port;
}

/** The org named by ORG_URL; https or http only, and it must answer something. */
async function reachOrg(text: string): Promise<Org> {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !['http:', 'https:'].includes(url.protocol)) {
    fail(`ORG_URL must be an http or https address, not "${text}".`);
  }
  try {
    await fetch(url, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(10_000) });
  } catch {
    fail(
      `The org at ${url.origin} cannot be reached. Check ORG_URL, or leave it out to use the sandbox org.`,
    );
  }
  return { url: url.origin, lines: [`Org      ${url.origin}`], close: async () => undefined };
}

async function startSandbox(portalUrls: readonly string[]): Promise<Org> {
  const { createSandboxOrg, startProcessorServer, DEMO_LOG_INS, DEMO_PASSWORD } =
    await import('../tests/sandbox/index.ts');
  const { startSandboxServer } = await import('../tests/sandbox/server.ts');
  const database = process.env['SANDBOX_DATABASE'] ?? ':memory:';
  const portalUrl = portalUrls[0] ?? '';
  const org = createSandboxOrg({ database, clock: Date, seed: 'demo', control: true, portalUrl });
  const listen = { host: '127.0.0.1', port: 0 };
  const server = await startSandboxServer({ org, ...listen });
  const processor = await startProcessorServer(org, { ...listen, portalUrls });
  const logIns = DEMO_LOG_INS.map(({ username, note }) => `         ${username.padEnd(32)} ${note}`);
  return {
    url: server.url,
    paymentsUrl: processor.url,
    lines: [
      `Org      sandbox at ${server.url}; its outbox, documents and cases at ${server.url}/__sandbox`,
      `Log in   with the password ${DEMO_PASSWORD} as`,
      ...logIns,
    ],
    async close() {
      await Promise.all([server.close(), processor.close()]);
      org.close();
    },
  };
}

/** The sandbox org, or one sentence on why it cannot run. */
async function openSandbox(portalUrls: readonly string[]): Promise<Org> {
  try {
    return await startSandbox(portalUrls);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    fail(`The sandbox org cannot be started: ${reason}. SANDBOX_DATABASE names its file.`);
  }
}

async function main(): Promise<void> {
  const wantedPort = readPort(process.env['PORT']);
  const orgUrl = process.env['ORG_URL'];
  const named = orgUrl === undefined ? undefined : await reachOrg(orgUrl);
  if (!isBuilt()) {
    console.log('Building the portal ...');
    const fault = await build();
    if (fault !== undefined) fail(`${fault}\nThe portal could not be built. Nothing was replaced.`);
  }
  const hostName = process.env['HOST'] || '127.0.0.1';
  // The sandbox's messages and payment fields name the portal before it listens.
  const port = wantedPort === 0 ? await findFreePort(hostName) : wantedPort;
  const org = named ?? (await openSandbox(portalAddresses(hostName, port)));
  const host = await serve({
    port,
    host: hostName,
    orgUrl: org.url,
    paymentsUrl: org.paymentsUrl,
    dist: join(root, 'portal/dist'),
    onStop: org.close,
  });
  const address = `http://localhost:${new URL(host.url).port}`;
  const branded = config.brands.flatMap(({ word }) =>
    word === null ? [] : [address.replace('localhost', `${word}.localhost`)],
  );
  const others = config.brands.find(({ word }) => word === null)?.crmName;
  console.log(
    [
      `Portal   ${address}`,
      `Brands   ${branded.join('  ')}  (any other address: ${others})`,
      `Spanish  ${address}/es`,
      ...org.lines,
      'Stop     Ctrl+C',
    ].join('\n'),
  );
}

await main();
