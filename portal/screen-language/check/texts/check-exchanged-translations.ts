import { otherLanguages } from '../../language.ts';
import type { ProjectFiles } from '../../load/project-files.ts';
import type { Diagnostic } from '../../load/source-file.ts';
import { translatedTextsOf } from './translated-texts.ts';
import type { TranslatedText } from './translated-texts.ts';

/**
 * Translations that stand for another English text everywhere else, of texts that are translated otherwise everywhere else: two
 * were exchanged, or a term has two names.
 */
export function checkExchangedTranslations(files: ProjectFiles): readonly Diagnostic[] {
  return otherLanguages.flatMap((language) => {
    const texts = translatedTextsOf(language, files);
    const stems = new Map(texts.map((text) => [text, stemOf(text.translation)]));
    const sameEnglish = Map.groupBy(texts, ({ said }) => said);
    const sameTranslation = Map.groupBy(texts, (text) => stems.get(text));
    return texts.flatMap((text): readonly Diagnostic[] => {
      const others = sameEnglish.get(text.said)?.filter((one) => one !== text) ?? [];
      const stem = stems.get(text);
      const [usual] = others;
      if (usual === undefined || others.some((one) => stems.get(one) === stem)) return [];
      const other = sameTranslation.get(stem)?.find(({ said }) => said !== text.said);
      return other === undefined ? [] : [exchanged(text, usual, other)];
    });
  });
}

/** Spanish words end by what they stand beside. */
const stemOf = (text: string): string => text.toLowerCase().replaceAll(/(?<=\p{L}{3})[oa]s?(?!\p{L})/gu, '');

function exchanged(
  { said, translation, key, translated }: TranslatedText,
  usual: TranslatedText,
  other: TranslatedText,
): Diagnostic {
  const message = `"${translation}" is what ${other.name} says for "${other.said}", and "${said}" is "${usual.translation}" in ${usual.name}.`;
  const remedy = 'Translate the same English in the same way, or write other English.';
  return translated.diagnostic(key.split('.'), { rule: 'told-otherwise', message, remedy });
}
