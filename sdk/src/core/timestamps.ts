import type { Clock } from './clock.ts';

/**
 * Where requests stand among all requests: growing with every call and with time, so that clients which share a
 * clock can order what they share.
 */
export interface Positions {
  /** The next position. */
  next(): number;
  /** From now on all positions come after this one, which another client gave: it may be a cause of what follows. */
  pass(position: number): void;
  /**
   * Takes one of the places between positions, so that clients which count at the same moment never give the same
   * one unless they took the same place.
   *
   * @param place any whole number; of those that differ by `PLACES`, one is as good as the other
   */
  settleAt(place: number): void;
}

/** How many clients can count at the same moment without giving the same position. */
export const PLACES = 128;

/** Eight positions, each with its places: more calls than that in a millisecond run ahead of the clock. */
const PER_MILLISECOND = 8 * PLACES;

const A_DAY = 86_400_000;

/** Positions by a clock. */
export function createPositions(clock: Clock): Positions {
  let last = 0;
  let place = 0;
  return {
    next() {
      const least = Math.max(last + PLACES, clock.now() * PER_MILLISECOND);
      last = Math.floor(least / PLACES) * PLACES + place;
      return last;
    },
    pass(position) {
      last = Math.max(last, position);
    },
    settleAt(given) {
      place = Math.abs(given) % PLACES;
    },
  };
}

/** Whether a number can be the position of a request that was made by now: at most, a clock was a day ahead. */
export function isPosition(value: unknown, now: number): value is number {
  return (
    Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= (now + A_DAY) * PER_MILLISECOND
  );
}
