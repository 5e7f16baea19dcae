/**
 * Opens the studio, in which analysts change screens and texts and see at once what customers will see:
 * `npm run studio`. It works on `screen-configs/` and `locales/` of this folder, over a sandbox org of its own, for this
 * machine alone; drafts are kept in `.cache/studio` until they are saved.
 *
 * Environment: PORT (default 4180), SANDBOX_DATABASE (see `npm start`).
 */
import { join } from 'node:path';
import { openStudio } from '@energy-portal/portal/studio';
import { format, resolveConfig } from 'prettier';
import config from '../screen-configs/brands.json' with { type: 'json' };
import { addressOf } from '../tests/e2e/addresses.ts';
import { DEMO_LOG_INS, DEMO_PASSWORD } from '../tests/sandbox/index.ts';
import { build, isBuilt } from './build.ts';
import { fail, readPort } from './machine/environment.ts';
import { findFreePort } from './machine/free-port.ts';
import { root, run } from './machine/process.ts';
import { publications } from './product/publication.ts';
import { openSandbox } from './product/sandbox-org.ts';

const loopback = '127.0.0.1';

/** The portal and the studio's page, built where they are not. */
async function prepare(): Promise<void> {
  if (!isBuilt()) {
    console.log('Building the portal ...');
    const error = await build();
    if (error !== undefined) fail(`${error}\nThe portal could not be built. Nothing was replaced.`);
  }
  const page = ['vite', 'build', '--config', 'portal/studio/vite.config.ts', '--logLevel', 'warn'] as const;
  const { code, output } = await run([...page]);
  if (code !== 0) fail(`${output.trimEnd()}\nThe studio could not be built.`);
}

/** Routes of new screens may have parameters that the demo has no value for. */
function sampleAddress(
  screen: { readonly id: string; readonly route: string },
  brand: string,
): string | undefined {
  if (brand !== 'a' && brand !== 'b' && brand !== 'c') return undefined;
  try {
    const { path, tail } = addressOf(screen, brand);
    return path + tail;
  } catch {
    return undefined;
  }
}

async function main(): Promise<void> {
  const wanted = readPort(process.env['PORT'], 4180);
  await prepare();
  const style = await resolveConfig(join(root, 'package.json'));
  const [studio = 0, ...previews] = await Promise.all([
    wanted === 0 ? findFreePort(loopback) : wanted,
    ...config.brands.map(() => findFreePort(loopback)),
  ]);
  // Payment fields stand in a frame of the preview, and that in one of the studio.
  const [framedBy = '', ...portalUrls] = [studio, ...previews].map((port) => `http://${loopback}:${port}`);
  const org = await openSandbox({
    database: process.env['SANDBOX_DATABASE'] || undefined,
    portalUrls,
    framedBy,
  });
  publications.settle();
  const { url, stop } = await openStudio({
    root,
    dist: join(root, 'portal/dist'),
    folder: join(root, '.cache/studio'),
    format: (text) => format(text, { ...style, parser: 'json' }),
    orgUrl: org.url,
    paymentsUrl: org.paymentsUrl,
    ports: { studio, previews },
    settings: {
      brands: config.brands.map(({ id, name }) => ({ id, name })),
      viewers: DEMO_LOG_INS.filter(({ note }) => !note.startsWith('inactive')),
    },
    password: DEMO_PASSWORD,
    sampleAddress,
    publications,
  });
  const end = () => void Promise.all([stop(), org.close()]).then(() => process.exit(0));
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
  console.log(`Studio   ${url}\nStop     Ctrl+C`);
}

await main();
