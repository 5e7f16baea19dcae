import { expect, it } from 'vitest';
import { instalmentsOf } from './instalments.ts';
import { planDebtsOf } from './plan-debts.ts';
import type { PlanFacts, PlanPayment } from './plan-debts.ts';

/** 2807 cents on December 22, January 22 and February 22. */
const instalments = instalmentsOf('three', 8421, '2026-12-08');
const november = { billId: 'november', billDate: '2026-12-02', dueDate: '2027-01-08', amountCents: 9000 };
const december = { billId: 'december', billDate: '2027-01-02', dueDate: '2027-02-08', amountCents: 7000 };

const paid = (on: string, cents: number, isPending = false): PlanPayment => ({ on, cents, isPending });

/** The debts on a day, with the bills that were made by then and nothing else that is owed. */
function debtsOn(today: string, payments: readonly PlanPayment[], more: Partial<PlanFacts> = {}) {
  const bills = [november, december].filter(({ billDate }) => billDate <= today);
  const billed = bills.reduce((sum, { amountCents }) => sum + amountCents, 8421);
  const payableCents = payments.reduce((sum, { cents }) => sum - cents, billed);
  return planDebtsOf({ instalments, bills, payments, refused: [], payableCents, today, ...more });
}

const first = paid('2026-12-22', 2807);
const both = [first, paid('2027-01-05', 9000)];
const next = (nextOn: string, nextCents: number) => ({ nextOn, nextCents, lastOn: '2027-02-22' });

it.each<[string, string, readonly PlanPayment[], object | undefined, readonly number[]]>([
  ['nothing is paid', '2026-12-01', [], next('2026-12-22', 2807), []],
  ['nothing is paid, on the day itself', '2026-12-22', [], next('2026-12-22', 2807), [9000]],
  ['some of it is paid', '2026-12-22', [paid('2026-12-20', 1000)], next('2026-12-22', 1807), [9000]],
  ['the first is paid', '2026-12-22', [first], next('2027-01-22', 2807), [9000]],
  ['it is pending', '2026-12-23', [paid('2026-12-22', 2807, true)], next('2027-01-22', 2807), [9000]],
  ['a bill is paid, too', '2027-01-09', both, next('2027-01-22', 2807), [0, 7000]],
  ['a bill is late', '2027-01-09', [first], next('2027-01-22', 2807), [9000, 7000]],
  [
    'what is late is paid first',
    '2027-01-10',
    [first, paid('2027-01-10', 9500)],
    next('2027-01-22', 2307),
    [0, 7000],
  ],
  [
    'more was paid before a bill came',
    '2026-12-02',
    [paid('2026-11-30', 5614)],
    next('2027-02-22', 2807),
    [9000],
  ],
  ['a day was missed', '2026-12-23', [paid('2026-12-22', 2806)], undefined, [9000]],
  ['the rest is paid before newer bills then', '2026-12-24', [paid('2026-12-24', 8000)], undefined, [9000]],
])('is left when %s', (_, today, payments, wantNext, wantBills) => {
  const debts = debtsOn(today, payments);
  expect(debts?.next).toEqual(wantNext);
  expect([...(debts?.bills.values() ?? [])].map(({ leftCents }) => leftCents)).toEqual(wantBills);
});

it('asks with its last payment for what was pending at the agreement and then refused', () => {
  const refused = { refused: [{ on: '2026-12-01', cents: 5000 }] };
  const days = ['2026-12-22', '2027-01-22', '2027-02-22'];
  const debts = debtsOn('2026-12-01', [], { ...refused, payableCents: 13_421 });
  expect(debts?.next).toEqual(next('2026-12-22', 2807));
  expect(days.map((day) => debts?.dueBy(day))).toEqual([2807, 5614, 13_421]);
  const rest = debtsOn('2026-12-01', [paid('2026-11-30', 8421)], { ...refused, payableCents: 5000 });
  expect(rest?.next).toEqual(next('2027-02-22', 5000));
});

it.each([
  ['long before the last day', '2026-12-10', '2026-12-22'],
  ['ten days before it', '2026-12-12', '2026-12-22'],
  ['less than ten days before it', '2026-12-13', '2026-12-23'],
  ['on the last day', '2026-12-22', '2027-01-01'],
  ['after it', '2027-01-20', '2027-01-30'],
])('gives ten days to pay what was pending at the agreement and was refused %s', (_, today, nextOn) => {
  const single = { instalments: instalmentsOf('later', 8421, '2026-12-08'), bills: [] };
  const since = { payments: [paid('2026-12-10', 8421)], refused: [{ on: today, cents: 5000 }] };
  const told = planDebtsOf({ ...single, ...since, payableCents: 5000, today });
  expect(told?.isKept).toBe(true);
  expect(told?.next).toEqual({ nextOn, nextCents: 5000, lastOn: nextOn });
});

it('pays of two bills of one day the older one first', () => {
  const older = { ...november, billId: 'older', billDate: '2026-12-01' };
  const more = { bills: [november, older], payableCents: 8421 + 9000 };
  const debts = debtsOn('2026-12-05', [paid('2026-12-05', 2807 + 9000)], more);
  const left = ['older', 'november'].map((id) => debts?.bills.get(id)?.leftCents);
  expect(left).toEqual([0, 9000]);
});

it('is over once the plan is paid, and a bill that comes then does not bring it back', () => {
  expect(debtsOn('2026-12-01', [paid('2026-11-30', 8421)])).toBeUndefined();
  expect(debtsOn('2026-12-02', [paid('2026-11-30', 8421)])).toBeUndefined();
});

it('is kept while its rest is pending, and asks for nothing', () => {
  const debts = debtsOn('2026-12-01', [paid('2026-11-30', 8421, true)]);
  expect([debts?.isKept, debts?.next, debts?.dueBy('2027-02-22')]).toEqual([true, undefined, 0]);
});

it('asks until a day for all that is due until then', () => {
  const days = ['2026-12-21', '2026-12-22', '2027-01-08', '2027-01-22', '2027-02-22'];
  const debts = debtsOn('2026-12-02', []);
  expect(days.map((day) => debts?.dueBy(day))).toEqual([0, 2807, 11_807, 14_614, 17_421]);
});

it('leaves of what is due last what a credit leaves', () => {
  const debts = debtsOn('2026-12-02', [], { payableCents: 12_000 });
  expect([debts?.next?.nextCents, debts?.dueBy('2027-01-22'), debts?.dueBy('2027-02-22')]).toEqual([
    2807, 12_000, 12_000,
  ]);
});
