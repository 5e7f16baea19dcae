import { build } from 'vite';
import type { Rollup } from 'vite';
import { expect, it } from 'vitest';
import { startChunksPlugin } from './start-chunks.ts';

const modules: Readonly<Record<string, string>> = {
  entry: 'import { once } from "shared"; import("later"); once();',
  shared: 'export const once = () => console.log("once");',
  later: 'import { once } from "shared"; export const again = () => once();',
};

/** The chunks of a small build, by their names. */
async function chunksWith(names: readonly string[]): Promise<ReadonlyMap<string, Rollup.OutputChunk>> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'modules',
        resolveId: (id) => (id in modules ? id : null),
        load: (id) => modules[id],
      },
      startChunksPlugin(names),
    ],
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: ['entry', 'shared'] },
    },
  });
  if (!('output' in result)) throw new Error('One build has one output.');
  const chunks = result.output.filter((one) => one.type === 'chunk');
  return new Map(chunks.map((chunk) => [chunk.name, chunk]));
}

it('begins the chunks of a start with the hint, and no others', async () => {
  const chunks = await chunksWith(['entry', 'shared']);
  const hinted = [...chunks.values()].filter(({ code }) => code.startsWith('//# allFunctionsCalledOnLoad\n'));
  expect(hinted.map(({ name }) => name).toSorted()).toEqual(['entry', 'shared']);
  expect([...chunks.keys()].toSorted()).toEqual(['entry', 'later', 'shared']);
});

it('names a file anew whose bytes the hint changes', async () => {
  const [hinted, plain] = [await chunksWith(['shared']), await chunksWith([])];
  expect(hinted.get('shared')?.fileName).not.toBe(plain.get('shared')?.fileName);
});

it('says which chunk is not there', async () => {
  await expect(chunksWith(['gone'])).rejects.toThrow('The build has no chunk "gone"');
});
