import { useRef } from 'react';
import { languages } from '../../screen-language/language.ts';
import type { Language } from '../../screen-language/language.ts';
import { placeholdersOf } from '../../screen-language/check/facts/text-keys.ts';
import type { LanguageTexts } from '../protocol.ts';

interface TextBoxProps {
  readonly label: string;
  readonly language: Language;
  /** In all languages; undefined where one is missing. */
  readonly texts: LanguageTexts;
  readonly isInvalid: boolean;
  readonly onChange: (text: string) => void;
}

/** A text in one language. Values that it has in any language are chips, which put one in where the cursor is. */
export function TextBox({ label, language, texts, isInvalid, onChange }: TextBoxProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const { [language]: text } = texts;
  const names = [...new Set(languages.flatMap((one) => placeholdersOf(texts[one] ?? '')))];
  const own = placeholdersOf(text ?? '');
  const putIn = (name: string) => {
    const box = area.current;
    if (box === null) return;
    box.focus();
    box.setRangeText(`{{${name}}}`, box.selectionStart, box.selectionEnd, 'end');
    onChange(box.value);
  };
  return (
    <div className="text-box">
      <textarea
        ref={area}
        lang={language}
        rows={1}
        value={text ?? ''}
        placeholder={text === undefined ? 'Missing' : ''}
        aria-label={label}
        aria-invalid={isInvalid || undefined}
        spellCheck
        onChange={({ target }) => onChange(target.value)}
      />
      {names.length === 0 ? null : (
        <div className="text-chips" role="group" aria-label="Values" lang="en">
          {names.map((name) => (
            <button
              key={name}
              type="button"
              data-missing={own.includes(name) ? undefined : ''}
              aria-label={`Put {{${name}}} in`}
              onClick={() => putIn(name)}
            >
              {name}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
