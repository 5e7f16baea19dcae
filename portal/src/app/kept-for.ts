/** Milliseconds for which stale data is kept, in memory and on the device: a working day. */
export const keptFor = 8 * 3_600_000;
