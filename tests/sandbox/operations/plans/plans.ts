import { constants } from '../../contract/constants.ts';
import { SYSTEM } from '../../database/access.ts';
import { textOf } from '../../database/row-text.ts';
import type { Row } from '../../database/statements.ts';
import type { Answer } from '../../protocol/answer.ts';
import { apexProblem } from '../../protocol/apex-problem.ts';
import type { Call } from '../../protocol/call.ts';
import { readLanguage } from '../../protocol/language.ts';
import type { Language } from '../../protocol/language.ts';
import { readText } from '../../protocol/parameters.ts';
import { illegalParameter } from '../../protocol/problem.ts';
import {
  centsOf,
  listAccounts,
  listRows,
  objectOf,
  readAccount,
} from '../../services/accounts/customer-account.ts';
import type { CustomerAccount } from '../../services/accounts/customer-account.ts';
import { DEFAULT_BRAND } from '../../services/brands/companies.ts';
import { dayProfiles } from '../../services/plans/day-profiles.ts';
import {
  monthsToCome,
  offPeakPercent,
  totalUse,
  yearOfBills,
  yearOn,
} from '../../services/plans/plan-year.ts';
import type { MonthOfUse, PastBill } from '../../services/plans/plan-year.ts';
import { averagePrice, monthlyBill } from '../../services/plans/prices.ts';
import type { Tariff } from '../../services/plans/prices.ts';
import { UNSERVED_CITIES } from '../../services/plans/unserved-places.ts';
import { viewerOf } from '../../services/records/visible-records.ts';
import type { Services } from '../../services/services.ts';
import { listUsage } from '../../services/usage/billed-periods.ts';
import { readMeter } from '../../services/usage/meter.ts';
import type { Operation } from '../operation.ts';
import { startDays } from './plan-orders.ts';
import { termsVersionOf } from './terms-version.ts';

/** GET the plans of a zip code, the cheapest at 1,000 kWh first. */
export const getPlans: Operation<'clock' | 'repository'> = {
  access: 'anyone',
  changes: false,
  handle(call, services): Answer {
    const zipCode = readZipCode(call);
    const wanted = readQuery(call, services);
    const commodity = call.parameters.get('commodity');
    if (commodity !== undefined && commodity !== 'electric' && commodity !== 'gas') {
      throw illegalParameter('commodity must be electric or gas');
    }
    const rows = listPlans(services, { zipCode });
    const offers = rows.map((row) => describePlan(row, wanted, services));
    const plans = offers
      .filter((offer) => commodity === undefined || offer.commodity === commodity)
      .toSorted((one, other) => priceToSort(one) - priceToSort(other));
    const city = textOf(rows[0], 'City__c') ?? UNSERVED_CITIES[zipCode] ?? null;
    const { usageKwh } = wanted;
    return { status: 200, body: { zipCode, isServed: rows.length > 0, city, usageKwh, plans } };
  },
};

/** GET one plan as it is in a zip code. */
export const getPlan: Operation<'clock' | 'repository'> = {
  access: 'anyone',
  changes: false,
  handle(call, services): Answer {
    const zipCode = readZipCode(call);
    const named = { planId: readText(call, 'planId'), zipCode, brandName: call.parameters.get('brandName') };
    const wanted = readQuery(call, services);
    return { status: 200, body: describePlan(findPlan(named, call, services), wanted, services) };
  },
};

/** A plan as a page names it. */
interface NamedPlan {
  readonly planId: string;
  readonly zipCode: string;
  /** Brand of the page. */
  readonly brandName?: string | undefined;
}

/** The record of a plan that can be had in a zip code, from the brand of the page or that of an own account. */
export function findPlan(
  { planId, zipCode, brandName }: NamedPlan,
  call: Call,
  services: Pick<Services, 'repository'>,
): Row {
  const [plan] = listPlans(services, { zipCode, planId });
  const brand = plan?.['Plan_Brand__c'];
  const isSold =
    brandName === undefined ||
    brand === brandName ||
    (call.viewer !== undefined && listAccounts(call, services).some((account) => account.brand === brand));
  if (plan === undefined || !isSold) throw apexProblem(404, 'PLAN_NOT_OFFERED');
  return plan;
}

/** The records of the plans that can be had in a zip code. */
export function listPlans(
  services: Pick<Services, 'repository'>,
  wanted: { readonly zipCode: string; readonly planId?: string },
): readonly Row[] {
  const { zipCode, planId } = wanted;
  const byId = planId === undefined ? [] : [{ sql: '"Plan_Code__c" = ?', values: [planId] }];
  const inZip = { sql: '"Zip_Code__c" = ? AND "Available__c" = 1', values: [zipCode] };
  return listRows(services, 'Plan__c', { viewer: SYSTEM, conditions: [inZip, ...byId] });
}

function readZipCode(call: Call): string {
  const zipCode = readText(call, 'zipCode');
  if (!/^\d{5}$/.test(zipCode)) throw illegalParameter('zipCode must be five digits');
  return zipCode;
}

function readUsage(call: Call): number | null {
  const text = call.parameters.get('usageKwh');
  if (text === undefined) return null;
  const usage = /^\d{1,6}(?:\.\d{1,3})?$/.test(text) ? Number(text) : Number.NaN;
  if (!(usage >= 1 && usage <= 100_000)) throw illegalParameter('usageKwh must be between 1 and 100000');
  return usage;
}

interface PlanQuery {
  readonly usageKwh: number | null;
  /** The months to come of an account, and its kind of energy. */
  readonly year?: YearOfUse | undefined;
  readonly language: Language;
}

interface YearOfUse {
  readonly commodity: CustomerAccount['commodity'];
  readonly months: readonly MonthOfUse[];
}

/** A guest names no account: what one would read is nobody's business. */
function readQuery(call: Call, services: Pick<Services, 'clock' | 'repository'>): PlanQuery {
  const isFor = call.viewer !== undefined && call.parameters.has('accountNumber');
  const account = isFor ? readAccount(call, services) : undefined;
  const year =
    account === undefined
      ? undefined
      : { commodity: account.commodity, months: readMonthsToCome(account, call, services) };
  return { usageKwh: readUsage(call), year, language: readLanguage(call, 'en') };
}

/** The next bills of an account, each with the use of the same month a year before. */
export function readMonthsToCome(
  account: CustomerAccount,
  call: Call,
  services: Pick<Services, 'clock' | 'repository'>,
): readonly MonthOfUse[] {
  const { id, commodity } = account;
  const viewer = viewerOf(call);
  const bills = listUsage({ accountId: id, commodity, most: 12 }, viewer, services);
  const describe = (row: Row): PastBill => ({
    firstDay: String(row['Bill_Month__c']),
    consumed: Number(row['Consumed__c'] ?? 0),
  });
  const past = bills.map(describe);
  const year = yearOfBills(past);
  const meter =
    commodity === 'gas' || year === undefined ? undefined : readMeter(account, { viewer }, services);
  if (year === undefined || meter === undefined) return monthsToCome(past);
  return monthsToCome(past, dayProfiles(meter.days(year)));
}

function describeYear(tariff: Tariff, months: readonly MonthOfUse[]) {
  if (months.length === 0) {
    const none = {
      creditMonths: null,
      creditMissedMonths: null,
      minimumUsageMonths: null,
      offPeakPercent: null,
    };
    return { yearUse: null, yearAtUseCents: null, yearRate: null, ...none };
  }
  const year = yearOn(tariff, months);
  const { totalCents, creditMonths, creditMissedMonths, minimumUsageMonths } = year;
  const used = totalUse(months);
  return {
    yearUse: used,
    yearAtUseCents: totalCents,
    yearRate: used > 0 ? Math.round((totalCents / used) * 10) / 10 : null,
    creditMonths,
    creditMissedMonths,
    minimumUsageMonths,
    offPeakPercent: offPeakPercent(year, months),
  };
}

/** A plan as it is offered. */
export function describePlan(
  row: Row,
  { usageKwh, year, language }: PlanQuery,
  services: Pick<Services, 'clock' | 'repository'>,
) {
  const isGas = row['Commodity__c'] === 'Gas';
  const tariff = tariffOf(row);
  const at = (kwh: number): number | null => (isGas ? null : averagePrice(tariff, kwh));
  const brandName = textOf(row, 'Plan_Brand__c') ?? DEFAULT_BRAND;
  const rules = { Flat: 'flat', 'Per Remaining Month': 'perRemainingMonth' } as const;
  const rule = row['Cancellation_Fee_Rule__c'];
  const months = Number(row['Term_Months__c'] ?? 0);
  return {
    planId: String(row['Plan_Code__c']),
    planName: String(row['Name']),
    brandName,
    commodity: isGas ? 'gas' : 'electric',
    utilityName: utilityOf(row, services),
    rateType: String(row['Rate_Type__c']).toLowerCase(),
    termMonths: months <= 1 ? 0 : months,
    rate500: at(constants.plans.usageLow),
    rate1000: at(constants.plans.usageMiddle),
    rate2000: at(constants.plans.usageHigh),
    rateAtUsage: usageKwh === null ? null : at(usageKwh),
    monthlyAtUsageCents: usageKwh === null || isGas ? null : monthlyBill(tariff, usageKwh),
    ...describeYear(tariff, year?.commodity === (isGas ? 'gas' : 'electric') ? year.months : []),
    ratePerTherm: isGas ? tariff.rate : null,
    monthlyFeeCents: tariff.monthlyFeeCents,
    cancellationFeeCents: centsOf(row, 'Cancellation_Fee__c'),
    cancellationFeeRule: rule === 'Flat' || rule === 'Per Remaining Month' ? rules[rule] : 'none',
    creditCents: tariff.creditCents,
    creditFromKwh: tariff.creditFromKwh,
    minimumUsageFeeCents: tariff.minimumUsageFeeCents,
    minimumUsageKwh: tariff.minimumUsageKwh,
    renewablePercent: Number(row['Renewable__c'] ?? 0),
    isPrepaid: row['Prepaid__c'] === 1,
    isTimeOfUse: row['Time_Of_Use__c'] === 1,
    ...describeOffPeak(tariff),
    newCustomersOnly: row['New_Customers_Only__c'] === 1,
    depositPossible: row['Deposit_Possible__c'] === 1,
    ...startDays(services.clock.now()),
    ...linksOf(brandName, String(row['Name'])),
    specialTerms: textOf(row, language === 'es' ? 'Special_Terms_ES__c' : 'Special_Terms__c'),
    termsVersion: termsVersionOf(row),
  };
}

/** The terms of a plan that set its price. */
export function tariffOf(row: Row): Tariff {
  return {
    rate: rateOf(row, 'Rate__c'),
    offPeak: offPeakOf(row),
    monthlyFeeCents: centsOf(row, 'Monthly_Fee__c'),
    creditCents: centsOf(row, 'Bill_Credit__c'),
    creditFromKwh: wholeOf(row, 'Credit_From_Usage__c'),
    minimumUsageFeeCents: centsOf(row, 'Minimum_Usage_Fee__c'),
    minimumUsageKwh: wholeOf(row, 'Minimum_Usage__c'),
  };
}

function offPeakOf(row: Row): Tariff['offPeak'] {
  const [from, to] = [wholeOf(row, 'Off_Peak_From__c'), wholeOf(row, 'Off_Peak_To__c')];
  const daily = from === null || to === null ? null : { from, to };
  const weekends = row['Off_Peak_Weekends__c'] === 1;
  if (daily === null && !weekends) return null;
  const usualShare = Number(row['Off_Peak_Share__c'] ?? 0) / 100;
  return { rate: rateOf(row, 'Off_Peak_Rate__c'), daily, weekends, usualShare };
}

/** The off-peak hours of a plan as the contract tells them. */
export function describeOffPeak({ rate, offPeak }: Tariff) {
  const at = (hour: number): string => `${String(hour % 24).padStart(2, '0')}:00`;
  const daily = offPeak?.daily ?? null;
  return {
    offPeakRate: offPeak?.rate ?? null,
    offPeakFrom: daily && at(daily.from),
    offPeakTo: daily && at(daily.to),
    offPeakWeekends: offPeak?.weekends ?? false,
    peakRate: offPeak === null ? null : rate,
  };
}

/** Cents of a rate in dollars, with two decimals. */
function rateOf(row: Row, name: string): number {
  return Math.round(Number(row[name] ?? 0) * 10_000) / 100;
}

function wholeOf(row: Row, name: string): number | null {
  const value = row[name];
  return typeof value === 'number' ? value : null;
}

function utilityOf(row: Row, services: Pick<Services, 'repository'>): string {
  const id = textOf(row, 'Utility__c');
  const utility =
    id === null ? undefined : services.repository.find(objectOf(services, 'Utility__c'), id, SYSTEM);
  return textOf(utility, 'Name') ?? '';
}

function linksOf(brandName: string, planName: string) {
  const site = `https://${brandName.toLowerCase().replace(' ', '-')}.example.com`;
  const plan = planName.toLowerCase().replaceAll(' ', '-');
  return {
    factsLink: `${site}/plans/${plan}/facts.pdf`,
    termsLink: `${site}/terms.pdf`,
    rightsLink: `${site}/your-rights.pdf`,
  };
}

/** Gas comes after electricity: their prices are of different units. */
function priceToSort(offer: {
  readonly rate1000: number | null;
  readonly ratePerTherm: number | null;
}): number {
  return offer.rate1000 ?? 100_000 + (offer.ratePerTherm ?? 0);
}
