/**
 * The journeys in Firefox and in WebKit: `node tests/engines/start.ts <plan as JSON>`. Prints a line a journey, and ends with
 * 1 where one fails, or a page logs an error, or a browser refuses something of the portal's own.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { journeys } from './journeys.ts';
import type { Journey } from './journeys.ts';
import { startEngineSite } from './site.ts';
import type { EngineSite } from './site.ts';
import { forget } from './visitor.ts';
import { startWebKit } from './webkit.ts';
import type { WebKitPrograms } from './webkit.ts';

/** The journeys that are wanted, and the programs. */
export interface EnginePlan {
  readonly dist: string;
  /** An empty folder. */
  readonly folder: string;
  readonly firefox: string;
  readonly webkit: WebKitPrograms;
  /** All journeys, or only those of each commit. */
  readonly isDeep: boolean;
  /** Names of journeys begin with it, where not all are wanted. */
  readonly only?: string;
  /** The one engine that is wanted, where not both are. */
  readonly engine?: Engine['name'];
}

/**
 * Firefox ends the calls and transactions that are under way when a page is left, while the page still runs: reads and copies
 * that nobody waits for. Of a transaction's error no more can be read, as its page is gone.
 */
const ofLeaving = /^\[portal\] (?:(?:footer|session)\.get\w+ |data\.persisted undefined$)/;

const [given = '{}'] = process.argv.slice(2);
// Written by the script that starts this program.
const plan = JSON.parse(given) as EnginePlan;
mkdirSync(plan.folder, { recursive: true });
writeFileSync(join(plan.folder, 'lease.pdf'), `%PDF-1.7${' '.repeat(2_000)}`);
const chosen = journeys.filter(
  ({ name, isShort = false }) => (plan.isDeep || isShort) && name.startsWith(plan.only ?? ''),
);
const site = await startEngineSite(plan.dist);
const starts = { firefox: () => startFirefox(plan.firefox), webkit: () => startWebKit(plan.webkit) };
try {
  for (const [name, start] of Object.entries(starts))
    if (plan.engine === undefined || name === plan.engine) await walk(await start());
} finally {
  await site.stop();
}

async function walk(engine: Engine): Promise<void> {
  try {
    for (const journey of chosen) await report(journey, engine, site);
  } finally {
    await engine.close();
  }
}

async function report(journey: Journey, engine: Engine, portal: EngineSite): Promise<void> {
  const begin = Date.now();
  const problem = await tryOne(journey, engine, portal).catch((error: unknown) => String(error));
  const seconds = ((Date.now() - begin) / 1_000).toFixed(1);
  process.stdout.write(
    `${problem === undefined ? 'ok  ' : 'FAIL'} ${engine.name}: ${journey.name} (${seconds} s)\n`,
  );
  if (problem === undefined) return;
  process.stdout.write(`${problem}\n`);
  const picture = join(plan.folder, `${engine.name}-${journeys.indexOf(journey)}.png`);
  await engine.picture(picture).catch(() => undefined);
  process.exitCode = 1;
}

/** Returns the first problem, if there is one. */
async function tryOne(journey: Journey, engine: Engine, portal: EngineSite): Promise<string | undefined> {
  portal.reset();
  await engine.resize(1280, 800);
  await forget(engine, portal);
  await engine.takeErrors();
  portal.takeRefused();
  await journey.run(engine, portal, plan.folder);
  const errors = (await engine.takeErrors()).filter(
    (error) => journey.expected?.test(error) !== true && !ofLeaving.test(error),
  );
  const [first] = [...errors, ...portal.takeRefused()];
  return first;
}
