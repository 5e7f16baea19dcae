import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isFault, parseSource } from '../load/source-file.ts';
import type { SourceFile } from '../load/source-file.ts';
import type { ProjectFiles } from '../publish/project-files.ts';
import { checkLocales, checkProject, checkScreens } from './check-project.ts';

const schemaText = readFileSync('screen-configs/screen.schema.json', 'utf8');

function source(file: string, value: unknown): SourceFile {
  const read = parseSource(file, JSON.stringify(value, null, 2));
  if (isFault(read)) throw new Error(read.message);
  return read;
}

const email = { name: 'email', as: 'email', maxLength: 80 };
const submit = { operation: 'save', with: { email: { field: 'email' } }, done: {} };
const sound = { id: 'a/b', route: '/b', access: 'anyone', steps: [{ id: 'one', fields: [email] }], submit };
const texts = { title: 'T', fields: { email: { label: 'E' } } };

function project(screen: unknown, en: unknown = texts, es: unknown = en): ProjectFiles {
  const schema = parseSource('screen-configs/screen.schema.json', schemaText);
  if (isFault(schema)) throw new Error(schema.message);
  return {
    schema,
    navigation: source('screen-configs/navigation.json', {}),
    brands: source('screen-configs/brands.json', []),
    screens: [source('screen-configs/a/b.json', screen)],
    locales: {
      en: { 'screens/a/b': source('locales/en/screens/a/b.json', en) },
      es: { 'screens/a/b': source('locales/es/screens/a/b.json', es) },
    },
    catalogue: {
      constants: { list: ['x'] },
      $defs: {},
      operations: {
        save: {
          api: 'apex',
          module: 'apex-one',
          kind: 'write',
          errorCodes: ['REFUSED'],
          config: { properties: { email: { maxLength: 80 } }, required: ['email'] },
        },
        saveRecord: {
          api: 'ui-api',
          module: 'ui-api-one',
          kind: 'write',
          errorCodes: ['REFUSED'],
          config: { properties: { email: {} } },
        },
        load: { api: 'apex', module: 'apex-one', kind: 'read', errorCodes: [], config: { properties: {} } },
      },
    },
  };
}

const withFields = (...fields: unknown[]) => ({ ...sound, steps: [{ id: 'one', fields }] });
const withBlock = (block: unknown) => ({ ...sound, sections: [{ columns: [{ blocks: [block] }] }] });
const link = (to: string, given: unknown) =>
  withBlock({ block: 'links', name: 'go', links: [{ name: 'x', to, with: given }] });
const many = Array.from({ length: 51 }, (_, at) => ({ name: `f${at}`, as: 'text' }));

describe('checkScreens', () => {
  it('accepts a sound project', () => expect(checkProject(project(sound))).toEqual([]));

  it.each([
    ['no object', null, 'shape', ''],
    ['unknown key', { ...sound, rout: 1 }, 'unknown-member', '/rout'],
    ['unknown block', withBlock({ block: 'lst' }), 'unknown-block', '/sections/0/columns/0/blocks/0'],
    [
      'unknown operation',
      { ...sound, submit: { ...submit, operation: 'sav' } },
      'unknown-operation',
      '/submit/operation',
    ],
    [
      'unknown parameter',
      { ...sound, submit: { ...submit, with: { ...submit.with, emial: 1 } } },
      'unknown-parameter',
      '/submit/with/emial',
    ],
    [
      'missing parameter',
      { ...sound, submit: { ...submit, with: {} } },
      'missing-parameter',
      '/submit/operation',
    ],
    ['unknown constant', { ...sound, heading: 'constants.no' }, 'unknown-constant', '/heading'],
    ['unknown read', { ...sound, heading: 'reads.no.id' }, 'unknown-read', '/heading'],
    [
      'unknown condition',
      withFields({ ...email, show: 'no' }),
      'unknown-condition',
      '/steps/0/fields/0/show',
    ],
    [
      'unknown condition inside a condition',
      { ...sound, conditions: { a: { not: 'no' } } },
      'unknown-condition',
      '/conditions/a',
    ],
    [
      'condition circle',
      { ...sound, conditions: { a: { not: 'b' }, b: 'a' } },
      'condition-circle',
      '/conditions/a',
    ],
    [
      'unknown route',
      { ...sound, submit: { ...submit, done: { go: '/no' } } },
      'unknown-route',
      '/submit/done/go',
    ],
    [
      'missing link parameter',
      link('/b/:id', {}),
      'missing-parameter',
      '/sections/0/columns/0/blocks/0/links/0/to',
    ],
    [
      'unknown link parameter',
      link('/b', { id: 'x' }),
      'unknown-parameter',
      '/sections/0/columns/0/blocks/0/links/0/with/id',
    ],
    [
      'unknown call of an action',
      withBlock({ block: 'action', name: 'do', submit: { operation: 'no', done: {} } }),
      'unknown-operation',
      '/sections/0/columns/0/blocks/0/submit/operation',
    ],
    [
      'error code like no other',
      { ...sound, submit: { ...submit, failed: { SOMETHING_ELSE: { message: 'errors.x' } } } },
      'unknown-error-code',
      '/submit/failed/SOMETHING_ELSE',
    ],
    [
      'unknown error code',
      { ...sound, submit: { ...submit, failed: { REFUSE: { message: 'errors.x' } } } },
      'unknown-error-code',
      '/submit/failed/REFUSE',
    ],
    [
      'asked later',
      {
        ...withFields({ ...email, show: 'c' }, { name: 'last', as: 'text' }),
        conditions: { c: { field: 'last', filled: true } },
      },
      'asked-later',
      '/steps/0/fields/0/show',
    ],
    [
      'ticked consent',
      withFields(email, { name: 'ok', as: 'consent', prefill: true }),
      'ticked-consent',
      '/steps/0/fields/1/prefill',
    ],
    ['too many fields', withFields(email, ...many), 'too-many-fields', '/steps/0/fields'],
    ['same name', withFields(email, email), 'same-name', '/steps/0/fields/1/name'],
    ['too long', withFields({ ...email, maxLength: 81 }), 'too-loose', '/steps/0/fields/0'],
  ])('%s', (_, screen, rule, pointer) => {
    const faults = checkScreens(project(screen));
    const fault = faults.find((one) => one.rule === rule && one.pointer === pointer);
    expect(fault, JSON.stringify(faults)).toMatchObject({ file: 'screen-configs/a/b.json' });
    expect(fault?.line).toBeGreaterThan(0);
  });

  it.each([
    ['REFUSE', ['unknown-error-code']],
    ['SOMETHING_ELSE', []],
    ['*', []],
  ])('judges the code %s of a record call: %j', (code, want) => {
    const failed = { [code]: { message: 'errors.x' } };
    const screen = { ...sound, submit: { ...submit, operation: 'saveRecord', failed } };
    expect(checkScreens(project(screen)).map(({ rule }) => rule)).toEqual(want);
  });

  it.each([
    ['missing', { title: 'T' }, 'missing-text', '/fields/email/label'],
    ['unused', { ...texts, more: 'x' }, 'unused-text', '/more'],
    ['unused message', { ...texts, messages: { old: 'x' } }, 'unused-text', '/messages/old'],
  ])('text %s', (_, en, rule, pointer) => {
    expect(checkScreens(project(sound, texts, en))).toContainEqual(
      expect.objectContaining({
        rule,
        pointer,
        file: 'locales/es/screens/a/b.json',
        remedy: expect.any(String),
      }),
    );
  });

  it('tells placeholders that differ, with line and column', () => {
    const files = project(sound, { ...texts, title: '{{a}}' }, { ...texts, title: '{{b}}' });
    expect(checkLocales(files)).toEqual([
      expect.objectContaining({ rule: 'placeholders', line: 2, column: 3, remedy: 'English has: a.' }),
    ]);
  });
});

describe('parseSource', () => {
  it('says where JSON is broken', () => {
    expect(parseSource('x.json', '{\n  "a": 1,\n}')).toMatchObject({ file: 'x.json', line: 3, rule: 'json' });
  });
});
