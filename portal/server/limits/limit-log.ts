/** The limits that a client can meet; the log says which. */
export type LimitName =
  | 'connections'
  | 'connections of an address'
  | 'pipelined requests'
  | 'slow request'
  | 'slow file'
  | 'slow reader'
  | 'unsent bytes'
  | 'unfinished bodies'
  | 'unknown host'
  | 'calls of an address'
  | 'large headers'
  | 'large request'
  | 'malformed request'
  | `${string} tries: ${'network' | 'address' | 'account' | 'both'}`
  | `${string} calls: ${'full' | 'share' | 'waited' | 'paused'}`;

/** Takes note of a request or a connection that met a limit. */
export type LimitLog = (limit: LimitName) => void;

/**
 * What calls were at when their clients left: waiting for their turn or a place, a read of the org that is cancelled now, a write
 * that goes on all the same, or an answer on its way.
 */
export type LeavingName = `${string} calls: ${'waiting' | 'cancelled' | 'passed on' | 'answering'}`;

/** The settings of a log that counts. */
interface CountingLogOptions<TName> {
  readonly warn: (name: TName, times: number) => void;
  readonly clock: { readonly now: () => number };
  /** Takes every one. */
  readonly count?: (name: TName) => void;
}

const interval = 10_000;
/** Names are few; a bound all the same, as this is a map that strangers fill. */
const namesKept = 100;

/** Writes the first time that something happened, then the number at most every 10 s: an attack must not fill the log. */
export function createCountingLog<TName extends string>({
  warn,
  clock,
  count,
}: CountingLogOptions<TName>): (name: TName) => void {
  const seen = new Map<TName, { at: number; times: number }>();
  return (name) => {
    count?.(name);
    const entry = seen.get(name) ?? { at: -Infinity, times: 0 };
    entry.times += 1;
    if (seen.size < namesKept) seen.set(name, entry);
    if (clock.now() - entry.at < interval) return;
    warn(name, entry.times);
    entry.at = clock.now();
    entry.times = 0;
  };
}
