import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { ListBlock as ListConfig, RowAction } from '../../generated/screen-config.gen.ts';
import {
  Button,
  Card,
  DataTable,
  EmptyState,
  later,
  Skeleton,
  TextLink,
  VisuallyHidden,
} from '../../ui/index.ts';
import { ConfirmedButton } from '../confirmed-button.tsx';
import { entriesOf, keyOf } from '../entries.ts';
import type { BlockPage, BlockProps, ReadView } from '../page.ts';
import { Value } from '../value.tsx';
import { WaitingBlock } from '../waiting-block.tsx';
import { isNarrowed, wishesOf } from './wishes.ts';

/** Few lists have them. */
const ListControls = later(async () => (await import('./list-controls.tsx')).ListControls, WaitingBlock);

interface Entry {
  readonly key: string;
  readonly item: unknown;
}

/** A table of what a read found, page after page. */
export function ListBlock({ block, page }: BlockProps<ListConfig>) {
  const { name, controls } = block;
  const now = page.read(block.read);
  const read = useKept(now, controls !== undefined);
  useControls(controls !== undefined);
  const heading = page.optionalText(`blocks.${name}.heading`);
  const wishes =
    controls === undefined ? {} : wishesOf(controls, (query) => page.value(`route.query.${query}`));
  if (now.state === 'failed' && controls === undefined) return null;
  if (read.data === undefined && now.state !== 'failed') return <Skeleton label={page.text('loading')} />;
  const items = entriesOf(read, block.items);
  const narrowed = controls !== undefined && isNarrowed(controls, wishes);
  const isIdle = items.length === 0 && !narrowed && now.state === 'ready';
  return (
    <Card {...(heading !== undefined && { title: heading })}>
      {controls === undefined || isIdle ? null : (
        <>
          <ListControls controls={controls} name={name} page={page} wishes={wishes} />
          <p className="list-found" role="status">
            {now.state === 'ready' ? (
              <Found name={name} page={page} count={items.length} hasMore={now.hasMore} />
            ) : null}
          </p>
        </>
      )}
      {now.state === 'failed' ? null : (
        <div className="list-rows" aria-busy={now.data === undefined || undefined}>
          {items.length > 0 ? (
            <Rows block={block} page={page} items={items} read={read} />
          ) : (
            <Nothing name={name} page={page} isNarrowed={narrowed} />
          )}
        </div>
      )}
    </Card>
  );
}

/** They are on their way while the list is: both are shown at once. */
function useControls(isWanted: boolean): void {
  useEffect(() => {
    if (isWanted) void ListControls.load().catch(() => undefined);
  }, [isWanted]);
}

/** What was asked for last stays in sight until the answer to the next question is there. */
function useKept(now: ReadView, isWanted: boolean): ReadView {
  const [kept, keep] = useState(now);
  if (now.data !== undefined && now !== kept) keep(now);
  return isWanted && now.data === undefined && now.state === 'loading' ? kept : now;
}

interface FoundProps {
  readonly name: string;
  readonly page: BlockPage;
  readonly count: number;
  readonly hasMore: boolean;
}

/** What came of the question, also for those who cannot see it. */
function Found({ name, page, count, hasMore }: FoundProps) {
  if (count === 0) return <VisuallyHidden>{page.text(`blocks.${name}.noMatch`)}</VisuallyHidden>;
  return page.text(`blocks.${name}.${hasMore ? 'foundMore' : 'found'}`, { count });
}

interface NothingProps {
  readonly name: string;
  readonly page: BlockPage;
  readonly isNarrowed: boolean;
}

/** Why there is nothing: there never was, or what was asked for left nothing over. */
function Nothing({ name, page, isNarrowed: isEmptied }: NothingProps) {
  if (!isEmptied) {
    return (
      <EmptyState title={page.text(`blocks.${name}.empty`)}>
        {page.optionalText(`blocks.${name}.emptyHint`)}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={page.text(`blocks.${name}.noMatch`)}
      action={<TextLink href={page.addressOf({})}>{page.text(`blocks.${name}.clear`)}</TextLink>}
    >
      {page.optionalText(`blocks.${name}.noMatchHint`)}
    </EmptyState>
  );
}

interface RowsProps extends BlockProps<ListConfig> {
  readonly items: readonly unknown[];
  readonly read: ReadView;
}

function Rows({ block, page, items, read }: RowsProps) {
  const { name, limit, actions } = block;
  const entries = items.map((item, index) => ({ key: keyOf(item, index), item }));
  const rows = useRef<HTMLDivElement>(null);
  const more = useMore(rows, read);
  return (
    <div ref={rows}>
      <DataTable
        caption={page.text(`blocks.${name}.caption`)}
        captionHidden
        columns={[
          ...block.columns.map((column) => columnOf(column, block, page)),
          ...(actions === undefined ? [] : [actionsColumn(actions, block, page)]),
        ]}
        rows={entries.slice(0, limit)}
        rowKey={(entry) => entry.key}
      />
      {limit === undefined && read.hasMore ? (
        <div className="list-more">
          <Button look="secondary" busy={read.state === 'loading'} onClick={more}>
            {page.text('more')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** Asks for more rows. After the last ones the button is gone; the first row that came gets the focus. */
function useMore(rows: RefObject<HTMLElement | null>, { hasMore, more }: ReadView): () => void {
  const before = useRef<number>(undefined);
  useEffect(() => {
    if (hasMore || before.current === undefined) return;
    const first = rows.current?.querySelectorAll<HTMLElement>('tbody > tr')[before.current];
    before.current = undefined;
    if (first === undefined) return;
    first.tabIndex = -1;
    first.focus();
  }, [rows, hasMore]);
  return () => {
    before.current = rows.current?.querySelectorAll('tbody > tr').length;
    more();
  };
}

function columnOf(column: ListConfig['columns'][number], block: ListConfig, page: BlockPage) {
  const isNumber = ['money', 'cents', 'number'].includes(column.as ?? '');
  const cell = ({ item }: Entry) => {
    const value = <Value value={page.value(column.value, item)} look={column} page={page} />;
    const href = column.opens && block.link ? page.hrefOf(block.link, item) : undefined;
    return href === undefined ? value : <TextLink href={href}>{value}</TextLink>;
  };
  return {
    id: column.name,
    header: page.text(`blocks.${block.name}.columns.${column.name}`),
    cell,
    ...(isNumber && { align: 'end' as const }),
  };
}

function actionsColumn(actions: readonly RowAction[], { name }: ListConfig, page: BlockPage) {
  const cell = ({ item }: Entry) => (
    <div className="button-row">
      {actions
        .filter(({ show }) => page.holds(show, item))
        .map((action) => (
          <ConfirmedButton
            key={action.name}
            texts={`blocks.${name}.actions.${action.name}`}
            values={membersOf(item)}
            submit={action.submit}
            confirm={action.confirm === true}
            look="quiet"
            page={page}
            item={item}
          />
        ))}
    </div>
  );
  return { id: 'actions', header: page.text('actions'), cell, align: 'end' as const };
}

const membersOf = (item: unknown) => (typeof item === 'object' && item !== null ? { ...item } : {});
