import type { CompiledScreen } from '@energy-portal/portal/publish';
import { valueAt } from './contract.ts';
import type { ExpectedText } from './types.ts';

/** Texts of all screens, by language and file. */
export interface SharedTexts {
  readonly en: { readonly [file: string]: unknown };
  readonly es: { readonly [file: string]: unknown };
}

/** Stands in an expected text for words that the plan does not know. */
export const anyWords = '\u0000';

/** A text by its dotted key. */
export type FindText = (key: string, values?: TextValues) => ExpectedText | undefined;

/** Values of a text; one for both languages or one for each. */
interface TextValues {
  readonly [name: string]: string | number | ExpectedText | undefined;
}

/** Finds texts where a page finds them: the screen's own, those of every form, and `errors.…`. */
export function textsOf({ texts }: Pick<CompiledScreen, 'texts'>, shared: SharedTexts): FindText {
  const find = (language: 'en' | 'es', key: string) => {
    const [file = '', ...rest] = key.split('.');
    const path = key.split('.');
    const places: readonly unknown[] = [
      valueAt(texts[language], path),
      valueAt(shared[language]['forms'], path),
      valueAt(shared[language]['common'], path),
      file === 'errors' ? valueAt(shared[language]['errors'], rest) : undefined,
    ];
    return places.find((text): text is string => typeof text === 'string');
  };
  return (key, values = {}) => {
    const [en, es] = [find('en', key), find('es', key)];
    if (en === undefined || es === undefined) return undefined;
    return { en: fill(en, values, 'en'), es: fill(es, values, 'es') };
  };
}

/** The text with its values; those that are not known stand for any words. */
export function fill(text: string, values: TextValues, language: 'en' | 'es'): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    return typeof value === 'object' ? value[language] : String(value ?? anyWords);
  });
}

/** A pattern that matches the whole of an expected text; links and buttons in a list say to what they belong, too. */
export function patternOf(text: string, isInList = false): RegExp {
  const pieces = text.split(anyWords).map((piece) => piece.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(
    `^\\s*${pieces.map((piece) => piece.replaceAll(/\s+/g, '\\s+')).join('[\\s\\S]*')}${isInList ? '(\\s*:[\\s\\S]*)?' : ''}\\s*$`,
  );
}
