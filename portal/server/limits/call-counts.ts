import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { createMemoryCounters } from './counter-store.ts';
import type { CounterStore } from './counter-store.ts';
import { keyOf } from './counted-tries.ts';

/** Window of a count that the limiter names none for, in milliseconds. */
const usualWindow = 60_000;

/** Begins the keys of counts of calls, which everybody makes. */
const mark = 'calls ';

/** Returns true for the key of a count of tries: those of calls are over within a minute. */
export const isOfTries = (key: string): boolean => !key.startsWith(mark);

/** Creates a store in this process in which calls of many addresses push out no count of anything else. */
export function createOwnCounters(options: Parameters<typeof createMemoryCounters>[0]): CounterStore {
  const [calls, others] = [createMemoryCounters(options), createMemoryCounters(options)];
  const storeOf = (key: string) => (isOfTries(key) ? others : calls);
  return {
    take: (key, window, times) => storeOf(key).take(key, window, times),
    giveBack: (key) => storeOf(key).giveBack(key),
    read: (key) => storeOf(key).read(key),
  };
}

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
      const counted = await counters.take(`${mark}${keyOf(address)}`, window).catch(() => undefined);
      if (counted === undefined) done(new Error('The counters are away.'));
      else done(null, { current: counted.count, ttl: counted.endsIn });
    }

    /** All routes count together. */
    child(): FastifyRateLimitStore {
      return this;
    }
  };
}
