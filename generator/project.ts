import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isStale, compareFiles } from './emit/drift.ts';
import { generate } from './index.ts';
import type { ForeignOptions } from './load/foreign/load.ts';
import type { Diagnostic, GeneratedFile, SpecInput } from './spec/types.ts';

const SPECS = 'specs';
const NO_SPECS = new Set(['extensions']);
const SCREEN_SCHEMA = 'screen-configs/screen.schema.json';
const OUTPUT_FOLDERS = ['sdk/src/generated', 'portal/screen-language/generated', 'tests/sandbox/generated'];

/** One run of the generator on a project. */
export interface ProjectRun {
  /** Folder of the project. */
  readonly root: string;
  /** True to compare with the files that are there, and write nothing. */
  readonly check: boolean;
  readonly print: (line: string) => void;
  /** Options for documents of others. */
  readonly foreign?: ForeignOptions;
}

/**
 * Runs the generator on a project; true when everything was written, or nothing drifts.
 *
 * @throws an `Error` that says what to do when there is no spec.
 */
export async function generateProject({ root, check, print, foreign }: ProjectRun): Promise<boolean> {
  const read = (path: string): Promise<string> => readFile(join(root, path), 'utf8');
  const screen = (await exists(join(root, SCREEN_SCHEMA))) ? { screenSchema: SCREEN_SCHEMA } : {};
  const warnings: Diagnostic[] = [];
  const onWarning = (warning: Diagnostic): void => void warnings.push(warning);
  const specs = await findSpecs(root);
  const result = await generate({ specs, readFile: read, onWarning, ...foreign, ...screen });
  printWarnings(warnings, print);
  if (!result.ok) {
    for (const diagnostic of result.diagnostics) print(formatDiagnostic(diagnostic));
    print(`${result.diagnostics.length} diagnostic(s). Nothing was written.`);
    return false;
  }
  const present = await readPresent(root);
  if (check) return reportDrift(result.value, present, print);
  const changed = await writeAll(root, result.value, present);
  print(`${result.value.length} files generated, ${changed} changed.`);
  return true;
}

/** Every spec of a project: one for each folder under `specs/`. */
export async function findSpecs(root: string): Promise<readonly SpecInput[]> {
  const entries = await readdir(join(root, SPECS), { withFileTypes: true }).catch(() => []);
  const apis = entries
    .filter((entry) => entry.isDirectory() && !NO_SPECS.has(entry.name))
    .map((entry) => entry.name);
  if (apis.length === 0)
    throw new Error(`There is no spec under ${SPECS}/. Add ${SPECS}/<api>/openapi.yaml.`);
  return Promise.all(
    apis.sort().map(async (api) => {
      const json = `${SPECS}/${api}/openapi.json`;
      const file = (await exists(join(root, json))) ? json : `${SPECS}/${api}/openapi.yaml`;
      return { api, file, yamlFiles: await yamlFilesOf(root, api) };
    }),
  );
}

/** The YAML files of a spec. */
async function yamlFilesOf(root: string, api: string): Promise<readonly string[]> {
  const names = await readdir(join(root, SPECS, api), { recursive: true });
  const yaml = names.filter((name) => /\.ya?ml$/.test(name));
  return yaml.map((name) => `${SPECS}/${api}/${name.replaceAll('\\', '/')}`).sort();
}

const MOST_WARNINGS = 10;

/** Prints what was put up with: each operation that is left out, of the rest the first of each rule. */
function printWarnings(warnings: readonly Diagnostic[], print: ProjectRun['print']): void {
  const counts = new Map<string, number>();
  for (const warning of warnings) {
    const count = (counts.get(warning.rule) ?? 0) + 1;
    counts.set(warning.rule, count);
    if (count <= MOST_WARNINGS || warning.rule === 'left-out') print(`warning  ${formatDiagnostic(warning)}`);
  }
  for (const [rule, count] of counts) {
    if (count > MOST_WARNINGS && rule !== 'left-out')
      print(`warning  ${count - MOST_WARNINGS} more of the rule ${rule}.`);
  }
}

/** A diagnostic as one line: place, pointer, rule, message, remedy. */
export function formatDiagnostic(diagnostic: Diagnostic): string {
  const place = `${diagnostic.file}:${diagnostic.line}:${diagnostic.column}`;
  return `${place}  ${diagnostic.pointer}  ${diagnostic.rule}  ${diagnostic.message}${diagnostic.remedy === undefined ? '' : ` ${diagnostic.remedy}`}`;
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

function reportDrift(
  files: readonly GeneratedFile[],
  present: ReadonlyMap<string, string>,
  print: ProjectRun['print'],
): boolean {
  const drift = compareFiles(files, present);
  for (const difference of drift) print(difference);
  if (drift.length > 0)
    print(`${drift.length} generated file(s) drift from the specs. Run npm run generate.`);
  return drift.length === 0;
}

/** Writes all files under other names first, so that a failure leaves the previous output as it was. */
async function writeAll(
  root: string,
  files: readonly GeneratedFile[],
  present: ReadonlyMap<string, string>,
): Promise<number> {
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
  return changed.length;
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
