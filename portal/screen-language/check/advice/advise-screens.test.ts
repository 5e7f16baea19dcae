import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { blockDescriptors } from '../../../src/blocks/registry.ts';
import { readProject } from '../../load/project-files.ts';
import { parseSource } from '../../load/source-file.ts';
import { writePath } from '../../model/dotted-path.ts';
import { adviseScreens } from './advise-screens.ts';
import { checkProject } from '../check-project.ts';
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

/** Content of a file that earns one warning at a place, and content that is near to it and sound. */
interface Trial {
  readonly file: 'screen' | 'texts';
  readonly unwise: object;
  readonly at: string;
  readonly wise: readonly object[];
}

const asks = (count: number, more: object = {}) => {
  const fields = Array.from({ length: count }, (_, at) => ({ name: `f${at}`, as: 'text', ...more }));
  return { ...config, steps: [{ id: 'one', fields }] };
};
const screenWith = (path: string, value: unknown) => writePath(config, path, value);
const says = (key: string, text: string) => writePath(texts?.value as object, key, text); // a file of texts
const read = { operation: 'getUserInfo', with: {} };
const scholarly =
  'Notwithstanding any previously communicated information regarding contractual obligations, customers are required to substantiate eligibility by furnishing documentation whenever representatives request.';
const plain =
  'We read your message and write to you. An energy advisor replies within two days. Please keep your phone close to you.';

const trials: Readonly<Record<string, Trial>> = {
  'many-questions': {
    file: 'screen',
    unwise: asks(13),
    at: '/steps/0/fields',
    wise: [asks(12), asks(13, { show: 'c' }), asks(13, { readOnly: true })],
  },
  'silent-success': {
    file: 'screen',
    unwise: screenWith('submit.done', {}),
    at: '/submit/done',
    wise: [
      screenWith('submit.done', { go: '/messages' }),
      { ...screenWith('submit.done', {}), conditions: { sent: { from: 'result.caseId', filled: true } } },
    ],
  },
  'untold-failure': {
    file: 'screen',
    unwise: screenWith('submit.failed', { FILE_TOO_LARGE: { message: 'notSent' } }),
    at: '/submit/failed',
    wise: [screenWith('submit.failed', { '*': { message: 'notSent' } })],
  },
  'long-label': {
    file: 'texts',
    unwise: says('title', 'x'.repeat(91)),
    at: '/title',
    wise: [says('title', 'x'.repeat(90)), says('fields.subject.hint', 'x'.repeat(91))],
  },
  jargon: {
    file: 'texts',
    unwise: says('lead', 'The API of the CRM did not answer.'),
    at: '/lead',
    wise: [says('lead', 'We use {{string}} here.'), says('lead', 'Our system did not answer.')],
  },
  'hard-to-read': {
    file: 'texts',
    unwise: says('lead', scholarly),
    at: '/lead',
    wise: [says('lead', plain), says('lead', 'Substantiate eligibility.')],
  },
  'unused-read': {
    file: 'screen',
    unwise: screenWith('reads', { spare: read }),
    at: '/reads/spare',
    wise: [
      screenWith('reads', { spare: { ...read, refreshEvery: 60 } }),
      {
        ...screenWith('reads', { spare: read }),
        conditions: { known: { from: 'reads.spare.email', filled: true } },
      },
      {
        ...screenWith('reads', { spare: read }),
        conditions: { lost: { from: 'readErrors.spare.code', filled: true } },
      },
    ],
  },
};

describe('adviseScreens', () => {
  const fileOf = ({ file }: Trial) => (file === 'screen' ? screen : (texts?.file ?? ''));

  it('says nothing of a sound screen', () => expect(told(screen, config)).toEqual([]));

  it.each(Object.entries(trials))('%s: told where it is earned, and nowhere near it', (rule, trial) => {
    expect(told(fileOf(trial), trial.unwise)).toEqual([`${rule} ${trial.at}`]);
    for (const wise of trial.wise) expect(told(fileOf(trial), wise)).toEqual([]);
  });

  it('tells of each warning that the guide lists, and of no other', () => {
    const guide = readFileSync('screen-configs/guide/checks.md', 'utf8').split('## Warnings')[1] ?? '';
    const listed = [...guide.matchAll(/^\| `([\w-]+)`/gm)].map(([, rule]) => rule);
    // Colours are tried below, texts that are new beside their check.
    expect([...Object.keys(trials), 'poor-contrast', 'new-translation'].sort()).toEqual(listed.sort());
  });

  it('tells of colours of a brand that cannot be read, at the line of the token', () => {
    const [brand, ...others] = files.styles?.brands ?? [];
    if (files.styles === undefined || brand === undefined) throw new Error('There is no brand.');
    const text = brand.text.replace(/--on-brand: light-dark\(#\w+/, '--on-brand: light-dark(#7a2457');
    const line = text.split('\n').findIndex((one) => one.includes('--on-brand:')) + 1;
    const styles = { ...files.styles, brands: [{ ...brand, text }, ...others] };
    const poor = (project: typeof files) =>
      adviseScreens(project, blockDescriptors).filter(({ rule }) => rule === 'poor-contrast');
    expect(poor(files)).toEqual([]);
    expect(poor({ ...files, styles })).toEqual(
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
