import type { ReactNode, Ref } from 'react';
import { VisuallyHidden } from './text.tsx';

/** One column of a {@link DataTable}. */
export interface DataColumn<TRow> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: TRow) => ReactNode;
  /** `end` for numbers and money. */
  readonly align?: 'start' | 'end';
  /** Left out where entries are dense. */
  readonly wide?: boolean | undefined;
}

/** Props of {@link DataTable}. */
export interface DataTableProps<TRow> {
  /** Names the table for everybody who cannot see where it stands. */
  readonly caption: string;
  readonly captionHidden?: boolean;
  /** Two lines an entry on narrow screens. */
  readonly dense?: boolean | undefined;
  readonly columns: readonly DataColumn<TRow>[];
  readonly rows: readonly TRow[];
  readonly rowKey: (row: TRow) => string;
}

/**
 * A table that becomes one card a row on narrow screens. The roles are spelt out because browsers drop
 * them from tables that are laid out as blocks.
 */
export function DataTable<TRow>({ rows, ...table }: DataTableProps<TRow>) {
  return (
    <TableFrame {...table}>
      {rows.map((row) => (
        <tr key={table.rowKey(row)} role="row">
          <TableCells columns={table.columns} row={row} />
        </tr>
      ))}
    </TableFrame>
  );
}

/** Props of {@link TableFrame}. */
interface TableFrameProps<TRow> extends Omit<DataTableProps<TRow>, 'rows' | 'rowKey'> {
  /** The rows. */
  readonly children: ReactNode;
  /** Of a table that holds some of its rows only. */
  readonly long?: LongTableProps | undefined;
}

/** The attributes of such a table: the number of its rows with that of the headings, and where it is. */
interface LongTableProps {
  readonly ref: Ref<HTMLTableElement>;
  readonly 'aria-rowcount': number;
}

/** A table without its rows. */
export function TableFrame<TRow>(props: TableFrameProps<TRow>) {
  const { caption, captionHidden = false, dense, columns, children, long } = props;
  return (
    <table className="table" role="table" data-dense={dense} {...long}>
      <caption data-hidden={captionHidden || undefined}>
        {captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column.id} scope="col" role="columnheader" data-align={column.align}>
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">{children}</tbody>
    </table>
  );
}

/** The cells of one row. */
export function TableCells<TRow>({
  columns,
  row,
}: Pick<DataTableProps<TRow>, 'columns'> & { readonly row: TRow }) {
  return columns.map((column) => (
    <td
      key={column.id}
      role="cell"
      data-label={column.header}
      data-align={column.align}
      data-wide={column.wide}
    >
      <div>{column.cell(row)}</div>
    </td>
  ));
}

/** Props of {@link FoldedTable}. */
export interface FoldedTableProps<TRow> extends DataTableProps<TRow> {
  /** Opens and closes it. */
  readonly summary: string;
}

/** The numbers of a drawing as a table that is opened by those who want it. Paper shows it. */
export function FoldedTable<TRow>({ summary, ...table }: FoldedTableProps<TRow>) {
  return (
    <details className="folded-table">
      <summary>{summary}</summary>
      <DataTable {...table} captionHidden />
    </details>
  );
}
