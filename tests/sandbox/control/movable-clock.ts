import type { Clock } from '../calendar/clock.ts';

/** A clock that follows another one until it is moved. Times are epoch milliseconds. */
export interface MovableClock extends Clock {
  /** Stands still at a time. */
  set(time: number): void;
  /** Goes forward, and goes on as before: a clock that stood still stands still. */
  advance(milliseconds: number): void;
  /** Follows the other clock again. */
  release(): void;
  readonly state: 'following' | 'ahead' | 'still';
}

/** A movable clock over another one. */
export function createMovableClock(base: Clock): MovableClock {
  let still: number | undefined;
  let ahead = 0;
  return {
    now: () => still ?? base.now() + ahead,
    set(time) {
      still = time;
    },
    advance(milliseconds) {
      if (still === undefined) ahead += milliseconds;
      else still += milliseconds;
    },
    release() {
      still = undefined;
      ahead = 0;
    },
    get state() {
      if (still !== undefined) return 'still';
      return ahead === 0 ? 'following' : 'ahead';
    },
  };
}
