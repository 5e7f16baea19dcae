export { updateCache, type OptimisticCache } from '../traits/update-cache.ts';
export type { OptimisticChange } from '../mutation/mutate.ts';
export type { EntityIdentity } from '../cache/records.ts';
