import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import type { Range } from '@tanstack/react-virtual';
import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, ReactNode, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { TableCells, TableFrame } from '../../ui/index.ts';
import type { DataTableProps } from '../../ui/index.ts';
import './long-table.css';

/** Rows above and below the window, which scrolling by the keyboard or by reading aloud comes to next. */
const overscan = 12;

/** Pixels of a row that was not measured yet. */
const estimate = 56;

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
  // It changes without a new identity: the compiler leaves this component alone, and nothing of it is handed on.
  // oxlint-disable-next-line react-hooks/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => estimate,
    getItemKey: (index) => keyAt(rows, index, rowKey),
    overscan,
    // The first frame has rows.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    scrollMargin: useTop(frame),
    rangeExtractor: (range) => (isPrinting ? all(rows.length) : withRow(focused, range)),
  });
  const items = virtualizer.getVirtualItems();
  const margin = virtualizer.options.scrollMargin;
  const gaps = items.map(({ start }, at) => start - (items[at - 1]?.end ?? margin));
  const rest = virtualizer.getTotalSize() - ((items.at(-1)?.end ?? margin) - margin);
  const noteFocus = ({ target }: FocusEvent) => {
    const index = target.closest('tr')?.dataset['index'];
    setFocused(index === undefined ? undefined : Number(index));
  };
  return (
    <div onFocus={noteFocus}>
      <TableFrame {...table} long={{ ref: frame, 'aria-rowcount': rows.length + 1 }}>
        {items.flatMap(({ key, index }, at) => {
          const row = rows[index];
          if (row === undefined) return [];
          return [
            <Gap key={`before ${String(key)}`} height={gaps[at] ?? 0} />,
            <Row key={key} columns={columns} row={row} index={index} measure={virtualizer.measureElement} />,
          ];
        })}
        <Gap height={rest} />
      </TableFrame>
    </div>
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

/** The rows of a range, the one with the focus, and those to which the keyboard goes from it; in their order. */
function withRow(row: number | undefined, range: Range): number[] {
  const near = defaultRangeExtractor(range);
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
