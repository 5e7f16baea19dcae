export {
  createAutoRefresh,
  type AutoRefresh,
  type AutoRefreshOptions,
} from '../extensions/auto-refresh/create-auto-refresh.ts';
export type { Page } from '../extensions/auto-refresh/page.ts';
export type { Timer } from '../core/timer.ts';
