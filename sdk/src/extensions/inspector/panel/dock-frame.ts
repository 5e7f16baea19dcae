import type { Settings } from '../settings.ts';
import { adoptSheet } from './style-sheet.ts';

/** The place of a panel at the foot of a page. */
interface DockFrame {
  readonly element: HTMLElement;
  /** The panel's own root. */
  readonly root: ShadowRoot;
}

const LEAST = 180;
const STEP = 40;

/** A strip at the foot of the page with an edge that is dragged, or moved with the arrow keys. */
export function createDockFrame(document: Document, settings: Settings): DockFrame {
  const element = document.createElement('section');
  element.setAttribute('aria-label', 'Cache inspector');
  const root = element.attachShadow({ mode: 'open' });
  adoptSheet(root, FRAME_RULES);
  const height = adoptSheet(root);
  const edge = document.createElement('div');
  edge.className = 'edge';
  edge.tabIndex = 0;
  edge.setAttribute('role', 'separator');
  edge.setAttribute('aria-orientation', 'horizontal');
  edge.setAttribute('aria-label', 'Height of the inspector');
  const most = (): number => (document.defaultView?.innerHeight ?? 800) - 40;
  const resize = (wanted: number): void => {
    const pixels = Math.round(Math.max(LEAST, Math.min(wanted, most())));
    height.write(`:host { block-size: ${pixels}px !important; }`);
    edge.setAttribute('aria-valuemin', String(LEAST));
    edge.setAttribute('aria-valuemax', String(most()));
    edge.setAttribute('aria-valuenow', String(pixels));
    settings.set({ height: pixels });
  };
  edge.addEventListener('keydown', (event) => {
    const step = { ArrowUp: STEP, ArrowDown: -STEP }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    resize(settings.get().height + step);
  });
  edge.addEventListener('pointerdown', (event) => edge.setPointerCapture(event.pointerId));
  edge.addEventListener('pointermove', (event) => {
    if (edge.hasPointerCapture(event.pointerId))
      resize((document.defaultView?.innerHeight ?? 0) - event.clientY);
  });
  root.append(edge);
  resize(settings.get().height);
  return { element, root };
}

const FRAME_RULES = `
:host {
  all: initial !important;
  border-block-start: 1px solid #667287 !important;
  box-shadow: 0 -4px 24px rgb(0 0 0 / 0.18) !important;
  display: flex !important;
  flex-direction: column !important;
  inset: auto 0 0 0 !important;
  max-block-size: calc(100vh - 40px) !important;
  position: fixed !important;
  z-index: 2147483000 !important;
}
.edge { block-size: 8px; cursor: ns-resize; inset: -4px 0 auto 0; position: absolute; touch-action: none; z-index: 4; }
.edge:focus-visible { background: #4f8aff; outline: none; }
@media print { :host { display: none !important; } }
`;
