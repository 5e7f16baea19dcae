import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../machine/process.ts';
import { compileProject, declarationsOf, rewriteSpecifiers, type Manifest, type StagePlan } from './stage.ts';

const source = join(root, 'generator');

/** Files beside the code: what people read, and what the code reads where it lies. */
const DOCUMENTS = ['README.md', 'guide', 'decisions'] as const;
const DATA = ['config/config.schema.json'] as const;
const VOCABULARY = 'specs/extensions';

/** The manifest of the generator as it is published: with entry points to JavaScript. */
export function generatorManifest(manifest: Manifest): object {
  const { scripts: _scripts, private: _private, exports: sources, bin, ...kept } = manifest;
  const built = (path: string): string => path.replace(/^\.\//, './dist/').replace(/\.ts$/, '');
  const entryPoints = Object.entries(sources).map(([name, path]) => [
    name,
    { types: `${built(path)}.d.ts`, default: `${built(path)}.js` },
  ]);
  // The manifest has one command.
  const commands = Object.entries(bin as Readonly<Record<string, string>>);
  return {
    ...kept,
    bin: Object.fromEntries(commands.map(([name, path]) => [name, `${built(path)}.js`])),
    exports: {
      ...Object.fromEntries(entryPoints),
      './config.schema.json': './dist/config/config.schema.json',
      './package.json': './package.json',
    },
    files: ['dist', 'specs', ...DOCUMENTS],
    engines: { node: '>=20.19' },
  };
}

/**
 * Fills a folder with the generator as it is published.
 *
 * @returns undefined when all went well, else what the compiler printed.
 */
export async function stageGenerator({ folder, scratch }: StagePlan): Promise<string | undefined> {
  const dist = join(folder, 'dist');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  const manifest = generatorManifest(JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const error = await compileProject(scratch, compilerProject(dist));
  if (error !== undefined) return error;
  for (const file of declarationsOf(dist)) {
    const path = join(dist, file);
    writeFileSync(path, rewriteSpecifiers(readFileSync(path, 'utf8')));
  }
  for (const file of DATA) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    cpSync(join(source, file), join(dist, file));
  }
  for (const name of DOCUMENTS) cpSync(join(source, name), join(folder, name), { recursive: true });
  for (const file of globSync(`${VOCABULARY}/{README.md,*.schema.json}`, { cwd: root }))
    cpSync(join(root, file), join(folder, file));
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  return undefined;
}

function compilerProject(outDir: string): unknown {
  return {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: {
      target: 'ES2023',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      types: ['node'],
      typeRoots: [join(root, 'node_modules/@types')],
      rootDir: source,
      outDir,
      noEmit: false,
      declaration: true,
      stripInternal: true,
      rewriteRelativeImportExtensions: true,
      incremental: false,
      tsBuildInfoFile: null,
    },
    include: [`${source}/**/*.ts`],
    exclude: [
      `${source}/**/*.test.ts`,
      `${source}/**/*.test.tsx`,
      `${source}/testing`,
      `${source}/dist`,
      `${source}/node_modules`,
    ],
  };
}
