export { clientPlugin, provideClient, useClient } from './adapters/vue-client.ts';
export { usePages } from './adapters/vue-pages.ts';
export { useRead } from './adapters/vue-read.ts';
export { useWrite } from './adapters/vue-write.ts';
export type { PagesResult } from '../client/bound-pages.ts';
export type { Write, WriteProgress, WriteResult } from '../client/bound-write.ts';
export type { ReadViewOptions } from '../client/read-view.ts';
export type { ReadResult } from '../query/query-observer.ts';
