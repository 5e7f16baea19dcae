/**
 * The size gate of the build: bytes as the host sends them to every browser that it knows (Brotli: files of the bundle as
 * the build packed them, published ones as the host does), along the real import graph, against budgets. For every route it counts
 * all that a first visit may load before the customer does anything: the shell, the engine, the screen's model and
 * validators, all of its blocks and what these and the form load by themselves, the operations it reads, drafts, and what
 * keeps a customer's data on the device. Not counted is what an act of the customer fetches (what a form sends, the
 * judge of phone numbers, the review before sending, a comparison of plans, the row of a file, files to download) and
 * what only browsers without a sanitiser of their own need.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { ChunkManifest, HostedScreens, PublishedManifest } from '@energy-portal/portal/server';
import { root } from './machine/process.ts';

interface Measure {
  readonly name: string;
  readonly scripts: number;
  readonly styles: number;
}

const kilobyte = 1024;
const dist = join(root, 'portal/dist');
const entry = 'index.html';
const budgets = { shell: 76, scripts: 150, styles: 12 };

function readJson<TValue>(path: string): TValue {
  // Written by this project's own build.
  return JSON.parse(readFileSync(join(dist, path), 'utf8')) as TValue;
}

const chunks = readJson<ChunkManifest>('client/.vite/manifest.json');
const published = readJson<PublishedManifest>('published/manifest.json');
const { screens: hosted } = readJson<HostedScreens>('published/host.json');
const sizes = new Map<string, number>();

/** The bytes of a file as the host sends it. */
function sentBytes(file: string): number {
  const path = join(dist, file);
  if (existsSync(`${path}.br`)) return statSync(`${path}.br`).size;
  return brotliCompressSync(readFileSync(path), { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
}

/** Kilobytes of files as the host sends them; each counts once. */
function weigh(files: readonly string[]): number {
  const bytes = [...new Set(files)].map((file) => {
    const size = sizes.get(file) ?? sentBytes(file);
    sizes.set(file, size);
    return size;
  });
  return bytes.reduce((sum, size) => sum + size, 0) / kilobyte;
}

/** Chunks that are loaded together with these, by static imports. */
function closure(names: readonly string[]): readonly ChunkManifest[string][] {
  const found = new Set(names);
  for (const name of found) for (const imported of chunks[name]?.imports ?? []) found.add(imported);
  return [...found].flatMap((name) => chunks[name] ?? []);
}

const scripts = (names: readonly string[]) => closure(names).map(({ file }) => `client/${file}`);
const styles = (names: readonly string[]) =>
  closure(names).flatMap(({ css = [] }) => css.map((file) => `client/${file}`));

/** The brand whose style sheet weighs most. */
const brand = Object.entries(chunks)
  .filter(([name]) => /brand\/tokens\/[^/]+\.css$/.test(name))
  .map(([, { file }]) => `client/${file}`)
  .toSorted((one, other) => weigh([other]) - weigh([one]))
  .slice(0, 1);

const routes: readonly Measure[] = published.screens.map(({ id, route, model, validators }) => {
  const loaded = [entry, ...(hosted[id]?.chunks.all ?? [])];
  const files = [model, validators].filter((file) => file !== null).map((file) => file.slice(1));
  return {
    name: route,
    scripts: weigh([...scripts(loaded), ...files]),
    styles: weigh([...styles(loaded), ...brand]),
  };
});

const shell = weigh(scripts([entry]));
let isOver = false;

function cell(size: number, budget: number): string {
  if (size > budget) isOver = true;
  return `${size.toFixed(1).padStart(7)} of ${budget} KB ${size > budget ? 'OVER' : 'ok  '}`;
}

console.log(`${'shell'.padEnd(40)} ${cell(shell, budgets.shell)}`);
console.log(`${'route'.padEnd(40)} ${'JavaScript in all'.padStart(20)} ${'CSS'.padStart(19)}`);
for (const { name, ...size } of routes.toSorted((one, other) => other.scripts - one.scripts)) {
  console.log(
    `${name.padEnd(40)} ${cell(size.scripts, budgets.scripts)} ${cell(size.styles, budgets.styles)}`,
  );
}
if (isOver) {
  console.error('The build is over its budget. Load less before the first screen, or load it later.');
  process.exitCode = 1;
}
