/** Work done so far: tests assert these numbers, not time. */
export interface Counters {
  /** Values compared with what the store had. */
  comparisons: number;
  /** Values replaced or added. */
  writes: number;
  /** Listeners called. */
  notifications: number;
  /** Requests sent. */
  requests: number;
  /** Entities and results dropped because nobody retained them. */
  evictions: number;
  /** Fields and results of answers that were not taken in, since what is there is later. */
  skipped: number;
  /** Results looked through for those that a write invalidates, or for which a batch has an error. */
  scans: number;
}

export const createCounters = (): Counters => ({
  comparisons: 0,
  writes: 0,
  notifications: 0,
  requests: 0,
  evictions: 0,
  skipped: 0,
  scans: 0,
});

/** The number of records that are kept now. */
export interface Kept {
  readonly entities: number;
  readonly results: number;
}
