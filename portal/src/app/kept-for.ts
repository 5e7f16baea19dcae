/** Milliseconds for which stale data is kept, in memory and on the device: a working day. */
export const keptFor = 8 * 3_600_000;
/** Name of the database that it is kept in, and of the one that is deleted. */
export const keptIn = 'energy-portal';
