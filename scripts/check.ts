/**
 * Every gate in order. `npm test` and `npm run check` run all of them; names given as arguments run only those:
 * `npm run check -- lint types`. The last line counts everything: `N passed, N failed`.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './machine/browser.ts';
import { countJourneys, countUnitTests } from './check/test-reports.ts';
import type { JourneyReport, TestCounts, UnitReport } from './check/test-reports.ts';
import { inLanes } from './machine/lanes.ts';
import { root, run, type Outcome } from './machine/process.ts';

interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly output: string;
  /** Passed tests that still should be looked into, a line each. */
  readonly notes?: readonly string[];
}

interface Gate {
  readonly name: string;
  /** Only reads, with one core at most: another such gate runs beside it. */
  readonly isLight?: boolean;
  readonly run: (scratch: string) => Promise<Tally>;
}

/** A gate that a command decides by its exit code: one check. */
function command(name: string, ...line: [string, ...string[]]): Gate {
  return {
    name,
    run: async () => {
      const { code, output } = await run(line);
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
    },
  };
}

/** A script of its own that mostly waits, and may say in lines beginning with "note" what it could not try. */
function notedCommand(name: string, ...line: [string, ...string[]]): Gate {
  const { run: runCommand } = command(name, ...line);
  return {
    name,
    isLight: true,
    run: async (scratch) => {
      const tally = await runCommand(scratch);
      const notes = tally.output.split('\n').filter((text) => text.startsWith('note '));
      return { ...tally, notes: notes.map((text) => text.slice('note '.length)) };
    },
  };
}

const light: typeof command = (name, ...line) => ({ ...command(name, ...line), isLight: true });

/** The counts of a report, or one failure when the runner died before it wrote one or failed without a failed test. */
function tally(outcome: Outcome, counts: () => TestCounts): Tally {
  try {
    const { passed, failed, notes } = counts();
    const unaccounted = outcome.code !== 0 && failed === 0 ? 1 : 0;
    const empty = passed + failed === 0 ? 1 : 0;
    return { passed, failed: failed + Math.max(unaccounted, empty), notes, output: outcome.output };
  } catch (error) {
    return { passed: 0, failed: 1, output: `${outcome.output}\n${String(error)}` };
  }
}

function vitest(name: string, config: string): Gate {
  return {
    name,
    run: async (scratch) => {
      const file = join(scratch, `${name}.json`);
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
      const outcome = await run(['vitest', 'run', '-c', config, ...reporters]);
      // Vitest's own report format.
      return tally(outcome, () => countUnitTests(JSON.parse(readFileSync(file, 'utf8')) as UnitReport));
    },
  };
}

const endToEnd: Gate = {
  name: 'e2e',
  run: async (scratch) => {
    const file = join(scratch, 'e2e.json');
    const chromium = await ensureChromium(console.log);
    const whole = await ensureChromium(console.log, { isWhole: true });
    const outcome = await run(['playwright', 'test', '-c', 'tests/e2e/playwright.config.ts'], {
      env: { CHROMIUM_PATH: chromium, WHOLE_CHROMIUM_PATH: whole, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    });
    // Playwright's own report format.
    return tally(outcome, () => countJourneys(JSON.parse(readFileSync(file, 'utf8')) as JourneyReport));
  },
};

/** Gates start hundreds of programs with the same code: each takes what Node compiled for another. */
process.env['NODE_COMPILE_CACHE'] ??= join(root, '.cache/compiled');

const gates: readonly Gate[] = [
  light('format', 'oxfmt', '--list-different'),
  light('lint', 'oxlint', '--deny-warnings'),
  light('unused', 'knip', '-c', 'scripts/config/knip.ts', '--no-progress', '--no-config-hints'),
  light('commits', 'node', 'scripts/check-commits.ts'),
  light('types', 'node', 'node_modules/typescript7/bin/tsc', '-p', '.'),
  light('specs and drift', 'node', 'generator/cli.ts', '--check'),
  light('api report', 'node', 'scripts/api-report.ts', '--check'),
  light('changes', 'node', 'scripts/check-changes.ts'),
  light('spec tools', 'node', 'scripts/check-spec-tools.ts'),
  light('screens', 'node', '--max-semi-space-size=32', 'scripts/check-screens.ts'),
  light('locales', 'node', 'scripts/check-locales.ts'),
  vitest('unit', 'scripts/config/vitest.config.ts'),
  vitest('contract', 'scripts/config/vitest.contract.config.ts'),
  command('build', 'node', 'scripts/build.ts'),
  command('gallery', 'vite', 'build', '--config', 'portal/gallery/vite.config.ts', '--logLevel', 'warn'),
  command('studio', 'vite', 'build', '--config', 'portal/studio/vite.config.ts', '--logLevel', 'warn'),
  command('package', 'node', 'scripts/check-package.ts'),
  command('size', 'node', 'scripts/size.ts'),
  light('docs', 'node', 'scripts/check-docs.ts'),
  notedCommand('deploy', 'node', 'scripts/check-deploy.ts'),
  notedCommand('engines', 'node', 'scripts/check-engines.ts'),
  endToEnd,
];

/** The gates named on the command line, or all. */
function chosenGates(names: readonly string[]): readonly Gate[] {
  const unknown = names.filter((name) => !gates.some((gate) => gate.name === name));
  if (unknown.length > 0) {
    const known = gates.map((gate) => gate.name).join(', ');
    console.error(`There is no gate ${unknown.join(', ')}. Gates: ${known}.`);
    process.exit(2);
  }
  return names.length === 0 ? gates : gates.filter((gate) => names.includes(gate.name));
}

interface Report extends Tally {
  readonly name: string;
  readonly seconds: string;
}

async function runGate(gate: Gate, scratch: string): Promise<Report> {
  const start = performance.now();
  const result = await gate.run(scratch);
  return { ...result, name: gate.name, seconds: ((performance.now() - start) / 1000).toFixed(1) };
}

/** Reports in the order of the gates. Two light gates run at a time; any other runs alone. */
async function* runGates(chosen: readonly Gate[], scratch: string): AsyncGenerator<Report> {
  for (let at = 0; at < chosen.length;) {
    const heavy = chosen.findIndex(({ isLight = false }, index) => index >= at && !isLight);
    const end = heavy < 0 ? chosen.length : Math.max(heavy, at + 1);
    const waiting = chosen.slice(at, end);
    yield* await inLanes(waiting, (gate) => runGate(gate, scratch));
    at = end;
  }
}

const scratch = mkdtempSync(join(tmpdir(), 'portal-check-'));
let passed = 0;
let failed = 0;
try {
  for await (const report of runGates(chosenGates(process.argv.slice(2)), scratch)) {
    passed += report.passed;
    failed += report.failed;
    if (report.failed > 0) console.log(report.output.trimEnd());
    for (const note of report.notes ?? []) console.log(`note ${note}`);
    console.log(
      `${report.failed > 0 ? 'FAIL' : 'ok  '} ${report.name} (${report.passed} passed, ${report.failed} failed, ${report.seconds} s)`,
    );
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
