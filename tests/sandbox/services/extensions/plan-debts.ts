import { addDays } from '../../calendar/days.ts';
import type { Instalment, OpenInstalment } from './instalments.ts';

/** Days that there are at least to pay what was refused: autopay gives as much notice of what it takes. */
const REFUSED_DAYS = 10;

/** A payment that was made since a plan was agreed on. */
export interface PlanPayment {
  readonly on: string;
  readonly cents: number;
  /** True while its outcome is not known: it counts until it is refused. */
  readonly isPending: boolean;
}

/** A payment that was pending at an agreement and was refused since. */
interface RefusedPayment {
  readonly on: string;
  readonly cents: number;
}

/** A bill that came since a plan was agreed on: it is none of the plan, and due on its own day. */
interface LaterBill {
  readonly billId: string;
  readonly billDate: string;
  readonly dueDate: string;
  readonly amountCents: number;
}

/** A plan, with all that was billed and paid since it was agreed on. */
export interface PlanFacts {
  readonly instalments: readonly Instalment[];
  readonly bills: readonly LaterBill[];
  /** The oldest first. */
  readonly payments: readonly PlanPayment[];
  /** They are due with the last payment of the plan, or some days after they were refused. */
  readonly refused: readonly RefusedPayment[];
  /** Amount that is owed without what is pending: a credit pays what is due last. */
  readonly payableCents: number;
  readonly today: string;
}

/** Open debts of a plan and of the bills that came since. */
export interface PlanDebts {
  /** True until a day is missed: what is paid later does not bring the plan back. */
  readonly isKept: boolean;
  /** The next payment; undefined after a missed day, or while all that is left is pending. */
  readonly next: OpenInstalment | undefined;
  /** Open debts of the bills that came since, by their ids. */
  readonly bills: ReadonlyMap<string, BillDebt>;
  /** Amount that the plan and those bills ask until a day. */
  readonly dueBy: (day: string) => number;
}

/** Open and pending amount of a bill. */
interface BillDebt {
  readonly leftCents: number;
  readonly pendingCents: number;
}

/** A payment of the plan, or a bill that is none of it. */
interface Debt {
  /** Null for a payment of the plan. */
  readonly billId: string | null;
  /** Empty for what was agreed on. */
  readonly madeOn: string;
  readonly dueOn: string;
  leftCents: number;
  pendingCents: number;
}

/** The debts of a plan: each payment pays what there was on its day, in the order of the due days. Undefined once the plan is paid. */
export function planDebtsOf({
  instalments,
  bills,
  payments,
  refused,
  payableCents,
  today,
}: PlanFacts): PlanDebts | undefined {
  const debts = debtsOf({ instalments, bills, refused });
  let isKept = true;
  for (const payment of payments) {
    isKept &&= !isMissed(debts, payment.on);
    pay(inOrder(debts, payment.on, isKept), payment);
  }
  isKept &&= !isMissed(debts, today);
  let rest = payableCents;
  for (const debt of inOrder(debts, today, isKept)) {
    debt.leftCents = Math.min(debt.leftCents, rest);
    rest -= debt.leftCents;
  }
  const ofPlan = debts.filter(({ billId }) => billId === null);
  if (ofPlan.every(({ leftCents, pendingCents }) => leftCents + pendingCents === 0)) return undefined;
  return {
    isKept,
    next: isKept ? nextOf(ofPlan) : undefined,
    bills: new Map(debts.flatMap((debt) => (debt.billId === null ? [] : [[debt.billId, debt]]))),
    dueBy: (day) =>
      debts.filter(({ dueOn }) => dueOn <= day).reduce((sum, { leftCents }) => sum + leftCents, 0),
  };
}

/** The next payment of a plan: all of it that is due on the first day on which any is. */
function nextOf(ofPlan: readonly Debt[]): OpenInstalment | undefined {
  const days = ofPlan.map(({ dueOn }) => dueOn).toSorted();
  const nextOn = ofPlan
    .filter(({ leftCents }) => leftCents > 0)
    .map(({ dueOn }) => dueOn)
    .toSorted()[0];
  if (nextOn === undefined) return undefined;
  const due = ofPlan.filter(({ dueOn }) => dueOn === nextOn);
  const nextCents = due.reduce((sum, { leftCents }) => sum + leftCents, 0);
  return { nextOn, nextCents, lastOn: days.at(-1) ?? nextOn };
}

function debtsOf({
  instalments,
  bills,
  refused,
}: Pick<PlanFacts, 'bills' | 'instalments' | 'refused'>): readonly Debt[] {
  const none = { pendingCents: 0 };
  const lastOn = instalments.at(-1)?.dueOn ?? '';
  return [
    ...instalments.map(({ dueOn, amountCents }) => ({
      ...none,
      billId: null,
      madeOn: '',
      dueOn,
      leftCents: amountCents,
    })),
    ...refused.map(({ on, cents }) => {
      const soonest = addDays(on, REFUSED_DAYS);
      const dueOn = soonest > lastOn ? soonest : lastOn;
      return { ...none, billId: null, madeOn: on, dueOn, leftCents: cents };
    }),
    ...bills.map(({ billId, billDate, dueDate, amountCents }) => ({
      ...none,
      billId,
      madeOn: billDate,
      dueOn: dueDate,
      leftCents: Math.max(0, amountCents),
    })),
  ];
}

/** Pays debts in their order. */
function pay(debts: readonly Debt[], { cents, isPending }: Omit<PlanPayment, 'on'>): void {
  let rest = cents;
  for (const debt of debts) {
    const paid = Math.min(rest, debt.leftCents);
    rest -= paid;
    debt.leftCents -= paid;
    if (isPending) debt.pendingCents += paid;
  }
}

/** Debts as a payment of a day pays them: what there is then, the older first of one day, and last what comes. A plan that is not kept is due before newer bills. */
function inOrder(debts: readonly Debt[], day: string, isKept: boolean): readonly Debt[] {
  const rankOf = ({ billId, madeOn }: Debt): number => {
    if (madeOn > day) return 2;
    return billId === null && !isKept ? 0 : 1;
  };
  return debts.toSorted(
    (one, other) =>
      rankOf(one) - rankOf(other) ||
      one.dueOn.localeCompare(other.dueOn) ||
      sinceOf(one).localeCompare(sinceOf(other)),
  );
}

/** Of one day the plan comes before bills. */
const sinceOf = ({ billId, madeOn }: Debt) => (billId === null ? '' : madeOn);

/** True where something of the plan is left after its day. */
function isMissed(debts: readonly Debt[], day: string): boolean {
  return debts.some(({ billId, dueOn, leftCents }) => billId === null && dueOn < day && leftCents > 0);
}
