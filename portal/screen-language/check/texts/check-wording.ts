import type { Diagnostic, SourceFile } from '../../load/source-file.ts';
import { englishNameOf } from '../../language.ts';
import type { Language } from '../../language.ts';
import { readPath } from '../../model/dotted-path.ts';
import { leavesOf } from '../facts/text-keys.ts';
import type { Finding } from '../../load/source-file.ts';

/** Texts that customers could not read as they are meant: empty ones, broken placeholders, and marks of HTML. */
export function checkWording(texts: SourceFile): readonly Diagnostic[] {
  return leavesOf(texts.value).flatMap((key) => {
    if (key === '') return [];
    const found = findingOf(readPath(texts.value, key), key);
    return found === undefined ? [] : texts.diagnostic(key.split('.'), found);
  });
}

type Advised = Finding & { readonly remedy: string };

function findingOf(text: unknown, key: string): Advised | undefined {
  if (typeof text !== 'string') {
    return { rule: 'no-text', message: 'This is no text.', remedy: remedyFor(text) };
  }
  return tooLong(text, key) ?? unreadable(text) ?? unwritten(text) ?? loose(text);
}

function remedyFor(value: unknown): string {
  return typeof value === 'object' && value !== null
    ? 'Write a text between quotes in its place, or texts by their names between braces.'
    : 'Write it between quotes.';
}

/** No page reads well with more, and a button with less. */
const most = { sentence: 1500, label: 200 };

function tooLong(text: string, key: string): Advised | undefined {
  const isLabel = /(^|\.)(title|label|heading|submit|next|navigation|button|caption)$|\.links\./.test(key);
  const limit = isLabel ? most.label : most.sentence;
  if (text.length <= limit) return undefined;
  const message = `This text has ${text.length} characters, and ${limit} are the most here.`;
  return { rule: 'too-long', message, remedy: 'Say it shorter.' };
}

/** Characters that nobody sees, that turn the reading direction around, or that are none. */
const hidden =
  // oxlint-disable-next-line no-control-regex -- these are what is looked for
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\uffff\u{e000}-\u{f8ff}\u{e0000}-\u{e0fff}]|\p{Surrogate}/u;

function unreadable(text: string): Advised | undefined {
  const [mark] = text.match(hidden) ?? [];
  if (mark !== undefined) {
    const code = (mark.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    const message = `A character stands here that nobody can read: U+${code}.`;
    return {
      rule: 'hidden-character',
      message,
      remedy: 'Take it out: write the words anew, without copying them.',
    };
  }
  const [call] = text.match(/\$t\(/) ?? [];
  if (call === undefined) return undefined;
  const message = 'Customers would read "$t(" as it stands: a text cannot name another one.';
  return { rule: 'markup', message, remedy: 'Write the words of that text.' };
}

function unwritten(text: string): Advised | undefined {
  if (text.trim() === '') {
    const remedy = 'Write it, or remove it where it need not be there.';
    return { rule: 'empty-text', message: 'This text is empty.', remedy };
  }
  const [brace] = text.replaceAll(/{{\s*\w+\s*}}/g, '').match(/[{}]+\s*\w*/) ?? [];
  if (brace !== undefined) {
    const message = `"${brace}" is no whole placeholder, so customers would read it as it stands.`;
    return {
      rule: 'broken-placeholder',
      message,
      remedy: 'Write a name between two braces on each side: {{name}}.',
    };
  }
  const [mark] = text.match(/<\/?[a-z][^>]*>|&[a-z]+;/i) ?? [];
  if (mark === undefined) return undefined;
  const message = `Customers would read "${mark}" as it stands: texts hold no HTML.`;
  return { rule: 'markup', message, remedy: 'Take it out.' };
}

/** Prices of energy are written one way in all languages of the portal: 15.4¢. */
function loose(text: string): Advised | undefined {
  if (!/[\d}]\s¢/.test(text)) return undefined;
  const message = 'A space stands before "¢", and no other price has one there.';
  return { rule: 'loose-cent', message, remedy: 'Write "¢" right behind its number: {{price}}¢.' };
}

/** A sentence, or words after a first one: names such as "Rhode Island" and units are the same in all languages. */
const words = /(?<!\p{L})\p{L}+ \p{Ll}{2,}(?!\p{L})/u;

/** Translated texts that are the English ones. */
export function checkTranslated(
  english: SourceFile,
  translated: SourceFile,
  language: Language,
): readonly Diagnostic[] {
  return leavesOf(translated.value).flatMap((key) => {
    const text = readPath(translated.value, key);
    if (typeof text !== 'string' || text !== readPath(english.value, key)) return [];
    if (!words.test(text.replaceAll(/{{[^{}]*}}/g, ''))) return [];
    const message = `"${key}" is the English text.`;
    return translated.diagnostic(key.split('.'), {
      rule: 'untranslated',
      message,
      remedy: `Write it in ${englishNameOf(language)}.`,
    });
  });
}
