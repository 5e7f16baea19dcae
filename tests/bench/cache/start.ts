/**
 * Measures this SDK's cache beside its peers, each in processes of its own, in interleaved rounds so that whatever
 * else the machine does falls on all alike, and prints a table. `npm run bench:cache [-- works stores]`; `--write` keeps what was measured in `figures.json`, from which
 * the guide's comparison is made.
 */
import { execFile, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Figures, Row } from './figures.ts';
import { withFigures } from './figures-table.ts';
import { sizeOf } from './sizes.ts';
import { works, type Work } from './works.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const OURS = 'energy-portal';
const FLOORS = ['floor', 'useful-floor'];
const ROUNDS = 3;
/** One sample is one process here, which anything else on the machine may disturb. */
const COLD_ROUNDS = 21;
const run = promisify(execFile);

interface Cell {
  readonly value: number | null;
  readonly error: string | null;
}

function installPeers(): void {
  if (existsSync(`${here}node_modules`)) return;
  const done = spawnSync('npm ci --ignore-scripts', { cwd: here, stdio: 'inherit', shell: true });
  if (done.status !== 0) throw new Error('The peers could not be installed: is there a network?');
}

async function measure(file: string, ...args: readonly string[]): Promise<Readonly<Record<string, unknown>>> {
  try {
    const { stdout } = await run(process.execPath, ['--expose-gc', `${here}${file}`, ...args], {
      timeout: 300_000,
    });
    return JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}');
  } catch (error) {
    return {
      error:
        String(error)
          .split('\n')
          .find((line) => line.includes('Error')) ?? String(error),
    };
  }
}

async function measureWork(store: string, work: Work): Promise<Cell> {
  const { nanoseconds, error } = await measure('measure.ts', store, work.id);
  return { value: numberOr(nanoseconds), error: typeof error === 'string' ? error : null };
}

const numberOr = (value: unknown): number | null => (typeof value === 'number' ? value : null);

function medianOf(cells: readonly Cell[]): Cell {
  const error = cells.find((cell) => cell.error !== null)?.error ?? null;
  const values = cells.flatMap(({ value }) => value ?? []).sort((one, other) => one - other);
  return { value: values[values.length >> 1] ?? null, error };
}

const isPeer = (store: string): boolean => store !== OURS && !FLOORS.includes(store);

const FACTORS = { ns: 1, us: 1e3, ms: 1e6 } as const;

function print(title: string, unit: string, cells: ReadonlyMap<string, Cell>): void {
  const peers = [...cells].filter(([store]) => isPeer(store));
  const best = Math.min(...peers.flatMap(([, { value, error }]) => (error === null ? (value ?? []) : [])));
  console.log(`\n${title}, ${unit}`);
  for (const [store, { value, error }] of [...cells].sort(
    ([, a], [, b]) => (a.value ?? 1e99) - (b.value ?? 1e99),
  )) {
    const ratio = value === null || peers.length === 0 ? '' : `${(value / best).toFixed(2)}x the best peer`;
    const figure = value === null ? '-' : value.toPrecision(3);
    const mark = store === OURS ? '>' : ' ';
    console.log(`${mark} ${store.padEnd(16)} ${figure.padStart(10)}  ${ratio.padStart(22)}  ${error ?? ''}`);
  }
}

/** The figures so far, in the order of the tables. */
const rows: Row[] = [];

function report(
  id: string,
  { title, unit }: Pick<Work, 'title'> & { readonly unit: string },
  cells: ReadonlyMap<string, Cell>,
): void {
  const values = [...cells].map(
    ([store, { value, error }]) => [store, error === null ? value : null] as const,
  );
  rows.push({ id, title, unit, values: Object.fromEntries(values) });
  print(title, unit, cells);
}

/** Keeps these figures, and those of earlier runs of all other works and stores. */
function writeFigures(): void {
  const file = `${here}figures.json`;
  // What this program has written, or nothing yet.
  const earlier = (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { rows: [] }) as Pick<
    Figures,
    'rows'
  >;
  // The manifest beside this file.
  const { dependencies } = JSON.parse(readFileSync(`${here}package.json`, 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  const kept = earlier.rows.filter(({ id }) => !rows.some((row) => row.id === id));
  const measured = rows.map((row): Row => {
    const before = earlier.rows.find(({ id }) => id === row.id)?.values;
    return { ...row, values: { ...before, ...row.values } };
  });
  const figures: Figures = {
    measured: new Date().toISOString().slice(0, 10),
    node: process.version,
    cores: availableParallelism(),
    peers: dependencies,
    rows: [...kept, ...measured],
  };
  writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`);
  const page = `${here}../../../sdk/guide/comparison.md`;
  writeFileSync(page, withFigures(readFileSync(page, 'utf8'), figures));
}

installPeers();
const wanted = process.argv.slice(2).filter((name) => !name.startsWith('--'));
const allStores = readdirSync(`${here}stores`).map((file) => basename(file, '.ts'));
const chosenStores = allStores.filter((store) => wanted.includes(store));
const stores = chosenStores.length > 0 ? chosenStores : allStores;
const chosenWorks = works.filter(({ id }) => wanted.includes(id));

const isChosen = chosenWorks.length > 0 || wanted.includes('cold') || wanted.includes('memory');
for (const work of isChosen ? chosenWorks : works) {
  const measured = work.isSlope ? stores.filter((store) => !isPeer(store)) : stores;
  const rounds = new Map<string, Cell[]>(measured.map((store) => [store, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const store of measured) rounds.get(store)?.push(await measureWork(store, work));
  }
  const cells = [...rounds].map(([store, found]) => {
    const { value, error } = medianOf(found);
    return [store, { value: value === null ? null : value / FACTORS[work.unit], error }] as const;
  });
  report(work.id, work, new Map(cells));
}

/** The first page of each store that can do it, a process for each sample, in turns. */
async function measureCold(): Promise<ReadonlyMap<string, Cell>> {
  const rounds = new Map<string, Cell[]>();
  for (let round = 0; round < COLD_ROUNDS; round += 1) {
    for (const store of stores) {
      const { nanoseconds, error } = await measure('cold.ts', store);
      const value = numberOr(nanoseconds);
      if (value === null) continue;
      const cell = { value: value / FACTORS.ms, error: typeof error === 'string' ? error : null };
      rounds.set(store, [...(rounds.get(store) ?? []), cell]);
    }
  }
  return new Map([...rounds].map(([store, found]) => [store, medianOf(found)]));
}

if (!isChosen || wanted.includes('cold')) {
  const title = 'the first page of 50 with shared owners, in and out, nothing compiled';
  report('cold', { title, unit: 'ms' }, await measureCold());
}
const sizes = new Map<string, Cell>();
for (const store of stores) sizes.set(store, { value: (await sizeOf(store)) / 1024, error: null });
report('size', { title: 'bundle of what the work needs (ours with its network)', unit: 'kB gzip' }, sizes);
if (!isChosen || wanted.includes('memory')) {
  const memory = new Map<string, Readonly<Record<string, unknown>>>();
  for (const store of stores) memory.set(store, await measure('memory.ts', store));
  const bytes = (member: string): ReadonlyMap<string, Cell> =>
    new Map([...memory].map(([store, found]) => [store, { value: numberOr(found[member]), error: null }]));
  report('kept', { title: 'a record of 100,000', unit: 'bytes' }, bytes('kept'));
  report('read', { title: 'a record of 100,000, all read', unit: 'bytes' }, bytes('read'));
}
if (process.argv.includes('--write')) writeFigures();
