/** Counts what comes within a stretch of time, for many names. */
interface WindowCounter {
  /** Counts one, and returns true where that is not too many. */
  readonly take: (name: string, most: number) => boolean;
}

/** The settings of a counter. */
interface WindowCounterOptions {
  readonly clock: { readonly now: () => number };
  /** Milliseconds after which counting begins again, for all names. */
  readonly duration: number;
  /** Names that are told apart; whoever comes later in a window shares one count. */
  readonly names: number;
}

/** Creates a counter whose memory is bounded: strangers choose the names. */
export function createWindowCounter({ clock, duration, names }: WindowCounterOptions): WindowCounter {
  let counts = new Map<string, number>();
  let end = -Infinity;
  return {
    take(name, most) {
      if (clock.now() >= end) {
        counts = new Map();
        end = clock.now() + duration;
      }
      const key = counts.has(name) || counts.size < names ? name : '';
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return count <= most;
    },
  };
}
