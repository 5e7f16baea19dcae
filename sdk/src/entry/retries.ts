export { createRetries, retries, withRetries } from '../traits/retries.ts';
export { createRetryingFetch, type RetryOptions } from '../network/retry/retrying-fetch.ts';
export type { BudgetOptions } from '../network/retry/budget.ts';
export type { Timer } from '../core/timer.ts';
