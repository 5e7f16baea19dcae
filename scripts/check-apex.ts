/**
 * Reads the classes of `specs/apex/salesforce` as a compiler of Apex would: types, members, fields of objects and signatures, by
 * apex-ls with the platform's types of version 65. Needs Java 17; the analyzer is fetched into `.cache` once.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { ensureProgram } from './machine/apt.ts';
import { fail } from './machine/environment.ts';
import { root, run } from './machine/process.ts';
import { typeErrors } from './salesforce/type-report.ts';

const analyzer = '@salesforce/code-analyzer-pmd-engine@0.46.0';
const folder = join(root, '.cache', 'apex-analyzer-0.46.0');
const libraries = join(folder, 'node_modules/@salesforce/code-analyzer-pmd-engine/dist/java-lib');

async function fetchAnalyzer(): Promise<void> {
  if (existsSync(libraries)) return;
  console.log(`Fetching ${analyzer} ...`);
  mkdirSync(folder, { recursive: true });
  const { code, output } = await run(['npm', 'install', '--prefix', folder, '--ignore-scripts', analyzer]);
  if (code !== 0) fail(`The analyzer of Apex cannot be fetched:\n${output}`);
}

/** Both packages in one folder, as apex-ls takes each package alone for whole. */
function layOut(): string {
  const workspace = mkdtempSync(join(tmpdir(), 'apex-'));
  for (const name of ['org', 'portal.gen'])
    cpSync(join(root, 'specs/apex/salesforce', name), join(workspace, 'classes', name), { recursive: true });
  const project = { packageDirectories: [{ path: 'classes', default: true }], sourceApiVersion: '64.0' };
  writeFileSync(join(workspace, 'sfdx-project.json'), JSON.stringify(project));
  return workspace;
}

async function readTypes(java: string): Promise<string> {
  const workspace = layOut();
  const path = readdirSync(libraries)
    .map((name) => join(libraries, name))
    .join(delimiter);
  const main = 'io.github.apexdevtools.apexls.CheckForIssues';
  const options = ['--workspace', workspace, '--nocache', '--detail', 'warnings', '--format', 'json'];
  const { output } = await run([java, '-Xss8m', '-cp', path, main, ...options]);
  rmSync(workspace, { recursive: true });
  return output;
}

const java = await ensureProgram('java', 'openjdk-17-jre-headless', console.log);
if (java === undefined) fail('The check of Apex needs Java 17 or later on the search path.');
await fetchAnalyzer();
const output = await readTypes(java);
const start = output.indexOf('{');
if (start === -1) fail(`apex-ls gave no report:\n${output}`);
const errors = typeErrors(JSON.parse(output.slice(start)));
for (const error of errors) console.log(error);
console.log(`apex: ${errors.length === 0 ? 'sound' : `${errors.length} errors`}`);
if (errors.length > 0) process.exitCode = 1;
