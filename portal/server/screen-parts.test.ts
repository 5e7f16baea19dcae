import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ChunkManifest } from './build-files.ts';
import { partsOf } from './screen-parts.ts';
import type { LoadingScreen } from './screen-parts.ts';

const registry = readFileSync(new URL('../src/blocks/registry.ts', import.meta.url), 'utf8');
const rows = [...registry.matchAll(/^ {2}(\w+): lazy\(.*import\('\.\/([^']+)'\)/gm)];
const sources = rows.map(([, , path = '']) => `src/blocks/${path}`);
const chunks: ChunkManifest = Object.fromEntries(
  [
    ...sources,
    'src/screens/form/form-block.tsx',
    'src/form-theme/hosted-field.tsx',
    '../sdk/src/generated/operations/apex-autopay.gen.ts',
    '../sdk/src/generated/operations/ui-api-records.gen.ts',
  ].map((source) => [source, { file: source }]),
);

const screen: LoadingScreen = {
  reads: [{ operation: 'getPaymentMethods' }],
  operations: { getPaymentMethods: 'apex-autopay', updateRecord: 'ui-api-records' },
  steps: [{ fields: [{ as: 'hosted-card' }] }],
  sections: [
    { columns: [{ blocks: [{ block: 'form' }, { block: 'record' }, { block: 'list', show: 'late' }] }] },
  ],
};

describe('partsOf', () => {
  const { first, all } = partsOf(screen, chunks);

  it('names what the first paint needs', () => {
    expect(first).toEqual([
      'src/app/live-page.tsx',
      'src/screens/form/form-block.tsx',
      '../sdk/src/generated/operations/apex-autopay.gen.ts',
    ]);
  });

  it('names what a visit may load until something is sent', () => {
    const later = ['src/blocks/list/list.tsx', 'src/form-theme/hosted-field.tsx'];
    expect([...all].toSorted()).toEqual([...first, ...later].toSorted());
  });

  it('refuses a block that was not built', () => {
    expect(() => partsOf({ ...screen, reads: [] }, {})).toThrow('no part for the block form');
  });

  it.each([...registry.matchAll(/^ {2}(\w+): \w+Block,/gm)].map(([, name = '']) => name))(
    'needs no part for the block %s, which comes with the engine',
    (block) => {
      const sections = [{ columns: [{ blocks: [{ block }] }] }];
      expect(partsOf({ ...screen, reads: [], sections }, chunks).first).toEqual(['src/app/live-page.tsx']);
    },
  );

  it.each(rows.map(([, name = '', path]) => [name, path]))('finds the block %s', (block, path) => {
    const { all: found } = partsOf({ ...screen, sections: [{ columns: [{ blocks: [{ block }] }] }] }, chunks);
    expect(found).toContain(`src/blocks/${path}`);
  });
});
