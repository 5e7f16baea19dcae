import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const here = import.meta.dirname;

/** Bytes after gzip of all the code that a program carries which uses a cache as the benchmark does. */
export async function sizeOf(store: string): Promise<number> {
  const { outputFiles } = await build({
    entryPoints: [`${here}/stores/${store}.ts`],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  return gzipSync(outputFiles[0]?.contents ?? '').length;
}
