import { HOUR } from '../../calendar/durations.ts';
import type { components } from '../../generated/types/apex.gen.ts';
import { zipCodeOf } from '../accounts/customer-account.ts';
import type { CustomerAccount } from '../accounts/customer-account.ts';
import type { Services } from '../services.ts';
import { courseOf, currentOutage } from './outage-course.ts';
import { OUTAGE_PLACES } from './outage-places.ts';
import type { KeptReport } from './outages.ts';

type AddressOutage = components['schemas']['AddressOutage'];
type Problem = KeptReport['problem'];

const isOver = ({ group }: CustomerAccount) => group === 'closed' || group === 'cancelled';

type OutageAt = Pick<
  AddressOutage,
  'state' | 'outageId' | 'since' | 'restorationAt' | 'reportedAt' | 'reportNumber' | 'reportsTaken'
>;

/** The same is not reported twice within this time, while power is out. */
const REPORT_AGAIN = HOUR;

/** The problems that can be reported, the least dangerous first. */
const DANGER: readonly Problem[] = ['flickering', 'partOut', 'allOut', 'wireDown'];

const nothing = { outageId: null, since: null, restorationAt: null, reportedAt: null, reportNumber: null };

/** The outage at an address: the zip code's, or the one that the customer has reported. */
export function outageAt(
  account: CustomerAccount,
  { clock, outages }: Pick<Services, 'clock' | 'outages'>,
): OutageAt {
  if (isOver(account)) return { state: 'accountClosed', ...nothing, reportsTaken: 'none' };
  // Of power at the address of a gas account its utility knows nothing, and repairs no wire.
  if (account.commodity === 'gas') return { state: 'none', ...nothing, reportsTaken: 'none' };
  const now = clock.now();
  const report = outages.newest(account.id);
  const known = knownAt(account, report, now);
  return { ...known, reportsTaken: takenAfter(report, known.state, now) };
}

/** Returns true while a report of the problem is taken. */
export function isTaken({ reportsTaken }: OutageAt, problem: Problem, last: KeptReport | undefined): boolean {
  if (reportsTaken !== 'worse') return reportsTaken === 'any';
  return last === undefined || DANGER.indexOf(problem) > DANGER.indexOf(last.problem);
}

/** Whoever is without power again, or still, is not held off; nor is who sees more danger than before. */
function takenAfter(
  report: KeptReport | undefined,
  state: AddressOutage['state'],
  now: number,
): AddressOutage['reportsTaken'] {
  if (report === undefined || state === 'restored' || now - report.at >= REPORT_AGAIN) return 'any';
  return report.problem === DANGER.at(-1) ? 'none' : 'worse';
}

function knownAt(
  account: CustomerAccount,
  report: KeptReport | undefined,
  now: number,
): Omit<OutageAt, 'reportsTaken'> {
  const course = report && courseOf(report.at, now);
  const reported =
    report === undefined || course === undefined
      ? { reportedAt: null, reportNumber: null }
      : { reportedAt: new Date(report.at).toISOString(), reportNumber: `R-${100_000 + report.number}` };
  const zipCode = zipCodeOf(account) ?? '';
  const pattern = OUTAGE_PLACES[zipCode]?.outages.find(({ isWholeZip }) => isWholeZip);
  const wide = pattern && currentOutage(pattern, zipCode, now);
  if (wide !== undefined && !isStillOut(wide, report)) {
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

/** Power is back for the others: the customer has reported since then that it is not. */
function isStillOut(
  { state, restorationAt }: Pick<OutageAt, 'state' | 'restorationAt'>,
  report: KeptReport | undefined,
): boolean {
  return state === 'restored' && report !== undefined && report.at >= Date.parse(restorationAt ?? '');
}
