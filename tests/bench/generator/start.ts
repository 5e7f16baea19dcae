/**
 * Measures the generator beside openapi-typescript and hey-api on large documents, each run in a process and a folder of
 * its own, in interleaved rounds, and prints CPU seconds and ratios: `npm run bench:generator [-- <document> ...]`.
 * Judges nothing.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cpuSeconds } from './cpu-seconds.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('../../..', import.meta.url));
const ROUNDS = 3;
/** The tool that the others are compared with. */
const YARDSTICK = 'openapi-typescript';

/** Documents of the packages here, from small to large, and those of the project's own dependencies. */
const DOCUMENTS: readonly string[] = [
  join(root, 'node_modules/@scalar/galaxy/dist/3.1.json'),
  join(here, 'node_modules/@directus/specs/dist/openapi.json'),
  join(root, 'node_modules/@readme/oas-examples/3.0/json/star-trek.json'),
  join(here, 'node_modules/@blockfrost/openapi/openapi.yaml'),
  join(here, 'node_modules/@netlify/open-api/dist/swagger.json'),
  join(here, 'node_modules/@octokit/openapi/generated/api.github.com.json'),
];

/** The folder of temporary files of all runs. */
const scratch = mkdtempSync(join(tmpdir(), 'bench-scratch-'));
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));

const cli = join(root, 'generator/cli.ts');
const bin = (name: string): string => join(root, 'node_modules', name);

/** What is measured, by name: the command that makes its files in a folder. */
const TOOLS: Readonly<Record<string, (document: string, out: string) => readonly string[]>> = {
  [YARDSTICK]: (document, out) => [
    bin('openapi-typescript/bin/cli.js'),
    document,
    '--output',
    join(out, 'types.ts'),
  ],
  'ours, types': (document, out) => [cli, 'generate', document, '--target', 'types', '--out', out, '--quiet'],
  'ours, sdk': (document, out) => [cli, 'generate', document, '--out', out, '--quiet'],
  'hey-api': (document, out) => [
    bin('@hey-api/openapi-ts/dist/run.mjs'),
    '-i',
    document,
    '-o',
    out,
    '--no-log-file',
  ],
};

/** CPU seconds of one run; undefined where the tool fails. */
function measure(
  tool: (document: string, out: string) => readonly string[],
  document: string,
): number | undefined {
  const place = mkdtempSync(join(tmpdir(), 'bench-generator-'));
  try {
    // Node keeps there what it has compiled of a tool; of documents nothing is known in another folder.
    const env = { ...process.env, TMPDIR: scratch, NODE_ENV: 'production' };
    return cpuSeconds([process.execPath, ...tool(document, join(place, 'out'))], { cwd: place, env });
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;
}

function report(document: string): void {
  const names = Object.keys(TOOLS);
  const times = new Map<string, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, tool] of Object.entries(TOOLS)) {
      const seconds = measure(tool, document);
      if (seconds !== undefined) times.get(name)?.push(seconds);
    }
  }
  const yardstick = median(times.get(YARDSTICK) ?? []);
  console.log(`\n${basename(document)}, ${Math.round(statSync(document).size / 1_000)} kB`);
  for (const [name, each] of times) {
    const seconds = median(each);
    const figure = each.length === 0 ? 'fails' : `${seconds.toFixed(2)} s`;
    const ratio = each.length === 0 ? '' : `${(seconds / yardstick).toFixed(2)}x`;
    console.log(`  ${name.padEnd(20)} ${figure.padStart(9)} ${ratio.padStart(8)}`);
  }
}

function installDocuments(): void {
  if (existsSync(`${here}node_modules`)) return;
  const done = spawnSync('npm ci --ignore-scripts', { cwd: here, stdio: 'inherit', shell: true });
  if (done.status !== 0) throw new Error('The documents could not be installed: is there a network?');
}

const given = process.argv.slice(2).map((path) => resolve(path));
if (given.length === 0) installDocuments();
console.log(`CPU seconds, median of ${ROUNDS}, and the ratio to ${YARDSTICK}`);
for (const document of given.length > 0 ? given : DOCUMENTS) report(document);
