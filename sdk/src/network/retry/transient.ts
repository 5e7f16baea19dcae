/** Statuses that may pass: the server is busy, or something before it had no answer. */
const TRANSIENT = [408, 429, 502, 503, 504];

/** Returns true when the same call may be answered better in a while. */
export const isTransient = (status: number): boolean => TRANSIENT.includes(status);
