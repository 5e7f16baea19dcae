import { createLateCollector } from '../cache/write/late-collector.ts';
import type { GarbageCollector } from '../cache/state.ts';
import type { MemoryOptions } from '../cache/write/collect-garbage.ts';
import type { Revalidation } from '../query/context.ts';
import type { ClientLimits } from '../spec/limits.ts';
import type * as upkeep from './upkeep.ts';

const fetchUpkeep = (): Promise<typeof upkeep> => import('./upkeep.ts');

/** Fetches what asks for changes of named answers. */
export const fetchRevalidation = (): Promise<Revalidation> => fetchUpkeep().then((code) => code.revalidation);

/** Makes what `createGarbageCollector` makes, with code that is fetched when there may first be something to drop. */
export function createUpkeepCollector(limits: ClientLimits): (memory?: MemoryOptions) => GarbageCollector {
  return createLateCollector(limits, () => fetchUpkeep().then((code) => code.createGarbageCollector(limits)));
}
