import { describe, expect, it } from 'vitest';
import { generate } from '../index.ts';
import { createToyReader, toySpecs } from '../testing/toy.ts';
import type { Output } from '../index.ts';

/** The files of the toy library by path, for a project that has the SDK as a package. */
async function filesOf(output: Partial<Output> = {}): Promise<ReadonlyMap<string, string>> {
  const outputs = [{ target: 'sdk', folder: 'api', ...output }] as const;
  const result = await generate({ specs: toySpecs, outputs, readFile: createToyReader([]) });
  if (!result.ok) throw new Error(result.diagnostics.map(({ message }) => message).join('\n'));
  return new Map(result.value.map(({ path, text }) => [path, text]));
}

/** Everything that a file imports or exports from elsewhere. */
const specifiers = (text: string): readonly string[] =>
  [...text.matchAll(/(?:\bfrom |\bimport\()'([^']+)'/g)].map(([, name = '']) => name);

describe('files for a project that has the SDK as a package', () => {
  it('import its entry points and each other, and nothing else', async () => {
    const files = await filesOf();
    expect([...files.keys()]).toContain('api/client.gen.ts');
    for (const [path, text] of files) {
      expect(path).toMatch(/^api\/.*\.gen\.ts$/);
      for (const name of specifiers(text))
        expect(name).toMatch(/^(?:@energy-portal\/sdk\/|\.{1,2}\/[\w/-]+\.gen\.js$)/);
    }
    const elsewhere = [...files.values()].flatMap(specifiers).filter((name) => !name.startsWith('.'));
    expect(new Set(elsewhere)).toEqual(
      new Set(['@energy-portal/sdk/generated', '@energy-portal/sdk/react', '@energy-portal/sdk/traits']),
    );
  });

  it('import another package, and by another ending, when they are told to', async () => {
    const files = await filesOf({ sdk: '@mine/sdk', importExtension: '.ts' });
    const names = new Set([...files.values()].flatMap(specifiers));
    expect([...names].filter((name) => !/^@mine\/sdk\/|\.gen\.ts$/.test(name))).toEqual([]);
  });

  it('hold no hooks, and nothing of React, where somebody has none', async () => {
    const [all, files] = await Promise.all([filesOf(), filesOf({ react: false })]);
    expect([...all.keys()].filter((path) => !files.has(path))).toEqual(['api/hooks.gen.ts']);
    expect([...files.values()].flatMap(specifiers).filter((name) => name.includes('react'))).toEqual([]);
  });

  it('say how they are made again', async () => {
    const { value: first } = (await filesOf()).values().next();
    expect(first).toMatch(
      /^\/\/ Generated from specs\/toy\/openapi\.yaml by `npx @energy-portal\/generator generate`/,
    );
  });
});
