import type { Clock } from './clock.ts';

/**
 * Timestamps of requests. They grow with every call and with time, so that clients which share a clock can order what they
 * share.
 */
export interface Timestamps {
  /** The next timestamp. */
  next(): number;
  /** From now on all timestamps come after this one, which another client gave: it may be a cause of what follows. */
  receive(timestamp: number): void;
  /**
   * Takes one of the places between timestamps, so that clients which count at the same moment never give the same
   * one unless they took the same place.
   *
   * @param place any whole number; of those that differ by `NODES`, one is as good as the other
   */
  setNodeId(nodeId: number): void;
}

/** Number of clients that can count at the same moment without giving the same timestamp. */
export const NODES = 128;

/** Eight timestamps, each with its places: more calls than that in a millisecond run ahead of the clock. */
const PER_MILLISECOND = 8 * NODES;

const A_DAY = 86_400_000;

/** Positions by a clock. */
export function createTimestamps(clock: Clock): Timestamps {
  let last = 0;
  let nodeId = 0;
  return {
    next() {
      const least = Math.max(last + NODES, clock.now() * PER_MILLISECOND);
      last = Math.floor(least / NODES) * NODES + nodeId;
      return last;
    },
    receive(timestamp) {
      last = Math.max(last, timestamp);
    },
    setNodeId(given) {
      nodeId = Math.abs(given) % NODES;
    },
  };
}

/** Returns true for a timestamp of a request that was made by now: at most, a clock was a day ahead. */
export function isTimestamp(value: unknown, now: number): value is number {
  return (
    Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= (now + A_DAY) * PER_MILLISECOND
  );
}
