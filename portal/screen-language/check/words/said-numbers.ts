import type { Diagnostic, JsonPath, SourceFile } from '../../load/source-file.ts';
import { allWordsOf } from './name-words.ts';

/** Things that a text and a screen say otherwise: the key of the text, where it is the one that may be wrong, and the place in the screen. */
export type Told = readonly (readonly [key: string | undefined, path: JsonPath, message: string])[];

/** Each of them at the screen, and at the text. */
export function diagnosticsOf(told: Told, source: SourceFile, english: SourceFile): readonly Diagnostic[] {
  return told.flatMap(([key, path, message]) => {
    const finding = { rule: 'told-otherwise', message, remedy: 'Let the text and the screen say the same.' };
    return [
      source.diagnostic(path, finding),
      ...(key === undefined ? [] : [english.diagnostic(key.split('.'), finding)]),
    ];
  });
}

const numerals: readonly string[] =
  'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A text without the names of its values. */
export const withoutValues = (text: string): string => text.replaceAll(/{{[^{}]*}}/g, '');

/** The numbers of a text, without those of its values. */
export const numbersIn = (text: string): readonly number[] =>
  [...withoutValues(text).matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([written]) => numberOf(written));

/** The number that is written in figures, or as a word up to twelve. */
export const numberOf = (written: string): number =>
  /^\d/.test(written) ? Number(written.replaceAll(',', '')) : numerals.indexOf(written.toLowerCase());

/** The numbers that a text says in words. */
export const numeralsIn = (text: string): readonly number[] =>
  allWordsOf(text).map((word) => numerals.indexOf(word));
