/** Sessions that browsers of this host have left for others, or for none. */
interface ReplacedSessions {
  /** Takes note of a session by its secret. */
  readonly note: (secret: string) => void;
  readonly has: (secret: string) => boolean;
}

/** Milliseconds in which an answer may still be under way: a large file takes the longest. */
const lifetime = 30 * 60_000;
/** The most that are remembered; the oldest are forgotten first. */
const most = 100_000;

/**
 * Remembers for a while which sessions were replaced: a call that began in one and is answered after the log-in of somebody else in
 * the same browser must not put its cookie over theirs. Each host knows its own.
 */
export function createReplacedSessions({ now }: { readonly now: () => number }): ReplacedSessions {
  const times = new Map<string, number>();
  return {
    note(secret) {
      times.delete(secret);
      times.set(secret, now());
      for (const [oldest, time] of times) {
        if (times.size <= most && now() - time <= lifetime) break;
        times.delete(oldest);
      }
    },
    has: (secret) => now() - (times.get(secret) ?? -Infinity) <= lifetime,
  };
}
