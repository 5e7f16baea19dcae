/**
 * Tests the screens by what their configs say: `npm run screens:test` goes through all of them, `-- account/move-out` through
 * those that are named. They are published first. `--shard 1/4` goes through one of four shares, and `--coverage` only writes what the
 * tests reach, to `.cache/screens/coverage.md` and `coverage.json`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './machine/browser.ts';
import { root, run } from './machine/process.ts';
import { ownName, publications } from './product/publication.ts';
import { coverageOf, missingIn, planProject, writeCoverage } from '../tests/screens/index.ts';

const given = process.argv.slice(2);
const shardAt = given.indexOf('--shard');
const shard = shardAt < 0 ? [] : given.slice(shardAt, shardAt + 2);
const screens = given.filter((argument) => !argument.startsWith('--') && !shard.includes(argument));
const isWanted = (screen: string) => screens.length === 0 || screens.includes(screen);

/** The plans of all screens. */
const plans = planProject(root, { today: new Date().toISOString().slice(0, 10) }).screens.map(
  ({ plan }) => plan,
);

/** Writes what the tests reach. @returns what customers can get to and no test tries */
function writeReport(): readonly string[] {
  const coverage = plans.map(coverageOf);
  const folder = join(root, '.cache/screens');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'coverage.json'), `${JSON.stringify(coverage, null, 2)}\n`);
  writeFileSync(join(folder, 'coverage.md'), writeCoverage(coverage));
  console.log(writeCoverage(coverage.filter(({ screen }) => isWanted(screen))));
  return plans.filter(({ screen }) => isWanted(screen)).flatMap(missingIn);
}

async function runJourneys(): Promise<number> {
  const { state, lines } = await publications.publish({ author: ownName(), reason: 'Test the screens' });
  for (const line of lines) console.log(line);
  if (state !== 'published') return 1;
  const chromium = await ensureChromium((line) => console.log(line));
  const env = { CHROMIUM_PATH: chromium, TEST_DEPTH: 'deep', SCREENS: screens.join(',') };
  const { code } = await run(['playwright', 'test', '-c', 'tests/screens/playwright.config.ts', ...shard], {
    env,
    show: true,
  });
  return code;
}

const unknown = screens.filter((screen) => !plans.some((plan) => plan.screen === screen));
if (unknown.length > 0) {
  console.error(`There is no screen ${unknown.join(', ')}.`);
  process.exit(1);
}
const missing = writeReport();
for (const line of missing) console.error(line);
const failed = given.includes('--coverage') ? 0 : await runJourneys();
process.exitCode = missing.length > 0 ? 1 : failed;
