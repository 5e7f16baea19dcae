import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languageOfPath, languages } from '../../screen-language/language.ts';
import type { Language } from '../../screen-language/language.ts';
import { switchLanguage } from './switch-language.ts';

const origin = 'https://portal.example:8443';
const piece = fc.oneof(
  fc.constantFrom(
    '/',
    '//',
    '\\',
    '/es',
    '/es/',
    'es',
    '/es//',
    '/es/\\',
    '/ES/',
    '/vi',
    '/vi//',
    '/essay',
    '%2f',
    '%5c',
    '%2F%2f',
  ),
  fc.constantFrom(
    '@',
    ':',
    'evil.example',
    '//evil.example',
    'https://evil.example',
    'javascript:',
    '.',
    '..',
    '%2e%2e',
  ),
  fc.constantFrom(
    '\t',
    '\n',
    '\r',
    ' ',
    '?',
    '#',
    '&',
    '?redirect=',
    '%00',
    '%09',
    'ñ',
    '／',
    '＼',
    '\u202e',
    '😀',
  ),
  fc.string({ maxLength: 6, unit: 'binary' }),
);
const hostilePath = fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`);

/** The laws that a switch breaks, by name; none is the aim. */
function broken(path: string, to: Language): readonly string[] {
  const next = switchLanguage(new URL(origin + path), to);
  // What a browser makes of the address once more when it is assigned.
  const opened = new URL(next.href, `${origin}/es/somewhere`);
  const laws = {
    sameOrigin: opened.origin === origin && new URL(opened.pathname, origin).origin === origin,
    noCredentials: opened.username === '' && opened.password === '',
    language: languageOfPath(opened.pathname) === to,
    redirectFlag: to !== 'en' || opened.searchParams.has('redirect'),
    idempotent: switchLanguage(opened, to).href === opened.href,
  };
  return Object.entries(laws).flatMap(([law, holds]) => (holds ? [] : [law]));
}

describe('switchLanguage on hostile paths', () => {
  it('stays on the origin, lands on the language, and is done after once', () => {
    fc.assert(
      fc.property(hostilePath, fc.constantFrom<Language>(...languages), (path, to) => {
        expect(broken(path, to)).toEqual([]);
      }),
      { numRuns: 12_000 },
    );
  });
});
