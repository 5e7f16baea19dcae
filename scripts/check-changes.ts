/**
 * The gate of changes: what has changed for callers of the specs and users of the SDK's types since a commit, in the words of
 * a changelog. `npm run changes -- <commit>`, the one before unless stated. Ends with 2 when something breaks that no
 * changeset announces.
 */
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ApiModel } from '@energy-portal/generator';
import { readFile } from 'node:fs/promises';
import { compareReports, type Reports } from './api/compare-reports.ts';
import { isBreakAnnounced } from './check/announced.ts';
import { root, run } from './machine/process.ts';

const COMPARED = ['specs', 'sdk/api'];

/** The commit that is compared with; undefined where the history does not hold it. */
async function findBase(wanted: string): Promise<string | undefined> {
  // A branch that is new has no commit before.
  for (const name of [wanted, 'HEAD^']) {
    const { code, output } = await run(['git', 'rev-parse', '--verify', '--quiet', `${name}^{commit}`]);
    if (code === 0) return output.trim();
  }
  return undefined;
}

async function modelsIn(folder: string): Promise<readonly ApiModel[]> {
  const { bundleSpecs, createModel } = await import('@energy-portal/generator');
  const { findSpecs } = await import('@energy-portal/generator/project');
  const loaded = await bundleSpecs(await findSpecs(folder), (path) => readFile(join(folder, path), 'utf8'));
  if (!loaded.ok)
    throw new Error(loaded.diagnostics.map(({ file, message }) => `${file}: ${message}`).join('\n'));
  return createModel(loaded.value);
}

function reportsIn(folder: string): Reports {
  const files = readdirSync(join(folder, 'sdk/api')).filter((name) => name.endsWith('.md'));
  return new Map(files.map((name) => [name, readFileSync(join(folder, 'sdk/api', name), 'utf8')]));
}

function changesets(): readonly string[] {
  const folder = join(root, '.changeset');
  const names = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md');
  return names.map((name) => readFileSync(join(folder, name), 'utf8'));
}

/** Writes the compared folders of a commit into an empty folder. */
async function checkOut(base: string, folder: string): Promise<void> {
  const archive = join(folder, 'base.tar');
  for (const line of [
    ['git', 'archive', '--format=tar', `--output=${archive}`, base, ...COMPARED],
    ['tar', '-xf', archive, '-C', folder],
  ] as const) {
    const { code, output } = await run([...line]);
    if (code !== 0) throw new Error(output.trimEnd());
  }
}

async function main(wanted: string): Promise<number> {
  const base = await findBase(wanted);
  if (base === undefined) {
    console.log('The history does not reach back so far: nothing was compared.');
    return 0;
  }
  const short = base.slice(0, 8);
  const { code } = await run(['git', 'diff', '--quiet', base, '--', ...COMPARED]);
  if (code === 0) {
    console.log(`Neither the specs nor the public types have changed since ${short}.`);
    return 0;
  }
  const folder = mkdtempSync(join(tmpdir(), 'changes-'));
  try {
    await checkOut(base, folder);
    // Loaded only where something has changed.
    const { compareDocuments, formatChanges } = await import('@energy-portal/generator/project');
    const changes = [
      ...compareDocuments(await modelsIn(folder), await modelsIn(root)),
      ...compareReports(reportsIn(folder), reportsIn(root)),
    ].toSorted((one, other) => Number(other.isBreaking) - Number(one.isBreaking));
    console.log([`# Since ${short}`, '', ...formatChanges(changes)].join('\n').trimEnd());
    if (!changes.some(({ isBreaking }) => isBreaking)) return 0;
    // The package's own manifest.
    const { version } = JSON.parse(readFileSync(join(root, 'sdk/package.json'), 'utf8')) as {
      readonly version: string;
    };
    if (isBreakAnnounced({ version, changesets: changesets() })) return 0;
    console.error('\nSomething breaks, and no changeset announces it. Run npm run changeset.');
    return 2;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

try {
  process.exitCode = await main(process.argv[2] || 'HEAD^');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
