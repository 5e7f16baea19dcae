import type { Policy } from '@energy-portal/sdk';
import type { Seen } from './things.ts';

/** What there is for a read at one moment. */
export interface Finding {
  readonly data: unknown;
  readonly hasData: boolean;
  readonly until: number;
  readonly missing: readonly string[];
  readonly failure: { readonly error: string; readonly until: number | undefined } | undefined;
  readonly isBusy: boolean;
}

/** What a policy makes of a finding. */
export interface Plan {
  readonly show: boolean;
  readonly ask: boolean;
  readonly wait: boolean;
}

/** The moment at which data has to be fresh. */
export const momentOf = (policy: Policy, now: number): number =>
  typeof policy === 'object' && policy.name === 'valid-at' ? policy.at : now;

/** The policies of the requirement, row by row. */
export function planOf(policy: Policy, { hasData, failure, until }: Finding, now: number): Plan {
  const isRemembered = failure?.until !== undefined && now < failure.until;
  const end = isRemembered ? (failure.until ?? 0) : hasData && !failure ? until : 0;
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
  } satisfies Record<typeof name, Plan>;
  return rows[name];
}

/** The one state that a finding has at a moment. */
export function stateOf({ data, hasData, until, missing, failure, isBusy }: Finding, now: number): Seen {
  const content = hasData ? { data } : {};
  const isFailed = failure !== undefined && (failure.until === undefined || now < failure.until);
  if (isFailed && !isBusy) return { state: 'error', error: failure.error, ...content };
  if (hasData && now < until) return { state: 'fulfilled', data, end: until };
  if (isBusy) return { state: 'pending', ...content };
  return hasData ? { state: 'stale', data, end: until } : { state: 'unfulfilled', missing };
}

/** What a policy shows of a finding; `isSettled` once its own request is answered. */
export function shownBy(
  policy: Policy,
  finding: Finding,
  { now, isSettled }: { now: number; isSettled: boolean },
): Seen {
  const { show, ask, wait } = planOf(policy, finding, now);
  if (policy === 'only-if-cached') return show ? stateOf(finding, now) : missOf(finding);
  if (isSettled || policy === 'cache-then-network') return stateOf(finding, momentOf(policy, now));
  if (!show && ask) return { state: 'pending' };
  return stateOf({ ...finding, isBusy: ask ? wait : finding.isBusy }, momentOf(policy, now));
}

/** The synthetic answer of `only-if-cached`. */
export const missOf = ({ hasData, data }: Finding): Seen => ({
  state: 'error',
  error: 'NOT_IN_CACHE 504',
  ...(hasData ? { data } : {}),
});
