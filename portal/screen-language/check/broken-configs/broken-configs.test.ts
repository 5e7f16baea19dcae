import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { blockDescriptors } from '../../../src/blocks/registry.ts';
import { checkProject } from '../check-project.ts';
import { checkTranslations } from '../texts/check-translations.ts';
import { breakText, measure, type BrokenConfig } from './measure.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const isDeep = process.env['TEST_DEPTH'] === 'deep';
/** Those of a list that a commit tries, beside the slips of each kind in all screens. */
const every = 24;

// Beside this file, in the form that is described there.
const readSet = (name: string): readonly BrokenConfig[] =>
  JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as readonly BrokenConfig[];

/** The diagnostics of a config that changes a file. Translations are compared where their English is changed. */
const projectOf = ({ file }: BrokenConfig) => ({
  root,
  check: (files: Parameters<typeof checkProject>[0]) => [
    ...checkProject(files, blockDescriptors),
    ...(file?.startsWith('locales/en/') === true ? checkTranslations(files) : []),
  ],
  readFile: (path: string) => readFileSync(join(root, path), 'utf8'),
});

/** What keeps a config from breaking anything: its screen was changed since. */
function brokenBy(config: BrokenConfig): readonly string[] {
  const path = config.file ?? `screen-configs/${config.screen}.json`;
  try {
    const { text } = breakText(config, readFileSync(join(root, path), 'utf8'));
    return text === '' ? [config.what] : [];
  } catch (error) {
    return [`${path}: ${config.what}: ${String(error)}`];
  }
}

/** Passed, because no spec says that the org wants an address. This list only shrinks. */
const passed = ['an email of a group as a phone number'];

/** Refused in another file: what lacks its text is told at the texts, and a page that is gone where it is led to. */
const elsewhere = [
  'a guest who has an account',
  'a message without a text',
  'a further option that is sent nowhere',
  'a text of an option that is gone',
  'a success whose text nobody wrote',
  'a moment that leads to a block that is not there',
  'a value of the texts taken away that a text says',
  'A column of the file has another name than its text',
  'An action asks before it calls, and has no words to ask with',
  'The first page moves, and everything still leads to where it was',
];

describe.each([
  'first-set.json',
  'second-set.json',
  'third-set.json',
  'fourth-set.json',
  'fifth-set.json',
  'sixth-set.json',
  'seventh-set.json',
  'eighth-set.json',
  'ninth-set.json',
  'tenth-set.json',
  'eleventh-set.json',
  'twelfth-set.json',
  'thirteenth-set.json',
  'fourteenth-set.json',
  'fifteenth-set.json',
  'sixteenth-set.json',
  'seventeenth-set.json',
  'eighteenth-set.json',
  'nineteenth-set.json',
  'twentieth-set.json',
  'twenty-first-set.json',
  'twenty-second-set.json',
  'twenty-third-set.json',
  'twenty-fourth-set.json',
  'twenty-fifth-set.json',
  'twenty-sixth-set.json',
  'twenty-seventh-set.json',
  'twenty-eighth-set.json',
  'twenty-ninth-set.json',
  'thirtieth-set.json',
  'thirty-first-set.json',
  'thirty-second-set.json',
  'thirty-third-set.json',
  'thirty-fourth-set.json',
])('of broken configs, %s,', (name) => {
  const set = readSet(name);
  // Each commit tries some of each set, and `npm run test:deep` all of them.
  it.each(set.filter((_, at) => isDeep || at % every === 0))('$what is refused: $screen', (config) => {
    const { isRefused, isRightLine, told } = measure(config, projectOf(config));
    expect(isRefused).toBe(!passed.includes(config.what));
    if (!passed.includes(config.what) && !elsewhere.includes(config.what))
      expect(isRightLine, told.join('\n')).toBe(true);
  });

  it('still breaks what is there', () => {
    expect(set.flatMap(brokenBy)).toEqual([]);
  });

  it('has 98 of 100 refused on the right line', () => {
    const exceptions = [...passed, ...elsewhere].filter((what) => set.some((one) => one.what === what));
    expect(exceptions.length / set.length).toBeLessThanOrEqual(0.02);
  });
});

// Mistakes of sense of which no two places of the project tell yet, each with the reason; one that is refused moves into a set.
it.each(readSet('open-cases.json').filter((_, at) => isDeep || at % every === 0))(
  '$what is an open case still: $screen',
  (config) => {
    const { isRefused, isRightLine } = measure(config, projectOf(config));
    expect(isRefused && isRightLine).toBe(false);
  },
);

it('has no open case that breaks nothing', () => {
  expect(readSet('open-cases.json').flatMap(brokenBy)).toEqual([]);
});

it('judges the lines of a place, and no others', () => {
  const text = JSON.stringify({ id: 'a/b', many: Array.from({ length: 20 }, (_, at) => at) }, null, 2);
  const tell = (line: number) => ({
    root,
    readFile: () => text,
    check: () => [
      { file: 'screen-configs/a/b.json', line, column: 1, pointer: '', rule: 'any', message: '', remedy: '' },
    ],
  });
  const config: BrokenConfig = { what: 'it', screen: 'a/b', edits: [['/id', 'c']], wrong: ['/id'] };
  expect(measure(config, tell(2)).isRightLine).toBe(true);
  expect(measure(config, tell(15)).isRightLine).toBe(false);
});
