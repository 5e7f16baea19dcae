import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import { renewOnce } from '../ui/index.ts';

const marker = 'PartNotLoaded';

/** A component out of a file of its own, which is fetched when it is first shown. */
export function loadPart<TProps>(
  load: () => Promise<ComponentType<TProps>>,
): LazyExoticComponent<ComponentType<TProps>> {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (cause) {
      if (renewOnce()) return await new Promise<never>(() => undefined);
      throw Object.assign(new Error('A part of the page could not be loaded.', { cause }), { name: marker });
    }
  });
}

/** Whether an error says that such a file could not be fetched. */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof Error && error.name === marker;
}
