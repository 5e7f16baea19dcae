import { invariant } from '../core/errors.ts';
import { createRetryingFetch, type RetryOptions } from '../network/retry/retrying-fetch.ts';
import type { Trait } from '../query/context.ts';
import type { CallRetries, ReadOperation } from '../spec/operation.ts';

/** Options of what the tries of single calls have in common. */
type SharedOptions = Pick<RetryOptions, 'budget' | 'timer' | 'random' | 'longestDelay'>;

/** Behaviour of calls that have tries and a time limit of their own; with other options than the usual ones. */
export function createRetries(options: SharedOptions = {}): Trait<'retries'> {
  return {
    name: 'retries',
    bind: (own) => ({
      exchange: (_, request, send) =>
        send({ ...request, through: (fetch) => createRetryingFetch(fetch, { ...options, ...own }) }),
    }),
  };
}

/** Calls that have tries and a time limit of their own. */
export const retries: Trait<'retries'> = /* @__PURE__ */ createRetries();

/**
 * The same read with tries and a time limit of its own. It is the same query: cache and requests under way are shared with
 * the other, and whoever asks first says how often. Made once, outside of components.
 *
 * @throws SdkError `INVARIANT` for an operation that has a format of its own on the wire
 *
 * @example
 * const getPayment = withRetries(getPaymentStatus, { attempts: 5, timeLimit: 5_000 });
 * const { data } = useRead(getPayment, config);
 */
export function withRetries<TOperation extends ReadOperation<unknown, unknown>>(
  operation: TOperation,
  own: CallRetries,
): TOperation {
  invariant(!operation.traits?.wireFormat, `"${operation.table.id}" has a format of its own`);
  return { ...operation, traits: { ...operation.traits, retries: own } };
}
