import { SYSTEM } from '../../database/access.ts';
import { textOf } from '../../database/row-text.ts';
import type { Answer } from '../../protocol/answer.ts';
import { readText } from '../../protocol/parameters.ts';
import { illegalParameter } from '../../protocol/problem.ts';
import { objectOf } from '../../services/accounts/customer-account.ts';
import { currentOutage } from '../../services/outages/outage-course.ts';
import { OUTAGE_PLACES } from '../../services/outages/outage-places.ts';
import type { Operation } from '../operation.ts';
import { listPlans } from '../plans/plans.ts';

/** GET the outages around a zip code, the largest first. */
export const getOutages: Operation<'clock' | 'repository'> = {
  access: 'anyone',
  changes: false,
  handle(call, services): Answer {
    const zipCode = readText(call, 'zipCode');
    if (!/^\d{5}$/.test(zipCode)) throw illegalParameter('zipCode is not five digits');
    const now = services.clock.now();
    // A town's gas comes from another utility, which owns no wires.
    const plan = listPlans(services, { zipCode }).find((one) => one['Commodity__c'] !== 'Gas');
    const utilityId = textOf(plan, 'Utility__c');
    const utility =
      utilityId === null
        ? undefined
        : services.repository.find(objectOf(services, 'Utility__c'), utilityId, SYSTEM);
    const place = OUTAGE_PLACES[zipCode];
    const outages = (place?.outages ?? []).flatMap((pattern) => currentOutage(pattern, zipCode, now) ?? []);
    const body = {
      zipCode,
      isServed: utility !== undefined,
      city: textOf(plan, 'City__c'),
      utilityName: textOf(utility, 'Name'),
      utilityPhone: textOf(utility, 'Utility_Phone__c'),
      updatedAt: new Date(now).toISOString(),
      outages: outages.toSorted((one, other) => other.customersAffected - one.customersAffected),
      features: place?.features ?? [],
    };
    return { status: 200, body };
  },
};
