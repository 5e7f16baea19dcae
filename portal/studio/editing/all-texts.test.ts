import { describe, expect, it } from 'vitest';
import type { ProjectText } from '../protocol.ts';
import { replacementsIn, textsWith, withTextChanges } from './all-texts.ts';
import { csvOf, importedTexts } from './text-csv.ts';

const text = (document: string, key: string, en?: string, es?: string, isStale = false): ProjectText => ({
  document,
  key,
  en,
  es,
  stale: isStale ? ['es'] : [],
});
const texts = [
  text('account/log-in', 'title', 'Log in', 'Iniciar sesión'),
  text(
    'account/log-in',
    'lead',
    'Log in, "quickly",\nor call {{phone}}',
    'Ingrese o llame al {{phone}}',
    true,
  ),
  text('texts/common', 'menu.logIn', 'Log in', undefined),
];

describe('texts everywhere', () => {
  it.each([
    ['log IN', ['title', 'lead', 'menu.logIn']],
    ['sesión', ['title']],
    ['menu.', ['menu.logIn']],
    [' ', []],
  ])('are found by %j', (words, want) => {
    expect(textsWith(texts, words).map(({ key }) => key)).toEqual(want);
  });

  it('are replaced where exactly these words stand, in each language', () => {
    const changes = replacementsIn(texts, 'Log in', 'Sign $& in');
    expect(changes.map(({ document, key, after }) => [document, key, after])).toEqual([
      ['account/log-in', 'title', 'Sign $& in'],
      ['account/log-in', 'lead', 'Sign $& in, "quickly",\nor call {{phone}}'],
      ['texts/common', 'menu.logIn', 'Sign $& in'],
    ]);
    const files = new Map([['en/log-in', '{\n  "title": "Log in",\n  "lead": "Log in"\n}\n']]);
    const pathOf = ({ document }: { document: string }) =>
      document === 'account/log-in' ? 'en/log-in' : undefined;
    expect([...withTextChanges(files, changes.slice(0, 1), pathOf)]).toEqual([
      ['en/log-in', '{\n  "title": "Sign $& in",\n  "lead": "Log in"\n}\n'],
    ]);
  });
});

describe('the table for translators', () => {
  const csv = csvOf(texts, 'es');

  it('has a row for each text, and says what is missing or stale', () => {
    expect(csv).toBe(
      [
        '\uFEFFscreen,text,English,Spanish,state',
        'account/log-in,title,Log in,Iniciar sesión,',
        'account/log-in,lead,"Log in, ""quickly"",\nor call {{phone}}",Ingrese o llame al {{phone}},stale',
        'texts/common,menu.logIn,Log in,,missing',
        '',
      ].join('\r\n'),
    );
  });

  it('changes nothing when it comes back as it went', () => {
    expect(importedTexts(csv, texts)).toEqual({ changes: [], problems: [] });
  });

  it.each(['=1+1', '+1 {{phone}}', '-', '@x', "'=x", "''-x", '\t=x', "'plain'", '={{phone}}, "x"'])(
    'holds no formula, and brings %j back as it was',
    (written) => {
      const table = csvOf([text('a/b', 'c', written, written)], 'es');
      expect(table).not.toMatch(/[,\n]"?[=+\-@\t]/);
      const changes = [{ document: 'a/b', key: 'c', language: 'es', before: '', after: written }];
      expect(importedTexts(table, [text('a/b', 'c', written)])).toEqual({ changes, problems: [] });
    },
  );

  it('may come back with semicolons, other line ends and columns in another order', () => {
    const back = 'Spanish;English;text;screen\nEntrar;Log in;menu.logIn;texts/common';
    expect(importedTexts(back, texts)).toEqual({
      changes: [{ document: 'texts/common', key: 'menu.logIn', language: 'es', before: '', after: 'Entrar' }],
      problems: [],
    });
  });

  it.each([
    [
      'a text that is gone',
      ['account/log-in,title', 'account/log-in,heading'],
      'Row 2, account/log-in heading: ',
    ],
    ['no Spanish', ['Iniciar sesión', ''], 'Row 2, account/log-in title: the Spanish is empty.'],
    ['other values', ['al {{phone}}', 'al {{fax}}'], 'must be those of the English ({{phone}}).'],
    [
      'another English',
      ['title,Log in,Iniciar sesión', 'title,Log on,Entrar'],
      'the English was changed since',
    ],
    ['other columns', ['Spanish', 'Español'], 'The table has no column of a language.'],
    ['no English', ['English', 'Inglés'], 'The table has no column “English”.'],
  ] as const)('is told of %s', (_, [from, to], want) => {
    const back = csv.replace(from, to);
    const { changes, problems } = importedTexts(back, texts);
    expect(changes).toEqual([]);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(want);
  });
});
