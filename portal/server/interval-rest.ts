/**
 * The rest of an interval of which some has passed, in milliseconds: no more than all of it, whatever the clock was set to
 * meanwhile.
 */
export const restOf = (interval: number, passed: number): number =>
  Math.min(interval, Math.max(0, interval - passed));
