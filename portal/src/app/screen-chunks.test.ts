import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compileScreen } from '../../screen-language/compile/compile-screen.ts';
import type { ScreenConfig, Section } from '../../screen-language/generated/screen-config.gen.ts';
import { readProject } from '../../screen-language/load/project-files.ts';
import { components } from '../blocks/components.ts';
import { blockDescriptors } from '../blocks/registry.ts';
import { chunksOfScreen } from './screen-chunks.ts';
import type { LoadingModel } from './screen-chunks.ts';

/** A page of one column; a test's blocks have only the members that decide on chunks. */
const sectionsOf = (...blocks: readonly object[]) =>
  [{ columns: [{ blocks }] }] as unknown as readonly Section[];

const screen: LoadingModel = {
  reads: [{ operation: 'getPaymentMethods' }],
  operations: { getPaymentMethods: 'apex-autopay', updateRecord: 'ui-api-records' },
  steps: [{ fields: [{ as: 'hosted-card' }] }],
  sections: sectionsOf({ block: 'form' }, { block: 'record' }, { block: 'list', show: 'late' }),
};

describe('chunksOfScreen', () => {
  const { first, soon, all } = chunksOfScreen(screen, 'guest');

  it('names what the first paint needs', () => {
    expect(first).toEqual([
      'src/app/live-page.tsx',
      'src/screen/form-block.tsx',
      '../sdk/src/generated/operations/apex-autopay.gen.ts',
    ]);
    expect(soon).toEqual([]);
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
  const plans = (single: boolean) => sectionsOf({ block: 'plans', single });
  const list = (controls?: object) => sectionsOf({ block: 'list', controls });
  const form = sectionsOf({ block: 'form' });
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
    ['drafts in the tab', { draft: { ...limits, inTab: true } }, 'src/drafts/rare-drafts.ts'],
    ['pages', { reads: [{ operation: 'x', paged: true as const }] }, 'src/screen/paged-reads.ts'],
    ['many offers', { sections: plans(false) }, 'src/blocks/plans/offer-list.tsx'],
    ['a list that can be searched', { sections: list({}) }, 'src/blocks/list/narrowable-list.tsx'],
  ])('knows what comes with %s', (_name, change, want) => {
    expect(chunksOfScreen({ ...screen, ...change }, 'guest').all).toContain(want);
    expect(all).not.toContain(want);
  });

  it.each([
    ['a form that is left freely', { sections: form, leave: 'freely' as const }, 'src/drafts/form-draft.tsx'],
    ['one offer', { sections: plans(true) }, 'src/blocks/plans/offer-list.tsx'],
    ['a list as it is', { sections: list() }, 'src/blocks/list/narrowable-list.tsx'],
  ])('knows what does not come with %s', (_name, change, unwanted) => {
    expect(chunksOfScreen({ ...screen, ...change }, 'guest').all).not.toContain(unwanted);
  });

  it.each([
    ['customer', ['src/app/customer-device.ts'], true],
    ['anyone', [], true],
    ['guest', [], false],
  ] as const)('keeps the data of a customer on screens for %s', (access, wanted, isCounted) => {
    const chunks = chunksOfScreen(screen, access);
    expect(chunks.soon).toEqual(wanted);
    expect(chunks.all.includes('src/app/customer-device.ts')).toBe(isCounted);
  });

  const { files } = readProject('.');
  const configs = files.screens.map(({ value }) => value as ScreenConfig); // checked by the checker's own tests
  it.each(configs.map((config) => [config.id, config] as const))(
    'names files that are there for %s',
    (_, config) => {
      const found = chunksOfScreen(compileScreen(config, files.catalogue), config.access).all;
      expect(found.filter((file) => !existsSync(`portal/${file}`))).toEqual([]);
    },
  );
});

describe('the descriptors', () => {
  it('have a component each, beside the form', () => {
    expect(Object.keys(blockDescriptors).filter((kind) => kind !== 'form')).toEqual(Object.keys(components));
  });

  it.each(Object.entries(components))('say whether %s comes with the engine', (kind, component) => {
    const { first } = chunksOfScreen(
      { ...screen, reads: [], sections: sectionsOf({ block: kind }) },
      'guest',
    );
    expect(first.length > 1).toBe('load' in component);
    expect(first.filter((file) => !existsSync(`portal/${file}`))).toEqual([]);
  });
});
