import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import type { BlockPage } from '../../page/page.ts';
import { Button } from '../../ui/index.ts';

/** As many entries as are read without looking for one. */
const few = 6;

/** Props of {@link NarrowedEntries}. */
interface NarrowedEntriesProps {
  readonly entries: readonly unknown[];
  readonly page: Pick<BlockPage, 'text'>;
  /** Shows some of the entries. */
  readonly children: (shown: readonly unknown[]) => ReactNode;
}

/** A long list of entries: the first ones, those with the words that are looked for, or all. A short one is shown as it is. */
export function NarrowedEntries({ entries, page, children }: NarrowedEntriesProps) {
  const [words, setWords] = useState('');
  const [isWhole, setWhole] = useState(false);
  const id = useId();
  if (entries.length <= few) return children(entries);
  const found = entries.filter((entry) => hasWords(entry, words));
  const shown = isWhole || words !== '' ? found : found.slice(0, few);
  const count = entries.length;
  return (
    <>
      <div className="entries-find">
        <label htmlFor={id}>{page.text('entries.find')}</label>
        <input
          id={id}
          className="control"
          type="search"
          autoComplete="off"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <p role="status">
          {found.length === 0
            ? page.text('entries.none')
            : page.text('entries.found', { found: shown.length, count })}
        </p>
      </div>
      {children(shown)}
      {shown.length < found.length ? (
        <Button look="secondary" onClick={() => setWhole(true)}>
          {page.text('entries.all', { count })}
        </Button>
      ) : null}
    </>
  );
}

/** Returns true when every word stands somewhere in what the org tells of an entry. */
export function hasWords(entry: unknown, words: string): boolean {
  const values = typeof entry === 'object' && entry !== null ? Object.values(entry) : [entry];
  const text = plain(values.filter((value) => typeof value === 'string').join(' '));
  return plain(words)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Small letters without their marks, as they are typed in a hurry. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
