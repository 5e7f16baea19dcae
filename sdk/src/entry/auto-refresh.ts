export {
  createRefreshing,
  type Refreshing,
  type RefreshingOptions,
} from '../extensions/auto-refresh/create-refreshing.ts';
export type { Page } from '../extensions/auto-refresh/page.ts';
export type { Timer } from '../core/timer.ts';
