/**
 * Builds the extension that shows the cache inspector in the browser's developer tools: `npm run pack:inspector`, or with
 * a folder as its argument. It is loaded unpacked, from `sdk/inspector-extension/dist` unless stated.
 */
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { root } from './machine/process.ts';

const source = join(root, 'sdk/inspector-extension');
const SCRIPTS = ['background', 'devtools', 'panel', 'relay'] as const;
const ICONS = [16, 32, 48, 128].map((size) => `icon-${size}.png`);
const FILES = ['manifest.json', 'devtools.html', 'panel.html', 'panel.css', ...ICONS];

const target = resolve(process.argv[2] ?? join(source, 'dist'));
rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
await build({
  entryPoints: SCRIPTS.map((name) => join(source, `${name}.ts`)),
  outdir: target,
  bundle: true,
  format: 'esm',
  target: 'es2022',
  minify: true,
  logLevel: 'error',
});
for (const name of FILES) cpSync(join(source, name), join(target, name));
console.log(target);
