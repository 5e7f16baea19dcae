import { useState } from 'react';
import type { FormEvent } from 'react';
import { englishNameOf, languages, mapLanguages } from '../../screen-language/language.ts';
import type { Language, PerLanguage } from '../../screen-language/language.ts';
import type { Texts } from '../editing/change.ts';
import type { Diagnostic, FileText } from '../protocol.ts';
import { TextBox } from './text-box.tsx';
import { TextHints } from './text-hint-line.tsx';
import { isFreeKey, missingKeys, textEntries, withText, writtenIn } from './text-entries.ts';
import type { TextEntry } from './text-entries.ts';

interface TextTableProps {
  readonly files: PerLanguage<FileText>;
  /** Languages whose text is older than the English, by the key. */
  readonly stale: ReadonlyMap<string, readonly Language[]>;
  /** Of these files. */
  readonly diagnostics: readonly Diagnostic[];
  /** The words that are looked for at first. */
  readonly firstFilter: string;
  readonly onChange: (name: string, texts: Texts, run?: string) => void;
}

/** All texts of a screen, its languages side by side. */
export function TextTable({ files, firstFilter, ...rest }: TextTableProps) {
  const { diagnostics, onChange } = rest;
  const [filter, setFilter] = useState(firstFilter);
  const entries = textEntries(
    mapLanguages(files, ({ text }) => text),
    missingKeys(diagnostics),
  );
  if (entries === undefined)
    return <p className="pane-note">One of the files is no JSON. Mend it under “Problems” first.</p>;
  const words = filter.trim().toLowerCase();
  const shown = entries.filter((entry) =>
    [entry.key, ...languages.map((language) => entry[language])].some((text) =>
      text?.toLowerCase().includes(words),
    ),
  );
  return (
    <div className="texts">
      <div className="texts-tools">
        <input
          type="search"
          placeholder="Find a text"
          aria-label="Find a text"
          value={filter}
          onChange={({ target }) => setFilter(target.value)}
        />
        <span role="status">
          {words === '' ? `${entries.length} texts` : `${shown.length} of ${entries.length} texts`}
        </span>
      </div>
      <Table entries={shown} files={files} {...rest} />
      <NewText
        entries={entries}
        onAdd={(key) => {
          const added = Object.values(files).map(
            (file) => [file.path, withText(file.text, key, '')] as const,
          );
          onChange(`Add the text “${key}”`, new Map(added));
          setFilter('');
        }}
      />
    </div>
  );
}

interface TableProps extends Omit<TextTableProps, 'firstFilter'> {
  readonly entries: readonly TextEntry[];
}

function Table({ entries, ...rest }: TableProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Name</th>
          {languages.map((language) => (
            <th key={language} scope="col">
              {englishNameOf(language)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <TextRow key={entry.key} entry={entry} {...rest} />
        ))}
      </tbody>
    </table>
  );
}

interface TextRowProps extends Pick<TextTableProps, 'stale' | 'diagnostics' | 'onChange'> {
  readonly entry: TextEntry;
  readonly files: PerLanguage<FileText>;
}

function TextRow({ entry, files, stale, diagnostics, onChange }: TextRowProps) {
  const { key } = entry;
  const pointer = `/${key.replaceAll('.', '/')}`;
  const isUnused = diagnostics.some(
    (diagnostic) => diagnostic.rule === 'unused-text' && diagnostic.pointer === pointer,
  );
  const cut = key.lastIndexOf('.') + 1;
  const remove = () => {
    const left = Object.values(files).map(
      (file) => [file.path, withText(file.text, key, undefined)] as const,
    );
    onChange(`Take the text “${key}” out`, new Map(left));
  };
  return (
    <tr data-new={languages.every((language) => entry[language] === undefined) ? '' : undefined}>
      <th scope="row">
        <span className="key-path">{key.slice(0, cut)}</span>
        <wbr />
        {key.slice(cut)}
        {entry.unequalPlaces ? <span className="row-diagnostic">{'The {{…}} differ'}</span> : null}
        {stale.get(key)?.map((language) => (
          <span key={language} className="row-diagnostic">
            The {englishNameOf(language)} is older than the English
          </span>
        ))}
        {isUnused ? (
          <button type="button" className="link-button" onClick={remove}>
            Nothing shows it. Remove
          </button>
        ) : null}
      </th>
      {languages.map((language) => (
        <TextCell
          key={language}
          language={language}
          entry={entry}
          file={files[language]}
          diagnostics={diagnostics}
          onChange={onChange}
        />
      ))}
    </tr>
  );
}

interface TextCellProps extends Pick<TextTableProps, 'diagnostics' | 'onChange'> {
  readonly entry: TextEntry;
  readonly language: Language;
  readonly file: FileText | undefined;
}

function TextCell({ file, ...props }: TextCellProps) {
  return <td lang={props.language}>{file === undefined ? null : <TextInFile {...props} file={file} />}</td>;
}

function TextInFile({ entry, language, file, diagnostics, onChange }: TextCellProps & { file: FileText }) {
  const { key, [language]: text } = entry;
  const pointer = `/${key.replaceAll('.', '/')}`;
  const diagnostic = diagnostics.find(
    (one) =>
      one.file === file.path &&
      one.pointer === pointer &&
      !['unused-text', 'missing-text'].includes(one.rule),
  );
  const put = (next: string) =>
    onChange(`Reword “${key}”`, new Map([[file.path, withText(file.text, key, next)]]), `${language} ${key}`);
  return (
    <>
      <TextBox
        label={`${key}, ${englishNameOf(language)}`}
        language={language}
        texts={entry}
        isInvalid={text === undefined || diagnostic !== undefined}
        onChange={put}
      />
      {diagnostic === undefined ? null : <span className="row-diagnostic">{diagnostic.message}</span>}
      <TextHints textKey={key} texts={writtenIn(entry)} language={language} />
    </>
  );
}

interface NewTextProps {
  readonly entries: readonly TextEntry[];
  readonly onAdd: (key: string) => void;
}

function NewText({ entries, onAdd }: NewTextProps) {
  const [key, setKey] = useState('');
  const isFree = isFreeKey(key, entries);
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (!isFree) return;
    onAdd(key);
    setKey('');
  };
  return (
    <form className="texts-new" onSubmit={add}>
      <label>
        Add a text
        <input
          value={key}
          placeholder="blocks.intro.heading"
          onChange={({ target }) => setKey(target.value)}
        />
      </label>
      <button type="submit" disabled={!isFree}>
        Add
      </button>
      {key === '' || isFree ? null : (
        <span className="row-diagnostic">There is a text at this name, above or below it.</span>
      )}
    </form>
  );
}
