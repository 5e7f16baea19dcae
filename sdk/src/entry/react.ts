'use client';

import { debounce } from '../generated/limits.gen.ts';
import { createDebounceHook } from '../react/use-debounced.ts';

export { ClientProvider, useClient } from '../react/client-context.ts';
export { HydrationBoundary, type HydrationBoundaryProps } from '../react/hydration-boundary.ts';
export { createReadHook, type ReadHook, useRead } from '../react/use-read.ts';
export type { ReadViewOptions as ReadHookOptions } from '../client/read-view.ts';
export type { ReadResult } from '../query/query-observer.ts';
export { queryOf, useReads, type ReadQuery, type ReadResults } from '../react/use-reads.ts';
export {
  createSuspenseReadHook,
  type SuspenseReadHook,
  useSuspenseRead,
  type SuspenseReadResult,
} from '../react/use-suspense-read.ts';
export { createWriteHook, type WriteHook, useWrite } from '../react/use-write.ts';
export type { Write, WriteProgress, WriteResult } from '../client/bound-write.ts';
export { createDebounceHook, type DebounceHook } from '../react/use-debounced.ts';
export { usePages } from '../react/use-pages.ts';
export { useSuspensePages } from '../react/use-suspense-pages.ts';
export type { PagesResult } from '../client/bound-pages.ts';
export { usePrefetch, type PrefetchHandlers } from '../react/use-prefetch.ts';
export { useReadKeepingPrevious, type KeepingReadResult } from '../react/use-read-keeping-previous.ts';
export { useWriteQueue } from '../react/use-write-queue.ts';
export * from '../generated/hooks.gen.ts';

/**
 * A configuration that changes quickly, when it was quiet for 150 ms.
 *
 * @example
 * const { data } = useRead(getLookupRecords, useDebounced({ objectApiName, fieldApiName, q }));
 */
export const useDebounced = /* @__PURE__ */ createDebounceHook(debounce);
