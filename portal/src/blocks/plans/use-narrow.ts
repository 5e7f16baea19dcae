import { useSyncExternalStore } from 'react';

/** The width below which screens count as those of phones (`Widths` of screen.schema.json). */
const NARROW = '(width < 48em)';

const watch = (tell: () => void) => {
  const query = matchMedia(NARROW);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
};

/** Returns true while the window is as narrow as a phone. */
export function useNarrow(): boolean {
  return useSyncExternalStore(watch, () => matchMedia(NARROW).matches);
}
