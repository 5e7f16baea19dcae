import type { components } from '../../generated/types/apex.gen.ts';
import { zipCodeOf } from '../accounts/customer-account.ts';
import type { CustomerAccount } from '../accounts/customer-account.ts';
import type { Services } from '../services.ts';
import { courseOf, currentOutage } from './outage-course.ts';
import { OUTAGE_PLACES } from './outage-places.ts';

type AddressOutage = components['schemas']['AddressOutage'];

export const isOver = ({ group }: CustomerAccount) => group === 'closed' || group === 'cancelled';

type OutageAt = Pick<
  AddressOutage,
  'state' | 'outageId' | 'since' | 'restorationAt' | 'reportedAt' | 'reportNumber'
>;

const nothing = { outageId: null, since: null, restorationAt: null, reportedAt: null, reportNumber: null };

/** The outage at an address: the zip code's, or the one that the customer has reported. */
export function outageAt(
  account: CustomerAccount,
  { clock, outages }: Pick<Services, 'clock' | 'outages'>,
): OutageAt {
  if (isOver(account)) return { state: 'accountClosed', ...nothing };
  const now = clock.now();
  const report = outages.newest(account.id);
  const course = report && courseOf(report.at, now);
  const reported =
    report === undefined || course === undefined
      ? { reportedAt: null, reportNumber: null }
      : { reportedAt: new Date(report.at).toISOString(), reportNumber: `R-${100_000 + report.number}` };
  const zipCode = zipCodeOf(account) ?? '';
  const known = OUTAGE_PLACES[zipCode]?.outages.find(({ isWholeZip }) => isWholeZip);
  const wide = known && currentOutage(known, zipCode, now);
  if (wide !== undefined) {
    const { state, outageId, startedAt: since, restorationAt } = wide;
    return { state, outageId, since, restorationAt, ...reported };
  }
  if (report === undefined || course === undefined) return { state: 'none', ...nothing };
  return {
    state: course.state,
    outageId: `OUT-${100_000 + report.number}`,
    since: new Date(report.at).toISOString(),
    restorationAt: course.restorationAt,
    ...reported,
  };
}
