/** The terms that set the price of electricity. Amounts are US cents. */
export interface Tariff {
  /** Cents per kWh, with decimals. */
  readonly rate: number;
  readonly monthlyFeeCents: number;
  readonly creditCents: number;
  readonly creditFromKwh: number | null;
  readonly minimumUsageFeeCents: number;
  readonly minimumUsageKwh: number | null;
}

/** The bill of a month with this usage, in whole cents; a credit never makes it negative. */
export function monthlyBill(tariff: Tariff, kwh: number): number {
  return Math.max(0, Math.round(billOf(tariff, kwh)));
}

/** The average price of a month with this usage, in cents per kWh with one decimal. */
export function averagePrice(tariff: Tariff, kwh: number): number {
  return Math.max(0, Math.round((billOf(tariff, kwh) / kwh) * 10) / 10);
}

function billOf(tariff: Tariff, kwh: number): number {
  const { rate, monthlyFeeCents, creditCents, creditFromKwh, minimumUsageFeeCents, minimumUsageKwh } = tariff;
  const credit = creditFromKwh !== null && kwh >= creditFromKwh ? creditCents : 0;
  const fee = minimumUsageKwh !== null && kwh < minimumUsageKwh ? minimumUsageFeeCents : 0;
  return rate * kwh + monthlyFeeCents + fee - credit;
}
