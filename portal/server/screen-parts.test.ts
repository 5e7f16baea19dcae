import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ChunkManifest } from './build-files.ts';
import { partsOf } from './screen-parts.ts';
import type { LoadingScreen } from './screen-parts.ts';

const registry = readFileSync(new URL('../src/blocks/components.ts', import.meta.url), 'utf8');
const rows = [...registry.matchAll(/^ {2}(\w+): lazyComponent\([^]*?import\('\.\/([^']+)'\)/gm)];
const sources = rows.map(([, , path = '']) => `src/blocks/${path}`);
const chunks: ChunkManifest = Object.fromEntries(
  [
    ...sources,
    'src/screen/form-block.tsx',
    'src/forms/fields/hosted-field.tsx',
    'src/forms/fields/answer-check.tsx',
    '../sdk/src/generated/operations/apex-drafts.gen.ts',
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
      'src/screen/form-block.tsx',
      '../sdk/src/generated/operations/apex-autopay.gen.ts',
    ]);
  });

  it('names what a visit may load until something is sent', () => {
    const later = [
      'src/blocks/list/list.tsx',
      'src/forms/fields/hosted-field.tsx',
      'src/drafts/form-draft.tsx',
    ];
    expect([...all].toSorted()).toEqual([...first, ...later].toSorted());
  });

  const operations = { ...screen.operations, getDraft: 'apex-drafts' };
  const limits = { saveAfter: 1, retryAfter: 1, maxLength: 1, hours: 1 };
  const plans = (single: boolean) => [{ columns: [{ blocks: [{ block: 'plans', single }] }] }];
  const list = (controls?: object) => [{ columns: [{ blocks: [{ block: 'list', controls }] }] }];
  const step = { fields: [{ as: 'text' }] };
  it.each([
    ['a form of several steps', { steps: [step, step] }, 'src/forms/step-history.tsx'],
    ['a form with files', { steps: [{ fields: [{ as: 'files' }] }] }, 'src/forms/fields/files-input.tsx'],
    [
      'an answer that is looked at',
      { steps: [{ fields: [{ as: 'email', check: {} }] }] },
      'src/forms/fields/answer-check.tsx',
    ],
    ['drafts', { draft: limits, operations }, '../sdk/src/generated/operations/apex-drafts.gen.ts'],
    ['drafts in the tab', { draft: { ...limits, inTab: true } }, 'src/drafts/tab-draft-storage.ts'],
    ['pages', { reads: [{ operation: 'x', paged: true as const }] }, 'src/screen/paged-reads.ts'],
    ['many offers', { sections: plans(false) }, 'src/blocks/plans/offer-list.tsx'],
    ['a list that can be searched', { sections: list({}) }, 'src/blocks/list/narrowable-list.tsx'],
  ])('knows what comes with %s', (_name, change, want) => {
    expect(partsOf({ ...screen, ...change }, chunks).all).toContain(want);
    expect(all).not.toContain(want);
  });

  it.each([
    ['a form that is left freely', { leave: 'freely' as const }, 'src/drafts/form-draft.tsx'],
    ['one offer', { sections: plans(true) }, 'src/blocks/plans/offer-list.tsx'],
    ['a list as it is', { sections: list() }, 'src/blocks/list/narrowable-list.tsx'],
  ])('knows what does not come with %s', (_name, change, unwanted) => {
    expect(partsOf({ ...screen, ...change }, chunks).all).not.toContain(unwanted);
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
