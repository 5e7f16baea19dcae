import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pseudoText, pseudoTexts } from './pseudo-text.ts';

const english = new URL('../../locales/en/', import.meta.url).pathname;

describe('a text of a pseudo-language', () => {
  it.each([
    ['Send', '⟦Šéñd ö⟧'],
    ['Pay {{amount}} now', '⟦Påý {{amount}} ñôŵ öñé⟧'],
    ['See [your bills](/bills).', '⟦Šéé [ýôûŕ bîļļš](/bills). öñé ţŵ⟧'],
    ['- One\n\n- **Two**', '- ⟦Ôñé ö⟧\n\n- ⟦**Ţŵô** öñ⟧'],
  ])('%s', (text, want) => expect(pseudoText(text)).toBe(want));

  it('keeps the values and links of every text, and is longer by two fifths', () => {
    const files = readdirSync(english, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.json'),
    );
    const texts = files.flatMap((name) => textsIn(JSON.parse(readFileSync(join(english, name), 'utf8'))));
    expect(texts.length).toBeGreaterThan(2000);
    const marksIn = (text: string) => text.match(/\{\{\w+\}\}|\]\([^)]*\)/g);
    const own = (text: string) => text.replaceAll(/\{\{\w+\}\}|\]\([^)]*\)/g, '').length;
    const changed = texts.filter((text) => {
      const made = pseudoText(text);
      return (
        JSON.stringify(marksIn(made)) !== JSON.stringify(marksIn(text)) ||
        made.length < text.length + own(text) * 0.4
      );
    });
    expect(changed).toEqual([]);
  });

  it('stands where the English one does', () => {
    expect(pseudoTexts({ a: { b: 'Yes' }, c: 'No' })).toEqual({
      a: { b: pseudoText('Yes') },
      c: pseudoText('No'),
    });
  });
});

function textsIn(texts: unknown): readonly string[] {
  if (typeof texts === 'string') return [texts];
  return typeof texts === 'object' && texts !== null ? Object.values(texts).flatMap(textsIn) : [];
}
