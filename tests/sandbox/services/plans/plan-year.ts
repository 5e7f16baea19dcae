import { addDays, addMonths } from '../../calendar/days.ts';
import { round } from '../usage/metered-days.ts';
import type { Days } from '../usage/usage-span.ts';
import { joinProfiles, offPeakShare } from './day-profiles.ts';
import type { DayProfile } from './day-profiles.ts';
import { billTerms, monthlyBill } from './prices.ts';
import type { BillTerms, Tariff } from './prices.ts';

const TERMS = ['energyPrice', 'offPeakHours', 'monthlyFee', 'billCredit', 'minimumUsageFee'] as const;
/** Months that are looked ahead. */
const MONTHS = 12;

/** A bill of the past. */
export interface PastBill {
  readonly firstDay: string;
  /** In kWh, for gas in therms. */
  readonly consumed: number;
}

/** A month to come, with the use that is expected. */
export interface MonthOfUse {
  readonly firstDay: string;
  readonly consumed: number;
  /** True for the use of a bill; false for an average. */
  readonly isBilled: boolean;
  /** The hours of the month a year before, or of all that were told; undefined where the meter told none. */
  readonly profile: DayProfile | undefined;
  /** True for the hours of the month itself. */
  readonly isMetered: boolean;
}

/** Twelve bills on one plan, in US cents. */
export interface YearOfBills {
  readonly totalCents: number;
  readonly creditMonths: number;
  readonly creditMissedMonths: number;
  readonly minimumUsageMonths: number;
  readonly months: readonly MonthlyBill[];
}

interface MonthlyBill {
  /** In kWh; null for a plan without off-peak hours. */
  readonly offPeakConsumed: number | null;
  readonly amountCents: number;
  readonly creditCents: number;
  readonly minimumUsageFeeCents: number;
}

/** The term of a plan that makes most of a difference, and its share in it. */
interface MainReason {
  readonly term: keyof BillTerms;
  readonly cents: number;
}

/** The year that ends with the newest of some bills; undefined without any. */
export function yearOfBills(bills: readonly PastBill[]): Days | undefined {
  const [newest] = bills.map(({ firstDay }) => firstDay).toSorted((one, other) => (one < other ? 1 : -1));
  if (newest === undefined) return undefined;
  const next = addMonths(newest, 1);
  return { firstDay: addMonths(next, -MONTHS), lastDay: addDays(next, -1) };
}

/**
 * The months after the last bill, each as it was a year before. One that was not billed then is as the average of the
 * others, and so are the hours of one that the meter did not tell.
 *
 * @param bills in any order
 * @param profiles the hours of past months, by `2026-11`
 */
export function monthsToCome(
  bills: readonly PastBill[],
  profiles: ReadonlyMap<string, DayProfile> = new Map(),
): readonly MonthOfUse[] {
  const last = bills
    .map(({ firstDay }) => firstDay)
    .toSorted()
    .at(-1);
  if (last === undefined) return [];
  const first = `${last.slice(0, 7)}-01`;
  const months = Array.from({ length: MONTHS }, (_, index) => {
    const firstDay = addMonths(first, index + 1);
    const before = addMonths(firstDay, -MONTHS).slice(0, 7);
    const bill = bills.find((one) => one.firstDay.startsWith(before));
    return { firstDay, bill, profile: profiles.get(before) };
  });
  const billed = months.flatMap(({ bill }) => bill?.consumed ?? []);
  const average = round(sum(billed) / billed.length, 1);
  const usual = joinProfiles(months.flatMap(({ profile }) => (profile === undefined ? [] : [profile])));
  return months.map(({ firstDay, bill, profile }) => ({
    firstDay,
    consumed: bill?.consumed ?? average,
    isBilled: bill !== undefined,
    profile: profile ?? usual,
    isMetered: profile !== undefined,
  }));
}

/** The bills of these months on a plan. */
export function yearOn(tariff: Tariff, months: readonly MonthOfUse[]): YearOfBills {
  const bills = months.map((month) => {
    const { consumed } = month;
    const share = shareOn(tariff, month);
    const terms = billTerms(tariff, consumed, share);
    return {
      offPeakConsumed: share === undefined ? null : round(consumed * share, 1),
      amountCents: monthlyBill(tariff, consumed, share),
      creditCents: Math.abs(terms.billCredit),
      minimumUsageFeeCents: terms.minimumUsageFee,
    };
  });
  const creditMonths = bills.filter(({ creditCents }) => creditCents > 0).length;
  return {
    totalCents: sum(bills.map(({ amountCents }) => amountCents)),
    creditMonths,
    creditMissedMonths: tariff.creditCents > 0 ? bills.length - creditMonths : 0,
    minimumUsageMonths: bills.filter(({ minimumUsageFeeCents }) => minimumUsageFeeCents > 0).length,
    months: bills,
  };
}

/** The share of a month's use in the off-peak hours of a plan; undefined where the plan has none. */
function shareOn(tariff: Tariff, { profile }: MonthOfUse): number | undefined {
  return offPeakShare(tariff, profile) ?? tariff.offPeak?.usualShare;
}

/** The share of a year's use in the off-peak hours of a plan, in percent; null where it has none, or nothing is used. */
export function offPeakPercent({ months: bills }: YearOfBills, months: readonly MonthOfUse[]): number | null {
  const uses = bills.flatMap(({ offPeakConsumed }) => offPeakConsumed ?? []);
  const whole = totalUse(months);
  return uses.length === 0 || whole <= 0 ? null : Math.round((sum(uses) / whole) * 100);
}

/** The use of months together. */
export function totalUse(months: readonly MonthOfUse[]): number {
  return round(sum(months.map(({ consumed }) => consumed)), 1);
}

/**
 * The term that makes most of the difference between two plans, in the direction of that difference. Energy is one term: it
 * is told as that of the off-peak hours where these make more of it than the price of the others.
 */
export function mainReason(
  { wanted, present }: { readonly wanted: Tariff; readonly present: Tariff },
  months: readonly MonthOfUse[],
): MainReason | undefined {
  const termsOn = (tariff: Tariff) =>
    months.map((month) => billTerms(tariff, month.consumed, shareOn(tariff, month)));
  const [there, here] = [termsOn(wanted), termsOn(present)];
  const centsOf = (term: keyof BillTerms): number => {
    const of = (all: readonly BillTerms[]): number => sum(all.map((terms) => terms[term]));
    return of(there) - of(here);
  };
  const direction = Math.sign(sum(TERMS.map(centsOf)));
  const [price, offPeak] = [centsOf('energyPrice') * direction, centsOf('offPeakHours') * direction];
  const energy = { term: offPeak > price ? 'offPeakHours' : 'energyPrice', cents: price + offPeak } as const;
  const others = (['monthlyFee', 'billCredit', 'minimumUsageFee'] as const).map((term) => ({
    term,
    cents: centsOf(term) * direction,
  }));
  const [main] = [energy, ...others].toSorted((one, other) => other.cents - one.cents);
  const cents = Math.round(main?.cents ?? 0);
  return main !== undefined && cents > 0 ? { term: main.term, cents } : undefined;
}

/**
 * The number of months after which the cheaper bills have paid for a fee; undefined where they have not within these,
 * or where there is no fee.
 */
export function monthsUntilSaved(
  feeCents: number,
  { wanted, present }: { readonly wanted: YearOfBills; readonly present: YearOfBills },
): number | undefined {
  if (feeCents === 0) return undefined;
  let saved = 0;
  for (const [index, { amountCents }] of wanted.months.entries()) {
    saved += (present.months[index]?.amountCents ?? 0) - amountCents;
    if (saved > feeCents) return index + 1;
  }
  return undefined;
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}
