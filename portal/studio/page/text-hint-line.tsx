import { memo } from 'react';
import { hintsOf, phoneLines } from '../editing/text-hints.ts';

interface TextHintLineProps {
  readonly textKey: string;
  readonly en: string;
  readonly es: string;
}

/** Hints about a text in both languages; its length on a phone is seen while one types in it. */
export function TextHintLine({ textKey, en, es }: TextHintLineProps) {
  const hints = hintsOf({ key: textKey, en, es });
  return (
    <div className="text-hints">
      <p className="text-length">
        On a phone: {lengthOf(textKey, en)} · <span lang="es">Español</span>: {lengthOf(textKey, es)}
      </p>
      {[...hints.en, ...hints.es].map((hint) => (
        <p key={hint}>{hint}</p>
      ))}
    </div>
  );
}

interface TextHintsProps extends TextHintLineProps {
  readonly language: 'en' | 'es';
}

/** Hints about a text in one language, for a table of both: its length on a phone is seen while one types in it. */
export const TextHints = memo(function TextHints({ language, ...text }: TextHintsProps) {
  const hints = hintsOf({ key: text.textKey, en: text.en, es: text.es })[language];
  return (
    <div className="text-hints" lang="en">
      <p className="text-length">On a phone: {lengthOf(text.textKey, text[language])}</p>
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
