import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { CounterStore } from './counter-store.ts';
import { keyOf } from './counted-tries.ts';

/** Window of a count that the limiter names none for, in milliseconds. */
const usualWindow = 60_000;

/** The store of the limiter of calls, over counters that hosts share. */
export function callCountsIn(counters: CounterStore): FastifyRateLimitStoreCtor {
  return class CallCounts implements FastifyRateLimitStore {
    incr(
      address: string,
      done: (error: Error | null, count?: { current: number; ttl: number }) => void,
      window = usualWindow,
    ): void {
      void this.#count(address, window, done);
    }

    async #count(address: string, window: number, done: Parameters<CallCounts['incr']>[1]): Promise<void> {
      const counted = await counters.take(keyOf('calls', address), window).catch(() => undefined);
      if (counted === undefined) done(new Error('The counters are away.'));
      else done(null, { current: counted.count, ttl: counted.endsIn });
    }

    /** All routes count together. */
    child(): FastifyRateLimitStore {
      return this;
    }
  };
}
