/** Tells the time in epoch milliseconds. */
export interface Clock {
  now(): number;
}
