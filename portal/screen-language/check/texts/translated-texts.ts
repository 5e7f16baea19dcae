import { isWhole } from '../../load/project-files.ts';
import type { ProjectFiles } from '../../load/project-files.ts';
import type { SourceFile } from '../../load/source-file.ts';
import type { Language } from '../../language.ts';
import { leavesOf, textAt } from '../facts/text-keys.ts';

/** A text and its translation. */
export interface TranslatedText {
  /** Path of both files below the folders of their languages. */
  readonly name: string;
  readonly key: string;
  readonly said: string;
  readonly translation: string;
  readonly english: SourceFile;
  readonly translated: SourceFile;
}

/** All texts that are there in English and in another language, by file. */
export function translatedTextsOf(language: Language, files: ProjectFiles): readonly TranslatedText[] {
  const { en } = files.locales;
  return Object.entries(files.locales[language] ?? {})
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([name, translated]) => {
      const english = en[name];
      if (english === undefined || !isWhole(english, files) || !isWhole(translated, files)) return [];
      return textsIn(name, english, translated);
    });
}

const known = new WeakMap<SourceFile, { english: SourceFile; texts: readonly TranslatedText[] }>();

/** The texts of a file, read once as long as neither file is another one. */
function textsIn(name: string, english: SourceFile, translated: SourceFile): readonly TranslatedText[] {
  const last = known.get(translated);
  if (last?.english === english) return last.texts;
  const texts = leavesOf(translated.value).flatMap((key): readonly TranslatedText[] => {
    const said = textAt(english.value, key);
    const translation = textAt(translated.value, key);
    return said === '' || translation === '' ? [] : [{ name, key, said, translation, english, translated }];
  });
  known.set(translated, { english, texts });
  return texts;
}
