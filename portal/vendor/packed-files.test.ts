import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { packedFilesPlugin } from './packed-files.ts';

let outDir = '';
const long = `export const words = ${JSON.stringify('a day at a price '.repeat(100))};\nconsole.log(words);`;

/** Files that a build emits beside its entry, by their names. */
const emitted: Readonly<Record<string, string | Uint8Array>> = {
  'assets/plain.txt': 'one line of a licence\n'.repeat(60),
  'assets/short.txt': 'short',
  'assets/icon.png': new Uint8Array(2000),
};

beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'packed-'));
  await build({
    configFile: false,
    logLevel: 'silent',
    root: outDir,
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry.js' ? id : null),
        load: (id) => (id === 'entry.js' ? long : null),
        generateBundle() {
          for (const [fileName, source] of Object.entries(emitted))
            this.emitFile({ type: 'asset', fileName, source });
        },
      },
      packedFilesPlugin(),
    ],
    build: { outDir, emptyOutDir: false, write: true, rolldownOptions: { input: 'entry.js' } },
  });
});
afterAll(() => rm(outDir, { recursive: true }));

it('packs texts that are longer than a packet, and nothing else', async () => {
  const names = await readdir(join(outDir, 'assets'));
  const packed = names.filter((name) => name.endsWith('.br')).map((name) => name.slice(0, -3));
  expect(packed.toSorted()).toEqual(
    names.filter((name) => /^entry-.*\.js$|^plain\.txt$/.test(name)).toSorted(),
  );
  expect(packed).toHaveLength(2);
});

it('packs what stands beside it', async () => {
  const packed = await readFile(join(outDir, 'assets/plain.txt.br'));
  expect(brotliDecompressSync(packed).toString()).toBe(emitted['assets/plain.txt']);
});
