import type { Current } from './adapters/svelte-client.ts';
import type { ReadResult } from '../query/query-observer.ts';

export { provideClient, useClient, type Current } from './adapters/svelte-client.ts';
export { usePages } from './adapters/svelte-pages.ts';
export { useRead } from './adapters/svelte-read.ts';
export { useWrite } from './adapters/svelte-write.ts';
export type { PagesResult } from '../client/bound-pages.ts';
export type { Write, WriteProgress, WriteResult } from '../client/bound-write.ts';
export type { ReadViewOptions } from '../client/read-view.ts';
export type { ReadResult } from '../query/query-observer.ts';

/** A read of a component. */
export type CurrentRead<TData, TSelected = TData> = Current<ReadResult<TSelected, TData>>;
