/**
 * Opens the studio, in which analysts change screens and texts and see at once what customers will see:
 * `npm run studio`. It works on `screen-configs/` and `locales/` of this folder, over a sandbox org of its own, for this
 * machine alone; drafts are kept in `.cache/studio` until they are saved.
 *
 * `npm run studio -- --host` opens it for a team that logs in (`npm run studio:team` adds people); with `--review` another
 * person approves what is published. portal/studio/README.md says what goes with it.
 *
 * Environment: PORT (default 4180), SANDBOX_DATABASE (see `npm start`); with --host also STUDIO_URL, STUDIO_PREVIEWS, HOST,
 * TRUST_PROXY, STUDIO_ISSUER, STUDIO_CLIENT_ID, STUDIO_CLIENT_SECRET and PAYMENTS_URL. STAGING_KEYS and STUDIO_PORTALS let
 * people of the studio see what is staged in the portal itself.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openStudio, readStagingSettings, readTeamSettings } from '@energy-portal/portal/studio';
import type { SharedStudio } from '@energy-portal/portal/studio';
import config from '../screen-configs/brands.json' with { type: 'json' };
import { addressOf } from '../tests/e2e/addresses.ts';
import { DEMO_LOG_INS, DEMO_PASSWORD } from '../tests/sandbox/index.ts';
import { build, isBuilt } from './build.ts';
import { fail, readPort } from './machine/environment.ts';
import { findFreePort } from './machine/free-port.ts';
import { formatted } from './machine/formatting.ts';
import { root, run } from './machine/process.ts';
import { planned, publications, staging } from './product/publication.ts';
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

/** Ports, and where people reach what listens there. */
interface Places {
  readonly ports: { readonly studio: number; readonly previews: readonly number[] };
  readonly origins: readonly [studio: string, ...previews: string[]];
  readonly team: SharedStudio | undefined;
  readonly paymentsUrl: string | undefined;
}

/** For this machine alone: any free ports for the previews. */
async function ownPlaces(wanted: number): Promise<Places> {
  const [studio = 0, ...previews] = await Promise.all([
    wanted === 0 ? findFreePort(loopback) : wanted,
    ...config.brands.map(() => findFreePort(loopback)),
  ]);
  const origin = (port: number) => `http://${loopback}:${port}`;
  const origins = [origin(studio), ...previews.map(origin)] as const;
  return { ports: { studio, previews }, origins, team: undefined, paymentsUrl: undefined };
}

/** For a team: the ports after that of the studio, so that a proxy can be told of them. */
function teamPlaces(studio: number, isReviewed: boolean): Places {
  const previews = config.brands.map((_brand, at) => studio + 1 + at);
  const read = readTeamSettings(process.env, { studio, previews });
  if (read.state === 'unusable') return fail(read.errors.join('\n'));
  const { paymentsUrl, ...settings } = read.settings;
  return {
    ports: { studio, previews },
    origins: [settings.origin, ...settings.previews],
    team: { ...settings, folder: join(root, '.studio'), isReviewed },
    paymentsUrl,
  };
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { host: { type: 'boolean' }, review: { type: 'boolean' } } });
  const wanted = readPort(process.env['PORT'], 4180);
  const { host: isTeam = false, review = false } = values;
  if (review && !isTeam) fail('--review needs --host: somebody alone has nobody to ask.');
  if (isTeam && wanted === 0) fail('PORT must be a port with --host: a proxy is told of it.');
  const { ports, origins, team, paymentsUrl } = isTeam ? teamPlaces(wanted, review) : await ownPlaces(wanted);
  const staged = readStagingSettings(process.env);
  if (staged.state === 'unusable') return fail(staged.errors.join('\n'));
  await prepare();
  // Payment fields stand in a frame of the preview, and that in one of the studio.
  const [framedBy, ...portalUrls] = origins;
  const org = await openSandbox({
    database: process.env['SANDBOX_DATABASE'] || undefined,
    portalUrls,
    framedBy,
  });
  await publications.settle();
  const isNear = framedBy.startsWith('http:');
  const { url, stop } = await openStudio({
    root,
    dist: join(root, 'portal/dist'),
    folder: join(root, '.cache/studio'),
    links: join(root, '.studio/links'),
    format: (text) => formatted('screen.json', text),
    orgUrl: org.url,
    // That of the sandbox listens for this machine alone.
    paymentsUrl: paymentsUrl ?? (isNear ? org.paymentsUrl : undefined),
    ports,
    settings: {
      brands: config.brands.map(({ id, name }) => ({ id, name })),
      viewers: DEMO_LOG_INS.filter(({ note }) => !note.startsWith('inactive')),
    },
    password: DEMO_PASSWORD,
    sampleAddress,
    publications,
    planned,
    staging,
    stagingSettings: staged.settings,
    team,
    log: (line) => console.log(line),
  });
  const end = () => void Promise.all([stop(), org.close()]).then(() => process.exit(0));
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
  console.log(`Studio   ${url}\nStop     Ctrl+C`);
}

await main();
