import type { Found } from '../snapshots/finding.ts';

/**
 * How a read uses what the store has.
 *
 * - `cache-then-network`: fresh data is the answer; else the server is asked. The default.
 * - `cache-and-network`: what is there is shown, and the server is asked in any case.
 * - `no-cache`: only the server's answer counts.
 * - `only-if-cached`: the server is never asked; without fresh data the answer is a synthetic 504.
 *
 * @see requirement 001 section 4
 */
export type Policy = 'cache-then-network' | 'cache-and-network' | 'no-cache' | 'only-if-cached';

/** What a read does: `show` what the store has, `ask` the server. */
export interface Plan {
  readonly show: boolean;
  readonly ask: boolean;
}

/** Decides what a read does. Pure: network and clock are the caller's. */
export function planRead(policy: Policy, found: Found, now: number): Plan {
  const isFresh = found.kind !== 'nothing' && now < found.freshUntil;
  const hasData = found.kind === 'data';
  switch (policy) {
    case 'cache-then-network':
      return { show: isFresh || hasData, ask: !isFresh };
    case 'cache-and-network':
      return { show: isFresh || hasData, ask: true };
    case 'no-cache':
      return { show: false, ask: true };
    case 'only-if-cached':
      return { show: isFresh, ask: false };
  }
}
