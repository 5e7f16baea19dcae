import { createSystemTimer } from '../../../core/timer.ts';
import { maskSession } from '../mask-session.ts';
import { takeSession, type InspectorCommand, type LiveView, type SessionView } from '../session.ts';
import { showSelected } from './body.ts';
import { copyText, createFiles } from './panel-files.ts';
import type { PanelState, Scene } from './scene.ts';

/** A view of a client that may run in another window. */
export interface PanelSource extends LiveView {
  /** Members of records that say what they are; masks keep them. */
  readonly labels: (this: void) => readonly string[];
  /** Tells why nothing is shown, while there is no client to show. */
  readonly absence?: ((this: void) => string | undefined) | undefined;
}

/** Options of the state of a panel. */
interface StoreOptions {
  readonly theme?: PanelState['theme'];
  readonly onTheme?: (theme: PanelState['theme']) => void;
  readonly onChange: () => void;
}

const FIRST: PanelState = {
  tab: 'queries',
  search: '',
  sort: 'newest',
  filters: {},
  selected: {},
  isDetailShown: false,
  toggled: new Set(),
  theme: 'auto',
  dialog: undefined,
  isMasking: true,
  readable: '',
  notice: '',
  file: undefined,
};

/** Milliseconds for which a notice is shown. */
const NOTICE = 4_000;

/** Keeps what is chosen in a panel, and carries out what is asked for there. */
export function createPanelStore(root: ShadowRoot, source: PanelSource, options: StoreOptions) {
  const timer = createSystemTimer();
  let state = { ...FIRST, theme: options.theme ?? FIRST.theme };
  let imported: SessionView | undefined;
  let endNotice = (): void => undefined;
  const change = (next: Partial<PanelState>): void => {
    if (next.theme) options.onTheme?.(next.theme);
    state = { ...state, ...next };
    if (state.file === undefined) imported = undefined;
    options.onChange();
    if (next.dialog) root.getElementById('dialog')?.focus();
    if (next.selected) showSelected(root);
  };
  const say = (notice: string): void => {
    endNotice();
    endNotice = timer.after(NOTICE, () => change({ notice: '' }));
    change({ notice });
  };
  const act = (command: InspectorCommand, notice: string): void => {
    source.act(command);
    say(notice);
  };
  const scene = (): Scene => {
    const view = imported ?? source;
    const copy = (text: string): void => void copyText(root, text).then(say);
    const absence = imported ? undefined : source.absence?.();
    return { view, state, now: view.now(), change, act: imported ? undefined : act, copy, absence };
  };
  const files = createFiles(root, {
    take() {
      const session = takeSession(imported ?? source);
      if (!state.isMasking) return session;
      const readable = state.readable.split(/[\s,]+/).filter((name) => name !== '');
      return maskSession(session, { readable: [...readable, ...source.labels()] });
    },
    opened(view, file) {
      imported = view;
      change({ file, selected: {}, filters: {}, search: '', isDetailShown: false });
    },
    say,
    close: () => change({ dialog: undefined }),
  });
  return { scene, files, stop: () => endNotice() };
}
