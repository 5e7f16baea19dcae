import { useEffect, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import type { Clipping } from '../editing/clipping.ts';

const key = 'studio.clipping';
/** Told in this window; others are told by the browser. */
const changed = 'studio-clipping';

/** Keeps a copied thing for every screen and window of this studio. */
export function keepClipping(clipping: Clipping): void {
  localStorage.setItem(key, JSON.stringify(clipping));
  window.dispatchEvent(new Event(changed));
}

/** Returns what was copied last; undefined where nothing was. */
export function useClipping(): Clipping | undefined {
  const text = useSyncExternalStore(follow, () => localStorage.getItem(key));
  return clippingIn(text);
}

function clippingIn(text: string | null): Clipping | undefined {
  // Written above.
  return text === null ? undefined : (JSON.parse(text) as Clipping);
}

function follow(tell: () => void): () => void {
  window.addEventListener(changed, tell);
  window.addEventListener('storage', tell);
  return () => {
    window.removeEventListener(changed, tell);
    window.removeEventListener('storage', tell);
  };
}

/** The acts of the clipboard's keys. */
interface ClipboardActs {
  readonly c: () => void;
  readonly x: () => void;
  readonly v: (clipping: Clipping | undefined) => void;
}

/** Ctrl+C, Ctrl+X and Ctrl+V while the focus is in the tree. */
export function useClipboardKeys(tree: RefObject<HTMLElement | null>, acts: ClipboardActs): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isInTree = event.target instanceof Node && tree.current?.contains(event.target) === true;
      if (!isInTree || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      if (event.key !== 'c' && event.key !== 'x' && event.key !== 'v') return;
      event.preventDefault();
      event.stopPropagation();
      acts[event.key](clippingIn(localStorage.getItem(key)));
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  });
}
