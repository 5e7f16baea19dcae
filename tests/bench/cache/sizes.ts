import { gzipSync } from 'node:zlib';
import { build, type Platform } from 'esbuild';

const here = import.meta.dirname;

/** Bytes after gzip of all the code that a program carries which uses a cache as the benchmark does. */
export async function sizeOf(store: string): Promise<number> {
  return gzipSync(await codeOf(store)).length;
}

/** The code of a program that uses a cache as the benchmark does, in one file, as pages get it. */
export async function codeOf(store: string, platform: Platform = 'browser'): Promise<Uint8Array> {
  const { outputFiles } = await build({
    entryPoints: [`${here}/stores/${store}.ts`],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform,
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  return outputFiles[0]?.contents ?? new Uint8Array();
}
