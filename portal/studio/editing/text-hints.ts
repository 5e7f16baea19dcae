import { adviceFor } from '../../screen-language/check/advice/advise-texts.ts';
import { informalWord } from '../../screen-language/check/texts/check-formality.ts';
import { otherWordsIn, wordsFor } from '../../screen-language/check/texts/check-glossary.ts';
import { firstLanguage, mapLanguages } from '../../screen-language/language.ts';
import type { PerLanguage } from '../../screen-language/language.ts';

/** Returns what one should know while a text is typed, by its language: plain words, the portal's own words, "usted". */
export function hintsOf(key: string, texts: PerLanguage<string>): PerLanguage<readonly string[]> {
  return mapLanguages(texts, (text, language) => [
    ...adviceFor(key, text, language === firstLanguage).map(({ message, remedy = '' }) =>
      `${message} ${remedy}`.trim(),
    ),
    ...(language === 'es' ? spanishHints(texts.en, text) : []),
  ]);
}

function spanishHints(en: string, es: string): readonly string[] {
  const wrong = otherWordsIn(en, es).map(({ word, say }) => `“${word}”: the portal says “${say}”.`);
  const friend = informalWord(es);
  const usual =
    es.trim() === '' && wordsFor(en).length > 0 ? [`The portal's words: ${wordsFor(en).join(', ')}.`] : [];
  return [...wrong, ...(friend === undefined ? [] : [`“${friend}” says “tú”. Say “usted”.`]), ...usual];
}

/** Letters that a line has on a phone, by what a text is: of 342 pixels that a page of 390 leaves. */
const letters = { title: 22, heading: 28, button: 32, body: 42 } as const;

/** Returns how many lines a text takes on a phone, as far as its letters tell. */
export function phoneLines(key: string, text: string): number {
  if (text === '') return 0;
  const most = letters[kindOf(key)];
  return text.split('\n').reduce((sum, line) => sum + linesOf(line, most), 0);
}

function kindOf(key: string): keyof typeof letters {
  if (key === 'title') return 'title';
  if (/(?:^|\.)(?:heading|title|formHeading)$/.test(key)) return 'heading';
  return /(?:^|\.)(?:submit|next|button|navigation)$|\.links\./.test(key) ? 'button' : 'body';
}

/** Lines of words that are never broken: a longer one has a line of its own. */
function linesOf(line: string, most: number): number {
  let [lines, used] = [1, 0];
  for (const word of line.replaceAll(/\{\{\w+\}\}/g, 'values').split(' ')) {
    if (used > 0 && used + 1 + word.length > most) {
      lines += 1;
      used = word.length;
    } else used += (used > 0 ? 1 : 0) + word.length;
  }
  return lines;
}
