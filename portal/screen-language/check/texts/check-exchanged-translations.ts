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
    const sameEnglish = Map.groupBy(texts, ({ said }) => said);
    const sameTranslation = Map.groupBy(texts, ({ translation }) => stemOf(translation));
    return texts.flatMap((text): readonly Diagnostic[] => {
      const others = (sameEnglish.get(text.said) ?? []).filter((one) => one !== text);
      const namesakes = (sameTranslation.get(stemOf(text.translation)) ?? []).filter((one) => one !== text);
      const usual = others.find((one) => stemOf(one.translation) !== stemOf(text.translation));
      const other = namesakes.find(({ said }) => said !== text.said);
      const isAlone = others.every((one) => stemOf(one.translation) !== stemOf(text.translation));
      return usual !== undefined && other !== undefined && isAlone ? [exchanged(text, usual, other)] : [];
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
