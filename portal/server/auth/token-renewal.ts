import type { OrgOauth, RefreshResult } from './org-oauth.ts';

/** Renews tokens: many calls that were refused at once need one renewal. */
export type RenewTokens = (refreshToken: string) => Promise<RefreshResult>;

interface RenewalOptions {
  readonly refresh: OrgOauth['refresh'];
  /** One that nobody sets. */
  readonly clock: { readonly now: () => number };
}

/** Calls that left a page before its new cookie came carry the old one; they get the same new token for so long. */
const REMEMBERED = 60_000;
/** Renewals in memory; more than one a page is under way for no customer. */
const MOST = 10_000;

/** Creates the renewal of a host. */
export function createTokenRenewal({ refresh, clock }: RenewalOptions): RenewTokens {
  const renewals = new Map<string, { readonly result: Promise<RefreshResult>; readonly until: number }>();
  return (refreshToken) => {
    const now = clock.now();
    // In the order of their ends, as each lasts as long.
    for (const [token, { until }] of renewals) {
      if (until > now && renewals.size <= MOST) break;
      renewals.delete(token);
    }
    const known = renewals.get(refreshToken);
    if (known !== undefined) return known.result;
    const result = refresh(refreshToken).then((renewal) => {
      // The org may be back for the next call.
      if (renewal.state === 'failed') renewals.delete(refreshToken);
      return renewal;
    });
    renewals.set(refreshToken, { result, until: now + REMEMBERED });
    return result;
  };
}
