import type { Policy } from '@energy-portal/sdk';
import type { Seen } from './things.ts';

/** The data and state of a query at one moment. */
export interface Lookup {
  readonly data: unknown;
  readonly hasData: boolean;
  readonly until: number;
  readonly missing: readonly string[];
  readonly cachedError: { readonly error: string; readonly until: number | undefined } | undefined;
  readonly isFetching: boolean;
}

/** The decision of a policy. */
export interface PolicyDecision {
  readonly show: boolean;
  readonly ask: boolean;
  readonly wait: boolean;
}

/** The moment at which data has to be fresh. */
export const momentOf = (policy: Policy, now: number): number =>
  typeof policy === 'object' && policy.name === 'valid-at' ? policy.at : now;

/** The policies of the requirement, row by row. */
export function decide(policy: Policy, { hasData, cachedError, until }: Lookup, now: number): PolicyDecision {
  const isRemembered = cachedError?.until !== undefined && now < cachedError.until;
  const end = isRemembered ? (cachedError.until ?? 0) : hasData && !cachedError ? until : 0;
  const isFresh = momentOf(policy, now) < end;
  const isThere = hasData && !isRemembered;
  const name = typeof policy === 'string' ? policy : policy.name;
  const staleFor =
    typeof policy === 'object' && policy.name === 'stale-while-revalidate' ? policy.staleFor : 0;
  const isUsable = isFresh || (isThere && now < end + staleFor);
  const rows = {
    'cache-then-network': { show: isFresh || isThere, ask: !isFresh, wait: !isFresh },
    'cache-and-network': { show: isFresh || isThere, ask: true, wait: true },
    'no-cache': { show: false, ask: true, wait: true },
    'only-if-cached': { show: isFresh, ask: false, wait: false },
    'valid-at': { show: isFresh, ask: !isFresh, wait: !isFresh },
    'stale-while-revalidate': { show: isUsable, ask: !isFresh, wait: !isUsable },
  } satisfies Record<typeof name, PolicyDecision>;
  return rows[name];
}

/** The one state that a finding has at a moment. */
export function stateOf(
  { data, hasData, until, missing, cachedError, isFetching }: Lookup,
  now: number,
): Seen {
  const content = hasData ? { data } : {};
  const isFailed = cachedError !== undefined && (cachedError.until === undefined || now < cachedError.until);
  if (isFailed && !isFetching) return { state: 'error', error: cachedError.error, ...content };
  if (hasData && now < until) return { state: 'fulfilled', data, end: until };
  if (isFetching) return { state: 'pending', ...content };
  return hasData ? { state: 'stale', data, end: until } : { state: 'unfulfilled', missing };
}

/** Returns the snapshot that a policy shows; `isSettled` once its own request is answered. */
export function shownBy(
  policy: Policy,
  lookup: Lookup,
  { now, isSettled }: { now: number; isSettled: boolean },
): Seen {
  const { show, ask, wait } = decide(policy, lookup, now);
  if (policy === 'only-if-cached') return show ? stateOf(lookup, now) : notInCache(lookup);
  if (isSettled || policy === 'cache-then-network') return stateOf(lookup, momentOf(policy, now));
  if (!show && ask) return { state: 'pending' };
  return stateOf({ ...lookup, isFetching: ask ? wait : lookup.isFetching }, momentOf(policy, now));
}

/** The synthetic answer of `only-if-cached`. */
export const notInCache = ({ hasData, data }: Lookup): Seen => ({
  state: 'error',
  error: 'NOT_IN_CACHE 504',
  ...(hasData ? { data } : {}),
});
