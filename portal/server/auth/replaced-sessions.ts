import { keyOf } from '../limits/counted-tries.ts';
import type { CounterStore } from '../limits/counter-store.ts';

/** Sessions that browsers have left for others, or for none. */
interface ReplacedSessions {
  /** Takes note of a session by its secret. Resolves with true for the first who does. */
  readonly note: (secret: string) => Promise<boolean>;
  readonly has: (secret: string) => Promise<boolean>;
}

/** Milliseconds in which an answer may still be under way: a large file takes the longest. */
const lifetime = 30 * 60_000;

/**
 * Remembers for a while which sessions were replaced: a call that began in one and is answered after the log-in of somebody else in
 * the same browser must not put its cookie over theirs. Hosts that share their counters know it of each other.
 */
export function createReplacedSessions(counters: CounterStore): ReplacedSessions {
  const nameOf = (secret: string) => keyOf('replaced session', secret);
  return {
    note: async (secret) => {
      const taken = await counters.take(nameOf(secret), lifetime).catch(() => undefined);
      return taken?.count === 1;
    },
    has: async (secret) => (await counters.read(nameOf(secret)).catch(() => 0)) > 0,
  };
}
