import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Consumer } from './consumer.ts';
import type { Verdict } from './verdict.ts';

/** Bytes after gzip that one operation may add to a bundle with the core. */
export const OPERATION_BUDGET = 2048;

const ENTRY = 'dist/index.js';

/** What each operation adds to a browser's bundle that creates a client. */
export async function measureOperations(consumer: Consumer): Promise<Verdict> {
  const names = await operationNames(consumer);
  const bundles = [['createClient'], ...names.map((name) => ['createClient', name])];
  const [core = 0, ...sizes] = await bundleSizes(consumer, bundles);
  return verdictOf(
    core,
    names.map((name, index) => ({ name, bytes: (sizes[index] ?? 0) - core })),
  );
}

interface Cost {
  readonly name: string;
  readonly bytes: number;
}

/** Compares costs with the budget. */
export function verdictOf(core: number, costs: readonly Cost[]): Verdict {
  const sorted = costs.toSorted((one, other) => other.bytes - one.bytes);
  const [most] = sorted;
  const faults = sorted
    .filter(({ bytes }) => bytes > OPERATION_BUDGET)
    .map(({ name, bytes }) => `${name} adds ${bytes} bytes to a bundle, more than ${OPERATION_BUDGET}.`);
  const median = sorted[Math.floor(sorted.length / 2)]?.bytes ?? 0;
  const note = `core ${core} bytes gz; an operation adds ${median} (median) to ${most?.bytes ?? 0} (${most?.name ?? 'none'}) of ${OPERATION_BUDGET}, ${costs.length} measured`;
  return {
    name: 'one operation in a bundle',
    faults: costs.length === 0 ? ['There is no operation.'] : faults,
    note,
  };
}

async function operationNames({ folder }: Consumer): Promise<readonly string[]> {
  const door = join(folder, 'node_modules/@energy-portal/sdk', ENTRY);
  // The door of the package that was just made; what is an operation is found out by looking.
  const exported = (await import(pathToFileURL(door).href)) as Readonly<Record<string, unknown>>;
  return Object.keys(exported).filter((name) => isOperation(exported[name]));
}

function isOperation(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'table' in value && 'accepts' in value;
}

/** Sizes of one bundle for each list of names, all made in one run so that every module is read once. */
async function bundleSizes(
  { folder }: Consumer,
  bundles: readonly (readonly string[])[],
): Promise<readonly number[]> {
  const entryPoints = bundles.map((names, index) => {
    const file = join(folder, `bundle-${index}.js`);
    writeFileSync(file, `export { ${names.join(', ')} } from '@energy-portal/sdk';\n`);
    return file;
  });
  const { outputFiles } = await build({
    entryPoints,
    outdir: join(folder, 'bundles'),
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
  });
  return outputFiles.map(({ contents }) => gzipSync(contents, { level: 9 }).length);
}
