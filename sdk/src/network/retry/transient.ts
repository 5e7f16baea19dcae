/** Statuses that may pass: the server is busy, or something before it had no answer. */
const PASSING = [408, 429, 502, 503, 504];

/** Whether the same call may be answered better in a while. */
export const isPassing = (status: number): boolean => PASSING.includes(status);
