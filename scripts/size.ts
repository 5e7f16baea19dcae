/** The size gate of the build: bytes after gzip, along the real import graph, against budgets. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './process.ts';

/** The part of a Vite manifest that is read here. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** The part of the published manifest that is read here. */
interface Published {
  readonly screens: readonly {
    readonly id: string;
    readonly model: string;
    readonly validators: string | null;
  }[];
}

interface Measure {
  readonly name: string;
  readonly files: readonly string[];
  readonly budget: number;
}

const kilobyte = 1024;
const dist = join(root, 'portal/dist');
const entry = 'index.html';
/** What the log-in page asks for one after the other: session and routes, engine, form. */
const formRoute = [
  entry,
  'src/app/live-page.tsx',
  'src/screens/index.ts',
  'src/screens/form/form-block.tsx',
  '../sdk/src/generated/operations/apex-session.gen.ts',
];
const logIn = 'account/log-in';

function readJson<TValue>(path: string): TValue {
  // Written by this project's own build.
  return JSON.parse(readFileSync(join(dist, path), 'utf8')) as TValue;
}

const chunks = readJson<Readonly<Record<string, Chunk>>>('client/.vite/manifest.json');
const published = readJson<Published>('published/manifest.json');

/** Chunks that are loaded together with these, by static imports. */
function closure(names: readonly string[]): ReadonlySet<string> {
  const found = new Set(names);
  for (const name of found) {
    const chunk = chunks[name];
    if (chunk === undefined) throw new Error(`The build has no part ${name}. scripts/size.ts names it.`);
    for (const imported of chunk.imports ?? []) found.add(imported);
  }
  return found;
}

function scripts(names: readonly string[]): readonly string[] {
  return [...closure(names)].map((name) => `client/${chunks[name]?.file ?? ''}`);
}

function styles(names: readonly string[]): readonly string[] {
  const own = [...closure(names)].flatMap((name) => chunks[name]?.css ?? []);
  const brands = Object.entries(chunks).filter(([name]) => /brand\/tokens\/[^/]+\.css$/.test(name));
  const largest = brands
    .map(([, { file }]) => file)
    .toSorted((one, other) => bytesOf(`client/${other}`) - bytesOf(`client/${one}`))
    .slice(0, 1);
  return [...new Set([...own, ...largest])].map((file) => `client/${file}`);
}

function bytesOf(file: string): number {
  return gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
}

function publishedFiles(id: string): readonly string[] {
  const screen = published.screens.find((one) => one.id === id);
  if (screen === undefined) throw new Error(`There is no published screen ${id}. scripts/size.ts names it.`);
  return [screen.model, screen.validators].filter((file) => file !== null).map((file) => file.slice(1));
}

const measures: readonly Measure[] = [
  { name: 'shell, JavaScript', files: scripts([entry]), budget: 95 },
  {
    name: 'first form route (log in), JavaScript in all',
    files: [...scripts(formRoute), ...publishedFiles(logIn)],
    budget: 165,
  },
  { name: 'first form route and one brand, CSS', files: styles(formRoute), budget: 12 },
];

let isOver = false;
for (const { name, files, budget } of measures) {
  const size = files.reduce((sum, file) => sum + bytesOf(file), 0) / kilobyte;
  if (size > budget) isOver = true;
  console.log(`${size > budget ? 'OVER' : 'ok  '} ${name.padEnd(46)} ${size.toFixed(1)} of ${budget} KB`);
}
if (isOver) {
  console.error('The build is over its budget. Load less before the first screen, or load it later.');
  process.exitCode = 1;
}
