import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Consumer } from './consumer.ts';
import type { Verdict } from './verdict.ts';

/** Bytes after gzip that one operation may add to a bundle with the core, or a write to one that writes already. */
export const OPERATION_BUDGET = 2255;

/** Bytes after gzip of the core, its network and the tables of the specs: it grows by decision only. */
export const CORE_BUDGET = { read: 23_200, write: 24_850 } as const;

const ENTRY = 'dist/src/entry/index.js';

/** Code that several operations bring along, by the member of an operation or of its traits: the first one brings it. */
const SHARED = { send: ['writeOnce'], select: ['selectFields'], conditional: ['conditional'] } as const;

/** Measures the bytes that each operation adds to a bundle with a client and all that other operations bring along. */
export async function measureOperations(consumer: Consumer): Promise<Verdict> {
  const operations = await operationsOf(consumer);
  const cores = [[], ['writeOnce'], ...operations.map(({ brings }) => brings)];
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
  /** Names of what it brings along that others bring, too. */
  readonly brings: readonly string[];
}

async function operationsOf({ folder }: Consumer): Promise<readonly Operation[]> {
  const entryPoint = join(folder, 'node_modules/@energy-portal/sdk', ENTRY);
  // The entry point of the package that was just made; what is an operation is found out by looking.
  const exported = (await import(pathToFileURL(entryPoint).href)) as Readonly<Record<string, unknown>>;
  return Object.entries(exported).flatMap(([name, value]) =>
    isOperation(value) ? [{ name, brings: sharedIn(value) }] : [],
  );
}

function sharedIn(operation: object): readonly string[] {
  const { parts } = { parts: {}, ...operation };
  const members = new Set([...Object.keys(operation), ...Object.keys(parts)]);
  return Object.entries(SHARED).flatMap(([member, names]) => (members.has(member) ? names : []));
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
