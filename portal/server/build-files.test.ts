import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readBuildFiles, toBrotli } from './build-files.ts';
import { writeEmptyBuild } from './testing/empty-build.ts';

let dist = '';
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'build-'));
  await writeEmptyBuild(dist);
});
afterEach(() => rm(dist, { recursive: true }));

const text = 'export const price = 12;\n'.repeat(50);
const write = (name: string, content: string | Buffer) =>
  writeFile(join(dist, 'client/assets', name), content);

it('sends a file as the build packed it, and never the packed one by its own name', async () => {
  const packed = brotliCompressSync(text);
  await write('a.js', text);
  await write('a.js.br', packed);
  const { files } = await readBuildFiles(dist);
  expect([...files.keys()]).toEqual(['/assets/a.js']);
  expect(files.get('/assets/a.js')?.br).toEqual(packed);
});

it('packs what the build left as it is', async () => {
  await write('a.js', text);
  const { br } = (await readBuildFiles(dist)).files.get('/assets/a.js') ?? {};
  expect(brotliDecompressSync(br ?? Buffer.of()).toString()).toBe(text);
});

it.each([
  [0, 10],
  [1_000, 10],
  [1_009, 11],
  [60_000, 16],
  [5_000_000, 22],
])('packs %i bytes with a window of %i bits', async (length, bits) => {
  const bytes = Buffer.alloc(length, text);
  const packed = await toBrotli(bytes);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
    [constants.BROTLI_PARAM_LGWIN]: bits,
  };
  expect(packed.equals(brotliCompressSync(bytes, { params }))).toBe(true);
  expect(brotliDecompressSync(packed).equals(bytes)).toBe(true);
});

it('tells of the tokens of a brand which face their words have', async () => {
  const chunks = {
    'src/brand/tokens/a.css': { file: 'assets/a.css' },
    'src/brand/tokens/b.css': { file: 'assets/b.css' },
  };
  await writeFile(join(dist, 'client/.vite/manifest.json'), JSON.stringify(chunks));
  const face = (name: string) => `@font-face{src:url(/assets/${name}) format("woff2")}`;
  await write('a.css', face('x-latin-600-normal-1.woff2') + face('y-latin-wght-normal-2.woff2'));
  await write('b.css', face('x-latin-600-normal-1.woff2'));
  const read = (await readBuildFiles(dist)).chunks;
  expect(read['src/brand/tokens/a.css']?.face).toBe('/assets/y-latin-wght-normal-2.woff2');
  expect(read['src/brand/tokens/b.css']?.face).toBeUndefined();
});
