import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lifetimes, type LifetimeTable } from '@energy-portal/sdk';
import { build } from 'esbuild';
import { duration } from '../docs/reference/duration.ts';
import { root, run } from '../machine/process.ts';
import { nameExportsIn } from './named-exports.ts';

const source = join(root, 'sdk');
const folders = ['src', 'testing'] as const;
const compiler = 'node_modules/typescript7/bin/tsc';

/** Files that the README links to. */
const DOCUMENTS = ['guide', 'decisions', 'GLOSSARY.md', 'CHANGELOG.md'] as const;

/** The folder of the declarations of operations and their hooks. */
const GENERATED = join('src', 'generated');

/** The folder in `dist` with the same once more for `require`. */
const COMMON_JS = 'cjs';

/** The sources' own paths of the package's entry points, as development uses them. */
type EntryPoints = Readonly<Record<string, string>>;

/** A manifest as it stands beside sources. */
export interface Manifest {
  readonly exports: EntryPoints;
  readonly [member: string]: unknown;
}

/** The folders of the package that is put together. */
export interface StagePlan {
  /** The package's folder to be filled; what is there is replaced. */
  readonly folder: string;
  /** A folder for the compiler's configuration, outside of the package. */
  readonly scratch: string;
}

/** The manifest of the package: the sources' one, with entry points to JavaScript and types instead of sources. */
export function publishableManifest(manifest: Manifest): Manifest {
  const built = (folder: string, path: string) => {
    const file = path.replace(/^\.\//, folder).replace(/\.ts$/, '');
    return { types: `${file}.d.ts`, default: `${file}.js` };
  };
  const entryPoints = Object.entries(manifest.exports).map(([name, path]) => [
    name,
    { import: built('./dist/', path), require: built(`./dist/${COMMON_JS}/`, path) },
  ]);
  const { devDependencies: _dev, scripts: _scripts, private: _private, ...kept } = manifest;
  return {
    ...kept,
    exports: { ...Object.fromEntries(entryPoints), './package.json': './package.json' },
    files: ['dist', ...DOCUMENTS],
    engines: { node: '>=20' },
  };
}

/** `./x.ts` becomes `./x.js` in the imports of a declaration; the compiler rewrites them in JavaScript only. */
export function rewriteSpecifiers(declaration: string): string {
  return declaration.replaceAll(
    /(\bfrom\s+|\bimport\(\s*|\bimport\s+)(['"])(\.{1,2}\/[^'"]+?)\.tsx?\2/g,
    '$1$2$3.js$2',
  );
}

/**
 * Says in comments how long a lifetime is, for who hovers over an operation. Not in the sources: there one number stands
 * in one place.
 */
export function tellLifetimes(declaration: string, table: LifetimeTable): string {
  return declaration.replaceAll(/(?<=^ \* Lifetime: )(\w+)(?=\.$)/gm, (name: string) => {
    const { fresh, readings = {} } = table[name] ?? {};
    const others = Object.entries(readings).map(([reading, time]) => `${duration(time)} as "${reading}"`);
    return [fresh === undefined ? name : `${name}, ${duration(fresh)}`, ...others].join(', or ');
  });
}

/**
 * Compiles a project whose configuration is written into a scratch folder.
 *
 * @returns undefined when all went well, else what the compiler printed.
 */
export async function compileProject(scratch: string, configuration: unknown): Promise<string | undefined> {
  mkdirSync(scratch, { recursive: true });
  const project = join(scratch, 'tsconfig.json');
  writeFileSync(project, JSON.stringify(configuration));
  const { code, output } = await run(['node', compiler, '-p', project]);
  return code === 0 ? undefined : output.trimEnd();
}

/**
 * Fills a folder with the package as it is published: JavaScript, types, manifest, documents and licence.
 *
 * @returns undefined when all went well, else what the compiler printed.
 */
export async function stagePackage({ folder, scratch }: StagePlan): Promise<string | undefined> {
  const dist = join(folder, 'dist');
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  // Before the rest: esbuild looks at it for how modules of the one kind read those of the other.
  const manifest = publishableManifest(JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const error = await compileProject(scratch, compilerProject(dist));
  if (error !== undefined) return error;
  copyValidators(dist);
  for (const file of declarationsOf(dist)) {
    const path = join(dist, file);
    const text = rewriteSpecifiers(readFileSync(path, 'utf8'));
    writeFileSync(path, file.startsWith(GENERATED) ? tellLifetimes(text, lifetimes) : text);
  }
  await nameExportsIn(dist);
  await writeCommonJs(dist);
  for (const name of ['README.md', ...DOCUMENTS]) {
    cpSync(join(source, name), join(folder, name), { recursive: true });
  }
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  return undefined;
}

/** The compiler's configuration. Its library is the one of Node 20, so that newer calls are errors. */
function compilerProject(outDir: string): unknown {
  return {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: {
      target: 'ES2022',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      types: [],
      rootDir: source,
      outDir,
      noEmit: false,
      declaration: true,
      stripInternal: true,
      rewriteRelativeImportExtensions: true,
      incremental: false,
      tsBuildInfoFile: null,
    },
    include: folders.flatMap((folder) => [`${source}/${folder}/**/*.ts`, `${source}/${folder}/**/*.tsx`]),
    exclude: [`${source}/**/*.test.ts`, `${source}/**/*.test.tsx`],
  };
}

/**
 * Writes each module once more for `require`, with its declaration: Jest, and Node before 20.19, cannot require ES
 * modules, and TypeScript takes a declaration for what its folder's manifest says.
 */
async function writeCommonJs(dist: string): Promise<void> {
  const target = join(dist, COMMON_JS);
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  await build({
    entryPoints: files.filter((file) => file.endsWith('.js')).map((file) => join(dist, file)),
    outbase: dist,
    outdir: target,
    format: 'cjs',
    platform: 'node',
    target: 'es2022',
    // Jest has no `import()` either.
    supported: { 'dynamic-import': false },
    logLevel: 'error',
  });
  for (const file of files.filter((each) => each.endsWith('.d.ts')))
    cpSync(join(dist, file), join(target, file));
  writeFileSync(
    join(target, 'package.json'),
    `${JSON.stringify({ type: 'commonjs', sideEffects: false })}\n`,
  );
}

/** Validators are generated as JavaScript with declarations; the compiler reads and does not copy them. */
function copyValidators(dist: string): void {
  const from = join(source, 'src');
  for (const file of readdirSync(from, { recursive: true, encoding: 'utf8' })) {
    if (!/\.gen\.(?:js|d\.ts)$/.test(file)) continue;
    const target = join(dist, 'src', file);
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join(from, file), target);
  }
}

/** The declarations below a folder. */
export function declarationsOf(dist: string): readonly string[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.d.ts'));
}
