/** Hours of every day. */
interface DailyHours {
  /** The first of them, from 0 to 23. */
  readonly from: number;
  /** The hour at which they end, which is on the next day where it is not after the first. */
  readonly to: number;
}

/** An hour as the clocks at the meter show it. */
export interface HourOfWeek {
  /** From 0 to 23. */
  readonly hour: number;
  /** True on a Saturday or a Sunday. */
  readonly isWeekend: boolean;
}

/** Hours with a price of their own. */
interface OffPeakHours {
  /** Cents per kWh, with decimals; 0 where they are free. */
  readonly rate: number;
  /** Those of every day; null where there are only weekends. */
  readonly daily: DailyHours | null;
  /** True where all of Saturday and Sunday is among them. A holiday on another day is not. */
  readonly weekends: boolean;
  /** The share of a usual home's use in them, from 0 to 1. */
  readonly usualShare: number;
}

/** The terms that set the price of energy. Amounts are US cents; a unit is a kWh, for gas a therm. */
export interface Tariff {
  /** Cents per unit, with decimals. */
  readonly rate: number;
  readonly offPeak: OffPeakHours | null;
  readonly monthlyFeeCents: number;
  readonly creditCents: number;
  readonly creditFromKwh: number | null;
  readonly minimumUsageFeeCents: number;
  readonly minimumUsageKwh: number | null;
}

/** The share of each term in the bill of a month, in cents with decimals. */
export interface BillTerms {
  /** All the use at the rate of the peak hours. */
  readonly energyPrice: number;
  /** The difference that the off-peak hours make: below 0 where they cost less. */
  readonly offPeakHours: number;
  readonly monthlyFee: number;
  /** Below 0. */
  readonly billCredit: number;
  readonly minimumUsageFee: number;
}

/**
 * The share of each term in the bill of a month with this use.
 *
 * @param offPeakShare the share of the use in the off-peak hours, from 0 to 1; that of a usual home where it is left out
 */
export function billTerms(tariff: Tariff, used: number, offPeakShare?: number): BillTerms {
  const { rate, monthlyFeeCents, creditCents, creditFromKwh, minimumUsageFeeCents, minimumUsageKwh } = tariff;
  return {
    energyPrice: rate * used,
    offPeakHours: offPeakDifference(tariff, used, offPeakShare),
    monthlyFee: monthlyFeeCents,
    billCredit: creditFromKwh !== null && used >= creditFromKwh ? -creditCents : 0,
    minimumUsageFee: minimumUsageKwh !== null && used < minimumUsageKwh ? minimumUsageFeeCents : 0,
  };
}

function offPeakDifference({ rate, offPeak }: Tariff, used: number, share = offPeak?.usualShare): number {
  return offPeak === null ? 0 : (offPeak.rate - rate) * used * (share ?? 0);
}

/** The bill of a month with this use, in whole cents; a credit never makes it negative. */
export function monthlyBill(tariff: Tariff, used: number, offPeakShare?: number): number {
  return Math.max(0, Math.round(billOf(tariff, used, offPeakShare)));
}

/** The average price of a month of a usual home with this use, in cents per unit with one decimal. */
export function averagePrice(tariff: Tariff, used: number): number {
  return Math.max(0, Math.round((billOf(tariff, used) / used) * 10) / 10);
}

function billOf(tariff: Tariff, used: number, offPeakShare?: number): number {
  return Object.values(billTerms(tariff, used, offPeakShare)).reduce(
    (sum: number, cents: number) => sum + cents,
    0,
  );
}

/** True for an hour that has the price of the off-peak hours. */
export function isOffPeak(
  { daily, weekends }: Pick<OffPeakHours, 'daily' | 'weekends'>,
  { hour, isWeekend }: HourOfWeek,
): boolean {
  if (weekends && isWeekend) return true;
  if (daily === null) return false;
  const { from, to } = daily;
  return from < to ? hour >= from && hour < to : hour >= from || hour < to;
}
