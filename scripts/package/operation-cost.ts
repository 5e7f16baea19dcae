import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Consumer } from './consumer.ts';
import type { Verdict } from './verdict.ts';

/** Bytes after gzip that one operation may add to a bundle with the core, or a write to one that writes already. */
export const OPERATION_BUDGET = 2048;

const ENTRY = 'dist/index.js';

/** What each operation adds to a browser's bundle that creates a client; the first write brings along what all need. */
export async function measureOperations(consumer: Consumer): Promise<Verdict> {
  const operations = await operationsOf(consumer);
  const bundles = [['createClient'], ['createClient', 'writeOnce']];
  const own = operations.map(({ name }) => ['createClient', name]);
  const [read = 0, write = 0, ...sizes] = await bundleSizes(consumer, [...bundles, ...own]);
  const core = { read, write };
  return verdictOf(
    core,
    operations.map(({ name, kind }, index) => ({ name, bytes: (sizes[index] ?? 0) - core[kind] })),
  );
}

/** Bytes of the core after gzip, in bundles that only read and in those that write. */
interface Core {
  readonly read: number;
  readonly write: number;
}

interface Cost {
  readonly name: string;
  readonly bytes: number;
}

/** Compares costs with the budget. */
export function verdictOf({ read, write }: Core, costs: readonly Cost[]): Verdict {
  const sorted = costs.toSorted((one, other) => other.bytes - one.bytes);
  const [most] = sorted;
  const faults = sorted
    .filter(({ bytes }) => bytes > OPERATION_BUDGET)
    .map(({ name, bytes }) => `${name} adds ${bytes} bytes to a bundle, more than ${OPERATION_BUDGET}.`);
  const median = sorted[Math.floor(sorted.length / 2)]?.bytes ?? 0;
  const note = `core ${read} bytes gz, with writes ${write}; an operation adds ${median} (median) to ${most?.bytes ?? 0} (${most?.name ?? 'none'}) of ${OPERATION_BUDGET}, ${costs.length} measured`;
  return {
    name: 'one operation in a bundle',
    faults: costs.length === 0 ? ['There is no operation.'] : faults,
    note,
  };
}

interface Operation {
  readonly name: string;
  readonly kind: 'read' | 'write';
}

async function operationsOf({ folder }: Consumer): Promise<readonly Operation[]> {
  const door = join(folder, 'node_modules/@energy-portal/sdk', ENTRY);
  // The door of the package that was just made; what is an operation is found out by looking.
  const exported = (await import(pathToFileURL(door).href)) as Readonly<Record<string, unknown>>;
  return Object.entries(exported).flatMap(([name, value]) =>
    isOperation(value) ? [{ name, kind: 'send' in value ? 'write' : 'read' }] : [],
  );
}

function isOperation(value: unknown): value is object {
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
