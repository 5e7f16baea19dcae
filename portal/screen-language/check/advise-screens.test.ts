import { describe, expect, it } from 'vitest';
import { blockDescriptors } from '../../src/blocks/registry.ts';
import { readProject } from '../load/project-files.ts';
import { parseSource } from '../load/source-file.ts';
import { writePath } from '../model/dotted-path.ts';
import { adviseScreens } from './advise-screens.ts';
import { checkProject } from './check-project.ts';
import { gradeOf } from './reading-grade.ts';

const { files } = readProject('.');

const screen = 'screen-configs/messages/new.json';
const config = files.screens.find(({ file }) => file === screen)?.value as Record<string, unknown>; // an object
const texts = files.locales.en['screens/messages/new'];

/** Rules and pointers of what is told about one file once it has another content. */
function told(file: string, value: unknown): readonly string[] {
  const { source } = parseSource(file, JSON.stringify(value));
  const screens = files.screens.map((one) => (one.file === file ? source : one));
  const { en } = files.locales;
  const locales = {
    ...files.locales,
    en: { ...en, ...(file === texts?.file && { 'screens/messages/new': source }) },
  };
  const found = adviseScreens({ ...files, screens, locales }, blockDescriptors);
  expect(found.every(({ severity }) => severity === 'warning')).toBe(true);
  return found.filter((one) => one.file === file).map(({ rule, pointer }) => `${rule} ${pointer}`);
}

describe('adviseScreens', () => {
  const many = Array.from({ length: 13 }, (_, at) => ({ name: `f${at}`, as: 'text' }));
  const hidden = many.map((field) => ({ ...field, show: 'c' }));
  it.each<readonly [name: string, value: object, want: readonly string[]]>([
    ['a sound screen', config, []],
    [
      'thirteen questions',
      { ...config, steps: [{ id: 'one', fields: many }] },
      ['many-questions /steps/0/fields'],
    ],
    ['thirteen that are not asked at once', { ...config, steps: [{ id: 'one', fields: hidden }] }, []],
    ['a success in silence', writePath(config, 'submit.done', {}), ['silent-success /submit/done']],
    [
      'failures that nobody explains',
      writePath(config, 'submit.failed', { FILE_TOO_LARGE: { message: 'notSent' } }),
      ['untold-failure /submit/failed'],
    ],
  ])('%s', (_, value, want) => expect(told(screen, value)).toEqual(want));

  it.each<readonly [key: string, text: string, want: readonly string[]]>([
    ['title', 'Write to us', []],
    ['title', 'x'.repeat(91), ['long-label /title']],
    ['lead', 'The API of the CRM did not answer.', ['jargon /lead']],
    ['lead', 'We use {{string}} here.', []],
    [
      'lead',
      'Notwithstanding any previously communicated information regarding contractual obligations, customers are required to substantiate eligibility by furnishing documentation whenever representatives request.',
      ['hard-to-read /lead'],
    ],
  ])('%s: %s', (key, text, want) =>
    expect(told(texts?.file ?? '', writePath(texts?.value as object, key, text))).toEqual(want),
  );

  it('tells of colours of a brand that cannot be read, at the line of the token', () => {
    const [brand, ...others] = files.styles?.brands ?? [];
    if (files.styles === undefined || brand === undefined) throw new Error('There is no brand.');
    const text = brand.text.replace(/--on-brand: light-dark\(#\w+/, '--on-brand: light-dark(#7a2457');
    const line = text.split('\n').findIndex((one) => one.includes('--on-brand:')) + 1;
    const styles = { ...files.styles, brands: [{ ...brand, text }, ...others] };
    const found = adviseScreens({ ...files, styles }, blockDescriptors);
    expect(found.filter(({ rule }) => rule === 'poor-contrast')).toEqual(
      ['brand', 'brand-strong'].map((surface) =>
        expect.objectContaining({
          file: brand.file,
          line,
          column: 3,
          message: expect.stringContaining(`"on-brand" on "${surface}" is hard to see in light colours`),
        }),
      ),
    );
  });

  it('keeps nothing from being published: what it says is no diagnostic of the check', () => {
    expect(adviseScreens(files, blockDescriptors).length).toBeGreaterThan(0);
    expect(checkProject(files, blockDescriptors)).toEqual([]);
  });
});

it.each([
  ['We read it.', undefined],
  ['The cat sat on the mat. The dog ran to the man. We saw the cat and the dog sit on the mat.', -1],
  [
    'We read your message and write to you. An energy advisor replies within two days. Please keep your phone close to you.',
    3,
  ],
])('gradeOf: %s', (text, want) => {
  const grade = gradeOf(text);
  expect(grade === undefined ? undefined : Math.round(grade)).toBe(want);
});
