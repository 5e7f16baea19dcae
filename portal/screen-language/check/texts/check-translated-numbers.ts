import type { Diagnostic, SourceFile } from '../../load/source-file.ts';
import { numbersIn, numeralsIn } from '../words/said-numbers.ts';
import { leavesOf, textAt } from '../facts/text-keys.ts';

/** A time of the day, which each language counts in its own way. */
const times = /(?<![\d.,])\d{1,2}(?::\d{2}| ?(?:[ap]\.? ?m|h)(?![\p{L}\d]))/giu;

const digit = /\d/;

/** Numbers that a translation says, and its English does not: 12 bills where 6 are enough. */
export function checkTranslatedNumbers(english: SourceFile, translated: SourceFile): readonly Diagnostic[] {
  return leavesOf(translated.value).flatMap((key) => {
    const text = textAt(translated.value, key);
    const original = textAt(english.value, key);
    if (original === '' || !digit.test(text)) return [];
    const known = [...numbersIn(original), ...numeralsIn(original)];
    const other = numbersIn(text.replaceAll(times, '')).find((number) => !known.includes(number));
    if (other === undefined) return [];
    const message = `The translation says ${other}, which the English does not say.`;
    const remedy = `The English is: ${original.slice(0, 80)}`;
    return [translated.diagnostic(key.split('.'), { rule: 'told-otherwise', message, remedy })];
  });
}
