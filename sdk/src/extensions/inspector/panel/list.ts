import { h, type Child, type Markup } from './dom.ts';
import type { Row } from './scene.ts';

/** Heights of a row in pixels: one line, or two where the panel is narrow. */
export const ROW_HEIGHT = { wide: 30, narrow: 50 } as const;
/** Rows beyond the edges, for those who scroll fast. */
const BEYOND = 12;

/** The visible stretch of a list. */
export interface Stretch {
  readonly first: number;
  readonly last: number;
  /** Pixels above and below it that stand for the other rows. */
  readonly above: number;
  readonly below: number;
}

/** The rows that are seen of so many. */
export function stretchOf(
  count: number,
  { top, height, rowHeight }: { readonly top: number; readonly height: number; readonly rowHeight: number },
): Stretch {
  const first = Math.max(0, Math.min(Math.floor(top / rowHeight) - BEYOND, count - 1));
  const last = Math.min(count, Math.ceil((top + height) / rowHeight) + BEYOND);
  return { first, last, above: first * rowHeight, below: Math.max(0, count - last) * rowHeight };
}

/** A list of which one row may be selected. */
interface ListProps {
  readonly id: string;
  readonly label: string;
  readonly rows: readonly Row[];
  readonly selected: string | undefined;
  readonly stretch: Stretch;
  /** Placed where nothing is in the list. */
  readonly empty: Child;
  readonly onSelect: (id: string) => void;
  /** Goes on to the details of the selected row. */
  readonly onEnter: () => void;
  readonly onScroll: () => void;
}

/** A list box whose rows are made as they come into sight: arrow keys select, Enter leads to the details. */
export function listBox(props: ListProps): Markup {
  const { id, label, rows, selected, stretch, onSelect, onEnter, onScroll } = props;
  const at = rows.findIndex((row) => row.id === selected);
  const onkeydown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && at >= 0) return act(event, onEnter);
    const next = rows[steppedTo(event.key, at, rows.length)];
    if (next) act(event, () => onSelect(next.id));
  };
  const shown = rows.slice(stretch.first, stretch.last);
  const isActiveShown = at >= stretch.first && at < stretch.last;
  return h(
    'div',
    {
      key: 'list',
      class: 'list',
      role: 'listbox',
      tabindex: 0,
      id,
      'aria-label': label,
      'aria-activedescendant': isActiveShown ? `${id}-${at}` : undefined,
      onkeydown,
      onscroll: onScroll,
    },
    h('div', { key: 'above', class: 'above', role: 'presentation' }),
    shown.map((row, index) => rowOf(props, row, stretch.first + index)),
    h('div', { key: 'below', class: 'below', role: 'presentation' }),
    rows.length === 0 &&
      h('div', { key: 'empty', class: 'hint', role: 'option', 'aria-disabled': 'true' }, props.empty),
  );
}

function rowOf({ id, rows, selected, onSelect, onEnter }: ListProps, row: Row, at: number): Markup {
  return h(
    'div',
    {
      key: row.id,
      class: 'row',
      role: 'option',
      id: `${id}-${at}`,
      'aria-selected': row.id === selected ? 'true' : 'false',
      'aria-setsize': rows.length,
      'aria-posinset': at + 1,
      onclick() {
        onSelect(row.id);
        onEnter();
      },
    },
    row.content,
  );
}

function act(event: KeyboardEvent, run: () => void): void {
  event.preventDefault();
  run();
}

const PAGE = 10;

/** The place that a key leads to; -1 for keys that lead nowhere. */
export function steppedTo(key: string, at: number, count: number): number {
  const within = (next: number): number => Math.max(0, Math.min(count - 1, next));
  switch (key) {
    case 'ArrowDown':
      return within(at + 1);
    case 'ArrowUp':
      return within(at - 1);
    case 'PageDown':
      return within(at + PAGE);
    case 'PageUp':
      return within(at - PAGE);
    case 'Home':
      return within(0);
    case 'End':
      return within(count - 1);
    default:
      return -1;
  }
}
