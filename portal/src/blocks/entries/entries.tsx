import type { ReactNode } from 'react';
import type { EntriesBlock as EntriesConfig } from '../../../screen-language/generated/screen-config.gen.ts';
import { Card, EmptyState, Skeleton, Tag } from '../../ui/index.ts';
import { keyOf, shownEntries } from '../../page/entries.ts';
import { Entry, hasWay } from './entry.tsx';
import { NarrowedEntries } from './narrowed-entries.tsx';
import './entries.css';
import type { BlockProps } from '../../page/page.ts';

/** The entries of a read as a list; for none a text, or nothing where there is no such text. */
export function EntriesBlock({ block, page }: BlockProps<EntriesConfig>) {
  const { name, limit } = block;
  const read = page.read(block.read);
  if (read.state === 'failed') return null;
  if (read.data === undefined) return <Skeleton label={page.text('loading')} shape="rows" />;
  const entries = shownEntries(block, read, page).slice(0, limit);
  const heading = page.optionalText(`blocks.${name}.heading`, { count: entries.length });
  const empty = page.optionalText(`blocks.${name}.empty`);
  if (entries.length === 0 && empty === undefined) return null;
  const Narrowed = block.narrowed ? NarrowedEntries : Whole;
  const done = entries.filter((item) => block.done !== undefined && page.holds(block.done, item)).length;
  // Of a list of things to do, what comes next leads.
  const next = block.done === undefined ? undefined : entries.find((item) => hasWay({ block, page, item }));
  return (
    <Sheet heading={heading} count={entries.length} isFolded={block.folded === true}>
      {entries.length > 0 && block.done !== undefined ? (
        <p className="entries-progress">
          <progress aria-hidden="true" max={entries.length} value={done} />
          {page.text(`blocks.${name}.progress`, { done, of: entries.length })}
        </p>
      ) : null}
      {entries.length === 0 ? (
        <EmptyState title={empty ?? ''}>{page.optionalText(`blocks.${name}.emptyHint`)}</EmptyState>
      ) : (
        <Narrowed entries={entries} page={page}>
          {(shown) => (
            <ul className="entries" data-dense={block.dense || undefined}>
              {shown.map((item, index) => (
                <Entry
                  key={keyOf(item, index)}
                  block={block}
                  page={page}
                  item={item}
                  isNext={item === next}
                />
              ))}
            </ul>
          )}
        </Narrowed>
      )}
    </Sheet>
  );
}

/** All entries, of a list that is never long. */
const Whole: typeof NarrowedEntries = ({ entries, children }) => children(entries);

interface SheetProps {
  readonly heading: string | undefined;
  readonly count: number;
  readonly isFolded: boolean;
  readonly children: ReactNode;
}

function Sheet({ heading, count, isFolded, children }: SheetProps) {
  if (!isFolded) return <Card {...(heading !== undefined && { title: heading })}>{children}</Card>;
  return (
    <details className="card entries-folded">
      <summary>
        <h2>{heading}</h2>
        <Tag>{count}</Tag>
      </summary>
      {children}
    </details>
  );
}
