export { ClientProvider, useClient } from './hooks/client-context.ts';
export { createReadHook, type ReadHook } from './hooks/create-read-hook.ts';
export { createWriteHook, type WriteHook } from './hooks/create-write-hook.ts';
export { usePages, type PagesResult } from './hooks/use-pages.ts';
export { useRead, type ReadResult } from './hooks/use-read.ts';
export { useWrite, type Write, type WriteProgress, type WriteResult } from './hooks/use-write.ts';
export * from './generated/hooks.gen.ts';
