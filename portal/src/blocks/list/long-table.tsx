import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import type { Range, VirtualItem } from '@tanstack/react-virtual';
import { memo, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, ReactNode, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { TableCells, TableFrame } from '../../ui/index.ts';
import type { DataTableProps } from '../../ui/index.ts';
import './long-table.css';

/** Rows above and below the window, which scrolling by the keyboard or by reading aloud comes to next. */
const overscan = 8;

/** Rows come and go by so many: most frames of scrolling change no row, and lay nothing out. */
const step = 8;

/** Pixels of a row that was not measured yet. */
const estimateSize = () => 56;

/**
 * A table of hundreds of rows, of which those near the window are in the page: scrolling and adding to it cost the same
 * however long it is. The row with the focus stays with its neighbours, and paper shows all. Whoever cannot see it is told how many there are.
 */
export function LongTable<TRow>({ rows, ...table }: DataTableProps<TRow>) {
  const { columns, rowKey } = table;
  const frame = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState<number>();
  const isPrinting = usePrinting();
  useColumnWidths(frame);
  // With another function the places of all rows are reckoned anew.
  const getItemKey = useCallback((index: number) => keyAt(rows, index, rowKey), [rows, rowKey]);
  // It changes without a new identity: the compiler leaves this component alone, and nothing of it is handed on.
  // oxlint-disable-next-line react-hooks/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize,
    getItemKey,
    overscan,
    // The first frame has rows.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    scrollMargin: useTop(frame),
    rangeExtractor: (range) => (isPrinting ? all(rows.length) : withRow(focused, range)),
  });
  const items = virtualizer.getVirtualItems();
  const noteFocus = ({ target }: FocusEvent) => {
    const index = target.closest('tr')?.dataset['index'];
    setFocused(index === undefined ? undefined : Number(index));
  };
  return (
    <div onFocus={noteFocus}>
      <TableFrame {...table} long={{ ref: frame, 'aria-rowcount': rows.length + 1 }}>
        <Body
          items={items}
          margin={virtualizer.options.scrollMargin}
          total={virtualizer.getTotalSize()}
          rows={rows}
          columns={columns}
          measure={virtualizer.measureElement}
        />
      </TableFrame>
    </div>
  );
}

interface BodyProps<TRow> extends Pick<DataTableProps<TRow>, 'columns' | 'rows'> {
  readonly items: readonly VirtualItem[];
  /** Pixels above the first row, and of all rows. */
  readonly margin: number;
  readonly total: number;
  readonly measure: (element: HTMLTableRowElement | null) => void;
}

/** The rows near the window, and the places of all others. */
const Body = memo(function Body<TRow>({ items, margin, total, rows, columns, measure }: BodyProps<TRow>) {
  const gaps = items.map(({ start }, at) => start - (items[at - 1]?.end ?? margin));
  return [
    ...items.flatMap(({ key, index }, at) => {
      const row = rows[index];
      if (row === undefined) return [];
      return [
        <Gap key={`before ${String(key)}`} height={gaps[at] ?? 0} />,
        <Row key={key} columns={columns} row={row} index={index} measure={measure} />,
      ];
    }),
    <Gap key="rest" height={total - ((items.at(-1)?.end ?? margin) - margin)} />,
  ];
}, isSameBody) as <TRow>(props: BodyProps<TRow>) => ReactNode; // memo forgets that it is generic

/** Most frames of scrolling show the same rows at the same places. */
function isSameBody<TRow>(one: BodyProps<TRow>, other: BodyProps<TRow>): boolean {
  const isSame = (item: VirtualItem, at: number) =>
    item.key === other.items[at]?.key && item.start === other.items[at].start;
  return (
    one.rows === other.rows &&
    one.columns === other.columns &&
    one.total === other.total &&
    one.margin === other.margin &&
    one.items.length === other.items.length &&
    one.items.every(isSame)
  );
}

interface RowProps<TRow> extends Pick<DataTableProps<TRow>, 'columns'> {
  readonly row: TRow;
  readonly index: number;
  readonly measure: (element: HTMLTableRowElement | null) => void;
}

/** Rendered once while it is near the window: scrolling by a row renders that one alone. */
const Row = memo(function Row<TRow>({ columns, row, index, measure }: RowProps<TRow>) {
  return (
    <tr ref={measure} role="row" data-index={index} aria-rowindex={index + 2}>
      <TableCells columns={columns} row={row} />
    </tr>
  );
}) as <TRow>(props: RowProps<TRow>) => ReactNode; // memo forgets that it is generic

/** The place of rows that are not in the page. */
function Gap({ height }: { readonly height: number }) {
  return height < 1 ? null : <tr className="long-table-gap" aria-hidden style={{ height }} />;
}

function keyAt<TRow>(rows: readonly TRow[], index: number, rowKey: (row: TRow) => string): string | number {
  const row = rows[index];
  return row === undefined ? index : rowKey(row);
}

const all = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** A range that begins and ends at whole steps. */
const stepped = ({ startIndex, endIndex, ...range }: Range): Range => ({
  ...range,
  startIndex: Math.max(0, startIndex - (startIndex % step)),
  endIndex: Math.min(range.count - 1, endIndex + step - 1 - (endIndex % step)),
});

/** The rows of a range, the one with the focus, and those to which the keyboard goes from it; in their order. */
function withRow(row: number | undefined, range: Range): number[] {
  const near = defaultRangeExtractor(stepped(range));
  if (row === undefined) return near;
  const kept = [row - 1, row, row + 1].filter((index) => index >= 0 && index < range.count);
  return [...new Set([...near, ...kept])].toSorted((one, other) => one - other);
}

/** Pixels from the top of the document to the first row. */
function useTop(frame: RefObject<HTMLTableElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => {
      const body = frame.current?.tBodies[0];
      if (body !== undefined) setTop(Math.round(body.getBoundingClientRect().top + window.scrollY));
    });
    // Whatever grows above the rows makes the page longer.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [frame]);
  return top;
}

/** Keeps the columns as wide as the first rows made them: those that come and go would move them. */
function useColumnWidths(frame: RefObject<HTMLTableElement | null>): void {
  useLayoutEffect(() => {
    const table = frame.current;
    if (table === null) return undefined;
    let width = 0;
    const observer = new ResizeObserver(() => {
      if (table.clientWidth === width) return;
      width = table.clientWidth;
      const heads = [...(table.tHead?.rows[0]?.cells ?? [])];
      table.style.tableLayout = '';
      for (const head of heads) head.style.width = '';
      const widths = heads.map((head) => head.getBoundingClientRect().width);
      heads.forEach((head, at) => (head.style.width = `${widths[at]}px`));
      table.style.tableLayout = 'fixed';
    });
    observer.observe(table);
    return () => observer.disconnect();
  }, [frame]);
}

/** True from just before the page is printed until it was. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // What is printed is what the page holds when this returns.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
