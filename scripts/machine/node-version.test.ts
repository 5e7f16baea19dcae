import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { root, run } from './process.ts';

describe('a Node that cannot run TypeScript', () => {
  it.each([
    ['20.20.2', 1],
    ['22.17.0', 1],
    ['22.18.0', 0],
    ['24.21.0', 0],
  ])('%s ends with one sentence, or goes on: %i', async (version, want) => {
    const check = pathToFileURL(join(root, 'scripts/machine/node-version.mjs')).href;
    const script = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } }); await import('${check}');`;
    const { code, output } = await run(['node', '--input-type=module', '-e', script]);
    expect(code).toBe(want);
    const lines = output.split('\n').filter((line) => line !== '');
    expect(lines).toHaveLength(want);
    if (want === 1)
      expect(lines[0]).toMatch(
        new RegExp(`^This needs Node 22\\.18 or later, and ${version} runs it: .+\\.$`),
      );
  });
});
