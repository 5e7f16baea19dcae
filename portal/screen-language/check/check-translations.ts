import { createHash } from 'node:crypto';
import { isWhole } from '../load/project-files.ts';
import type { ProjectFiles } from '../load/project-files.ts';
import type { Diagnostic, SourceFile } from '../load/source-file.ts';
import { leavesOf, textAt } from './text-keys.ts';

/** The English that each Spanish text translates, and the Spanish that it was then: hashes by file and by key. */
export type Translations = { readonly [name: string]: { readonly [key: string]: string } };

/** A text in both languages. */
interface TextPair {
  readonly name: string;
  readonly key: string;
  readonly english: SourceFile;
  readonly spanish: SourceFile;
  /** Hashes of both, as they are written down. */
  readonly now: string;
}

/** Spanish texts whose English was changed after they were written, and texts of which nothing was written down yet. */
export function checkTranslations(files: ProjectFiles): readonly Diagnostic[] {
  const known = translationsIn(files);
  return pairsOf(files).flatMap((pair): readonly Diagnostic[] => {
    const { name, key, spanish, now } = pair;
    const state = stateOf(known[name]?.[key], now);
    if (state === 'known') return [];
    const path = key.split('.');
    if (state === 'stale') {
      const message = 'The English was changed after this was translated.';
      const remedy = `Translate it anew. If it is right as it is: npm run translations -- ${name} ${key}`;
      return [spanish.diagnostic(path, { rule: 'stale-translation', message, remedy })];
    }
    const message = 'Nothing says which English this translates.';
    const finding = { rule: 'new-translation', message, remedy: 'Run npm run translations.' };
    return [{ ...spanish.diagnostic(path, finding), severity: 'warning' }];
  });
}

/**
 * Writes down which English each Spanish text translates.
 *
 * @param isRight tells texts that are right as they are, although their English was changed
 */
export function recordTranslations(
  files: ProjectFiles,
  isRight: (name: string, key: string) => boolean,
): Translations {
  const known = translationsIn(files);
  const recorded: Record<string, Record<string, string>> = {};
  for (const { name, key, now } of pairsOf(files)) {
    const before = known[name]?.[key];
    const isKept = before !== undefined && stateOf(before, now) === 'stale' && !isRight(name, key);
    (recorded[name] ??= {})[key] = isKept ? before : now;
  }
  return recorded;
}

/** `stale`: the English is another one, and the Spanish is the same. */
function stateOf(before: string | undefined, now: string): 'known' | 'stale' | 'new' {
  if (before === now) return 'known';
  const [english, spanish] = before?.split(' ') ?? [];
  const [englishNow, spanishNow] = now.split(' ');
  return spanish === spanishNow && english !== englishNow ? 'stale' : 'new';
}

function translationsIn({ translations }: ProjectFiles): Translations {
  const value = translations?.value;
  return typeof value === 'object' && value !== null ? (value as Translations) : {}; // written by this module
}

function pairsOf(files: ProjectFiles): readonly TextPair[] {
  const { en, es } = files.locales;
  return Object.entries(es)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([name, spanish]) => {
      const english = en[name];
      if (english === undefined || !isWhole(english, files) || !isWhole(spanish, files)) return [];
      return leavesOf(spanish.value).flatMap((key): readonly TextPair[] => {
        const texts = [textAt(english.value, key), textAt(spanish.value, key)];
        const now = texts.map(hashOf).join(' ');
        return texts.includes('') ? [] : [{ name, key, english, spanish, now }];
      });
    });
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);
