import { useEffect, useEffectEvent } from 'react';
import type { Editing } from './use-editing.ts';

/**
 * Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y, or the same on a Mac, for everything that is edited here. Fields whose content is no
 * edit yet, such as those of a dialog, keep the browser's own.
 */
export function useUndoKeys({ undo, redo }: Pick<Editing, 'undo' | 'redo'>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || event.altKey || !['z', 'y'].includes(key)) return;
    if (event.target instanceof Element && event.target.closest('.dialog, [type="search"]') !== null) return;
    event.preventDefault();
    event.stopPropagation();
    if (key === 'y' || event.shiftKey) redo();
    else undo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
