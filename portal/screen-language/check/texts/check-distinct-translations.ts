import type { Diagnostic, SourceFile } from '../../load/source-file.ts';
import { leavesOf, textAt } from '../facts/text-keys.ts';

/**
 * Texts beside each other, such as the answers to one question or the states of one thing, that differ in English and have one
 * translation: nobody could tell them apart.
 */
export function checkDistinctTranslations(
  english: SourceFile,
  translated: SourceFile,
): readonly Diagnostic[] {
  const first = new Map<string, string>();
  return leavesOf(translated.value).flatMap((key): readonly Diagnostic[] => {
    const said = textAt(english.value, key);
    const translation = textAt(translated.value, key);
    const group = key.slice(0, Math.max(0, key.lastIndexOf('.')));
    // At the top stand a title and a button, which may say the same.
    if (said === '' || translation === '' || group === '') return [];
    const place = `${group} ${bare(translation)}`;
    const other = first.get(place);
    if (other === undefined) first.set(place, said);
    if (other === undefined || bare(other) === bare(said)) return [];
    const message = `"${translation}" is the translation of "${other}" beside it, too: nobody can tell it from "${said}".`;
    const remedy = 'Translate what differs in English in different words.';
    return [translated.diagnostic(key.split('.'), { rule: 'told-otherwise', message, remedy })];
  });
}

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}{}]+/gu, ' ')
    .trim();
