/**
 * Walks customers' journeys in Firefox and in WebKit: those of each commit, or all of them with `TEST_DEPTH=deep`, which installs
 * Debian's packages where they are not there and can be had. Where there are none, it says so and passes.
 * `-- <beginning of a journey's name>` runs that one, and `ENGINE=webkit` in one engine. Pictures of what failed stand in
 * `test-results/engines`.
 */
import { globSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { build, isBuilt } from './build.ts';
import { ensureProgram, findProgram, isProgram } from './machine/apt.ts';
import { fail } from './machine/environment.ts';
import { root, run } from './machine/process.ts';

const isDeep = process.env['TEST_DEPTH'] === 'deep';
const tell = (line: string): void => console.log(line);

/** Two browsers take minutes to install: each commit is tried in those that are there. */
async function programOf(name: string, packageName: string): Promise<string | undefined> {
  return isDeep ? ensureProgram(name, packageName, tell) : findProgram([name]);
}

async function main(): Promise<void> {
  const firefox = await programOf('firefox-esr', 'firefox-esr');
  const driver = await programOf('WebKitWebDriver', 'webkit2gtk-driver');
  const screen = await programOf('Xvfb', 'xvfb');
  // Debian's driver brings the browser that it drives.
  const browser = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').find(isProgram);
  if (firefox === undefined || driver === undefined || screen === undefined || browser === undefined) {
    console.log('note engines: not tried, there is no Firefox and WebKit here');
    return;
  }
  const error = isBuilt() ? undefined : await build();
  if (error !== undefined) fail(error);
  const folder = join(root, 'test-results/engines');
  mkdirSync(folder, { recursive: true });
  const [only] = process.argv.slice(2);
  const plan = {
    dist: join(root, 'portal/dist'),
    folder,
    firefox,
    webkit: { driver, screen, browser },
    isDeep: isDeep || only !== undefined,
    only,
    engine: process.env['ENGINE'],
  };
  const { code, output } = await run(['node', 'tests/engines/start.ts', JSON.stringify(plan)]);
  console.log(output.trimEnd());
  process.exitCode = code;
}

await main();
