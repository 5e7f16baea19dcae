import type { Field } from '../../generated/screen-config.gen.ts';
import { languages } from '../../language.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { placedFields } from '../../model/placed-fields.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';
import { allWordsOf } from '../words/name-words.ts';

type Language = (typeof languages)[number];
type LegalDocument = NonNullable<Field['documents']>[number];

/** A document that is called like one language is not what readers of another one are given, and all read the same one. */
export function checkDocumentLanguages({ config, blocks }: CheckedScreen, report: Report): void {
  for (const { block, path } of blocks)
    checkNamed(Reflect.get(block, 'language'), [...path, 'language'], report);
  for (const { field, path } of placedFields(config))
    (field.documents ?? []).forEach((document, at) => {
      const place = [...path, 'documents', at];
      for (const language of languages) checkLanguage({ document, language, place }, report);
      checkSame(document, place, report);
    });
}

/** The language in which a text is read aloud: a version or a title of it is none. */
function checkNamed(from: unknown, place: JsonPath, report: Report): void {
  if (typeof from !== 'string' || !from.includes('.') || wordsOf(from).includes('language')) return;
  const message = `"${from}" is not called like a language.`;
  report(place, {
    rule: 'other-meaning',
    message,
    remedy: 'Name the member that tells the language of the text.',
  });
}

const sourceIn = (document: LegalDocument, language: Language): string | undefined => {
  const from: unknown = Reflect.get(document, language);
  return typeof from === 'string' ? from : undefined;
};

const wordsOf = (from: string | undefined): readonly string[] => allWordsOf(from?.split('.').at(-1) ?? '');

function checkLanguage(
  {
    document,
    language,
    place,
  }: { readonly document: LegalDocument; readonly language: Language; readonly place: JsonPath },
  report: Report,
): void {
  const from = sourceIn(document, language);
  const words = wordsOf(from);
  const other = languages.find((one) => one !== language && words.slice(1).includes(one));
  if (other === undefined || words.includes(language)) return;
  const message = `"${String(from)}" is called like the document in "${other}".`;
  const remedy = `Name the one in "${language}".`;
  report([...place, language], { rule: 'other-language', message, remedy });
}

const englishNames = new Intl.DisplayNames('en', { type: 'language' });

/** The words of languages, in codes and in English: `termsSpanish` and `termsEs` are called like `terms`. */
const languageWords = new Set(
  languages.flatMap((language) => [language, englishNames.of(language)?.toLowerCase()]),
);

/** One document is called alike in all languages. */
function checkSame(document: LegalDocument, place: JsonPath, report: Report): void {
  const subjectOf = (from: string) =>
    wordsOf(from)
      .filter((word) => !languageWords.has(word))
      .join(' ');
  const [first, ...others] = languages.flatMap((language) => {
    const from = sourceIn(document, language);
    return from === undefined ? [] : [{ language, from, subject: subjectOf(from) }];
  });
  for (const { language, from, subject } of others) {
    if (subject === first?.subject) continue;
    const message = `Readers of "${language}" are given "${from}", and others "${first?.from ?? ''}".`;
    const remedy = `Name the same document in "${language}".`;
    report([...place, language], { rule: 'other-document', message, remedy });
  }
}
