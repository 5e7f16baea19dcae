/** Stale data is still the answer for a while, and is asked for anew meanwhile; later, only the server's counts. */
export interface StaleWhileRevalidate {
  readonly name: 'stale-while-revalidate';
  /** Milliseconds beyond the end of freshness. */
  readonly staleFor: number;
}

/** Data counts that is fresh at a point in time other than now; else the server is asked. */
export interface ValidAt {
  readonly name: 'valid-at';
  /** Epoch milliseconds. */
  readonly at: number;
}

/**
 * The way in which a query uses what the store has.
 *
 * - `cache-then-network`: fresh data is the answer; else the server is asked. The default.
 * - `cache-and-network`: what is there is shown, and the server is asked in any case.
 * - `no-cache`: only the server's answer counts.
 * - `only-if-cached`: the server is never asked; without fresh data the answer is a synthetic 504.
 * - {@link StaleWhileRevalidate} and {@link ValidAt}, which say a time.
 *
 * @see requirement 001 section 4
 */
export type Policy =
  'cache-then-network' | 'cache-and-network' | 'no-cache' | 'only-if-cached' | StaleWhileRevalidate | ValidAt;
