import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, daysBetween } from '../../calendar/days.ts';
import { madeBillsOf, openBillsOf } from '../bills/bills.ts';
import { EXTENSION_NAMES, instalmentsOf } from './instalments.ts';
import type { ExtensionName, Instalment } from './instalments.ts';
import { planDebtsOf } from './plan-debts.ts';
import type { PlanPayment } from './plan-debts.ts';

const AGREED_ON = '2026-11-21';
const LAST_DAY = '2027-04-30';
/** The bills of the first two are of the plan; the others come while it runs. */
const MONTHS = ['2026-09-01', '2026-10-01', '2026-11-01', '2026-12-01', '2027-01-01', '2027-02-01'];

const cents = fc.integer({ min: 1, max: 30_000 });
const facts = fc.record({
  choice: fc.constantFrom(...EXTENSION_NAMES),
  since: fc.integer({ min: 0, max: 20 }).map((days) => addDays(AGREED_ON, days)),
  amounts: fc.array(cents, { minLength: 2, maxLength: MONTHS.length }),
  /** Payments besides those that are asked for, the oldest first. */
  more: fc
    .array(fc.record({ at: fc.nat(150), cents, isPending: fc.boolean() }), { maxLength: 5 })
    .map((payments) => payments.map(({ at, ...paid }) => ({ ...paid, on: addDays(AGREED_ON, at) }))),
  asksPend: fc.boolean(),
  /** A payment that is pending at the agreement, and refused while the plan runs or after it. */
  before: fc.record({ cents: fc.nat(30_000), refusedAfter: fc.integer({ min: 1, max: 120 }) }),
});

const sumOf = (payments: readonly { readonly cents: number }[]) =>
  payments.reduce((sum, one) => sum + one.cents, 0);

/** The bills of the months with their amounts in cents. */
function billsOf(amounts: readonly number[]) {
  const month = (amount: number, index: number) => ({
    Id: `bill ${index}`,
    Commodity__c: 'Electric',
    Bill_Month__c: MONTHS[index] ?? '',
    Days_In_Cycle__c: 30,
    Consumed__c: 700,
    Amount__c: amount / 100,
  });
  return madeBillsOf({ usage: amounts.map(month).toReversed(), adjustments: new Map(), budget: [] });
}

interface Account {
  readonly instalments: readonly Instalment[];
  readonly made: ReturnType<typeof billsOf>;
  /** A payment that is pending at the agreement. */
  readonly before: { readonly cents: number; readonly refusedOn: string };
}

interface Given {
  readonly choice: ExtensionName;
  readonly since: string;
  readonly amounts: readonly number[];
  readonly before: { readonly cents: number; readonly refusedAfter: number };
}

function newAccount({ choice, since, amounts, before }: Given): Account {
  const owed = (amounts[0] ?? 0) + (amounts[1] ?? 0);
  const pendingCents = Math.min(before.cents, owed - 1);
  return {
    instalments: instalmentsOf(choice, owed - pendingCents, since),
    made: billsOf(amounts),
    before: { cents: pendingCents, refusedOn: addDays(AGREED_ON, before.refusedAfter) },
  };
}

/** The bills and the plan of a day. */
function lookAt({ instalments, made, before }: Account, payments: readonly PlanPayment[], today: string) {
  const known = made.filter(({ billDate }) => billDate <= today);
  const billed = known.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const refused = today < before.refusedOn ? [] : [{ on: before.refusedOn, cents: before.cents }];
  const pendingSince = sumOf(payments.filter(({ isPending }) => isPending));
  const pendingCents = pendingSince + before.cents - sumOf(refused);
  const balanceCents = billed - sumOf(payments) + pendingSince;
  const payableCents = balanceCents - pendingCents;
  const bills = known.filter(({ billDate }) => billDate > AGREED_ON);
  const plan = planDebtsOf({ instalments, bills, payments, refused, payableCents, today });
  const debt = { balanceCents, pendingCents, today, isClosed: false, later: plan?.bills };
  const open = openBillsOf(known, { ...debt, excusedUntil: plan?.isKept === true ? AGREED_ON : '' });
  const later = open.filter(({ dueDate }) => dueDate > today);
  const owedCents = payableCents - later.reduce((sum, { leftCents }) => sum + leftCents, 0);
  return { balanceCents, payableCents, plan, open, dueCents: plan ? plan.dueBy(today) : owedCents };
}

const openOf = (bills: ReturnType<typeof lookAt>['open']) =>
  bills.map(({ billId, openCents, leftCents }) => ({ billId, openCents, leftCents }));

it('is never late for whoever pays by each day what is asked, and adds up to the balance', () => {
  fc.assert(
    fc.property(facts, ({ more, asksPend, ...given }) => {
      const account = newAccount(given);
      const payments: PlanPayment[] = [];
      for (const on of daysBetween(AGREED_ON, LAST_DAY)) {
        const before = lookAt(account, payments, on);
        expect(before.plan?.isKept ?? true).toBe(true);
        for (const bill of before.open.filter(({ leftCents }) => leftCents > 0))
          expect(bill.state).not.toBe('pastDue');
        for (const paid of more.filter((one) => one.on === on)) {
          const most = lookAt(account, payments, on).payableCents;
          payments.push({ ...paid, cents: Math.min(paid.cents, most) });
        }
        payments.push({ on, cents: lookAt(account, payments, on).dueCents, isPending: asksPend });
        const { open, balanceCents, payableCents } = lookAt(account, payments, on);
        expect(open.reduce((sum, { openCents }) => sum + openCents, 0)).toBe(balanceCents);
        expect(open.reduce((sum, { leftCents }) => sum + leftCents, 0)).toBe(payableCents);
        const tomorrow = addDays(on, 1);
        if (tomorrow === account.before.refusedOn) continue;
        const next = openOf(lookAt(account, payments, tomorrow).open);
        expect(next.slice(-open.length)).toEqual(openOf(open));
      }
    }),
    { numRuns: 40 },
  );
});
