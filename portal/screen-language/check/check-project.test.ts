import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { writePath } from '../model/dotted-path.ts';
import { blockDescriptors } from '../../src/blocks/registry.ts';
import { parseSource } from '../load/source-file.ts';
import type { SourceFile } from '../load/source-file.ts';
import type { ProjectFiles } from '../load/project-files.ts';
import { checkLocales, checkProject, checkScreens } from './check-project.ts';

function source(file: string, value: unknown): SourceFile {
  return parseSource(file, JSON.stringify(value, null, 2)).source;
}

function schema(name: string): SourceFile {
  const file = `screen-configs/${name}.schema.json`;
  return parseSource(file, readFileSync(file, 'utf8')).source;
}

const schemas = {
  screen: schema('screen'),
  brands: schema('brands'),
  navigation: schema('navigation'),
};

const email = { name: 'email', as: 'email', required: true, maxLength: 80 };
const submit = { operation: 'save', with: { email: { field: 'email' } }, done: {} };
const sound = {
  version: 2,
  id: 'a/b',
  route: '/b',
  access: 'anyone',
  steps: [{ id: 'one', fields: [email] }],
  submit,
};
const texts = { title: 'T', fields: { email: { label: 'E' } } };

function project(screen: unknown, en: unknown = texts, es: unknown = en): ProjectFiles {
  return {
    schemas,
    navigation: source('screen-configs/navigation.json', {
      logIn: '/b',
      home: { guest: '/b', customer: '/b' },
    }),
    brands: source('screen-configs/brands.json', {
      brands: [{ id: 'a', name: 'A', crmName: 'A', word: null }],
    }),
    brandAssets: ['portal/src/brand/tokens/a.css', 'portal/src/brand/logos/a.svg'],
    unreadable: [],
    screens: [source('screen-configs/a/b.json', screen)],
    locales: {
      en: { 'screens/a/b': source('locales/en/screens/a/b.json', en) },
      es: { 'screens/a/b': source('locales/es/screens/a/b.json', es) },
    },
    catalogue: {
      constants: { list: ['x'] },
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
const withBlock = (block: unknown) => ({
  ...sound,
  sections: [{ columns: [{ blocks: [block, { block: 'form' }] }] }],
});
const link = (to: string, given: unknown) =>
  withBlock({ block: 'links', name: 'go', links: [{ name: 'x', to, with: given }] });
const many = Array.from({ length: 51 }, (_, at) => ({ name: `f${at}`, as: 'text' }));

describe('checkScreens', () => {
  it('accepts a sound project', () => expect(checkProject(project(sound), blockDescriptors)).toEqual([]));

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
    ['unused value', { ...sound, texts: { who: 'language' } }, 'unused-value', '/texts/who'],
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
      '/conditions/a/not',
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
    ['too long', withFields({ ...email, maxLength: 81 }), 'too-loose', '/steps/0/fields/0/maxLength'],
  ])('%s', (_, screen, rule, pointer) => {
    const diagnostics = checkScreens(project(screen), blockDescriptors);
    const diagnostic = diagnostics.find((one) => one.rule === rule && one.pointer === pointer);
    expect(diagnostic, JSON.stringify(diagnostics)).toMatchObject({ file: 'screen-configs/a/b.json' });
    expect(diagnostic?.line).toBeGreaterThan(0);
  });

  it.each([
    ['REFUSE', ['unknown-error-code']],
    ['SOMETHING_ELSE', []],
    ['*', []],
  ])('judges the code %s of a record call: %j', (code, want) => {
    const failed = { [code]: { message: 'errors.x' } };
    const screen = { ...sound, submit: { ...submit, operation: 'saveRecord', failed } };
    expect(checkScreens(project(screen), blockDescriptors).map(({ rule }) => rule)).toEqual(want);
  });

  it.each<readonly [name: string, en: object, rule: string, pointer: string]>([
    ['missing', { title: 'T' }, 'missing-text', '/fields/email/label'],
    ['unused', { ...texts, more: 'x' }, 'unused-text', '/more'],
    ['unused message', { ...texts, messages: { old: 'x' } }, 'unused-text', '/messages/old'],
    ...[
      'fields.gone.hint',
      'fields.email.errors.tooLong',
      'fields.email.errors.min',
      'fields.email.options.a',
      'fields.email.entries.a',
      'fields.email.warnings.found',
      'fields.email.hint.more',
      'steps.gone.hint',
      'steps.one.lead',
      'blocks.gone.heading',
      'lead.more',
    ].map(
      (key) =>
        [
          `that is dead: ${key}`,
          writePath(texts, key, 'x'),
          'unused-text',
          `/${key.replaceAll('.', '/')}`,
        ] as const,
    ),
  ])('text %s', (_, en, rule, pointer) => {
    expect(checkScreens(project(sound, texts, en), blockDescriptors)).toContainEqual(
      expect.objectContaining({
        rule,
        pointer,
        file: 'locales/es/screens/a/b.json',
        remedy: expect.any(String),
      }),
    );
  });

  it.each([
    'lead',
    'submit',
    'formHeading',
    'statuses.Open',
    'steps.one.hint',
    'fields.email.hint',
    'fields.email.errors.required',
    'fields.email.errors.email',
    'fields.email.errors.maxLength',
    'fields.email.errors.invalid',
  ])('leaves the optional text %s alone', (key) => {
    const found = checkScreens(project(sound, writePath(texts, key, 'x')), blockDescriptors);
    expect(found).toEqual([]);
  });

  it.each<readonly [name: string, options: object, want: readonly string[]]>([
    ['has a label', { x: 'X' }, []],
    ['has none', {}, ['missing-text /fields/which/options/x']],
    ['is not offered', { x: 'X', z: 'Z' }, ['unused-text /fields/which/options/z']],
  ])('knows the options that the specs list: one that %s', (_, options, want) => {
    const which = { name: 'which', as: 'radio', required: true, options: { from: 'constants.list' } };
    const said = { ...texts, fields: { ...texts.fields, which: { label: 'W', options } } };
    const found = checkScreens(project(withFields(email, which), said), blockDescriptors);
    const own = found.filter(({ rule, file }) => rule.endsWith('-text') && file.includes('/en/'));
    expect(own.map(({ rule, pointer }) => `${rule} ${pointer}`)).toEqual(want);
  });

  it.each<readonly [place: string, file: 'en' | 'es', title: string, want: readonly string[]]>([
    ['a value that the screen gives', 'es', 'T {{who}}', []],
    ['a misspelt one', 'es', 'T {{hwo}}', ['unknown-placeholder locales/es/screens/a/b.json /title']],
    [
      'one in the other language',
      'en',
      'T {{me}}',
      ['unknown-placeholder locales/en/screens/a/b.json /title'],
    ],
    ['a title of values alone', 'es', '{{who}} – {{who}}', ['bare-title locales/es/screens/a/b.json /title']],
  ])('compares placeholders with what the screen has: %s', (_, language, title, want) => {
    const said = { ...texts, title: 'T {{who}}' };
    const both = { en: said, es: said, [language]: { ...texts, title } };
    const diagnostics = checkScreens(
      project({ ...sound, texts: { who: 'brand.name' } }, both.en, both.es),
      blockDescriptors,
    );
    expect(diagnostics.map(({ rule, file, pointer }) => `${rule} ${file} ${pointer}`)).toEqual(want);
  });

  it('says nothing of links to the route that a screen gave up for that of another one', () => {
    const files = project({ ...sound, submit: { ...submit, done: { go: '/was' } } });
    const twin = source('screen-configs/a/c.json', { ...sound, id: 'a/c' });
    const rules = checkScreens({ ...files, screens: [...files.screens, twin] }, blockDescriptors).map(
      ({ rule }) => rule,
    );
    // Told at both: nobody knows which of them was changed last.
    expect(rules.filter((rule) => rule === 'same-route')).toHaveLength(2);
    expect(rules).not.toContain('unknown-route');
  });

  const without = 'missing-text /blocks/bills/rows/used/moreThanNothing';
  it.each([
    ['lacks', '{{amount}} more ({{percent}}%)', {}, [without, without]],
    ['has', '{{amount}} more ({{percent}}%)', { moreThanNothing: '{{amount}} more' }, []],
    ['needs no', '{{amount}} more', {}, []],
  ])('a text with a percentage %s a text for what was nothing before', (_, more, others, want) => {
    const rows = [{ name: 'used', now: 'session.a', before: 'session.b' }];
    const screen = withBlock({ block: 'comparison', name: 'bills', rows });
    const used = { label: 'L', value: '{{value}}', less: 'L', more, ...others };
    const bills = { before: 'B', same: 'S', missing: 'M', rows: { used } };
    const found = checkScreens(project(screen, { ...texts, blocks: { bills } }), blockDescriptors);
    expect(found.map(({ rule, pointer }) => `${rule} ${pointer}`)).toEqual(want);
  });

  it('tells placeholders that differ, with line and column', () => {
    const files = project(sound, { ...texts, title: '{{a}}' }, { ...texts, title: '{{b}}' });
    expect(checkLocales(files)).toEqual([
      expect.objectContaining({ rule: 'placeholders', line: 2, column: 3, remedy: 'English has: a.' }),
    ]);
  });
});
