import type { Timer } from './timer.ts';

/** Calls back after delays that double, until it is told that all is well. */
export interface Backoff {
  /**
   * Calls back once, in place of what was planned before.
   *
   * @param least milliseconds before which it does not
   */
  plan(callback: () => void, least?: number): void;
  /** The next delay is the first again; what was planned is called off. */
  reset(): void;
  isPlanned(): boolean;
}

/** Delays of retries. */
export interface BackoffOptions {
  /** Milliseconds of the first delay; 1,000 unless stated. */
  readonly first?: number;
  /** Milliseconds that no delay exceeds; 300,000 unless stated. */
  readonly longest?: number;
}

/** @param random a number from 0 up to, but not including, 1 */
export function createBackoff(
  timer: Timer,
  random: () => number,
  { first = 1_000, longest = 300_000 }: BackoffOptions = {},
): Backoff {
  let count = 0;
  let cancel: (() => void) | undefined;
  return {
    plan(callback, least = 0) {
      cancel?.();
      const most = Math.min(longest, first * 2 ** count);
      count += 1;
      // Never at once, so that a server that comes back is not met by everybody in one moment.
      cancel = timer.after(Math.max(least, most / 2 + (random() * most) / 2), () => {
        cancel = undefined;
        callback();
      });
    },
    isPlanned: () => cancel !== undefined,
    reset() {
      count = 0;
      cancel?.();
      cancel = undefined;
    },
  };
}
