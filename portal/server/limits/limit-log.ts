/** The limits that a client can meet; the log says which. */
export type LimitName =
  | 'connections'
  | 'connections of an address'
  | 'pipelined requests'
  | 'slow request'
  | 'slow file'
  | 'slow reader'
  | 'unknown host'
  | `${string} tries: ${'address' | 'account' | 'both'}`
  | `${string} calls: ${'full' | 'share' | 'waited' | 'paused'}`;

/** Takes note of a request or a connection that met a limit. */
export type LimitLog = (limit: LimitName) => void;

/** The settings of a log of limits. */
interface LimitLogOptions {
  readonly warn: (details: { readonly limit: LimitName; readonly times: number }) => void;
  readonly clock: { readonly now: () => number };
  /** Takes every one. */
  readonly count?: (limit: LimitName) => void;
}

const interval = 10_000;
/** Names are few; a bound all the same, as this is a map that strangers fill. */
const namesKept = 100;

/** Writes the first time that a limit was met, then the number at most every 10 s: an attack must not fill the log. */
export function createLimitLog({ warn, clock, count }: LimitLogOptions): LimitLog {
  const seen = new Map<LimitName, { at: number; times: number }>();
  return (limit) => {
    count?.(limit);
    const entry = seen.get(limit) ?? { at: -Infinity, times: 0 };
    entry.times += 1;
    if (seen.size < namesKept) seen.set(limit, entry);
    if (clock.now() - entry.at < interval) return;
    warn({ limit, times: entry.times });
    entry.at = clock.now();
    entry.times = 0;
  };
}
