/**
 * Runs the product: builds what is not built yet, starts the sandbox org unless ORG_URL names another one, and
 * serves the portal. `portal/deploy/README.md` has every environment variable.
 */
import { join } from 'node:path';
import { readEnvironment, serve } from '@energy-portal/portal/server';
import type { Environment } from '@energy-portal/portal/server';
import config from '../screen-configs/brands.json' with { type: 'json' };
import { build, isBuilt } from './build.ts';
import { fail } from './machine/environment.ts';
import { findFreePort } from './machine/free-port.ts';
import { portalAddresses } from './product/portal-addresses.ts';
import { root } from './machine/process.ts';
import { openSandbox } from './product/sandbox-org.ts';
import type { Org } from './product/sandbox-org.ts';

/** A named org. It may be down for now: pages are served, and /readyz says so. */
function namedOrg(url: string): Org {
  return { url, lines: [`Org      ${url}`], close: async () => undefined };
}

function usableEnvironment(): Environment {
  const read = readEnvironment(process.env);
  return read.state === 'usable' ? read.environment : fail(read.errors.join('\n'));
}

async function main(): Promise<void> {
  const environment = usableEnvironment();
  const { ORG_URL: orgUrl, HOST: hostName, PORT: wantedPort, SANDBOX_DATABASE: database } = environment;
  if (!isBuilt()) {
    console.log('Building the portal ...');
    const error = await build();
    if (error !== undefined) fail(`${error}\nThe portal could not be built. Nothing was replaced.`);
  }
  // The sandbox's messages and payment fields name the portal before it listens.
  const port = wantedPort === 0 ? await findFreePort(hostName) : wantedPort;
  const org =
    orgUrl === undefined
      ? await openSandbox({ database, portalUrls: portalAddresses(hostName, port) })
      : namedOrg(orgUrl);
  const host = await serve({
    port,
    environment,
    orgUrl: org.url,
    paymentsUrl: org.paymentsUrl,
    // The sandbox is to be found out where it answers otherwise than the specs.
    validatesAnswers: orgUrl === undefined,
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
