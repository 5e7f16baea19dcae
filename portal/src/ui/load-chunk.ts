import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';

const marker = 'ChunkNotLoaded';

/** A component out of a file of its own, which is fetched when it is first shown. */
export function loadChunk<TProps>(
  load: () => Promise<ComponentType<TProps>>,
): LazyExoticComponent<ComponentType<TProps>> {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (cause) {
      if (reloadOnce()) return await new Promise<never>(() => undefined);
      throw Object.assign(new Error('A chunk of the page could not be loaded.', { cause }), { name: marker });
    }
  });
}

/** Returns true for the error of a chunk that could not be fetched. */
export function isChunkLoadError(error: unknown): boolean {
  return error instanceof Error && error.name === marker;
}

const mark = 'portal-reloaded';

/**
 * Loads the page anew when a file that it names is gone, because another build has taken its place. Called where a
 * screen is opened, so that nothing typed is lost; once for an address, in case that does not help.
 *
 * @returns whether the page is about to be loaded
 */
export function reloadOnce(): boolean {
  if (!navigator.onLine) return false;
  try {
    if (sessionStorage.getItem(mark) === location.href) return false;
    sessionStorage.setItem(mark, location.href);
  } catch {
    // Without a memory it could go on for ever.
    return false;
  }
  location.reload();
  return true;
}
