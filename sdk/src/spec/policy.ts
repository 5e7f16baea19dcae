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
  | 'cache-then-network'
  | 'cache-and-network'
  | 'no-cache'
  | 'only-if-cached'
  | StaleWhileRevalidate
  | ValidAt;

/** The facts that a policy needs of what the store has. */
export type LookupSummary =
  | { readonly kind: 'data' | 'error'; readonly freshUntil: number }
  | { readonly kind: 'nothing' };

/** The decision of a policy: `show` what the store has, `ask` the server, and `wait` for its answer. */
export interface PolicyDecision {
  readonly show: boolean;
  readonly ask: boolean;
  readonly wait: boolean;
}

/** Decides what a read does. Pure: network and clock are the caller's. */
export function decideRead(policy: Policy, found: LookupSummary, now: number): PolicyDecision {
  const moment = momentOf(policy, now);
  const isFresh = found.kind !== 'nothing' && moment < found.freshUntil;
  const hasData = found.kind === 'data';
  switch (typeof policy === 'string' ? policy : policy.name) {
    case 'cache-then-network':
      return { show: isFresh || hasData, ask: !isFresh, wait: !isFresh };
    case 'cache-and-network':
      return { show: isFresh || hasData, ask: true, wait: true };
    case 'no-cache':
      return { show: false, ask: true, wait: true };
    case 'only-if-cached':
      return { show: isFresh, ask: false, wait: false };
    case 'valid-at':
      return { show: isFresh, ask: !isFresh, wait: !isFresh };
    case 'stale-while-revalidate': {
      const staleFor = typeof policy === 'object' && 'staleFor' in policy ? policy.staleFor : 0;
      const counts = isFresh || (hasData && now < found.freshUntil + staleFor);
      return { show: counts, ask: !isFresh, wait: !counts };
    }
  }
}

/** The moment at which data has to be fresh. */
export function momentOf(policy: Policy, now: number): number {
  return typeof policy === 'object' && 'at' in policy ? policy.at : now;
}

/** Equal for policies that mean the same. */
export function policyKey(policy: Policy | undefined): string {
  return typeof policy === 'object' ? JSON.stringify(policy) : (policy ?? 'cache-then-network');
}
