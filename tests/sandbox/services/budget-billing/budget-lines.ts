import type { BillLine } from '../bills/bill-lines.ts';
import type { BudgetAgreement } from './budget-billing.ts';

/** The kind of the line that makes a bill the amount that was agreed on, or settles the difference afterwards. */
const BUDGET_LINE = 'budgetBilling';

/** A bill as far as budget billing changes it. */
interface BudgetedBill {
  readonly billDate: string;
  readonly amountCents: number;
  readonly lines: readonly BillLine[];
}

/** The bills with what budget billing adds to them, or takes off. Both lists have the newest first. */
export function withBudget<TBill extends BudgetedBill>(
  bills: readonly TBill[],
  agreements: readonly BudgetAgreement[],
): readonly TBill[] {
  let aheadCents = 0;
  const oldestFirst = bills.toReversed().map((bill) => {
    const agreed = agreements.find(
      ({ startsOn, stoppedOn }) =>
        startsOn <= bill.billDate && (stoppedOn === null || bill.billDate < stoppedOn),
    );
    const amountCents = agreed === undefined ? -aheadCents : agreed.monthlyCents - bill.amountCents;
    aheadCents += amountCents;
    return amountCents === 0 ? bill : withLine(bill, amountCents);
  });
  return oldestFirst.toReversed();
}

/** Amount paid ahead in these bills, below 0 for what is still to be paid. */
export function aheadCentsOf(bills: readonly Pick<BudgetedBill, 'lines'>[]): number {
  return bills
    .flatMap(({ lines }) => lines)
    .filter(({ kind }) => kind === BUDGET_LINE)
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
}

function withLine<TBill extends BudgetedBill>(bill: TBill, amountCents: number): TBill {
  const line: BillLine = {
    kind: BUDGET_LINE,
    section: 'adjustments',
    amountCents,
    quantity: null,
    unit: null,
    unitPrice: null,
  };
  return { ...bill, amountCents: bill.amountCents + amountCents, lines: [...bill.lines, line] };
}
