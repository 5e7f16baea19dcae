/**
 * The public exports of the SDK with their signatures, a file an entry point, in `sdk/api`: `npm run api` writes them, and the
 * gate `api report` fails where they are not what stands there, so that nothing public changes without being looked at.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { reportApi } from './api/report.ts';
import { root } from './machine/process.ts';

const folder = join(root, 'sdk/api');

/** The files of the reports, by name. */
function makeReports(): ReadonlyMap<string, string> {
  // The shape of a package.json.
  const manifest = JSON.parse(readFileSync(join(root, 'sdk/package.json'), 'utf8')) as {
    readonly name: string;
    readonly exports: Readonly<Record<string, string>>;
  };
  const entryPoints = Object.entries(manifest.exports).filter(([, file]) => file.endsWith('.ts'));
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (file) => ts.sys.readFile(file));
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  const files = entryPoints.map(
    ([path, file]) => [manifest.name + path.slice(1), join(root, 'sdk', file)] as const,
  );
  const reports = reportApi(new Map(files), options);
  return new Map(
    reports.map(({ name, text }) => [`${name.split('/').slice(2).join('-') || 'index'}.md`, text]),
  );
}

/** The differences between a file and the report, one line for each. */
function differencesIn(reports: ReadonlyMap<string, string>): readonly string[] {
  const there = existsSync(folder) ? readdirSync(folder) : [];
  const gone = there
    .filter((file) => !reports.has(file))
    .map((file) => `sdk/api/${file} has no entry point.`);
  const changed = [...reports].flatMap(([file, text]) => {
    const kept = there.includes(file) ? readFileSync(join(folder, file), 'utf8') : '';
    if (kept === text) return [];
    const [before, after] = [kept.split('\n'), text.split('\n')];
    const at = after.findIndex((line, index) => line !== before[index]);
    const place = at < 0 ? after.length : at;
    return [`sdk/api/${file}:${place + 1}  ${before[place] ?? '(end)'}  ->  ${after[place] ?? '(end)'}`];
  });
  return [...gone, ...changed];
}

function write(reports: ReadonlyMap<string, string>): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of reports) writeFileSync(join(folder, file), text);
  console.log(`${reports.size} reports in sdk/api.`);
}

const reports = makeReports();
if (process.argv.includes('--check')) {
  const differences = differencesIn(reports);
  for (const difference of differences) console.error(difference);
  if (differences.length > 0) {
    console.error('The public exports of the SDK are others than in sdk/api. If that is meant: npm run api');
    process.exitCode = 1;
  }
} else write(reports);
