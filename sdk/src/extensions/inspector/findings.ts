import type { Action } from '../../cache/actions.ts';
import type { ExtensionHost } from '../../client/extension.ts';
import { createListeners } from '../../core/events.ts';
import { createCacheWriteFinder } from './cache-writes.ts';
import { createRenderFinder } from './renders.ts';
import type { CacheWrite, Note, Render } from './session.ts';

/** Finds out, once for all that happens in one go, what was written and who was told of it. */
export function createFindings(
  operationOf: (action: Action) => string | undefined,
  most: number,
  host: () => ExtensionHost | undefined,
) {
  const listeners = createListeners<[]>((error) => host()?.reportListenerError(error));
  const writeFinder = createCacheWriteFinder(operationOf);
  const renderFinder = createRenderFinder();
  let writes: readonly CacheWrite[] = [];
  let renders: readonly Render[] = [];
  let notes: readonly Note[] = [];
  let isTelling = false;
  const collect = (): void => {
    const given = host();
    if (!given) return;
    const at = given.clock.now();
    const write = writeFinder.take(given.store, at);
    if (write) writes = [...writes, write].slice(-most);
    renders = [...renders, ...renderFinder.find(given.store, at)].slice(-most);
  };
  // Reads may begin while somebody renders, who must not be made to render by it: all is told once, afterwards.
  const tellSoon = (): void => {
    if (isTelling) return;
    isTelling = true;
    queueMicrotask(() => {
      isTelling = false;
      collect();
      listeners.emit();
    });
  };
  return {
    tellSoon,
    begin: ({ store }: ExtensionHost) => writeFinder.begin(store),
    writesBy: writeFinder.note,
    note(fresh: readonly Note[]): void {
      notes = [...notes, ...fresh].slice(-most);
      tellSoon();
    },
    clear(): void {
      writes = [];
      renders = [];
      notes = [];
    },
    writes: () => writes,
    renders: () => renders,
    notes: () => notes,
    subscribe: listeners.on,
  };
}
