import { useState } from 'react';
import type { ChangeEvent } from 'react';
import { englishNameOf, otherLanguages } from '../../screen-language/language.ts';
import type { Language } from '../../screen-language/language.ts';
import type { TextChange } from '../editing/all-texts.ts';
import { csvOf, importedTexts } from '../editing/text-csv.ts';
import type { ImportedTexts } from '../editing/text-csv.ts';
import type { ProjectText } from '../protocol.ts';

interface TextExchangeProps {
  readonly texts: readonly ProjectText[];
  readonly onChange: (name: string, changes: readonly TextChange[]) => Promise<void>;
  readonly onClose: () => void;
}

/** Hands all texts to translators as a table, and takes it back after a check. */
export function TextExchange({ texts, onChange, onClose }: TextExchangeProps) {
  const [back, setBack] = useState<ImportedTexts>();
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file !== undefined) setBack(importedTexts(await file.text(), texts));
  };
  const take = async () => {
    await onChange('Take translations in', back?.changes ?? []);
    onClose();
  };
  return (
    <section className="text-exchange" aria-label="For translators">
      <h3>For translators</h3>
      <p className="dialog-note">
        {otherLanguages.map((language) => stateOf(texts, language)).join(' ')} The table opens in any
        spreadsheet; the column of its language is what comes back.
      </p>
      <div className="text-exchange-acts">
        {otherLanguages.map((language) => (
          <a
            key={language}
            className="button"
            download={`texts.${language}.csv`}
            href={`data:text/csv;charset=utf-8,${encodeURIComponent(csvOf(texts, language))}`}
          >
            Export {englishNameOf(language)}
          </a>
        ))}
        <label className="button">
          Import a table
          <input
            type="file"
            accept=".csv,text/csv"
            className="unseen"
            onChange={(event) => void read(event)}
          />
        </label>
      </div>
      {back === undefined ? null : <Checked back={back} onTake={() => void take()} />}
    </section>
  );
}

function stateOf(texts: readonly ProjectText[], language: Language): string {
  const open = texts.filter((text) => (text[language] ?? '') === '' || text.stale.includes(language)).length;
  const name = englishNameOf(language);
  return open === 0 ? `No ${name} is missing or stale.` : `${open} ${name} texts are missing or stale.`;
}

interface CheckedProps {
  readonly back: ImportedTexts;
  readonly onTake: () => void;
}

/** The changes of a table that came back, and its rows that cannot be taken. */
function Checked({ back: { changes, problems }, onTake }: CheckedProps) {
  const count = changes.length === 1 ? '1 text' : `${changes.length} texts`;
  return (
    <>
      <p role="status">
        The table changes {count}.{' '}
        {problems.length === 0
          ? 'Nothing is wrong with it.'
          : `${problems.length} of its rows cannot be taken:`}
      </p>
      <ul className="text-problems">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      <button type="button" data-main disabled={changes.length === 0} onClick={onTake}>
        Take {count} in
      </button>
    </>
  );
}
