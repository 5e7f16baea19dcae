import { CircuitState, ConsecutiveBreaker, TimeoutStrategy } from 'cockatiel';
import { circuitBreaker, handleAll, timeout, wrap } from 'cockatiel';
import { steadyBreaker } from '../steady-breaker.ts';
import type { CounterStore } from './counter-store.ts';
import type { OwedCounts } from './owed-counts.ts';

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
  /** Counts of this host that the shared store gets once it is back. */
  readonly owed: OwedCounts;
  /** Returns true for the key of a count that it gets; others are forgotten. */
  readonly isOwed: (key: string) => boolean;
  /** Longer than that nobody waits for a count. */
  readonly answerTimeout: number;
  /** The shared store is asked again after that. */
  readonly retryDelay: number;
  /** Told when the shared store goes away, and when it is back. */
  readonly onChange: (isShared: boolean) => void;
}

/**
 * Counts together with other hosts, and in this host too: where the shared store is away, limits go on from what the host
 * itself has seen. Once it is back, it gets what was counted without it.
 */
export function shareCounters(options: SharedCounterOptions): SharedCounters {
  const { shared, own, owed, answerTimeout, retryDelay, onChange } = options;
  // A try that fails opens the breaker again: that is no news.
  let isShared = true;
  const become = (next: boolean) => {
    if (next === isShared) return;
    isShared = next;
    onChange(next);
    if (next) void carryOver(owed, add);
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
  const add: AddCount = (key, window, times) =>
    policyNow().ask.execute(() => shared.take(key, window, times));
  return {
    isShared: () => isShared && policyNow().breaker.state !== CircuitState.Open,
    async take(key, window) {
      const counted = await own.take(key, window);
      return takeOwed(key, { counted, window, add, ...options });
    },
    async giveBack(key) {
      await own.giveBack(key);
      // The shared store has never had it.
      if (owed.giveBack(key)) return;
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

type AddCount = CounterStore['take'];
type Counted = Awaited<ReturnType<AddCount>>;

interface TakeContext extends Pick<SharedCounterOptions, 'owed' | 'isOwed'> {
  /** The count of this host alone. */
  readonly counted: Counted;
  readonly window: number;
  /** Adds to the shared store. */
  readonly add: AddCount;
}

/** Adds one to the shared store with all that is owed of the key; where it is away, that is owed. */
async function takeOwed(key: string, { counted, window, add, owed, isOwed }: TakeContext): Promise<Counted> {
  const before = owed.claim(key);
  const times = 1 + (before?.count ?? 0);
  try {
    return await add(key, before?.endsIn ?? window, times);
  } catch {
    if (isOwed(key)) owed.add(key, { count: times, endsIn: before?.endsIn ?? counted.endsIn });
    return counted;
  }
}

/** Adds all that is owed to the shared store, one key after the other, until it is away again. */
async function carryOver(owed: OwedCounts, add: AddCount): Promise<void> {
  for (const key of owed.keys()) {
    const before = owed.claim(key);
    if (before === undefined) continue;
    try {
      await add(key, before.endsIn, before.count);
    } catch {
      owed.add(key, before);
      return;
    }
  }
}
