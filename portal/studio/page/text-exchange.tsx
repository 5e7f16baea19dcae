import { useState } from 'react';
import type { ChangeEvent } from 'react';
import { englishNameOf, otherLanguages } from '../../screen-language/language.ts';
import type { Language } from '../../screen-language/language.ts';
import { csvOf, importedTexts } from '../editing/text-csv.ts';
import type { ImportedTexts } from '../editing/translated-texts.ts';
import type { ProjectText } from '../protocol.ts';
import { Progress } from './progress.tsx';
import type { EditTexts } from './use-editing.ts';
import { useTextEdit } from './use-text-edit.ts';

interface TextExchangeProps {
  readonly texts: readonly ProjectText[];
  readonly onChange: EditTexts;
  readonly onClose: () => void;
}

/** Hands all texts to translators, as a table or as XLIFF, and takes them back after a check. */
export function TextExchange({ texts, onChange, onClose }: TextExchangeProps) {
  const [back, setBack] = useState<ImportedTexts>();
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file === undefined) return;
    const content = await file.text();
    const isXliff = content.trimStart().startsWith('<');
    setBack(isXliff ? (await xliff()).importedXliff(content, texts) : importedTexts(content, texts));
    // The same file may be chosen again once it was mended.
    target.value = '';
  };
  const edit = useTextEdit(onChange, onClose);
  return (
    <section className="text-exchange" aria-label="For translators">
      <h3>For translators</h3>
      <p className="dialog-note">
        {otherLanguages.map((language) => stateOf(texts, language)).join(' ')} A table opens in any
        spreadsheet, XLIFF in any program of translators.
      </p>
      <dl className="text-exchange-acts">
        {otherLanguages.map((language) => (
          <Exports key={language} texts={texts} language={language} />
        ))}
        <div>
          <dt>Back from them</dt>
          <dd>
            <label className="button">
              Import a file
              <input
                type="file"
                accept=".csv,.xlf,.xliff,text/csv,application/xliff+xml"
                className="unseen"
                onChange={(event) => void read(event)}
              />
            </label>
          </dd>
        </div>
      </dl>
      {back === undefined ? null : (
        <Checked
          back={back}
          isBusy={edit.step !== undefined}
          onTake={() => edit.run('Take translations in', back.changes)}
        />
      )}
      {edit.step === undefined ? null : <Progress {...edit.step} action="Cancel" onAction={edit.giveUp} />}
    </section>
  );
}

/** Loaded when somebody wants it. */
const xliff = () => import('../editing/text-xliff.ts');

interface ExportsProps extends Pick<TextExchangeProps, 'texts'> {
  readonly language: Language;
}

function Exports({ texts, language }: ExportsProps) {
  const name = englishNameOf(language);
  const exportXliff = async () => {
    const { xliffOf } = await xliff();
    download(
      `texts.${language}.xlf`,
      new Blob([xliffOf(texts, language)], { type: 'application/xliff+xml' }),
    );
  };
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <a
          className="button"
          download={`texts.${language}.csv`}
          aria-label={`Export ${name} as a table`}
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(csvOf(texts, language))}`}
        >
          Table (CSV)
        </a>
        <button type="button" aria-label={`Export ${name} as XLIFF`} onClick={() => void exportXliff()}>
          XLIFF
        </button>
      </dd>
    </div>
  );
}

function download(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}

function stateOf(texts: readonly ProjectText[], language: Language): string {
  const open = texts.filter((text) => (text[language] ?? '') === '' || text.stale.includes(language)).length;
  const name = englishNameOf(language);
  return open === 0 ? `No ${name} is missing or stale.` : `${open} ${name} texts are missing or stale.`;
}

interface CheckedProps {
  readonly back: ImportedTexts;
  readonly isBusy: boolean;
  readonly onTake: () => void;
}

/** The changes that came back, and what cannot be taken of them. */
function Checked({ back: { changes, problems, isRefused = false }, isBusy, onTake }: CheckedProps) {
  if (isRefused)
    return (
      <p className="dialog-diagnostic" role="alert">
        {problems.join(' ')}
      </p>
    );
  const count = changes.length === 1 ? '1 text' : `${changes.length} texts`;
  return (
    <>
      <p role="status">
        It changes {count}.{' '}
        {problems.length === 0
          ? 'Nothing is wrong with it.'
          : `${problems.length} of its texts cannot be taken:`}
      </p>
      <ul className="text-problems">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      <button type="button" data-main disabled={changes.length === 0 || isBusy} onClick={onTake}>
        Take {count} in
      </button>
    </>
  );
}
