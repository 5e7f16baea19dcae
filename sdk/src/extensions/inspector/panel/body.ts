import { counted } from './words.ts';
import { h, type Child, type Markup } from './dom.ts';
import { iconButton } from './elements.ts';
import { filterBar, type Tabs } from './frame.ts';
import { listBox, ROW_HEIGHT, stretchOf, type Stretch } from './list.ts';
import { queriesTab } from './queries-tab.ts';
import { recordsTab } from './records-tab.ts';
import type { Row, Scene } from './scene.ts';
import { timelineTab } from './timeline-tab.ts';
import { writesTab } from './writes-tab.ts';

/** All tabs. */
export const TAB_VIEWS: Tabs = {
  queries: queriesTab,
  records: recordsTab,
  timeline: timelineTab,
  writes: writesTab,
};

/** Below so many pixels, list and details take turns. */
const NARROW = 640;

/** True where list and details take turns. */
export function isNarrow({ clientWidth }: Element): boolean {
  return clientWidth > 0 && clientWidth < NARROW;
}

/** The rows in sight: where nothing is laid out, as many as a screen may have. */
export function seenOf(root: ShadowRoot, count: number, narrow: boolean): Stretch {
  const list = root.getElementById('list');
  const height = list?.clientHeight || 900;
  const rowHeight = narrow ? ROW_HEIGHT.narrow : ROW_HEIGHT.wide;
  return stretchOf(count, { top: list?.scrollTop ?? 0, height, rowHeight });
}

/** The elements and data that the body is drawn of. */
interface BodyFacts {
  readonly rows: readonly Row[];
  readonly stretch: Stretch;
  readonly root: ShadowRoot;
  readonly paint: () => void;
}

/** The list of a tab, and the details of its selected row. */
export function bodyOf(scene: Scene, { rows, stretch, root, paint }: BodyFacts): Markup {
  const { state, change } = scene;
  const tab = TAB_VIEWS[state.tab];
  const selected = state.selected[state.tab];
  const isEmpty = tab.count(scene.view) === 0;
  const onSelect = (id: string): void => change({ selected: { ...state.selected, [state.tab]: id } });
  const toDetail = (): void => {
    change({ isDetailShown: true });
    root.getElementById('detail')?.focus();
  };
  const list = listBox({
    id: 'list',
    label: tab.title,
    rows,
    selected,
    stretch,
    empty: scene.absence ?? (isEmpty ? tab.empty : `No ${tab.noun} matches.`),
    onSelect,
    onEnter: toDetail,
    onScroll: paint,
  });
  return h(
    'div',
    {
      class: `body ${state.tab} ${state.isDetailShown ? 'shows-detail' : ''}`,
      key: state.tab,
      role: 'tabpanel',
      id: 'tab-panel',
      'aria-labelledby': `tab-${state.tab}`,
    },
    h('div', { class: 'master', key: 'master' }, filterBar(scene, tab), list, total(rows.length, scene)),
    detailPane(scene, selected === undefined ? undefined : tab.detail(scene, selected), tab.noun),
  );
}

function total(shown: number, { state, view }: Scene): Markup {
  const tab = TAB_VIEWS[state.tab];
  const all = tab.count(view);
  const text = shown === all ? counted(all, tab.noun) : `${shown} of ${counted(all, tab.noun)}`;
  return h('div', { class: 'total muted', key: 'total' }, text);
}

function detailPane({ state, change }: Scene, detail: Child, noun: string): Markup {
  const hint = h('p', { class: 'hint' }, `Choose a ${noun} to see it in full.`);
  return h(
    'div',
    // The key begins each selection at its top.
    {
      class: 'detail',
      key: `detail ${state.selected[state.tab]}`,
      id: 'detail',
      role: 'region',
      'aria-label': 'Details',
      tabindex: 0,
    },
    h(
      'div',
      { class: 'back', key: 'back' },
      iconButton('Back to the list', 'back', () => change({ isDetailShown: false })),
    ),
    detail ?? hint,
  );
}

/** Scrolls the selected row into sight. */
export function showSelected(root: ShadowRoot): void {
  const list = root.getElementById('list');
  const row = list?.querySelector('[aria-selected="true"]');
  if (row && typeof row.scrollIntoView === 'function') row.scrollIntoView({ block: 'nearest' });
}
