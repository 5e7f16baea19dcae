/**
 * Runs the product: builds what is not built yet, starts the sandbox org unless ORG_URL names another one, and
 * serves the portal.
 *
 * Environment: PORT (default 4173), HOST (default 127.0.0.1), ORG_URL (default: the sandbox org in this process),
 * SANDBOX_DATABASE (a file that keeps the sandbox's data; default: memory), PAYMENTS_URL (default: the sandbox's payment
 * processor), and what a host reads (see portal/server/README.md).
 */
import { join } from 'node:path';
import { serve } from '@energy-portal/portal/server';
import config from '../screen-configs/brands.json' with { type: 'json' };
import { build, isBuilt } from './build.ts';
import { fail, readPort } from './machine/environment.ts';
import { findFreePort } from './machine/free-port.ts';
import { portalAddresses } from './product/portal-addresses.ts';
import { root } from './machine/process.ts';
import { openSandbox } from './product/sandbox-org.ts';
import type { Org } from './product/sandbox-org.ts';

/** The org named by ORG_URL; https or http only. It may be down for now: pages are served, and /readyz says so. */
function nameOrg(text: string): Org {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !['http:', 'https:'].includes(url.protocol)) {
    fail(`ORG_URL must be an http or https address, not "${text}".`);
  }
  return { url: url.origin, lines: [`Org      ${url.origin}`], close: async () => undefined };
}

async function main(): Promise<void> {
  const wantedPort = readPort(process.env['PORT'], 4173);
  const orgUrl = process.env['ORG_URL'];
  const named = orgUrl === undefined ? undefined : nameOrg(orgUrl);
  if (!isBuilt()) {
    console.log('Building the portal ...');
    const error = await build();
    if (error !== undefined) fail(`${error}\nThe portal could not be built. Nothing was replaced.`);
  }
  const hostName = process.env['HOST'] || '127.0.0.1';
  // The sandbox's messages and payment fields name the portal before it listens.
  const port = wantedPort === 0 ? await findFreePort(hostName) : wantedPort;
  const org = named ?? (await openSandbox({ portalUrls: portalAddresses(hostName, port) }));
  const host = await serve({
    port,
    host: hostName,
    orgUrl: org.url,
    paymentsUrl: org.paymentsUrl,
    // The sandbox is to be found out where it answers otherwise than the specs.
    validatesAnswers: named === undefined,
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
