import type { Diagnostic, SourceFile } from '../load/source-file.ts';
import { readPath } from '../model/dotted-path.ts';
import { leavesOf } from './text-keys.ts';
import type { Finding } from '../load/source-file.ts';

/** Texts that customers could not read as they are meant: empty ones, broken placeholders, and marks of HTML. */
export function checkWording(texts: SourceFile): readonly Diagnostic[] {
  return leavesOf(texts.value).flatMap((key) => {
    if (key === '') return [];
    const found = problemOf(readPath(texts.value, key));
    return found === undefined ? [] : texts.diagnostic(key.split('.'), found);
  });
}

function problemOf(text: unknown): (Finding & { readonly remedy: string }) | undefined {
  if (typeof text !== 'string') {
    return { rule: 'no-text', message: 'This is no text.', remedy: 'Write it between quotes.' };
  }
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

/** A sentence, or words after a first one: names such as "Rhode Island" and units are the same in both languages. */
const words = /\p{L}+ \p{Ll}{2,}(?!\p{L})/u;

/** Spanish texts that are the English ones. */
export function checkTranslated(english: SourceFile, spanish: SourceFile): readonly Diagnostic[] {
  return leavesOf(spanish.value).flatMap((key) => {
    const text = readPath(spanish.value, key);
    if (typeof text !== 'string' || text !== readPath(english.value, key)) return [];
    if (!words.test(text.replaceAll(/{{.*?}}/g, ''))) return [];
    const message = `"${key}" is the English text.`;
    return spanish.diagnostic(key.split('.'), {
      rule: 'untranslated',
      message,
      remedy: 'Write it in Spanish.',
    });
  });
}
