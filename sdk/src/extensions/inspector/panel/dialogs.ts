import { h, type Markup } from './dom.ts';
import { button, iconButton } from './elements.ts';
import type { Scene } from './scene.ts';

/** Keys that work while the focus is in the panel. */
const SHORTCUTS: readonly (readonly [keys: string, effect: string])[] = [
  ['/', 'Search'],
  ['1 2 3 4', 'Queries, records, timeline, writes'],
  ['↑ ↓  Home End', 'Move in the list'],
  ['Enter', 'Go to the details'],
  ['Esc', 'Clear the search, go back to the list, close'],
  ['r', 'Refetch the selected query'],
  ['i', 'Invalidate the selected query or record'],
  ['e', 'Export the session'],
  ['?', 'This list'],
];

/** The actions of the export dialog. */
interface ExportActions {
  readonly onDownload: () => void;
  readonly onCopy: () => void;
}

/** The open dialog, if one is. */
export function dialog(scene: Scene, actions: ExportActions): Markup | undefined {
  const { state } = scene;
  if (state.dialog === undefined) return undefined;
  const title = state.dialog === 'export' ? 'Export the session' : 'Keyboard shortcuts';
  const close = (): void => scene.change({ dialog: undefined });
  return h(
    'div',
    {
      class: 'dialog',
      key: 'dialog',
      role: 'dialog',
      'aria-modal': 'true',
      'aria-labelledby': 'dialog-title',
      tabindex: -1,
      id: 'dialog',
    },
    h(
      'div',
      { class: 'dialog-head' },
      h('h2', { id: 'dialog-title' }, title),
      iconButton('Close', 'close', close),
    ),
    state.dialog === 'export' ? exportForm(scene, actions) : shortcutList(),
  );
}

function shortcutList(): Markup {
  return h(
    'dl',
    { class: 'facts' },
    SHORTCUTS.flatMap(([keys, effect]) => [
      h(
        'dt',
        {},
        keys.split(' ').map((key) => (key === '' ? ' ' : h('kbd', {}, key))),
      ),
      h('dd', {}, effect),
    ]),
  );
}

function exportForm({ state, change }: Scene, { onDownload, onCopy }: ExportActions): Markup {
  const onmask = (event: { readonly target: HTMLInputElement }): void =>
    change({ isMasking: event.target.checked });
  const onreadable = (event: { readonly target: HTMLInputElement }): void =>
    change({ readable: event.target.value });
  return h(
    'div',
    { class: 'form' },
    h(
      'p',
      {},
      'One JSON file with queries, records, requests and writes, to be opened in another inspector.',
    ),
    h(
      'label',
      { class: 'check' },
      h('input', { type: 'checkbox', checked: state.isMasking, onchange: onmask }),
      'Mask values',
    ),
    h(
      'p',
      { class: 'muted' },
      state.isMasking
        ? 'Each text and number becomes a name such as “text 5”; equal values get equal names.'
        : 'The file will contain all values, personal ones too.',
    ),
    state.isMasking &&
      h(
        'label',
        { class: 'field' },
        'Members to leave readable',
        h('input', {
          type: 'text',
          value: state.readable,
          placeholder: 'Status, Priority',
          oninput: onreadable,
          spellcheck: 'false',
        }),
      ),
    h(
      'div',
      { class: 'actions' },
      button('Download', 'download', onDownload),
      button('Copy', 'copy', onCopy),
    ),
  );
}
