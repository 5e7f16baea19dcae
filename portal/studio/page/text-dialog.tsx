import { useEffect, useRef, useState } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { englishNameOf, languages } from '../../screen-language/language.ts';
import { replacementsIn, textsWith } from '../editing/all-texts.ts';
import type { TextChange } from '../editing/all-texts.ts';
import { openDocument } from './opened-document.ts';
import { calls } from './calls.ts';
import type { ProjectText, StudioDocument } from '../protocol.ts';
import { useMe } from './me.ts';
import { shownTitle } from './shown-title.ts';
import { Progress } from './progress.tsx';
import { TextExchange } from './text-exchange.tsx';
import { useTextEdit } from './use-text-edit.ts';
import type { EditTexts } from './use-editing.ts';

interface TextDialogProps {
  readonly documents: readonly StudioDocument[];
  /** Makes texts of any documents what they are to be, as one edit. */
  readonly onChange: EditTexts;
  readonly onClose: () => void;
}

/** More rows than anybody reads. */
const mostRows = 200;

/** Finds a text wherever it stands, replaces it there, and exchanges all texts with translators. */
export function TextDialog({ documents, onChange, onClose }: TextDialogProps) {
  const texts = useTexts();
  const { may } = useMe();
  return (
    <ModalOverlay isOpen isDismissable onOpenChange={onClose} className="veil">
      <Modal className="dialog text-dialog">
        <Dialog>
          <Heading slot="title" level={2}>
            All texts
          </Heading>
          {texts === undefined ? (
            <p className="pane-note">Loading …</p>
          ) : (
            <>
              <Finder texts={texts} documents={documents} onChange={onChange} onClose={onClose} />
              {may('texts') ? <TextExchange texts={texts} onChange={onChange} onClose={onClose} /> : null}
            </>
          )}
          <div className="dialog-buttons">
            <button type="button" onClick={onClose}>
              Close
            </button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

interface FinderProps extends TextDialogProps {
  readonly texts: readonly ProjectText[];
}

function Finder({ texts, documents, onChange, onClose }: FinderProps) {
  const [words, setWords] = useState('');
  const [instead, setInstead] = useState('');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const found = textsWith(texts, words);
  const changes = instead === '' ? [] : replacementsIn(texts, words, instead);
  const wanted = changes.filter((change) => !left.has(nameOf(change)));
  const edit = useTextEdit(onChange, onClose);
  const toggle = (name: string) =>
    setLeft((now) => new Set(now.has(name) ? [...now].filter((one) => one !== name) : [...now, name]));
  const titleOf = (id: string) => shownTitle(documents.find((one) => one.id === id)?.title ?? id);
  return (
    <section aria-label="Find and replace">
      <FinderFields words={words} instead={instead} onWords={setWords} onInstead={setInstead} />
      <p className="dialog-note" role="status">
        {countOf(words, instead === '' ? found.length : changes.length)}
      </p>
      {instead === '' ? (
        <FoundTexts texts={found} titleOf={titleOf} onClose={onClose} />
      ) : (
        <TextChanges changes={changes} left={left} titleOf={titleOf} onToggle={toggle} />
      )}
      {changes.length === 0 ? null : (
        <button
          type="button"
          data-main
          disabled={wanted.length === 0 || edit.step !== undefined}
          onClick={() => edit.run(`Replace “${words}” everywhere`, wanted)}
        >
          Replace {wanted.length === 1 ? 'one text' : `${wanted.length} texts`}
        </button>
      )}
      {edit.step === undefined ? null : <Progress {...edit.step} action="Cancel" onAction={edit.giveUp} />}
    </section>
  );
}

interface FinderFieldsProps {
  readonly words: string;
  readonly instead: string;
  readonly onWords: (words: string) => void;
  readonly onInstead: (instead: string) => void;
}

function FinderFields({ words, instead, onWords, onInstead }: FinderFieldsProps) {
  const first = useRef<HTMLInputElement>(null);
  const { may } = useMe();
  useEffect(() => first.current?.focus(), []);
  return (
    <div className="dialog-fields">
      <label>
        Find
        <input ref={first} type="search" value={words} onChange={({ target }) => onWords(target.value)} />
      </label>
      {may('texts') ? (
        <label>
          Replace with
          <input value={instead} onChange={({ target }) => onInstead(target.value)} />
        </label>
      ) : null}
    </div>
  );
}

interface FoundTextsProps {
  readonly texts: readonly ProjectText[];
  readonly titleOf: (document: string) => string;
  readonly onClose: () => void;
}

function FoundTexts({ texts, titleOf, onClose }: FoundTextsProps) {
  const open = (document: string) => {
    openDocument(document);
    onClose();
  };
  return (
    <ul className="text-results">
      {texts.slice(0, mostRows).map(({ document, key, stale, ...written }) => (
        <li key={`${document} ${key}`}>
          <button type="button" className="link-button" onClick={() => open(document)}>
            {titleOf(document)}
          </button>{' '}
          <code>{key}</code>
          {stale.map((language) => (
            <span key={language} className="row-diagnostic">
              The {englishNameOf(language)} is older than the English.
            </span>
          ))}
          {languages.map((language) => (
            <p key={language} lang={language}>
              {written[language]}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}

interface TextChangesProps {
  readonly changes: readonly TextChange[];
  /** Names of those that are left as they are. */
  readonly left: ReadonlySet<string>;
  readonly titleOf: (document: string) => string;
  readonly onToggle: (name: string) => void;
}

function TextChanges({ changes, left, titleOf, onToggle }: TextChangesProps) {
  return (
    <ul className="text-results">
      {changes.slice(0, mostRows).map((change) => (
        <li key={nameOf(change)}>
          <label className="text-result">
            <input
              type="checkbox"
              checked={!left.has(nameOf(change))}
              onChange={() => onToggle(nameOf(change))}
            />
            <span>
              {titleOf(change.document)} <code>{change.key}</code>
            </span>
          </label>
          <p lang={change.language}>
            <del>{change.before}</del>
          </p>
          <p lang={change.language}>
            <ins>{change.after}</ins>
          </p>
        </li>
      ))}
    </ul>
  );
}

const nameOf = ({ document, key, language }: TextChange) => `${document} ${key} ${language}`;

function countOf(words: string, count: number): string {
  if (words.trim() === '') return 'Every screen and language is looked through.';
  const shown = count > mostRows ? ` The first ${mostRows} are shown.` : '';
  return `${count === 1 ? '1 text' : `${count} texts`}.${shown}`;
}

function useTexts(): readonly ProjectText[] | undefined {
  const [texts, setTexts] = useState<readonly ProjectText[]>();
  useEffect(() => {
    void calls.texts().then((answer) => answer.state === 'done' && setTexts(answer.value));
  }, []);
  return texts;
}
