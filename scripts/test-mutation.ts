/**
 * Changes the code that a mistake would cost most, a piece at a time, and looks whether its tests notice:
 * `npm run test:mutation`, `-- payments` for one area, `-- payments portal/src/page/card-numbers.ts` for some files of it.
 * What was measured of each file stays in `.cache/mutation/<area>.json` until the file is measured again. It takes hours; the areas
 * are in `scripts/mutation/areas.ts`.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { areas, type Area } from './mutation/areas.ts';
import { reportOf, type Change } from './mutation/report.ts';
import { root } from './machine/process.ts';

const folder = join(root, '.cache/mutation');

/** Changes the files of an area, and returns what became of each change. */
async function measure({ code, tests }: Area, files: readonly string[]): Promise<readonly Change[]> {
  process.env['MUTATION_TESTS'] = tests.join(' ');
  // The same histories for each change.
  process.env['CACHE_SEED'] ??= '20261122';
  const stryker = new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'scripts/config/vitest.mutation.config.ts' },
    mutate: [...(files.length > 0 ? files : code), '!**/*.test.ts'],
    tempDirName: '.cache/stryker',
    ignorePatterns: ['dist', '.cache', '.publications', 'docs-dist*', 'test-results', '.github'],
    reporters: ['progress-append-only'],
    coverageAnalysis: 'perTest',
    // Tables that are made once for all tests would need a process for each of their changes.
    ignoreStatic: true,
    concurrency: availableParallelism(),
    timeoutMS: 20_000,
    disableTypeChecks: false,
    allowConsoleColors: false,
  });
  const results = await stryker.runMutationTest();
  return results.map(({ fileName, location, mutatorName, replacement, status }) => ({
    fileName: fileName.replace(root, ''),
    location,
    mutatorName,
    replacement,
    status,
  }));
}

/** The measurements of an area, newer ones in the place of older ones. */
function remember(name: string, changes: readonly Change[]): readonly Change[] {
  const path = join(folder, `${name}.json`);
  // Written below.
  const before = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as readonly Change[]) : [];
  const files = new Set(changes.map(({ fileName }) => fileName));
  const all = [...before.filter(({ fileName }) => !files.has(fileName)), ...changes];
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, `${JSON.stringify(all, null, 1)}\n`);
  return all;
}

const [wanted, ...files] = process.argv.slice(2);
const chosen = areas.filter(({ name }) => wanted === undefined || name === wanted);
if (chosen.length === 0) {
  console.error(`There is no area ${wanted}.`);
  process.exitCode = 1;
}
for (const area of chosen) {
  const { score, count, survivors } = reportOf(remember(area.name, await measure(area, files)));
  for (const line of survivors) console.log(line);
  console.log(
    `${area.name}: ${score.toFixed(1)} % of ${count} changes were noticed, ${area.aim} % are wanted.`,
  );
  if (score < area.floor) process.exitCode = 1;
}
