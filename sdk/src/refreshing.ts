export { createRefreshing, type Refreshing, type RefreshingOptions } from './refreshing/create-refreshing.ts';
export type { Page } from './refreshing/page.ts';
export type { Timer } from './retries/timer.ts';
