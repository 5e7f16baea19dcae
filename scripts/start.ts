/**
 * Runs the product: builds what is not built yet, starts the sandbox org unless ORG_URL names another one, and
 * serves the portal. `portal/deploy/README.md` has every environment variable.
 */
import { join } from 'node:path';
import { basePathOf, englishNameOf, otherLanguages } from '@energy-portal/portal/publish';
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

/** The portal's address for each brand, by the org's name of the brand. A brand without a word has any other one. */
function brandAddresses(address: string): ReadonlyMap<string, string> {
  return new Map(
    config.brands.map(({ word, crmName }) => [
      crmName,
      word === null ? address : address.replace('localhost', `${word}.localhost`),
    ]),
  );
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
  const address = `http://localhost:${port}`;
  const brands = brandAddresses(address);
  const org =
    orgUrl === undefined
      ? await openSandbox({
          database,
          portalUrls: portalAddresses(hostName, port),
          addressOf: (brand) => brands.get(brand) ?? address,
        })
      : namedOrg(orgUrl);
  await serve({
    port,
    environment,
    orgUrl: org.url,
    paymentsUrl: org.paymentsUrl,
    // The sandbox is to be found out where it answers otherwise than the specs.
    validatesAnswers: orgUrl === undefined,
    dist: join(root, 'portal/dist'),
    onStop: org.close,
  });
  console.log(
    [
      `Portal   ${address}`,
      ...config.brands.map(
        ({ name, crmName }, index) =>
          `${index === 0 ? 'Brands ' : '       '}  ${brands.get(crmName) ?? address}  ${name}`,
      ),
      ...otherLanguages.map((one) => `${englishNameOf(one).padEnd(8)} ${address}${basePathOf(one)}`),
      ...org.lines,
      'Stop     Ctrl+C',
    ].join('\n'),
  );
}

await main();
