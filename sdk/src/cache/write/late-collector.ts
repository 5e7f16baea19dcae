import type { ClientLimits } from '../../spec/limits.ts';
import type { GarbageCollector } from '../state.ts';
import type { MemoryOptions } from './collect-garbage.ts';

type MakeCollector = (memory?: MemoryOptions) => GarbageCollector;

/**
 * Makes collectors whose code is fetched when there may first be something to drop, and asked for again as often as the
 * limits say while it does not come. Until it is there, everything is kept.
 *
 * @param fetchMaker fetches what `createGarbageCollector` makes of the same limits
 */
export function createLateCollector(
  { garbageCollection }: ClientLimits,
  fetchMaker: () => Promise<MakeCollector>,
): MakeCollector {
  const every = garbageCollection?.every ?? Infinity;
  return (memory) => {
    let collect: GarbageCollector | undefined;
    const fetchCollector = async (): Promise<void> => {
      const make = await fetchMaker().catch(() => undefined);
      collect = make?.(memory);
    };
    return (state, now) => {
      if (collect) return collect(state, now);
      if (now - state.collectedAt < every) return;
      // Before the first answer there was nothing.
      if (state.collectedAt > 0) void fetchCollector();
      state.collectedAt = now;
    };
  };
}
