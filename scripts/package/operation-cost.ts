import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import * as traits from '@energy-portal/sdk/traits';
import { build, type Plugin } from 'esbuild';
import type { Consumer } from './consumer.ts';
import type { Verdict } from './verdict.ts';

/** Bytes after gzip that one operation may add to a bundle with the core, or a write to one that writes already. */
export const OPERATION_BUDGET = 1850;

/** Bytes after gzip of the core, its network and the tables of the specs: it grows by decision only. */
export const CORE_BUDGET = { read: 19_490, write: 22_660 } as const;

const ENTRY = 'dist/src/entry/index.js';

/** Measures the bytes that each operation adds to a bundle with a client and the traits that it asks for. */
export async function measureOperations(consumer: Consumer): Promise<Verdict> {
  const operations = await operationsOf(consumer);
  const cores = [[], ['mutations'], ...operations.map(({ brings }) => brings)];
  const own = operations.map(({ name, brings }) => [...brings, name]);
  const bundles = [...cores, ...own].map((names) => ['createClient', ...names]);
  const [read = 0, write = 0, ...sizes] = await bundleSizes(consumer, bundles);
  return verdictOf(
    { read, write },
    operations.map(({ name }, index) => ({
      name,
      bytes: (sizes[operations.length + index] ?? 0) - (sizes[index] ?? 0),
    })),
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

/** Compares costs with the budgets. */
export function verdictOf({ read, write }: Core, costs: readonly Cost[]): Verdict {
  const sorted = costs.toSorted((one, other) => other.bytes - one.bytes);
  const [most] = sorted;
  const heavy = sorted
    .filter(({ bytes }) => bytes > OPERATION_BUDGET)
    .map(({ name, bytes }) => `${name} adds ${bytes} bytes to a bundle, more than ${OPERATION_BUDGET}.`);
  const grown = [
    ...(read > CORE_BUDGET.read ? [`The core has ${read} bytes, more than ${CORE_BUDGET.read}.`] : []),
    ...(write > CORE_BUDGET.write
      ? [`The core with writes has ${write} bytes, more than ${CORE_BUDGET.write}.`]
      : []),
  ];
  const median = sorted[Math.floor(sorted.length / 2)]?.bytes ?? 0;
  const note = `core ${read} bytes gz, with writes ${write}; an operation adds ${median} (median) to ${most?.bytes ?? 0} (${most?.name ?? 'none'}) of ${OPERATION_BUDGET}, ${costs.length} measured`;
  return {
    name: 'one operation in a bundle',
    errors: costs.length === 0 ? ['There is no operation.'] : [...heavy, ...grown],
    note,
  };
}

interface Operation {
  readonly name: string;
  /** The traits that it asks for, and what carries writes out. */
  readonly brings: readonly string[];
}

async function operationsOf({ folder }: Consumer): Promise<readonly Operation[]> {
  const entryPoint = join(folder, 'node_modules/@energy-portal/sdk', ENTRY);
  // The entry point of the package that was just made; what is an operation is found out by looking.
  const exported = (await import(pathToFileURL(entryPoint).href)) as Readonly<Record<string, unknown>>;
  return Object.entries(exported).flatMap(([name, value]) =>
    isOperation(value) ? [{ name, brings: traitsOf(value) }] : [],
  );
}

function traitsOf(operation: object): readonly string[] {
  const { traits, table } = { traits: {}, table: {}, ...operation };
  const isWrite = 'kind' in table && table.kind === 'write';
  return [...Object.keys(traits), ...(isWrite ? ['mutations'] : [])];
}

function isOperation(value: unknown): value is object {
  return typeof value === 'object' && value !== null && 'table' in value && 'accepts' in value;
}

/** Code that is fetched only when something asks for it; not everybody loads it. */
export const leavingLazyOut: Plugin = {
  name: 'leaving-lazy-out',
  setup(build) {
    build.onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};

/** A line that brings what is exported under a name into a bundle: a trait, or anything else. */
function exportOf(name: string): string {
  const isTrait = name in traits;
  return `export { ${name} } from '@energy-portal/sdk${isTrait ? '/traits' : ''}';\n`;
}

/** Sizes of one bundle for each list of names, all made in one run so that every module is read once. */
async function bundleSizes(
  { folder }: Consumer,
  bundles: readonly (readonly string[])[],
): Promise<readonly number[]> {
  const entryPoints = bundles.map((names, index) => {
    const file = join(folder, `bundle-${index}.js`);
    writeFileSync(file, names.map(exportOf).join(''));
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
    plugins: [leavingLazyOut],
  });
  return outputFiles.map(({ contents }) => gzipSync(contents, { level: 9 }).length);
}
