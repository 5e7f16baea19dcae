import type { Clock } from './clock.ts';

/**
 * Where requests stand among all requests: growing with every call and with time, so that clients which share a
 * clock can order what they share.
 */
export interface Timestamps {
  /** The next position. */
  next(): number;
  /** From now on all positions come after this one, which another client gave: it may be a cause of what follows. */
  receive(timestamp: number): void;
  /**
   * Takes one of the places between positions, so that clients which count at the same moment never give the same
   * one unless they took the same place.
   *
   * @param place any whole number; of those that differ by `NODES`, one is as good as the other
   */
  setNodeId(place: number): void;
}

/** How many clients can count at the same moment without giving the same position. */
export const NODES = 128;

/** Eight positions, each with its places: more calls than that in a millisecond run ahead of the clock. */
const PER_MILLISECOND = 8 * NODES;

const A_DAY = 86_400_000;

/** Positions by a clock. */
export function createTimestamps(clock: Clock): Timestamps {
  let last = 0;
  let place = 0;
  return {
    next() {
      const least = Math.max(last + NODES, clock.now() * PER_MILLISECOND);
      last = Math.floor(least / NODES) * NODES + place;
      return last;
    },
    receive(timestamp) {
      last = Math.max(last, timestamp);
    },
    setNodeId(given) {
      place = Math.abs(given) % NODES;
    },
  };
}

/** Whether a number can be the position of a request that was made by now: at most, a clock was a day ahead. */
export function isTimestamp(value: unknown, now: number): value is number {
  return (
    Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= (now + A_DAY) * PER_MILLISECOND
  );
}
