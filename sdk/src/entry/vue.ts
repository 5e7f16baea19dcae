export { clientPlugin, provideClient, useClient } from './adapters/vue-client.ts';
export { usePages, useRead } from './adapters/vue-reads.ts';
export { useWrite } from './adapters/vue-write.ts';
export type { PagesResult } from '../client/bound-pages.ts';
export type { Write, WriteProgress, WriteResult } from '../client/bound-write.ts';
export type { ReadViewOptions } from '../client/read-view.ts';
export type { ReadResult } from '../query/query-observer.ts';
