import { limits } from '../generated/limits.gen.ts';
import { createDebounceHook } from '../react/use-debounced.ts';

export { ClientProvider, useClient } from '../react/client-context.ts';
export { createReadHook, type ReadHook } from '../react/create-read-hook.ts';
export { createSuspenseReadHook, type SuspenseReadHook } from '../react/create-suspense-read-hook.ts';
export { createWriteHook, type WriteHook } from '../react/create-write-hook.ts';
export { createDebounceHook, type DebounceHook } from '../react/use-debounced.ts';
export { usePages, type PagesResult } from '../react/use-pages.ts';
export { usePrefetch, type PrefetchHandlers } from '../react/use-prefetch.ts';
export { useRead, type ReadResult } from '../react/use-read.ts';
export { useReadKeepingPrevious, type KeepingReadResult } from '../react/use-read-keeping-previous.ts';
export { useSuspenseRead, type SuspenseReadResult } from '../react/use-suspense-read.ts';
export { useWrite, type Write, type WriteProgress, type WriteResult } from '../react/use-write.ts';
export { useWriteQueue } from '../react/use-write-queue.ts';
export * from '../generated/hooks.gen.ts';

/**
 * A configuration that changes quickly, when it was quiet for 150 ms.
 *
 * @example
 * const { data } = useRead(getLookupRecords, useDebounced({ objectApiName, fieldApiName, q }));
 */
export const useDebounced = /* @__PURE__ */ createDebounceHook(limits.debounce ?? 0);
