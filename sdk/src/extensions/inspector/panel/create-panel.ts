import { createSystemTimer } from '../../../core/timer.ts';
import { bodyOf, isNarrow, seenOf, TAB_VIEWS } from './body.ts';
import { dialog } from './dialogs.ts';
import { h, render } from './dom.ts';
import { banners, head } from './frame.ts';
import { handleKey } from './keys.ts';
import { createPanelStore, type PanelSource } from './panel-store.ts';
import { panelRules } from './panel-style.ts';
import type { PanelState } from './scene.ts';
import { adoptSheet } from './style-sheet.ts';

/** Options of a panel. */
export interface PanelOptions {
  /** Kept for the next time. */
  readonly theme?: PanelState['theme'];
  readonly onTheme?: (theme: PanelState['theme']) => void;
  readonly onClose?: (() => void) | undefined;
  readonly onPopOut?: (() => void) | undefined;
}

/** A panel that is on the screen. */
export interface Panel {
  /** Moves the focus into it. */
  focus(this: void): void;
  /** Takes it off the screen. */
  stop(this: void): void;
}

/** Shows a client in a shadow root; everything in it has its own styles, and no inline ones. */
export function createPanel(root: ShadowRoot, source: PanelSource, options: PanelOptions = {}): Panel {
  const painter = createPainter(root, source, options);
  const { body } = painter;
  const window = root.ownerDocument.defaultView;
  const keep = (event: KeyboardEvent): void => {
    // The page's own shortcuts are not for what is typed here.
    event.stopPropagation();
    if (event.type === 'keydown')
      handleKey(event, { scene: painter.scene(), root, onClose: options.onClose });
  };
  const types = ['keydown', 'keyup', 'keypress'] as const;
  for (const type of types) body.addEventListener(type, keep);
  const stop = source.subscribe(painter.paintSoon);
  const ticking = window?.setInterval(painter.paint, 1_000);
  const Observer = window?.ResizeObserver;
  const resized = Observer && new Observer(painter.paint);
  resized?.observe(body);
  painter.paint();
  return {
    focus: () => root.getElementById(`tab-${painter.scene().state.tab}`)?.focus(),
    stop() {
      stop();
      painter.stop();
      window?.clearInterval(ticking);
      resized?.disconnect();
      body.remove();
    },
  };
}

/** Draws the panel, and draws it again when something has changed. */
function createPainter(root: ShadowRoot, source: PanelSource, options: PanelOptions) {
  const body = root.ownerDocument.createElement('div');
  body.className = 'panel';
  adoptSheet(root, panelRules());
  const sizes = adoptSheet(root);
  root.append(body);
  const store = createPanelStore(root, source, { ...options, onChange: () => paint() });
  const paint = (): void => {
    // Its time may come after it was taken off the screen.
    if (body.parentNode === null) return;
    const scene = store.scene();
    const { state } = scene;
    body.dataset['theme'] = state.theme;
    body.classList.toggle('narrow', isNarrow(body));
    const rows = TAB_VIEWS[state.tab].rows(scene);
    const stretch = seenOf(root, rows.length, isNarrow(body));
    sizes.write(`.above { block-size: ${stretch.above}px } .below { block-size: ${stretch.below}px }`);
    const content = [
      head(scene, TAB_VIEWS, { ...options, onImport: (file) => void store.files.open(file) }),
      banners(scene),
      bodyOf(scene, { rows, stretch, root, paint }),
      dialog(scene, store.files),
      h('div', { class: 'notice', role: 'status', key: 'notice' }, state.notice),
    ];
    render(body, h('div', {}, content).children);
  };
  return { body, scene: store.scene, paint, paintSoon: atMostEvery(60, paint), stop: store.stop };
}

/** Runs once for all calls of so many milliseconds. */
function atMostEvery(milliseconds: number, run: () => void): () => void {
  const timer = createSystemTimer();
  let isWaiting = false;
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    timer.after(milliseconds, () => {
      isWaiting = false;
      run();
    });
  };
}
