import { languages } from '../language.ts';
import { placedFields } from '../model/placed-fields.ts';
import type { CheckedScreen, Report } from './checked-screen.ts';
import { allWordsOf } from './name-words.ts';

/** A document that is called like one language is not what readers of another one are given. */
export function checkDocumentLanguages({ config }: CheckedScreen, report: Report): void {
  for (const { field, path } of placedFields(config))
    (field.documents ?? []).forEach((document, at) => {
      for (const language of languages) {
        const from: unknown = Reflect.get(document, language);
        const words = typeof from === 'string' ? allWordsOf(from.split('.').at(-1) ?? '') : [];
        const other = languages.find((one) => one !== language && words.slice(1).includes(one));
        if (other === undefined || words.includes(language)) continue;
        const message = `"${String(from)}" is called like the document in "${other}".`;
        report([...path, 'documents', at, language], {
          rule: 'other-language',
          message,
          remedy: `Name the one in "${language}".`,
        });
      }
    });
}
