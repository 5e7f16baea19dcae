import { useSyncExternalStore } from 'react';

/** Where screens count as those of phones (`Widths` of screen.schema.json). */
const NARROW = '(width < 48em)';

const watch = (tell: () => void) => {
  const query = matchMedia(NARROW);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
};

/** Whether the window is as narrow as a phone, now and whenever it changes. */
export function useNarrow(): boolean {
  return useSyncExternalStore(watch, () => matchMedia(NARROW).matches);
}
