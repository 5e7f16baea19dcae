import { languages } from '../../screen-language/language.ts';
import type { Language } from '../../screen-language/language.ts';
import type { ProjectText } from '../protocol.ts';
import type { Texts } from './change.ts';
import { withValue } from './json-edits.ts';

/** One text that is to be another one. */
export interface TextChange {
  readonly document: string;
  readonly key: string;
  readonly language: Language;
  readonly before: string;
  readonly after: string;
}

/** Returns the texts in which words stand, in any language. Capital letters are letters like others. */
export function textsWith(texts: readonly ProjectText[], words: string): readonly ProjectText[] {
  const wanted = words.trim().toLowerCase();
  if (wanted === '') return [];
  return texts.filter((text) =>
    [...languages.map((language) => text[language] ?? ''), text.key].some((one) =>
      one.toLowerCase().includes(wanted),
    ),
  );
}

/** Returns what replacing words everywhere changes: exactly these, with their capital letters. */
export function replacementsIn(
  texts: readonly ProjectText[],
  words: string,
  instead: string,
): readonly TextChange[] {
  if (words === '' || words === instead) return [];
  return texts.flatMap(({ document, key, ...text }) =>
    languages.flatMap((language) => {
      const before = text[language];
      if (before?.includes(words) !== true) return [];
      return [{ document, key, language, before, after: before.replaceAll(words, () => instead) }];
    }),
  );
}

/**
 * Makes texts what they are to be.
 *
 * @param pathOf the file of a document's texts; undefined where it is not there
 */
export function withTextChanges(
  files: Texts,
  changes: readonly TextChange[],
  pathOf: (change: Pick<TextChange, 'document' | 'language'>) => string | undefined,
): Texts {
  const next = new Map<string, string>();
  for (const change of changes) {
    const path = pathOf(change);
    const text = path === undefined ? undefined : (next.get(path) ?? files.get(path));
    if (path !== undefined && text !== undefined)
      next.set(path, withValue(text, change.key.split('.'), change.after));
  }
  return next;
}
