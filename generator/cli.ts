import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { enableCompileCache } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isStale, compareFiles } from './emit/drift.ts';
import type { Fault, GeneratedFile, SpecInput } from './model/types.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SPECS = 'specs';
const NO_SPECS = new Set(['extensions']);
const SCREEN_SCHEMA = 'screen-configs/screen.schema.json';
const OUTPUT_FOLDERS = ['sdk/src/generated', 'portal/src/generated', 'tests/sandbox/generated'];

/** Runs the generator on the project in `root`; true when everything was written, or nothing drifts. */
async function main(root: string, check: boolean): Promise<boolean> {
  const { generate } = await import('./index.ts');
  const read = (path: string): Promise<string> => readFile(join(root, path), 'utf8');
  const screen = (await exists(join(root, SCREEN_SCHEMA))) ? { screenSchema: SCREEN_SCHEMA } : {};
  const result = await generate({
    specs: await findSpecs(root),
    readFile: read,
    onNote: (note) => console.warn(note),
    ...screen,
  });
  if (!result.ok) {
    for (const fault of result.faults) console.error(printFault(fault));
    console.error(`${result.faults.length} fault(s). Nothing was written.`);
    return false;
  }
  const present = await readPresent(root);
  return check ? reportDrift(result.value, present) : writeAll(root, result.value, present);
}

async function findSpecs(root: string): Promise<readonly SpecInput[]> {
  const entries = await readdir(join(root, SPECS), { withFileTypes: true }).catch(() => []);
  const apis = entries
    .filter((entry) => entry.isDirectory() && !NO_SPECS.has(entry.name))
    .map((entry) => entry.name);
  if (apis.length === 0)
    throw new Error(`There is no spec under ${SPECS}/. Add ${SPECS}/<api>/openapi.yaml.`);
  return Promise.all(
    apis.sort().map(async (api) => {
      const json = `${SPECS}/${api}/openapi.json`;
      return { api, file: (await exists(join(root, json))) ? json : `${SPECS}/${api}/openapi.yaml` };
    }),
  );
}

function printFault(fault: Fault): string {
  const place = `${fault.file}:${fault.line}:${fault.column}`;
  return `${place}  ${fault.pointer}  ${fault.rule}  ${fault.message}${fault.remedy === undefined ? '' : ` ${fault.remedy}`}`;
}

async function readPresent(root: string): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const folder of OUTPUT_FOLDERS) {
    const names = await readdir(join(root, folder), { recursive: true }).catch(() => []);
    for (const name of names
      .map((each) => each.replaceAll('\\', '/'))
      .filter((each) => each.includes('.gen.'))) {
      found.set(`${folder}/${name}`, await readFile(join(root, folder, name), 'utf8'));
    }
  }
  return found;
}

function reportDrift(files: readonly GeneratedFile[], present: ReadonlyMap<string, string>): boolean {
  const drift = compareFiles(files, present);
  for (const difference of drift) console.error(difference);
  if (drift.length > 0)
    console.error(`${drift.length} generated file(s) drift from the specs. Run npm run generate.`);
  return drift.length === 0;
}

/** Everything is written under other names first, so that a failure leaves the previous output as it was. */
async function writeAll(
  root: string,
  files: readonly GeneratedFile[],
  present: ReadonlyMap<string, string>,
): Promise<boolean> {
  const changed = files.filter((file) => present.get(file.path) !== file.text);
  const temporary = (file: GeneratedFile): string => join(root, `${file.path}.${process.pid}.tmp`);
  try {
    for (const file of changed) {
      await mkdir(dirname(join(root, file.path)), { recursive: true });
      await writeFile(temporary(file), file.text);
    }
  } catch (error) {
    for (const file of changed) await rm(temporary(file), { force: true });
    throw error;
  }
  for (const file of changed) await rename(temporary(file), join(root, file.path));
  for (const path of present.keys()) if (isStale(path, files)) await rm(join(root, path));
  console.log(`${files.length} files generated, ${changed.length} changed.`);
  return true;
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

enableCompileCache();
try {
  const rootAt = process.argv.indexOf('--root');
  const root = rootAt < 0 ? ROOT : (process.argv[rootAt + 1] ?? ROOT);
  process.exitCode = (await main(root, process.argv.includes('--check'))) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
