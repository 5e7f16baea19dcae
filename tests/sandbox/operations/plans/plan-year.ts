import type { Answer } from '../../protocol/answer.ts';
import { apexProblem } from '../../protocol/apex-problem.ts';
import type { Call } from '../../protocol/call.ts';
import { readText } from '../../protocol/parameters.ts';
import { readAccount, zipCodeOf } from '../../services/accounts/customer-account.ts';
import {
  mainReason,
  monthsUntilSaved,
  offPeakPercent,
  totalUse,
  yearOn,
} from '../../services/plans/plan-year.ts';
import type { MonthOfUse, YearOfBills } from '../../services/plans/plan-year.ts';
import type { Tariff } from '../../services/plans/prices.ts';
import type { Operation } from '../operation.ts';
import { earlyFee, planRequestOf, presentOffer, reasonAgainst } from './plan-request.ts';
import { describeOffPeak, readMonthsToCome, tariffOf } from './plans.ts';

/** GET the next 12 bills of an account on a plan, beside those on the plan that it has. */
export const getPlanYear: Operation<'clock' | 'moveOuts' | 'repository'> = {
  access: 'customer',
  changes: false,
  handle(call: Call, services): Answer {
    const account = readAccount(call, services);
    const request = planRequestOf({ account, planId: readText(call, 'planId') }, call, services);
    const { offer, current } = request;
    if (offer === undefined) throw apexProblem(404, 'PLAN_NOT_OFFERED');
    const present = presentOffer(request);
    const isPresent = offer['Id'] === present?.['Id'];
    const months = readMonthsToCome(account, call, services);
    const tariffs = { wanted: tariffOf(offer), present: present && tariffOf(present) };
    const leavingFeeCents = isPresent ? 0 : earlyFee(current, services.clock.now());
    const body = {
      accountNumber: account.number,
      planId: String(offer['Plan_Code__c']),
      planName: String(offer['Name']),
      presentName: current.name,
      zipCode: zipCodeOf(account),
      commodity: account.commodity,
      isPresent,
      isTimeOfUse: offer['Time_Of_Use__c'] === 1,
      ...describeOffPeak(tariffs.wanted),
      refusal: reasonAgainst(request, call, services),
      leavingFeeCents,
      ...describeYears(tariffs, months, leavingFeeCents),
    };
    return { status: 200, body };
  },
};

interface Tariffs {
  readonly wanted: Tariff;
  /** Undefined where the plan of now is not sold any more. */
  readonly present: Tariff | undefined;
}

function describeYears({ wanted, present }: Tariffs, months: readonly MonthOfUse[], feeCents: number) {
  const year = yearOn(wanted, months);
  const now = present === undefined ? undefined : yearOn(present, months);
  const isKnown = months.length > 0;
  const both = now === undefined || !isKnown ? undefined : { wanted: year, present: now };
  const saved = both === undefined ? undefined : monthsUntilSaved(feeCents, both);
  return {
    billedMonths: months.filter(({ isBilled }) => isBilled).length,
    meteredMonths: months.filter(({ isMetered }) => isMetered).length,
    consumed: isKnown ? totalUse(months) : null,
    offPeakPercent: offPeakPercent(year, months),
    totalCents: isKnown ? year.totalCents : null,
    monthlyCents: isKnown ? Math.round(year.totalCents / months.length) : null,
    presentTotalCents: both?.present.totalCents ?? null,
    cheaperByCents: both === undefined ? null : Math.max(0, both.present.totalCents - year.totalCents),
    dearerByCents: both === undefined ? null : Math.max(0, year.totalCents - both.present.totalCents),
    ...describeReason(present === undefined ? undefined : mainReason({ wanted, present }, months)),
    creditMonths: year.creditMonths,
    creditMissedMonths: year.creditMissedMonths,
    minimumUsageMonths: year.minimumUsageMonths,
    savedInMonths: saved ?? null,
    savedFrom: saved === undefined ? null : (months[saved]?.firstDay ?? null),
    months: describeMonths(months, year, now),
  };
}

function describeReason(reason: ReturnType<typeof mainReason>) {
  return { mainReason: reason?.term ?? null, mainReasonCents: reason?.cents ?? 0 };
}

function describeMonths(
  months: readonly MonthOfUse[],
  year: YearOfBills,
  now: YearOfBills | undefined,
): readonly object[] {
  return months.map(({ firstDay, consumed, isBilled }, index) => ({
    firstDay,
    consumed,
    isBilled,
    ...year.months[index],
    presentAmountCents: now?.months[index]?.amountCents ?? null,
  }));
}
