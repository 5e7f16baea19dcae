import { Fragment, memo } from 'react';
import { otherLanguages, rowOf } from '../../screen-language/language.ts';
import type { Language, PerLanguage } from '../../screen-language/language.ts';
import { hintsOf, phoneLines } from '../editing/text-hints.ts';

interface TextHintLineProps {
  readonly textKey: string;
  readonly texts: PerLanguage<string>;
}

/** Hints about a text in all languages; its length on a phone is seen while one types in it. */
export function TextHintLine({ textKey, texts }: TextHintLineProps) {
  const hints = hintsOf(textKey, texts);
  return (
    <div className="text-hints">
      <p className="text-length">
        On a phone: {lengthOf(textKey, texts.en)}
        {otherLanguages.map((language) => (
          <Fragment key={language}>
            {' '}
            · <span lang={language}>{rowOf(language).name}</span>: {lengthOf(textKey, texts[language] ?? '')}
          </Fragment>
        ))}
      </p>
      {Object.values(hints)
        .flat()
        .map((hint) => (
          <p key={hint}>{hint}</p>
        ))}
    </div>
  );
}

interface TextHintsProps extends TextHintLineProps {
  readonly language: Language;
}

/** Hints about a text in one language, for a table of all: its length on a phone is seen while one types in it. */
export const TextHints = memo(function TextHints({ language, textKey, texts }: TextHintsProps) {
  const hints = hintsOf(textKey, texts)[language] ?? [];
  return (
    <div className="text-hints" lang="en">
      <p className="text-length">On a phone: {lengthOf(textKey, texts[language] ?? '')}</p>
      {hints.map((hint) => (
        <p key={hint}>{hint}</p>
      ))}
    </div>
  );
});

function lengthOf(key: string, text: string): string {
  const lines = phoneLines(key, text);
  return `${text.length} letters, ${lines === 1 ? '1 line' : `${lines} lines`}`;
}
