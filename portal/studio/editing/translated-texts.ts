import { englishNameOf } from '../../screen-language/language.ts';
import type { Language } from '../../screen-language/language.ts';
import type { ProjectText } from '../protocol.ts';
import type { TextChange } from './all-texts.ts';

/** Texts that came back from translators: what they change, and why some of them cannot be taken. */
export interface ImportedTexts {
  readonly changes: readonly TextChange[];
  /** A sentence each, with its place in what came back. */
  readonly problems: readonly string[];
  /** The file cannot be read at all. */
  readonly isRefused?: boolean;
}

/** A text that came back. */
export interface WrittenText {
  readonly document: string;
  readonly key: string;
  /** The English that it was made from. */
  readonly english: string;
  readonly written: string;
  /** Words on its place in what came back: `Row 3`. */
  readonly place: string;
}

/** Checks texts that came back: their language counts, everything else says which text each is of. */
export function checkedTexts(
  rows: readonly WrittenText[],
  texts: readonly ProjectText[],
  language: Language,
): ImportedTexts {
  const byKey = new Map(texts.map((text) => [`${text.document} ${text.key}`, text]));
  const changes: TextChange[] = [];
  const problems: string[] = [];
  for (const row of rows) {
    const { document, key, written, place } = row;
    const text = byKey.get(`${document} ${key}`);
    const problem = problemOf(text, row, language);
    if (problem !== undefined) problems.push(`${place}, ${document} ${key}: ${problem}`);
    else if (text !== undefined && written !== (text[language] ?? ''))
      changes.push({ document, key, language, before: text[language] ?? '', after: written });
  }
  return { changes, problems };
}

function problemOf(
  text: ProjectText | undefined,
  { english, written }: WrittenText,
  language: Language,
): string | undefined {
  if (text === undefined) return 'there is no such text any more.';
  if (written === (text[language] ?? '')) return undefined;
  if (written.trim() === '') return `the ${englishNameOf(language)} is empty.`;
  if (english !== text.en) return 'the English was changed since this was made. Translate the new one.';
  const [wanted, found] = [placesIn(english), placesIn(written)];
  if (wanted.join() === found.join()) return undefined;
  const names = wanted.length === 0 ? 'none' : wanted.join(' ');
  return `the values in {{…}} must be those of the English (${names}).`;
}

const placesIn = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{\w+\}\}/g)].map(([place]) => place).sort();
