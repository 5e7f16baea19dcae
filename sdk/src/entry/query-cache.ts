export {
  createQueryCache,
  type CachedQuery,
  type QueryCache,
  type QueryCacheOptions,
} from '../extensions/query-cache/create-query-cache.ts';
export type { CachedMutation } from '../extensions/query-cache/tracked-mutations.ts';
