import type { Settings } from '../settings.ts';
import { createPanel } from './create-panel.ts';
import type { PanelSource } from './panel-store.ts';
import { adoptSheet } from './style-sheet.ts';

/** The page and panel that a window belongs to. */
interface Owner {
  readonly settings: Settings;
  /** The page; the window goes with it. */
  readonly owner: Document;
}

/**
 * Shows a panel in an empty window of the same origin.
 *
 * @returns closes the window
 */
export function fillWindow(popUp: Window, source: PanelSource, { settings, owner }: Owner): () => void {
  const { document } = popUp;
  document.title = `Cache inspector: ${owner.title}`;
  document.documentElement.lang = 'en';
  document.body.replaceChildren();
  adoptSheet(document, WINDOW_RULES);
  const main = document.createElement('main');
  document.body.append(main);
  const root = main.attachShadow({ mode: 'open' });
  const { theme } = settings.get();
  const panel = createPanel(root, source, {
    theme,
    onTheme: settings.setTheme,
    onClose: () => popUp.close(),
  });
  const page = owner.defaultView;
  const close = (): void => popUp.close();
  page?.addEventListener('pagehide', close, { once: true });
  popUp.addEventListener(
    'pagehide',
    () => {
      panel.stop();
      page?.removeEventListener('pagehide', close);
    },
    { once: true },
  );
  panel.focus();
  return close;
}

const WINDOW_RULES = `
html, body { block-size: 100%; color-scheme: light dark; margin: 0; }
main { block-size: 100%; display: block; }
`;
