import type { ListBlock as ListConfig, RowAction } from '../generated/screen-config.gen.ts';
import { Button, Card, DataTable, EmptyState, Skeleton, TextLink } from '../ui/index.ts';
import { ConfirmedButton } from './confirmed-button.tsx';
import { entriesOf, keyOf } from './entries.ts';
import type { BlockPage, BlockProps } from './page.ts';
import { Value } from './value.tsx';

interface Entry {
  readonly key: string;
  readonly item: unknown;
}

/** A table of what a read found, page after page. */
export function ListBlock({ block, page }: BlockProps<ListConfig>) {
  const { name, read: readName, items, limit } = block;
  const read = page.read(readName);
  const heading = page.optionalText(`blocks.${name}.heading`);
  const entries = entriesOf(read, items).map((item, index) => ({ key: keyOf(item, index), item }));
  if (read.state === 'failed') return null;
  if (read.data === undefined) return <Skeleton label={page.text('loading')} />;
  if (entries.length === 0) {
    return (
      <Card {...(heading !== undefined && { title: heading })}>
        <EmptyState title={page.text(`blocks.${name}.empty`)}>
          {page.optionalText(`blocks.${name}.emptyHint`)}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card {...(heading !== undefined && { title: heading })}>
      <DataTable
        caption={page.text(`blocks.${name}.caption`)}
        captionHidden
        columns={[
          ...block.columns.map((column) => columnOf(column, block, page)),
          ...(block.actions === undefined ? [] : [actionsColumn(block.actions, block, page)]),
        ]}
        rows={entries.slice(0, limit)}
        rowKey={(entry) => entry.key}
      />
      {limit === undefined && read.hasMore ? (
        <div className="list-more">
          <Button look="secondary" busy={read.state === 'loading'} onClick={read.more}>
            {page.text('more')}
          </Button>
        </div>
      ) : null}
    </Card>
  );
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
