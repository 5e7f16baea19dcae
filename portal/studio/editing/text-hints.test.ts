import { describe, expect, it } from 'vitest';
import { hintsOf, phoneLines } from './text-hints.ts';

describe('hints while a text is typed', () => {
  it.each([
    ['Your bill', 'Su factura', [], []],
    ['Your bill', 'Su recibo', [], ['“recibo”: the portal says “factura”.']],
    ['Your bill', '', [], ["The portal's words: factura."]],
    ['Check your answers', 'Revisa tus respuestas', [], ['“Revisa” says “tú”. Say “usted”.']],
    ['The token is null', 'No se pudo', ['"token" is no word of customers. Say what it is for.'], []],
  ])('%s / %s', (en, es, english, spanish) => {
    expect(hintsOf('messages.x', { en, es })).toEqual({ en: english, es: spanish });
  });

  it('tell a text for scholars, and a label that is a sentence', () => {
    const hard =
      'Notwithstanding the aforementioned stipulations regarding residential electricity consumption, subsequent reconciliation necessitates supplementary administrative verification procedures, documentation and individual consultation appointments.';
    expect(hintsOf('messages.x', { en: hard, es: 'x' }).en[0]).toContain('years of school');
    expect(hintsOf('fields.a.label', { en: 'word '.repeat(20), es: 'x' }).en[0]).toContain('This label has');
  });
});

it.each([
  ['messages.x', '', 0],
  ['messages.x', 'Short', 1],
  ['title', 'Bills and payments of your house', 2],
  ['submit', 'Send', 1],
  ['messages.x', 'One\nTwo', 2],
  ['messages.x', `${'word '.repeat(20)}end`, 3],
  ['messages.x', 'x'.repeat(90), 1],
])('%s: “%s” takes %i lines on a phone', (key, text, want) => expect(phoneLines(key, text)).toBe(want));
