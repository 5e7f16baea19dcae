export { createRetryingFetch, type RetryOptions } from './retries/retrying-fetch.ts';
export type { BudgetOptions } from './retries/budget.ts';
export type { Timer } from './retries/timer.ts';
