/** The section of a bill in which a line stands. */
type Section = 'supply' | 'delivery' | 'taxes' | 'adjustments';

/** One charge or credit of a bill. */
export interface BillLine {
  readonly kind: string;
  readonly section: Section;
  readonly amountCents: number;
  readonly quantity: number | null;
  readonly unit: 'kWh' | 'therms' | null;
  /** Cents for one unit, to a tenth. */
  readonly unitPrice: number | null;
}

/** A charge or credit that does not come from usage: a late fee, a referral. */
export interface Adjustment {
  readonly kind: string;
  /** Below 0 for a credit. */
  readonly amountCents: number;
}

/** The content of a bill. */
interface BillFacts {
  readonly commodity: 'electric' | 'gas';
  readonly consumed: number;
  /** Charges for usage, taxes included. */
  readonly chargesCents: number;
  readonly adjustments: readonly Adjustment[];
}

/** Charges of the utility, in cents. */
const DELIVERY = { electric: 4.2, gas: 34, monthly: 480 } as const;
/** Taxes and fees as a share of the charges before them. */
const TAXES = [
  ['grossReceiptsTax', 0.01997],
  ['regulatoryFee', 0.001667],
  ['cityTax', 0.01],
] as const;
const ALL_TAXES = TAXES.reduce((sum, [, share]) => sum + share, 0);

/** The lines of a bill in its order. Their sum is the charges and the adjustments, to the cent. */
export function linesOf({ commodity, consumed, chargesCents, adjustments }: BillFacts): readonly BillLine[] {
  let left = chargesCents;
  const take = (cents: number): number => {
    const taken = Math.min(Math.round(cents), left);
    left -= taken;
    return taken;
  };
  const unit = commodity === 'gas' ? 'therms' : 'kWh';
  const net = chargesCents / (1 + ALL_TAXES);
  const taxes = TAXES.map(([kind, share]) => flatLine(kind, 'taxes', take(net * share)));
  const monthly = flatLine('deliveryMonthly', 'delivery', take(DELIVERY.monthly));
  const delivery = take(consumed * DELIVERY[commodity]);
  const perUnit = (kind: string, section: Section, amountCents: number): BillLine => ({
    kind,
    section,
    amountCents,
    quantity: consumed,
    unit,
    unitPrice: consumed === 0 ? null : Math.round((amountCents / consumed) * 10) / 10,
  });
  return [
    perUnit('energyCharge', 'supply', left),
    perUnit('deliveryUsage', 'delivery', delivery),
    monthly,
    ...taxes,
    ...adjustments.map(({ kind, amountCents }) => flatLine(kind, 'adjustments', amountCents)),
  ];
}

function flatLine(kind: string, section: Section, amountCents: number): BillLine {
  return { kind, section, amountCents, quantity: null, unit: null, unitPrice: null };
}
