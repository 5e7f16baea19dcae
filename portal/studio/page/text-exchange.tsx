import { useState } from 'react';
import type { ChangeEvent } from 'react';
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
  const open = texts.filter(({ es, isStale }) => es === undefined || es === '' || isStale).length;
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
        {open === 0 ? 'No Spanish is missing or stale.' : `${open} Spanish texts are missing or stale.`} The
        table opens in any spreadsheet; its Spanish column is what comes back.
      </p>
      <div className="text-exchange-acts">
        <a
          className="button"
          download="texts.csv"
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(csvOf(texts))}`}
        >
          Export all texts
        </a>
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
