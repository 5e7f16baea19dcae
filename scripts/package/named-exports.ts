import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';

const STAR = /^export \* from ['"](\.[^'"]+)['"];$/gm;

/** `export * from './a.js'` becomes `export { b, c } from './a.js'`, with the names that the given function knows. */
export function nameExports(code: string, namesOf: (specifier: string) => readonly string[]): string {
  return code.replaceAll(STAR, (_, specifier: string) => {
    return `export { ${namesOf(specifier).join(', ')} } from '${specifier}';`;
  });
}

/**
 * Names what the modules of a folder export again. esbuild and rolldown, when they put everything into one file,
 * forget to run a module that is also imported lazily where the way to it is `export *`: its exports are undefined then.
 */
export async function nameExportsIn(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => join(folder, file));
  const codes = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
  const starred = [...codes].filter(([, code]) => code.search(STAR) >= 0);
  const targets = starred.flatMap(([file, code]) =>
    [...code.matchAll(STAR)].map(([, specifier = '']) => join(dirname(file), specifier)),
  );
  const names = await exportsOf([...new Set(targets)], folder);
  for (const [file, code] of starred) {
    const namesOf = (specifier: string) => names.get(join(dirname(file), specifier)) ?? [];
    writeFileSync(file, nameExports(code, namesOf));
  }
}

/** The names that each module exports, by its path. */
async function exportsOf(
  modules: readonly string[],
  folder: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { metafile } = await build({
    entryPoints: [...modules],
    absWorkingDir: folder,
    outdir: folder,
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    format: 'esm',
    logLevel: 'error',
  });
  return new Map(
    Object.values(metafile.outputs).flatMap(({ entryPoint, exports }) =>
      entryPoint === undefined ? [] : [[join(folder, entryPoint), exports] as const],
    ),
  );
}
