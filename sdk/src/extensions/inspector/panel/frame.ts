import type { Simulation } from '../session.ts';
import { h, type Child, type Markup } from './dom.ts';
import { button, iconButton, simulationSelect } from './elements.ts';
import { icon } from './icons.ts';
import { TABS, type Scene, type Tab, type TabName } from './scene.ts';
import { SIMULATIONS, timeOfDay } from './words.ts';

/** The actions of the frame. */
interface FrameActions {
  readonly onImport: (file: File) => void;
  readonly onClose?: (() => void) | undefined;
  readonly onPopOut?: (() => void) | undefined;
}

/** The tabs by name. */
export type Tabs = { readonly [Name in TabName]: Tab };

/** The name, the tabs, and what concerns the whole panel. */
export function head(scene: Scene, tabs: Tabs, actions: FrameActions): Markup {
  return h(
    'div',
    { class: 'head', key: 'head' },
    h(
      'div',
      { class: 'title', id: 'title', role: 'heading', 'aria-level': '1' },
      icon('cache'),
      'Cache inspector',
    ),
    tabList(scene, tabs),
    h('div', { class: 'tools', role: 'group', 'aria-label': 'Inspector' }, tools(scene, actions)),
  );
}

function tabList({ view, state, change }: Scene, tabs: Tabs): Markup {
  const onkeydown = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const edge = { Home: 0, End: TABS.length - 1 }[event.key];
    const at = step === undefined ? edge : (TABS.indexOf(state.tab) + step + TABS.length) % TABS.length;
    const tab = at === undefined ? undefined : TABS[at];
    if (!tab) return;
    event.preventDefault();
    change({ tab, isDetailShown: false });
    focusIn(event, `tab-${tab}`);
  };
  return h(
    'div',
    { class: 'tabs', role: 'tablist', 'aria-labelledby': 'title', onkeydown },
    TABS.map((name) =>
      h(
        'button',
        {
          key: name,
          type: 'button',
          role: 'tab',
          id: `tab-${name}`,
          'aria-selected': name === state.tab ? 'true' : 'false',
          'aria-controls': 'tab-panel',
          tabindex: name === state.tab ? 0 : -1,
          onclick: () => change({ tab: name, isDetailShown: false }),
        },
        tabs[name].title,
        h('span', { class: 'count' }, tabs[name].count(view)),
      ),
    ),
  );
}

/** Elements of a shadow tree are not found from its document. */
function focusIn(event: Event, id: string): void {
  const root = (event.currentTarget as Element).getRootNode() as ShadowRoot;
  root.getElementById(id)?.focus();
}

function tools(scene: Scene, { onClose, onPopOut, onImport }: FrameActions): Child {
  const { state, change, act } = scene;
  const nextTheme = { auto: 'light', light: 'dark', dark: 'auto' } as const;
  const onchange = (event: { readonly target: HTMLInputElement }): void => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (file) onImport(file);
  };
  return [
    simulationSelect(scene, undefined),
    act && iconButton('Clear the timeline', 'clear', () => act({ do: 'clear' }, 'The timeline is empty')),
    iconButton('Export the session', 'download', () => change({ dialog: 'export' })),
    h(
      'label',
      { class: 'icon-button', title: 'Open a session from a file' },
      icon('upload'),
      h('input', {
        type: 'file',
        accept: '.json,application/json',
        'aria-label': 'Open a session from a file',
        onchange,
      }),
    ),
    iconButton(`Colours: ${state.theme}`, state.theme, () => change({ theme: nextTheme[state.theme] })),
    iconButton('Keyboard shortcuts', 'help', () => change({ dialog: 'shortcuts' })),
    onPopOut && iconButton('Open in a window', 'pop-out', onPopOut),
    onClose && iconButton('Close the inspector', 'close', onClose),
  ];
}

/** Says what is out of the ordinary: simulations that are on, and that a session is over. */
export function banners(scene: Scene): Child {
  const { view, state, act, change } = scene;
  const simulations = view.simulations();
  return [
    state.file !== undefined &&
      h(
        'div',
        { class: 'banner', key: 'file', role: 'status' },
        h('span', {}, h('b', {}, state.file), `, taken at ${timeOfDay(view.now())}, read only`),
        button('Back to this page', 'back', () => change({ file: undefined })),
      ),
    simulations.length > 0 &&
      h(
        'div',
        { class: 'banner warning', key: 'simulations', role: 'status' },
        h('b', {}, state.file === undefined ? 'Simulating' : 'Simulated'),
        simulations.map((simulation) => simulationTag(simulation, act)),
        act &&
          button('Turn all off', 'close', () => act({ do: 'stop-simulating' }, 'All simulations are off')),
      ),
  ];
}

function simulationTag(simulation: Simulation, act: Scene['act']): Markup {
  const text = `${SIMULATIONS[simulation.kind]} for ${simulation.operation ?? 'all requests'}`;
  const stop = (): void => act?.({ do: 'stop-simulating', simulation }, `Off: ${text}`);
  return h('span', { class: 'tag', key: text }, text, act && iconButton(`Turn off: ${text}`, 'close', stop));
}

/** Search, filters and order of the list. */
export function filterBar(scene: Scene, tab: Tab): Markup {
  const { state, change } = scene;
  const filters = tab.filters(scene);
  const active = state.filters[state.tab];
  const oninput = (event: { readonly target: HTMLInputElement }): void =>
    change({ search: event.target.value });
  const toggle = (id: string): void =>
    change({ filters: { ...state.filters, [state.tab]: id === active ? undefined : id } });
  return h(
    'div',
    { class: 'filters', key: 'filters' },
    h(
      'label',
      { class: 'search' },
      icon('search'),
      h('input', {
        type: 'search',
        id: 'search',
        placeholder: 'Search  ( / )',
        'aria-label': `Search ${tab.title.toLowerCase()}`,
        autocomplete: 'off',
        spellcheck: 'false',
        value: state.search,
        oninput,
      }),
    ),
    h(
      'div',
      { class: 'chips', role: 'group', 'aria-label': 'Filters' },
      filters.map(({ id, label, count, tone = 'plain' }) =>
        h(
          'button',
          {
            key: id,
            type: 'button',
            class: `chip ${tone}`,
            'aria-pressed': id === active ? 'true' : 'false',
            onclick: () => toggle(id),
          },
          label,
          h('span', { class: 'count' }, count),
        ),
      ),
    ),
    (state.tab === 'queries' || state.tab === 'records') && sortSelect(scene),
  );
}

function sortSelect({ state, change }: Scene): Markup {
  const onchange = (event: { readonly target: HTMLSelectElement }): void =>
    change({ sort: event.target.value === 'name' ? 'name' : 'newest' });
  return h(
    'label',
    { class: 'select' },
    h('span', {}, 'Sort'),
    h(
      'select',
      { value: state.sort, onchange, 'aria-label': 'Sort by' },
      h('option', { value: 'name' }, 'by name'),
      h('option', { value: 'newest' }, 'newest first'),
    ),
  );
}
