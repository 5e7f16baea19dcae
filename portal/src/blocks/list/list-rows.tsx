import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type {
  ListBlock as ListConfig,
  RowAction,
} from '../../../screen-language/generated/screen-config.gen.ts';
import type { DataTableProps } from '../../ui/index.ts';
import { Button, DataTable, lazyComponent, TextLink } from '../../ui/index.ts';
import { ConfirmedButton } from '../../page/confirmed-button.tsx';
import { keyOf } from '../../page/entries.ts';
import type { BlockPage, BlockProps, ReadView } from '../../page/page.ts';
import { Value } from '../../page/value.tsx';
import './list.css';

/** Rows from which on those far from the window are left out of the page. */
const many = 100;

const LongTable = lazyComponent<DataTableProps<Entry>>(
  async () => (await import('./long-table.tsx')).LongTable,
  DataTable,
);

interface Entry {
  readonly key: string;
  readonly item: unknown;
}

interface ListRowsProps extends BlockProps<ListConfig> {
  readonly items: readonly unknown[];
  readonly read: ReadView;
}

/** The entries as a table, and a way to more of them. */
export function ListRows({ block, page, items, read }: ListRowsProps) {
  const { name, limit, actions } = block;
  const entries = items.map((item, index) => ({ key: keyOf(item, index), item }));
  const shown = entries.slice(0, limit);
  const rows = useRef<HTMLDivElement>(null);
  const more = useMore(rows, shown.length, read);
  const isLong = shown.length > many;
  const Table = isLong ? LongTable : DataTable<Entry>;
  const isNearlyLong = shown.length > many / 2;
  useEffect(() => {
    // One table takes the place of the other at once: whoever reads or has the focus there stays where they are.
    if (isNearlyLong) LongTable.load().catch(() => undefined);
  }, [isNearlyLong]);
  return (
    <div ref={rows} className={block.groupBy === undefined ? undefined : 'list-groups'}>
      {groupsOf(block, page, shown).map((group) => (
        <Table
          key={group.name ?? ''}
          caption={group.name ?? page.text(`blocks.${name}.caption`)}
          captionHidden={group.name === undefined}
          dense={block.dense}
          columns={[
            ...block.columns.map((column) => columnOf(column, block, page)),
            ...(actions === undefined ? [] : [actionsColumn(actions, block, page)]),
          ]}
          rows={group.entries}
          rowKey={(entry) => entry.key}
        />
      ))}
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

interface Group {
  /** Undefined where the entries are not grouped. */
  readonly name?: string;
  readonly entries: readonly Entry[];
}

/** The entries by their subject, in the order in which the subjects come. */
function groupsOf({ groupBy }: ListConfig, page: BlockPage, entries: readonly Entry[]): readonly Group[] {
  if (groupBy === undefined) return [{ entries }];
  const groups = Map.groupBy(entries, ({ item }) => String(page.value(groupBy, item) ?? ''));
  return [...groups].map(([value, found]) => ({
    name: page.optionalText(`statuses.${value}`) ?? value,
    entries: found,
  }));
}

/** Asks for more rows. After the last ones the button is gone; the first row that came gets the focus. */
function useMore(
  rows: RefObject<HTMLElement | null>,
  count: number,
  { hasMore, more }: ReadView,
): () => void {
  const before = useRef<number>(undefined);
  useEffect(() => {
    if (hasMore || before.current === undefined) return;
    const at = before.current;
    const first =
      rows.current?.querySelector<HTMLElement>(`[data-index="${at}"]`) ??
      rows.current?.querySelectorAll<HTMLElement>('tbody > tr')[at];
    before.current = undefined;
    if (first === undefined) return;
    first.tabIndex = -1;
    first.focus();
  }, [rows, hasMore]);
  return () => {
    before.current = count;
    more();
  };
}

function columnOf(column: ListConfig['columns'][number], block: ListConfig, page: BlockPage) {
  const isNumber = ['money', 'cents', 'number'].includes(column.as ?? '');
  const cell = ({ item }: Entry) => {
    const found = page.value(column.value, item);
    const text = `blocks.${block.name}.cells.${column.name}`;
    // What is not known leaves no half of a sentence.
    const words = (found ?? '') === '' ? undefined : sentenceOf(text, item, page);
    const value = words ?? <Value value={found} look={column} page={page} />;
    const href = column.opens && block.link ? page.hrefOf(block.link, item) : undefined;
    return href === undefined ? value : <TextLink href={href}>{value}</TextLink>;
  };
  return {
    id: column.name,
    header: page.text(`blocks.${block.name}.columns.${column.name}`),
    cell,
    wide: column.wide,
    ...(isNumber && { align: 'end' as const }),
  };
}

/** Stands in a text for a member that is not known. */
const UNKNOWN = '\uFFFC';

/** The sentence of a cell, or its shorter one where a member of the first is not known. */
function sentenceOf(text: string, item: unknown, page: BlockPage): string | undefined {
  const members = Object.entries(membersOf(item)).map(([name, value]) => [name, value ?? UNKNOWN]);
  const values = Object.fromEntries(members);
  const isWhole = (words: string | undefined) => words?.includes(UNKNOWN) === false;
  return [text, `${text}Alone`].map((key) => page.optionalText(key, values)).find(isWhole);
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
