import { globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, run } from '../machine/process.ts';
import { RECORD } from './org.ts';
import type { Verdict } from './verdict.ts';

/** Packages that users of the package install beside it: its own, frameworks, and bundlers. */
const LINKED = [
  'openapi-fetch',
  'msw',
  'react',
  'react-dom',
  'solid-js',
  'svelte',
  'vue',
  '@types/react',
  '@types/react-dom',
  '@types/node',
  'esbuild',
  'rolldown',
  'rollup',
  '@rollup/plugin-node-resolve',
  'webpack',
];

/** The strictest settings that a user may have; the package's declarations are checked, too. */
export const STRICTEST = {
  module: 'NodeNext',
  target: 'ES2022',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  types: ['node'],
  jsx: 'react-jsx',
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noPropertyAccessFromIndexSignature: true,
  noEmit: true,
} as const;

/** A project outside of this one that has the package installed. */
export interface Consumer {
  readonly folder: string;
  /** The entry points of the installed package, such as `@energy-portal/sdk/react`. */
  readonly entryPoints: readonly string[];
  /** The installed package's README and guide pages, by path. */
  readonly pages: Readonly<Record<string, string>>;
}

/** Installs the tarball into a folder, without a network: what it depends on is linked. */
export async function createConsumer(folder: string, tarball: string): Promise<Consumer> {
  const modules = join(folder, 'node_modules');
  const installed = join(modules, '@energy-portal/sdk');
  mkdirSync(installed, { recursive: true });
  const { code, output } = await run(['tar', '-xzf', tarball, '--strip-components=1', '-C', installed]);
  if (code !== 0) throw new Error(output.trimEnd());
  for (const name of LINKED) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), join(modules, name));
  }
  write(folder, 'package.json', JSON.stringify({ type: 'module' }));
  const read = (name: string): string => readFileSync(join(installed, name), 'utf8');
  // The package's own manifest.
  const manifest = JSON.parse(read('package.json')) as Manifest;
  const entryPoints = Object.keys(manifest.exports)
    .filter((path) => path !== './package.json')
    .map((path) => `${manifest.name}${path.slice(1)}`);
  const paths = ['README.md', ...globSync('guide/*.md', { cwd: installed })];
  return { folder, entryPoints, pages: Object.fromEntries(paths.map((path) => [path, read(path)])) };
}

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, unknown>>;
}

/** Uses the exports of most entry points. */
const USES = `import { createClient, getRecord, dataOf } from '@energy-portal/sdk';
import * as react from '@energy-portal/sdk/react';
import { batchReads } from '@energy-portal/sdk/batches';
import { classifyObject } from '@energy-portal/sdk/classification';
import { createNotifier } from '@energy-portal/sdk/notifications';
import { createHydration, createRecorder } from '@energy-portal/sdk/hydration';
import { createInspector } from '@energy-portal/sdk/inspector';
import { createPersistence } from '@energy-portal/sdk/persistence';
import { createWriteQueue } from '@energy-portal/sdk/queue';
import { createAutoRefresh } from '@energy-portal/sdk/auto-refresh';
import { createRetryingFetch } from '@energy-portal/sdk/retries';
import { createTabs } from '@energy-portal/sdk/tabs';
import * as testing from '@energy-portal/sdk/testing';

if (typeof createWriteQueue !== 'function') throw new Error('The entry point ./queue has no createWriteQueue.');
if (typeof react.useRead !== 'function') throw new Error('The entry point ./react has no useRead.');
if (classifyObject('Contact') !== 'standard') throw new Error('A contact is no standard object.');
const server = testing.createScriptedFetch();
const client = createClient({
  baseUrl: 'https://org.example.com',
  fetch: createRetryingFetch(server.fetch),
  batchReads: batchReads([]),
  extensions: [
    createHydration(null),
    createRecorder(),
    createInspector(),
    createPersistence(),
    createTabs(),
    createNotifier(),
    createAutoRefresh(),
  ],
});
const reading = client.read(getRecord, { recordId: '003RM0000068xVCYAY', fields: ['Contact.Email'] });
await server.last().answer(record);
const email = dataOf(await reading)?.fields.Email?.value;
if (email !== 'maria@example.com') throw new Error('One read gave ' + JSON.stringify(await reading));
`;

/** Imports every entry point under Node, and reads once. */
export async function readOnce({ folder, entryPoints }: Consumer): Promise<Verdict> {
  const all = entryPoints.map((name, at) => `import * as entryPoint${at} from '${name}';\n`).join('');
  const shown = entryPoints.map(
    (name, at) => `if (Object.keys(entryPoint${at}).length === 0) throw new Error('${name} is empty.');\n`,
  );
  write(
    folder,
    'entry-points.mjs',
    `${all}${shown.join('')}const record = ${JSON.stringify(RECORD)};\n${USES}`,
  );
  const { code, output } = await run(['node', 'entry-points.mjs'], { cwd: folder });
  const errors = code === 0 ? [] : [output.trimEnd()];
  return { name: 'entry points under Node', errors, note: `${entryPoints.length} entry points` };
}

function write(folder: string, name: string, text: string): void {
  writeFileSync(join(folder, name), text);
}
