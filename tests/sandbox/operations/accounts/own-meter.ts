import type { Call } from '../../protocol/call.ts';
import type { CustomerAccount } from '../../services/accounts/customer-account.ts';
import { isOffPeak } from '../../services/plans/prices.ts';
import { viewerOf } from '../../services/records/visible-records.ts';
import type { Services } from '../../services/services.ts';
import { readMeter } from '../../services/usage/meter.ts';
import type { Meter } from '../../services/usage/meter.ts';
import type { CheaperHours } from '../../services/usage/metered-days.ts';
import { tariffOf } from '../plans/plans.ts';
import { currentPlan } from './current-plan.ts';

/** The meter of an own account, its hours at the prices of the plan that it has. */
export function readOwnMeter(
  account: CustomerAccount,
  call: Call,
  services: Pick<Services, 'clock' | 'repository'>,
): Meter | undefined {
  return readMeter(
    account,
    { viewer: viewerOf(call), cheaper: cheaperHours(account, call, services) },
    services,
  );
}

function cheaperHours(
  account: CustomerAccount,
  call: Call,
  services: Pick<Services, 'clock' | 'repository'>,
): CheaperHours | undefined {
  const { offer, startsOn } = currentPlan(account, call, services);
  const { rate, offPeak } = offer === undefined ? { rate: 0, offPeak: null } : tariffOf(offer);
  if (offPeak === null || startsOn === null) return undefined;
  return {
    firstDay: startsOn,
    priceShare: rate === 0 ? 1 : offPeak.rate / rate,
    has: (hour) => isOffPeak(offPeak, hour),
  };
}
