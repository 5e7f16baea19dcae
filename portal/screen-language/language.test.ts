import { constants } from '@energy-portal/sdk';
import { describe, expect, it } from 'vitest';
import {
  attributesOf,
  basePathOf,
  firstLanguage,
  languageOfPath,
  languages,
  orgLanguageOf,
  orgLanguages,
  rowOf,
  valueIn,
  withoutLanguage,
} from './language.ts';

describe('the table of languages', () => {
  it('begins with the language that has no prefix', () => {
    expect([languages[0], basePathOf(firstLanguage)]).toEqual([firstLanguage, '']);
  });

  it.each(languages.map((language) => [language] as const))('%s can be told from all others', (language) => {
    const { name, prefix, direction = 'ltr', numbers, dates } = rowOf(language);
    for (const locale of [language, numbers, dates])
      expect(Intl.DateTimeFormat.supportedLocalesOf(locale)).toEqual([locale]);
    expect(['ltr', 'rtl']).toContain(direction);
    expect(name.trim()).toMatch(/\p{L}/u);
    expect(prefix).toBe(language === firstLanguage ? '' : `/${language.toLowerCase()}`);
    expect(orgLanguages).toContain(orgLanguageOf(language));
  });

  it('asks the org for the languages that the specs have', () => {
    expect(orgLanguages).toEqual(constants.languages);
    expect(orgLanguages.map(orgLanguageOf)).toEqual(orgLanguages);
  });
});

it.each([
  ['/', 'en', '/'],
  ['/es', 'es', '/'],
  ['/vi/', 'vi', '/'],
  ['/vi/profile', 'vi', '/profile'],
  ['/village', 'en', '/village'],
  ['/essay/es', 'en', '/essay/es'],
])('%s is a page in %s: %s', (path, language, bare) => {
  expect([languageOfPath(path), withoutLanguage(path)]).toEqual([language, bare]);
});

it('takes the first language for what an older publication lacks', () => {
  expect([valueIn({ en: 'a', es: 'b' }, 'es'), valueIn({ en: 'a', es: 'b' }, 'vi')]).toEqual(['b', 'a']);
});

it('says the direction only where it is not the usual one', () => {
  expect(attributesOf('vi')).toBe('lang="vi"');
});
