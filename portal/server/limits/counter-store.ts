/** One count: how often a key was met within its window. */
interface Count {
  readonly count: number;
  /** Milliseconds after which the window is over. */
  readonly endsIn: number;
}

/**
 * Keeps the counts of limits. A host has one in its memory; hosts that share one count together. Keys are short and hold
 * nothing readable. One that rejects is treated as if it had counted nothing: a limit must not stop the portal.
 */
export interface CounterStore {
  /**
   * Counts one more, and begins a window of so many milliseconds where there is none.
   *
   * @param times counts so many more; one unless stated
   */
  readonly take: (key: string, window: number, times?: number) => Promise<Count>;
  /** Counts one less, where its window is not over. */
  readonly giveBack: (key: string) => Promise<void>;
  /** The count as it is; 0 where there is no window. */
  readonly read: (key: string) => Promise<number>;
}

/** The settings of a store in memory. */
interface MemoryStoreOptions {
  readonly clock: { readonly now: () => number };
  /** Keys that are kept; the one that began first makes room. */
  readonly keys: number;
}

/** Creates a store in this process. */
export function createMemoryCounters({ clock, keys }: MemoryStoreOptions): CounterStore {
  const entries = new Map<string, { count: number; readonly end: number }>();
  const makeRoom = () => {
    for (const [key, { end }] of entries) {
      if (entries.size < keys && end > clock.now()) return;
      entries.delete(key);
    }
  };
  return {
    async take(key, window, times = 1) {
      const now = clock.now();
      const known = entries.get(key);
      if (known !== undefined && known.end > now) {
        known.count += times;
        return { count: known.count, endsIn: known.end - now };
      }
      // Kept in the order of their beginnings.
      entries.delete(key);
      makeRoom();
      entries.set(key, { count: times, end: now + window });
      return { count: times, endsIn: window };
    },
    async giveBack(key) {
      const known = entries.get(key);
      if (known !== undefined) known.count = Math.max(0, known.count - 1);
    },
    async read(key) {
      const known = entries.get(key);
      return known !== undefined && known.end > clock.now() ? known.count : 0;
    },
  };
}
