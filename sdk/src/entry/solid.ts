export { ClientProvider, useClient } from './adapters/solid-client.ts';
export { usePages } from './adapters/solid-pages.ts';
export { useRead } from './adapters/solid-read.ts';
export { useWrite } from './adapters/solid-write.ts';
export type { PagesResult } from '../client/bound-pages.ts';
export type { Write, WriteProgress, WriteResult } from '../client/bound-write.ts';
export type { ReadViewOptions } from '../client/read-view.ts';
export type { ReadResult } from '../query/query-observer.ts';
