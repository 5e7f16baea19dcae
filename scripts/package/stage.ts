import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, run } from '../machine/process.ts';

const source = join(root, 'sdk');
const folders = ['src', 'testing'] as const;
const compiler = 'node_modules/typescript7/bin/tsc';

/** Files that the README links to. */
const DOCUMENTS = ['guide', 'decisions', 'GLOSSARY.md'] as const;

/** The sources' own paths of the package's entry points, as development uses them. */
type EntryPoints = Readonly<Record<string, string>>;

interface Manifest {
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
  const entryPoints = Object.entries(manifest.exports).map(([name, path]) => {
    const file = path.replace(/^\.\//, './dist/').replace(/\.ts$/, '');
    return [name, { types: `${file}.d.ts`, default: `${file}.js` }];
  });
  const { devDependencies: _dev, scripts: _scripts, private: _private, ...kept } = manifest;
  return {
    ...kept,
    exports: Object.fromEntries(entryPoints),
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
 * Fills a folder with the package as it is published: JavaScript, types, manifest, documents and licence.
 *
 * @returns undefined when all went well, else what the compiler printed.
 */
export async function stagePackage({ folder, scratch }: StagePlan): Promise<string | undefined> {
  const dist = join(folder, 'dist');
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  mkdirSync(scratch, { recursive: true });
  const project = join(scratch, 'tsconfig.json');
  writeFileSync(project, JSON.stringify(compilerProject(dist)));
  const { code, output } = await run(['node', compiler, '-p', project]);
  if (code !== 0) return output.trimEnd();
  copyValidators(dist);
  for (const file of declarationsOf(dist)) {
    const path = join(dist, file);
    writeFileSync(path, rewriteSpecifiers(readFileSync(path, 'utf8')));
  }
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

function declarationsOf(dist: string): readonly string[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.d.ts'));
}
