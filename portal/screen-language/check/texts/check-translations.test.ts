import { describe, expect, it } from 'vitest';
import { emptyCatalogue } from '../../load/catalogue.ts';
import type { ProjectFiles } from '../../load/project-files.ts';
import { parseSource } from '../../load/source-file.ts';
import { checkTranslations, recordTranslations } from './check-translations.ts';
import type { Translations } from './check-translations.ts';

const source = (file: string, value: unknown) => parseSource(file, JSON.stringify(value, null, 2)).source;
const nothing = source('x.json', {});

const filesOf = (en: object, es: object, translations?: Translations): ProjectFiles => ({
  schemas: { screen: nothing, brands: nothing, navigation: nothing },
  navigation: nothing,
  brands: nothing,
  brandAssets: [],
  screens: [],
  locales: {
    en: { common: source('locales/en/common.json', en) },
    es: { common: source('locales/es/common.json', es) },
  },
  catalogue: emptyCatalogue,
  ...(translations?.es !== undefined && {
    translations: { es: source('locales/translations/es.json', translations.es) },
  }),
  unreadable: [],
});

const never = () => false;
const before = recordTranslations(
  filesOf({ a: 'Pay', b: { c: 'Stop' } }, { a: 'Pagar', b: { c: 'Parar' } }),
  never,
);

const told = (en: object, es: object) =>
  checkTranslations(filesOf(en, es, before)).map(
    ({ file, rule, pointer, severity = 'error', line }) =>
      `${severity} ${rule} ${file.split('/')[1] ?? ''}${pointer} in ${line}`,
  );

describe('checkTranslations', () => {
  it.each([
    ['the same', { a: 'Pay', b: { c: 'Stop' } }, { a: 'Pagar', b: { c: 'Parar' } }, []],
    ['another Spanish', { a: 'Pay' }, { a: 'Pague' }, ['warning new-translation es/a in 2']],
    [
      'another English',
      { a: 'Pay now', b: { c: 'Stop' } },
      { a: 'Pagar', b: { c: 'Parar' } },
      ['error stale-translation en/a in 2', 'error stale-translation es/a in 2'],
    ],
    ['both anew', { b: { c: 'End' } }, { b: { c: 'Terminar' } }, ['warning new-translation es/b/c in 3']],
    ['another text', { d: 'Help' }, { d: 'Ayuda' }, ['warning new-translation es/d in 2']],
    ['a text in one language', { d: 'Help' }, {}, []],
  ])('%s', (_, en, es, want) => expect(told(en, es)).toEqual(want));

  it('says which command keeps the text', () => {
    const [, found] = checkTranslations(filesOf({ a: 'Pay now' }, { a: 'Pagar' }, before));
    expect(found?.remedy).toBe(
      'Translate it anew. If it is right as it is: npm run translations -- es common a',
    );
  });
});

describe('recordTranslations', () => {
  it.each([
    ['keeps what is stale', never, ['stale-translation', 'stale-translation']],
    [
      'takes what somebody called right',
      ({ name, key }: { name: string; key: string }) => name === 'common' && key === 'a',
      [],
    ],
  ])('%s', (_, isRight, want) => {
    const [en, es] = [
      { a: 'Pay now', d: 'Help' },
      { a: 'Pagar', d: 'Ayuda' },
    ];
    const after = recordTranslations(filesOf(en, es, before), isRight);
    expect(checkTranslations(filesOf(en, es, after)).map(({ rule }) => rule)).toEqual(want);
    expect(Object.keys(after.es?.['common'] ?? {})).toEqual(['a', 'd']);
  });
});
