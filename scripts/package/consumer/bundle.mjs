/**
 * Bundles the programs of this folder with each bundler and format into `out/<bundle>`, and prints the bundles as JSON:
 * their names, folders and the file to run.
 */
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { build } from 'esbuild';
import { rolldown } from 'rolldown';
import { rollup } from 'rollup';
import webpack from 'webpack';

const folderOf = (name, program) => `out/${program} ${name}`;
const production = { 'process.env.NODE_ENV': '"production"' };
const extensions = { esm: 'mjs', es: 'mjs', cjs: 'cjs', iife: 'cjs' };

async function withEsbuild(program, { name, format, splitting }) {
  const outdir = folderOf(name, program);
  await build({
    entryPoints: [`${program}.js`],
    outdir,
    format,
    splitting,
    bundle: true,
    minify: true,
    platform: 'browser',
    define: production,
    outExtension: { '.js': `.${extensions[format]}` },
    logLevel: 'error',
  });
  return { name, folder: outdir, file: `${program}.${extensions[format]}` };
}

/** Rollup reads ES modules only: React, which is none, stays outside. */
async function withRollup(program, { name, format, isOneFile = false }) {
  const dir = folderOf(name, program);
  const bundle = await rollup({
    input: `${program}.js`,
    plugins: [nodeResolve({ browser: true })],
    external: /^react/,
  });
  const file = `${program}.${extensions[format]}`;
  const chunks = `[name]-[hash].${extensions[format]}`;
  await bundle.write({
    dir,
    format,
    entryFileNames: file,
    chunkFileNames: chunks,
    inlineDynamicImports: isOneFile,
  });
  await bundle.close();
  return { name, folder: dir, file };
}

async function withRolldown(program, { name, format, isOneFile = false }) {
  const dir = folderOf(name, program);
  const bundle = await rolldown({
    input: `${program}.js`,
    platform: 'browser',
    transform: { define: production },
    logLevel: 'silent',
  });
  const file = `${program}.${extensions[format]}`;
  const chunks = `[name]-[hash].${extensions[format]}`;
  const split = isOneFile ? { codeSplitting: false } : {};
  await bundle.write({ dir, format, minify: true, entryFileNames: file, chunkFileNames: chunks, ...split });
  await bundle.close();
  return { name, folder: dir, file };
}

async function withWebpack(program, { name, isOneFile = false }) {
  const path = `${import.meta.dirname}/${folderOf(name, program)}`;
  const file = `${program}.mjs`;
  const stats = await new Promise((resolve, reject) => {
    const options = {
      mode: 'production',
      context: import.meta.dirname,
      entry: `./${program}.js`,
      target: ['web', 'es2022'],
      devtool: false,
      optimization: { minimize: !isOneFile },
      experiments: { outputModule: true },
      module: isOneFile ? { parser: { javascript: { dynamicImportMode: 'eager' } } } : {},
      output: { path, module: true, filename: file, chunkFilename: '[id].mjs', chunkFormat: 'module' },
    };
    webpack(options, (error, result) => (error ? reject(error) : resolve(result)));
  });
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
  return { name, folder: folderOf(name, program), file };
}

/** A worker is one module: nothing is left to load later. */
async function withEsbuildForWorkers(program, { name }) {
  const outdir = folderOf(name, program);
  const options = { outdir, bundle: true, format: 'esm', target: 'es2022', logLevel: 'error' };
  await build({ ...options, entryPoints: [`${program}.js`] });
  return { name, folder: outdir, file: `${program}.js` };
}

const isOneFile = true;
const bundles = [
  [withEsbuild, 'main', { name: 'esbuild one file esm', format: 'esm', splitting: false }],
  [withEsbuild, 'main', { name: 'esbuild one file iife', format: 'iife', splitting: false }],
  [withEsbuild, 'main', { name: 'esbuild one file cjs', format: 'cjs', splitting: false }],
  [withEsbuild, 'main', { name: 'esbuild splitting', format: 'esm', splitting: true }],
  [withRollup, 'main', { name: 'rollup chunks', format: 'es' }],
  [withRollup, 'main', { name: 'rollup one file', format: 'cjs', isOneFile }],
  [withRolldown, 'main', { name: 'rolldown chunks', format: 'esm' }],
  [withRolldown, 'main', { name: 'rolldown one file', format: 'iife', isOneFile }],
  [withWebpack, 'main', { name: 'webpack chunks' }],
  [withWebpack, 'main', { name: 'webpack one file', isOneFile }],
  [withEsbuild, 'main-by-name', { name: 'esbuild one file esm', format: 'esm', splitting: false }],
  [withEsbuild, 'main-by-name', { name: 'esbuild splitting', format: 'esm', splitting: true }],
  [withRollup, 'main-by-name', { name: 'rollup chunks', format: 'es' }],
  [withRolldown, 'main-by-name', { name: 'rolldown one file', format: 'iife', isOneFile }],
  [withRolldown, 'main-by-name', { name: 'rolldown chunks', format: 'esm' }],
  [withWebpack, 'main-by-name', { name: 'webpack chunks' }],
  [withEsbuildForWorkers, 'worker', { name: 'esbuild for workers' }],
];

const written = [];
for (const [bundle, program, options] of bundles) {
  written.push({ program, ...(await bundle(program, options)) });
}
console.log(JSON.stringify(written));
