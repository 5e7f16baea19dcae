import { addMonths } from '../../calendar/days.ts';
import { round } from '../usage/metered-days.ts';
import { billTerms, monthlyBill } from './prices.ts';
import type { BillTerms, Tariff } from './prices.ts';

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
  readonly amountCents: number;
  readonly creditCents: number;
  readonly minimumUsageFeeCents: number;
}

/** The term of a plan that makes most of a difference, and its share in it. */
interface MainReason {
  readonly term: keyof BillTerms;
  readonly cents: number;
}

/**
 * The months after the last bill, each as it was a year before. One that was not billed then is as the average of the
 * others.
 *
 * @param bills in any order
 */
export function monthsToCome(bills: readonly PastBill[]): readonly MonthOfUse[] {
  const last = bills
    .map(({ firstDay }) => firstDay)
    .toSorted()
    .at(-1);
  if (last === undefined) return [];
  const first = `${last.slice(0, 7)}-01`;
  const months = Array.from({ length: MONTHS }, (_, index) => {
    const firstDay = addMonths(first, index + 1);
    const before = addMonths(firstDay, -MONTHS).slice(0, 7);
    return { firstDay, bill: bills.find((bill) => bill.firstDay.startsWith(before)) };
  });
  const billed = months.flatMap(({ bill }) => bill?.consumed ?? []);
  const average = round(sum(billed) / billed.length, 1);
  return months.map(({ firstDay, bill }) => ({
    firstDay,
    consumed: bill?.consumed ?? average,
    isBilled: bill !== undefined,
  }));
}

/** The bills of these months on a plan. */
export function yearOn(tariff: Tariff, months: readonly MonthOfUse[]): YearOfBills {
  const bills = months.map(({ consumed }) => {
    const terms = billTerms(tariff, consumed);
    return {
      amountCents: monthlyBill(tariff, consumed),
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

/** The use of months together. */
export function totalUse(months: readonly MonthOfUse[]): number {
  return round(sum(months.map(({ consumed }) => consumed)), 1);
}

/** The term that makes most of the difference between two plans, in the direction of that difference. */
export function mainReason(
  { wanted, present }: { readonly wanted: Tariff; readonly present: Tariff },
  months: readonly MonthOfUse[],
): MainReason | undefined {
  const termsOn = (tariff: Tariff) => months.map(({ consumed }) => billTerms(tariff, consumed));
  const [there, here] = [termsOn(wanted), termsOn(present)];
  const names = ['energyPrice', 'monthlyFee', 'billCredit', 'minimumUsageFee'] as const;
  const shares = names.map((term) => {
    const of = (all: readonly BillTerms[]): number => sum(all.map((terms) => terms[term]));
    return { term, cents: Math.round(of(there) - of(here)) };
  });
  const direction = Math.sign(sum(shares.map(({ cents }) => cents)));
  const [main] = shares
    .map(({ term, cents }) => ({ term, cents: cents * direction }))
    .toSorted((one, other) => other.cents - one.cents);
  return main !== undefined && main.cents > 0 ? main : undefined;
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
