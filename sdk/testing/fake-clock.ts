import type { Clock } from '../src/core/clock.ts';

/** A clock that stands still until it is told otherwise. */
export interface FakeClock extends Clock {
  advance(milliseconds: number): void;
}

/**
 * Creates a clock that stands still until it is advanced.
 *
 * @param start epoch milliseconds
 *
 * @example
 * const clock = createFakeClock();
 * const client = createClient({ clock });
 * clock.advance(30_000);
 */
export function createFakeClock(start = 1_000_000): FakeClock {
  let time = start;
  return {
    now: () => time,
    advance(milliseconds) {
      time += milliseconds;
    },
  };
}
