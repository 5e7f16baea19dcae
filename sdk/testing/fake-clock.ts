import type { Clock } from '../src/core/clock.ts';

/** A clock that stands still until it is told otherwise. */
export interface FakeClock extends Clock {
  advance(milliseconds: number): void;
}

/** @param start epoch milliseconds */
export function createFakeClock(start = 1_000_000): FakeClock {
  let time = start;
  return {
    now: () => time,
    advance(milliseconds) {
      time += milliseconds;
    },
  };
}
