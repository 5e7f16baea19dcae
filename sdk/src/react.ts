import { limits } from './generated/limits.gen.ts';
import { createDebounceHook } from './hooks/use-debounced.ts';

export { ClientProvider, useClient } from './hooks/client-context.ts';
export { createReadHook, type ReadHook } from './hooks/create-read-hook.ts';
export { createSuspenseReadHook, type SuspenseReadHook } from './hooks/create-suspense-read-hook.ts';
export { createWriteHook, type WriteHook } from './hooks/create-write-hook.ts';
export { createDebounceHook, type DebounceHook } from './hooks/use-debounced.ts';
export { usePages, type PagesResult } from './hooks/use-pages.ts';
export { usePrefetch, type PrefetchHandlers } from './hooks/use-prefetch.ts';
export { useRead, type ReadResult } from './hooks/use-read.ts';
export { useReadKeepingPrevious, type KeepingReadResult } from './hooks/use-read-keeping-previous.ts';
export { useSuspenseRead, type SuspenseReadResult } from './hooks/use-suspense-read.ts';
export { useWrite, type Write, type WriteProgress, type WriteResult } from './hooks/use-write.ts';
export { useWriteQueue } from './hooks/use-write-queue.ts';
export * from './generated/hooks.gen.ts';

/** A configuration that changes quickly, when it was quiet for 150 ms. */
export const useDebounced = /* @__PURE__ */ createDebounceHook(limits.debounce ?? 0);
