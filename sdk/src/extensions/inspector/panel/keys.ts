import { recordOfId, TABS, type Scene } from './scene.ts';

/** The place where a key was pressed. */
interface KeyFacts {
  readonly scene: Scene;
  readonly root: ShadowRoot;
  readonly onClose: (() => void) | undefined;
}

/** Carries out what a key of the panel is for; single letters count only where nothing is typed. */
export function handleKey(event: KeyboardEvent, facts: KeyFacts): void {
  const { scene, root } = facts;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Escape') return escape(event, facts);
  if (event.key === 'Tab' && scene.state.dialog) return keepFocus(event, root);
  if (isTyping(event) || scene.state.dialog) return;
  const run = commandOf(event.key, facts);
  if (!run) return;
  event.preventDefault();
  run();
}

function commandOf(key: string, { scene, root }: KeyFacts): (() => void) | undefined {
  const { change } = scene;
  const tab = TABS[Number(key) - 1];
  if (tab) return () => change({ tab, isDetailShown: false });
  switch (key) {
    case '/':
      return () => root.getElementById('search')?.focus();
    case '?':
      return () => change({ dialog: 'shortcuts' });
    case 'e':
      return () => change({ dialog: 'export' });
    case 'r':
    case 'i':
      return () => orderSelected(key, scene);
    default:
      return undefined;
  }
}

function orderSelected(key: 'r' | 'i', { state, act }: Scene): void {
  const { queries, records } = state.selected;
  if (state.tab === 'queries' && queries !== undefined) {
    if (key === 'r') act?.({ do: 'refetch', key: queries }, 'The query is refetched');
    else act?.({ do: 'invalidate', key: queries }, 'The query is invalidated');
  }
  if (state.tab === 'records' && records !== undefined && key === 'i')
    act?.({ do: 'invalidate-record', record: recordOfId(records) }, 'The record is invalidated');
}

/** Leaves one thing at a time: dialog, search, details, panel. */
function escape(event: KeyboardEvent, { scene, root, onClose }: KeyFacts): void {
  const { state, change } = scene;
  event.preventDefault();
  if (state.dialog) change({ dialog: undefined });
  else if (state.search !== '') change({ search: '' });
  else if (state.isDetailShown) {
    change({ isDetailShown: false });
    root.getElementById('list')?.focus();
  } else onClose?.();
}

function isTyping({ target }: KeyboardEvent): boolean {
  const { tagName = '', type = '' } = (target ?? {}) as Partial<HTMLInputElement>;
  return tagName === 'SELECT' || (tagName === 'INPUT' && type !== 'checkbox' && type !== 'file');
}

/** The focus goes round inside a dialog. */
function keepFocus(event: KeyboardEvent, root: ShadowRoot): void {
  const all = [...(root.getElementById('dialog')?.querySelectorAll<HTMLElement>('button, input') ?? [])];
  const edge = event.shiftKey ? all[0] : all.at(-1);
  const next = event.shiftKey ? all.at(-1) : all[0];
  const isOutside = !all.includes(root.activeElement as HTMLElement);
  if (root.activeElement !== edge && !(isOutside && event.shiftKey)) return;
  event.preventDefault();
  next?.focus();
}
