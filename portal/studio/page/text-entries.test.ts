import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../protocol.ts';
import { isFreeKey, missingKeys, textEntries, withText } from './text-entries.ts';

const en = '{\n  "title": "Hello {{name}}",\n  "fields": { "email": { "label": "Email" } }\n}\n';
const es = '{\n  "title": "Hola",\n  "extra": "Más"\n}\n';

describe('textEntries', () => {
  it('puts all languages side by side, and what is missing in them', () => {
    expect(textEntries({ en, es }, ['blocks.a.body'])).toEqual([
      { key: 'title', en: 'Hello {{name}}', es: 'Hola', unequalPlaces: true },
      { key: 'fields.email.label', en: 'Email', es: undefined, unequalPlaces: false },
      { key: 'extra', en: undefined, es: 'Más', unequalPlaces: false },
      { key: 'blocks.a.body', en: undefined, es: undefined, unequalPlaces: false },
    ]);
  });

  it.each([
    ['broken', '{ "a": '],
    ['a list', '[]'],
    ['empty', ''],
  ])('has none while a file is %s', (_, broken) => {
    expect(textEntries({ en, es: broken })).toBeUndefined();
    expect(textEntries({ en: broken, es })).toBeUndefined();
  });
});

it('finds the keys of texts that diagnostics call missing', () => {
  const diagnostic = { file: 'f', line: 1, column: 1, pointer: '', rule: 'missing-text' };
  const diagnostics: readonly Diagnostic[] = [
    { ...diagnostic, message: 'The text "fields.email.hint" is missing.' },
    { ...diagnostic, rule: 'unused-text', message: 'Nothing shows the text "other".' },
  ];
  expect(missingKeys(diagnostics)).toEqual(['fields.email.hint']);
});

describe('withText', () => {
  it.each([
    ['changes a text', 'title', 'Hi', en.replace('Hello {{name}}', 'Hi')],
    [
      'writes what JSON has to escape',
      'title',
      'a "b"\n',
      en.replace('Hello {{name}}', String.raw`a \"b\"\n`),
    ],
  ])('%s and leaves the rest as it was', (_, key, text, want) => {
    expect(withText(en, key, text)).toBe(want);
  });

  it.each([
    ['a.b', { c: { d: '2' } }],
    ['c.d', { a: { b: '1' } }],
  ])('takes %s out, with what would be empty without it', (key, want) => {
    expect(JSON.parse(withText('{ "a": { "b": "1" }, "c": { "d": "2" } }', key, undefined))).toEqual(want);
  });

  it('makes the objects above a new text', () => {
    expect(JSON.parse(withText(es, 'blocks.a.body', 'B'))).toEqual({
      title: 'Hola',
      extra: 'Más',
      blocks: { a: { body: 'B' } },
    });
  });
});

describe('isFreeKey', () => {
  const entries = textEntries({ en, es }) ?? [];
  it.each([
    ['lead', true],
    ['fields.email.hint', true],
    ['title', false],
    ['title.more', false],
    ['fields.email', false],
    ['fields..email', false],
    ['', false],
    ['a b', false],
  ])('%j: %s', (key, want) => expect(isFreeKey(key, entries)).toBe(want));
});
