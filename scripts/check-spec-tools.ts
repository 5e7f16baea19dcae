/** The gate of the specs as other tools take them: each makes its files, with all operations, or it fails. */
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleSpecs, type JsonObject } from '@energy-portal/generator';
import { findSpecs } from '@energy-portal/generator/project';
import { root, run } from './machine/process.ts';

/** A spec as a tool is given it, and the folder that the tool fills. */
interface Task {
  readonly source: string;
  /** The same in one file. */
  readonly bundle: string;
  readonly target: string;
  readonly operationIds: readonly string[];
}

/** Tools that read OpenAPI documents, started as their own documentation says. */
const tools: Readonly<Record<string, (task: Task) => readonly [string, ...string[]]>> = {
  'openapi-typescript': ({ source, target }) => [
    'openapi-typescript',
    source,
    '--output',
    join(target, 'types.ts'),
  ],
  'hey-api': ({ source, target }) => ['openapi-ts', '-i', source, '-o', target, '--no-log-file'],
  // It reads no other file than the one that it is given unless each is allowed by name.
  orval: ({ bundle, target }) => [
    'orval',
    '--input',
    bundle,
    '--output',
    join(target, 'api.ts'),
    '--client',
    'fetch',
  ],
};

const methods = ['get', 'put', 'post', 'delete', 'patch'];

/** The operations of a bundled document. */
function operationIdsOf({ paths }: JsonObject): readonly string[] {
  return Object.values(paths ?? {}).flatMap((path: unknown) =>
    Object.entries(path ?? {}).flatMap(([method, operation]: [string, unknown]) =>
      methods.includes(method) &&
      typeof operation === 'object' &&
      operation !== null &&
      'operationId' in operation
        ? [String(operation.operationId)]
        : [],
    ),
  );
}

/** Runs a tool. Returns its error; undefined where there is none. */
async function errorOf(command: readonly [string, ...string[]], task: Task): Promise<string | undefined> {
  mkdirSync(task.target, { recursive: true });
  const { code, output } = await run(command, { cwd: task.target });
  if (code !== 0) return output.trimEnd();
  const files = globSync('**/*.ts', { cwd: task.target }).map((file) => join(task.target, file));
  const text = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const missing = task.operationIds.filter((id) => !text.includes(id));
  if (task.operationIds.length === 0) return 'The spec has no operation.';
  return missing.length > 0 ? `It left out ${missing.join(', ')}.` : undefined;
}

async function runTools(place: string): Promise<void> {
  const specs = await bundleSpecs(await findSpecs(root), (path) => readFile(join(root, path), 'utf8'));
  if (!specs.ok)
    throw new Error('The specs cannot be bundled: `npm run check -- "specs and drift"` says why.');
  for (const { api, file, document } of specs.value) {
    const bundle = join(place, `${api}.json`);
    writeFileSync(bundle, JSON.stringify(document));
    for (const [tool, commandOf] of Object.entries(tools)) {
      const target = join(place, tool, api);
      const task = { source: join(root, file), bundle, target, operationIds: operationIdsOf(document) };
      const error = await errorOf(commandOf(task), task);
      console.log(`${error === undefined ? 'ok  ' : 'FAIL'} ${tool} of ${file}`);
      if (error === undefined) continue;
      console.log(error);
      process.exitCode = 1;
    }
  }
}

const place = mkdtempSync(join(tmpdir(), 'spec-tools-'));
try {
  await runTools(place);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(place, { recursive: true, force: true });
}
