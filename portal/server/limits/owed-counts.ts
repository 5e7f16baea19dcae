/** So many tries of a key, and the milliseconds after which their window is over. */
interface Owed {
  readonly count: number;
  readonly endsIn: number;
}

/** Counts that hosts share do not have yet: they were taken while the shared store was away. */
export interface OwedCounts {
  readonly add: (key: string, owed: Owed) => void;
  /** Takes one back. @returns false where the key has none */
  readonly giveBack: (key: string) => boolean;
  /** Hands over what a key has, which it then has no more; undefined where it has none, or its window is over. */
  readonly claim: (key: string) => Owed | undefined;
  readonly keys: () => readonly string[];
}

/** The settings of counts that are owed. */
interface OwedOptions {
  readonly clock: { readonly now: () => number };
  /** Keys that are kept; the one that was not met for longest makes room. */
  readonly keys: number;
}

/** Creates a list of counts that are owed, with none in it. */
export function createOwedCounts({ clock, keys }: OwedOptions): OwedCounts {
  const entries = new Map<string, { readonly count: number; readonly end: number }>();
  const liveOf = (key: string) => {
    const known = entries.get(key);
    return known !== undefined && known.end > clock.now() ? known : undefined;
  };
  return {
    add(key, { count, endsIn }) {
      const known = liveOf(key);
      entries.delete(key);
      for (const first of entries.keys()) {
        if (entries.size < keys) break;
        entries.delete(first);
      }
      entries.set(key, { count: count + (known?.count ?? 0), end: known?.end ?? clock.now() + endsIn });
    },
    giveBack(key) {
      const known = liveOf(key);
      if (known === undefined) return false;
      if (known.count > 1) entries.set(key, { ...known, count: known.count - 1 });
      else entries.delete(key);
      return true;
    },
    claim(key) {
      const known = liveOf(key);
      entries.delete(key);
      return known && { count: known.count, endsIn: known.end - clock.now() };
    },
    keys: () => [...entries.keys()],
  };
}
