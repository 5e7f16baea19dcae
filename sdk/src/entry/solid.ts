export { ClientProvider, useClient } from './adapters/solid-client.ts';
export { usePages, useRead } from './adapters/solid-reads.ts';
export { useWrite } from './adapters/solid-write.ts';
export type { PagesResult } from '../client/bound-pages.ts';
export type { Write, WriteProgress, WriteResult } from '../client/bound-write.ts';
export type { ReadViewOptions } from '../client/read-view.ts';
export type { ReadResult } from '../query/query-observer.ts';
