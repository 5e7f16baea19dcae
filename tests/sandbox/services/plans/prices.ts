/** The terms that set the price of energy. Amounts are US cents; a unit is a kWh, for gas a therm. */
export interface Tariff {
  /** Cents per unit, with decimals. */
  readonly rate: number;
  readonly monthlyFeeCents: number;
  readonly creditCents: number;
  readonly creditFromKwh: number | null;
  readonly minimumUsageFeeCents: number;
  readonly minimumUsageKwh: number | null;
}

/** The share of each term in the bill of a month, in cents with decimals. */
export interface BillTerms {
  readonly energyPrice: number;
  readonly monthlyFee: number;
  /** Below 0. */
  readonly billCredit: number;
  readonly minimumUsageFee: number;
}

/** The share of each term in the bill of a month with this use. */
export function billTerms(tariff: Tariff, used: number): BillTerms {
  const { rate, monthlyFeeCents, creditCents, creditFromKwh, minimumUsageFeeCents, minimumUsageKwh } = tariff;
  return {
    energyPrice: rate * used,
    monthlyFee: monthlyFeeCents,
    billCredit: creditFromKwh !== null && used >= creditFromKwh ? -creditCents : 0,
    minimumUsageFee: minimumUsageKwh !== null && used < minimumUsageKwh ? minimumUsageFeeCents : 0,
  };
}

/** The bill of a month with this use, in whole cents; a credit never makes it negative. */
export function monthlyBill(tariff: Tariff, used: number): number {
  return Math.max(0, Math.round(billOf(tariff, used)));
}

/** The average price of a month with this use, in cents per unit with one decimal. */
export function averagePrice(tariff: Tariff, used: number): number {
  return Math.max(0, Math.round((billOf(tariff, used) / used) * 10) / 10);
}

function billOf(tariff: Tariff, used: number): number {
  const { energyPrice, monthlyFee, billCredit, minimumUsageFee } = billTerms(tariff, used);
  return energyPrice + monthlyFee + billCredit + minimumUsageFee;
}
