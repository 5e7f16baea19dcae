import type { Panel } from './panel/create-panel.ts';
import type { PanelSource } from './panel/panel-store.ts';
import { adoptSheet } from './panel/style-sheet.ts';
import { createInspectorBridge } from './bridge.ts';
import { createSettings, type Settings } from './settings.ts';

/** Options of {@link mountInspector}. */
export interface MountOptions {
  /** The corner of the button; `bottom-right` unless stated. */
  readonly position?: 'bottom-right' | 'bottom-left' | 'top-right' | 'top-left' | undefined;
  /** True to show the panel at once; else as it was left. */
  readonly isOpen?: boolean | undefined;
  /** Keeps height and colours; the browser's own storage unless stated. */
  readonly storage?: Pick<Storage, 'getItem' | 'setItem'> | undefined;
  readonly document?: Document | undefined;
}

/** An inspector on a page. */
export interface MountedInspector {
  open(this: void): Promise<void>;
  close(this: void): void;
  /** Shows the panel in a window of its own; the page keeps the button. */
  popOut(this: void): Promise<void>;
  /** Takes everything off the page. */
  unmount(this: void): void;
}

/**
 * Puts an inspector on a page of any framework, or none: a button in a corner that opens the panel at the foot of the page
 * or in a window. Its code is loaded when it is opened first. It stands outside of the page's body, in a shadow root, and
 * leaves every style of the page alone.
 *
 * @example
 * const inspector = createInspector();
 * const client = createClient({ extensions: [inspector] });
 * if (isDevelopment) mountInspector(inspector, { position: 'bottom-left' });
 */
export function mountInspector(inspector: PanelSource, options: MountOptions = {}): MountedInspector {
  const { document = globalThis.document, position = 'bottom-right' } = options;
  const settings = createSettings(options.storage);
  const host = document.createElement('energy-inspector');
  host.dataset['position'] = position;
  host.lang = 'en';
  const root = host.attachShadow({ mode: 'open' });
  adoptSheet(root, MOUNT_RULES);
  const button = createButton(document);
  const dock = createDock(root, inspector, { settings, button, popOut: () => void popOut() });
  const shown = createPopUp(inspector, settings, document);
  const bridge = createInspectorBridge(inspector, document.defaultView ?? undefined);
  const popOut = async (): Promise<void> => {
    dock.close();
    await shown.open();
  };
  button.addEventListener('click', () => void dock.open(true));
  const stop = inspector.subscribe(() => {
    button.classList.toggle('simulating', inspector.simulations().length > 0);
  });
  root.append(button);
  document.documentElement.append(host);
  if (options.isOpen ?? settings.get().isOpen) void dock.open(false);
  return {
    open: () => dock.open(true),
    close: dock.close,
    popOut,
    unmount() {
      stop();
      bridge.stop();
      dock.close();
      shown.close();
      host.remove();
    },
  };
}

function createButton(document: Document): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'open';
  button.textContent = 'Cache';
  button.setAttribute('aria-label', 'Cache inspector');
  button.setAttribute('aria-expanded', 'false');
  return button;
}

/** The place of the panel in the page. */
interface DockFacts {
  readonly settings: Settings;
  readonly button: HTMLButtonElement;
  readonly popOut: () => void;
}

function createDock(root: ShadowRoot, inspector: PanelSource, { settings, button, popOut }: DockFacts) {
  let panel: Panel | undefined;
  let frame: HTMLElement | undefined;
  let isOpen = false;
  const show = (isShown: boolean): void => {
    isOpen = isShown;
    button.hidden = isShown;
    button.setAttribute('aria-expanded', String(isShown));
    settings.set({ isOpen: isShown });
  };
  const close = (): void => {
    if (!isOpen) return;
    show(false);
    panel?.stop();
    frame?.remove();
    panel = undefined;
    button.focus();
  };
  const open = async (takesFocus: boolean): Promise<void> => {
    if (isOpen) return;
    show(true);
    const [{ createPanel }, { createDockFrame }] = await Promise.all([
      import('./panel/create-panel.ts'),
      import('./panel/dock-frame.ts'),
    ]);
    // It may have been closed meanwhile.
    if (!isOpen || panel) return;
    const made = createDockFrame(root.ownerDocument, settings);
    frame = made.element;
    root.append(frame);
    const { theme } = settings.get();
    const onTheme: Settings['setTheme'] = settings.setTheme;
    panel = createPanel(made.root, inspector, { theme, onTheme, onClose: close, onPopOut: popOut });
    if (takesFocus) panel.focus();
  };
  return { open, close };
}

function createPopUp(inspector: PanelSource, settings: Settings, document: Document) {
  let close = (): void => undefined;
  return {
    close: () => close(),
    async open(): Promise<void> {
      // Before the first wait: browsers open windows only for a click.
      const popUp = document.defaultView?.open('', 'energy-inspector', 'popup,width=1000,height=680');
      if (!popUp) return;
      const { fillWindow } = await import('./panel/pop-up.ts');
      close();
      close = fillWindow(popUp, inspector, { settings, owner: document });
    },
  };
}

/** The page cannot reach what is marked as important here, not even with rules for all elements. */
const MOUNT_RULES = `
:host { all: initial !important; display: block !important; position: static !important; }
.open {
  align-items: center;
  background: #14171d;
  border: 1px solid #667287;
  border-radius: 999px;
  box-shadow: 0 2px 10px rgb(0 0 0 / 0.3);
  color: #ffffff;
  cursor: pointer;
  display: flex;
  font: 600 13px/1 system-ui, sans-serif;
  gap: 8px;
  inset: auto 16px 16px auto;
  min-block-size: 44px;
  padding: 0 16px;
  position: fixed;
  z-index: 2147483000;
}
.open[hidden] { display: none; }
.open::before { background: #86e2ad; block-size: 8px; border-radius: 50%; content: ''; inline-size: 8px; }
.open.simulating::before { background: #f0c370; border-radius: 0; }
.open.simulating::after { content: 'simulating'; color: #f0c370; }
.open:hover { background: #2c3340; }
.open:focus-visible { outline: 3px solid #8db4ff; outline-offset: 2px; }
:host([data-position='bottom-left']) .open { inset: auto auto 16px 16px; }
:host([data-position='top-right']) .open { inset: 16px 16px auto auto; }
:host([data-position='top-left']) .open { inset: 16px auto auto 16px; }
@media print { .open { display: none; } }
`;
