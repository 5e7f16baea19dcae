import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProjectText } from '../protocol.ts';
import { importedXliff, xliffOf } from './text-xliff.ts';

const text = (key: string, en: string, es?: string, isStale = false): ProjectText => ({
  document: 'account/log-in',
  key,
  en,
  es,
  stale: isStale ? ['es'] : [],
});
const texts = [
  text('title', 'Log in', 'Iniciar sesión'),
  text('lead', 'Log in & wait,\n{{name}}, or call {{phone}}', '{{name}}: ingrese o llame al {{phone}}', true),
  text('menu.logIn', 'Log in', undefined),
];
const xml = xliffOf(texts, 'es');

describe('the XLIFF for translators', () => {
  it('has a unit for each text, with values and line ends as elements, and says what is stale', () => {
    expect(xml).toContain('source-language="en" target-language="es"');
    expect(xml).toContain('<file original="account/log-in"');
    expect(xml).toContain('<trans-unit id="title" approved="yes"');
    expect(xml).toContain(
      '<source>Log in &amp; wait,<x id="line1" ctype="lb"/><x id="name" equiv-text="{{name}}"/>, or call <x id="phone" equiv-text="{{phone}}"/></source>',
    );
    expect(xml).toContain('<note>The Spanish is older than the English.</note>');
    expect(xml).toMatch(
      /<trans-unit id="menu\.logIn" approved="no" xml:space="preserve"><source>Log in<\/source><\/trans-unit>/,
    );
  });

  it('changes nothing when it comes back as it went', () => {
    expect(importedXliff(xml, texts)).toEqual({ changes: [], problems: [] });
  });

  it('gives back any text that goes out', () => {
    const words = fc.stringMatching(/^[ \w<>&"'\n]{0,20}$/);
    const value = fc.constantFrom('{{name}}', '{{phone}}', '\n', ' ', '{{', ']]>');
    const written = fc.array(fc.oneof(words, value), { maxLength: 6 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(written, (es) => {
        const [one] = [text('title', 'x', es)];
        if (one === undefined) return;
        const other = [{ ...one, es: 'another' }];
        const { changes, problems } = importedXliff(xliffOf([{ ...one, en: es }], 'es'), [
          { ...other[0], en: es } as ProjectText,
        ]);
        if (es.trim() === '') return;
        expect([changes.map(({ after }) => after), problems]).toEqual([[es], []]);
      }),
      { numRuns: 300 },
    );
  });

  it('comes back out of a program with a language of a country, marks of its own and states', () => {
    const back = xml
      .replace('target-language="es"', 'target-language="es-US"')
      .replace(
        '<source>Log in</source></trans-unit>',
        '<source>Log in</source><target state="translated"><mrk mid="0" mtype="seg">Entrar</mrk></target></trans-unit>',
      );
    expect(importedXliff(back, texts)).toEqual({
      changes: [
        { document: 'account/log-in', key: 'menu.logIn', language: 'es', before: '', after: 'Entrar' },
      ],
      problems: [],
    });
  });

  it.each([
    [
      'a text that is gone',
      'id="title"',
      'id="heading"',
      'account/log-in heading: there is no such text any more.',
    ],
    ['no Spanish', 'Iniciar sesión', ' ', 'account/log-in title: the Spanish is empty.'],
    [
      'a value that is lost',
      'llame al <x id="phone" equiv-text="{{phone}}"/>',
      'llame',
      'must be those of the English ({{name}} {{phone}}).',
    ],
    [
      'a value that nobody knows',
      'llame al <x id="phone"',
      'llame al <x id="fax"',
      'must be those of the English',
    ],
    [
      'another English',
      '<source>Log in</source><target>',
      '<source>Log on</source><target>X',
      'the English was changed since',
    ],
    ['another language', 'target-language="es"', 'target-language="fr"', 'Its language is fr'],
    ['no language', ' target-language="es"', '', 'does not tell its language'],
    ['a document that is cut off', '</body>', '', 'This is no XLIFF'],
    ['entities that grow', '<body>', '<!DOCTYPE a [<!ENTITY b "c">]><body>&b;', ''],
    ['XLIFF 2', 'version="1.2"', 'version="2.0"', 'This is no XLIFF 1.2'],
    ['something else', xml, 'screen,text', 'This is no XLIFF'],
  ])('is told of %s', (_what, from, to, want) => {
    expect(xml).toContain(from);
    const { changes, problems } = importedXliff(
      xml.replace(from, () => to),
      texts,
    );
    expect(changes).toEqual([]);
    if (want === '') return;
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(want);
  });
});
