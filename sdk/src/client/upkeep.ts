/** Code that a client needs some time after its first answers. */
export { createGarbageCollector } from '../cache/write/collect-garbage.ts';
export { revalidation } from '../query/revalidation.ts';
