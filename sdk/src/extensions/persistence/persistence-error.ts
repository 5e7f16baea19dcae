/**
 * Why nothing is kept, or not what was.
 *
 * - `UNAVAILABLE`: there is no database, or it cannot be opened.
 * - `BLOCKED`: another tab holds the database in an older form.
 * - `FULL`: the browser gives no more space.
 * - `BROKEN`: the database failed.
 * - `CLOSED`: the browser took the database away, as when the site's data is cleared.
 * - `TAKEN`: the database is another user's or another version's by now, or is about to be changed by another tab.
 * - `MALFORMED`: what was kept cannot be understood and was dropped; keeping goes on.
 */
export type PersistenceErrorCode =
  | 'UNAVAILABLE'
  | 'BLOCKED'
  | 'FULL'
  | 'BROKEN'
  | 'CLOSED'
  | 'TAKEN'
  | 'MALFORMED';

/** An error of the database. In all cases but `MALFORMED` the client goes on in memory alone. */
export class PersistenceError extends Error {
  readonly code: PersistenceErrorCode;

  constructor(code: PersistenceErrorCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'PersistenceError';
    this.code = code;
  }
}

/** Any failure of a database as an error. */
export function persistenceErrorOf(cause: unknown): PersistenceError {
  if (cause instanceof PersistenceError) return cause;
  // DOMException is no Error everywhere, so its name alone is looked at.
  const name = typeof cause === 'object' && cause !== null && 'name' in cause ? cause.name : undefined;
  return name === 'QuotaExceededError'
    ? new PersistenceError('FULL', 'There is no more space for the database', cause)
    : new PersistenceError('BROKEN', 'The database failed', cause);
}
