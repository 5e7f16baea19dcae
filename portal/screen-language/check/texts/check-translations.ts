import { createHash } from 'node:crypto';
import type { ProjectFiles } from '../../load/project-files.ts';
import type { Diagnostic } from '../../load/source-file.ts';
import { otherLanguages } from '../../language.ts';
import type { Language } from '../../language.ts';
import { translatedTextsOf } from './translated-texts.ts';
import type { TranslatedText } from './translated-texts.ts';

/** The English that each text translates, by the language. */
export type Translations = { readonly [language in Language]?: RecordedTexts };

/** The English that a text translates, and the translation that it was then: hashes by file and key. */
type RecordedTexts = { readonly [name: string]: { readonly [key: string]: string } };

/** A text and its translation. */
interface TextPair extends TranslatedText {
  readonly language: Language;
  /** Hashes of both, as they are written down. */
  readonly now: string;
}

/** Translations whose English was changed after they were written, and texts of which nothing was written down yet. */
export function checkTranslations(files: ProjectFiles): readonly Diagnostic[] {
  const told = new Set<string>();
  return pairsOf(files).flatMap((pair): readonly Diagnostic[] => {
    const { language, name, key, translated, now } = pair;
    const state = stateOf(recordedIn(language, files)[name]?.[key], now);
    if (state === 'known') return [];
    const path = key.split('.');
    if (state === 'stale') {
      const message = 'The English was changed after this was translated.';
      const remedy = `Translate it anew. If it is right as it is: npm run translations -- ${language} ${name} ${key}`;
      const stale = translated.diagnostic(path, { rule: 'stale-translation', message, remedy });
      const isTold = told.has(`${name} ${key}`);
      told.add(`${name} ${key}`);
      return isTold ? [stale] : [changedEnglish(pair), stale];
    }
    const message = 'Nothing says which English this translates.';
    const finding = { rule: 'new-translation', message, remedy: 'Run npm run translations.' };
    return [{ ...translated.diagnostic(path, finding), severity: 'warning' }];
  });
}

/** The place that was changed alone: whoever changed it looks there. */
function changedEnglish({ english, key }: TextPair): Diagnostic {
  const message = 'The translations of this text say what it said before.';
  const remedy = 'Translate it anew in the other languages.';
  return english.diagnostic(key.split('.'), { rule: 'stale-translation', message, remedy });
}

/**
 * Writes down which English each text translates.
 *
 * @param isRight tells texts that are right as they are, although their English was changed
 */
export function recordTranslations(
  files: ProjectFiles,
  isRight: (text: Pick<TextPair, 'language' | 'name' | 'key'>) => boolean,
): Translations {
  const recorded: { [language in Language]?: Record<string, Record<string, string>> } = {};
  for (const pair of pairsOf(files)) {
    const { language, name, key, now } = pair;
    const before = recordedIn(language, files)[name]?.[key];
    const isKept = before !== undefined && stateOf(before, now) === 'stale' && !isRight(pair);
    ((recorded[language] ??= {})[name] ??= {})[key] = isKept ? before : now;
  }
  return recorded;
}

/** `stale`: the English is another one, and the translation is the same. */
function stateOf(before: string | undefined, now: string): 'known' | 'stale' | 'new' {
  if (before === now) return 'known';
  const [english, translated] = before?.split(' ') ?? [];
  const [englishNow, translatedNow] = now.split(' ');
  return translated === translatedNow && english !== englishNow ? 'stale' : 'new';
}

function recordedIn(language: Language, { translations }: ProjectFiles): RecordedTexts {
  const value = translations?.[language]?.value;
  return typeof value === 'object' && value !== null ? (value as RecordedTexts) : {}; // written by this module
}

const pairsOf = (files: ProjectFiles): readonly TextPair[] =>
  otherLanguages.flatMap((language) =>
    translatedTextsOf(language, files).map((text) => ({
      ...text,
      language,
      now: [text.said, text.translation].map(hashOf).join(' '),
    })),
  );

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);
