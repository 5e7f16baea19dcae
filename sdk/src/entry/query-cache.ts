export {
  createQueryCache,
  type CachedQuery,
  type QueryCache,
  type QueryCacheOptions,
} from '../extensions/query-cache/create-query-cache.ts';
