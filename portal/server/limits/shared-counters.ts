import { CircuitState, ConsecutiveBreaker, TimeoutStrategy } from 'cockatiel';
import { circuitBreaker, handleAll, timeout, wrap } from 'cockatiel';
import { steadyBreaker } from '../steady-breaker.ts';
import type { CounterStore } from './counter-store.ts';

/** Counters that hosts share, with those of this host behind them. */
interface SharedCounters extends CounterStore {
  /** False while the host counts for itself. */
  readonly isShared: () => boolean;
}

/** The settings of shared counters. Times are milliseconds. */
interface SharedCounterOptions {
  readonly shared: CounterStore;
  /** Counts of this host alone, which go on where the shared ones are away. */
  readonly own: CounterStore;
  /** Longer than that nobody waits for a count. */
  readonly answerTimeout: number;
  /** The shared store is asked again after that. */
  readonly retryDelay: number;
  /** Told when the shared store goes away, and when it is back. */
  readonly onChange: (isShared: boolean) => void;
}

/**
 * Counts together with other hosts, and in this host too: where the shared store is away, limits go on from what the host
 * itself has seen.
 */
export function shareCounters(options: SharedCounterOptions): SharedCounters {
  const { shared, own, answerTimeout, retryDelay, onChange } = options;
  // A try that fails opens the breaker again: that is no news.
  let isShared = true;
  const become = (next: boolean) => {
    if (next === isShared) return;
    isShared = next;
    onChange(next);
  };
  const policyNow = steadyBreaker(() => {
    const breaker = circuitBreaker(handleAll, {
      breaker: new ConsecutiveBreaker(1),
      halfOpenAfter: retryDelay,
    });
    breaker.onBreak(() => become(false));
    breaker.onSuccess(() => become(true));
    return { breaker, ask: wrap(breaker, timeout(answerTimeout, TimeoutStrategy.Aggressive)) };
  });
  return {
    isShared: () => isShared && policyNow().breaker.state !== CircuitState.Open,
    async take(key, window) {
      const counted = await own.take(key, window);
      return policyNow()
        .ask.execute(() => shared.take(key, window))
        .catch(() => counted);
    },
    async giveBack(key) {
      await own.giveBack(key);
      await policyNow()
        .ask.execute(() => shared.giveBack(key))
        .catch(() => undefined);
    },
    async read(key) {
      const counted = await own.read(key);
      return policyNow()
        .ask.execute(() => shared.read(key))
        .catch(() => counted);
    },
  };
}
