import { expect, it } from 'vitest';
import { dueDateOf, firstUnbilledMonth, madeBillsOf, nextBillDate, openBillsOf } from './bills.ts';

const month = (day: string, amount: number) => ({
  Id: `bill ${day}`,
  Commodity__c: 'Electric',
  Bill_Month__c: day,
  Days_In_Cycle__c: 30,
  Consumed__c: 700,
  Amount__c: amount,
});
const usage = [month('2026-10-01', 90), month('2026-09-01', 110), month('2026-08-01', 120)];

const made = madeBillsOf({ usage, adjustments: new Map(), budget: [] });
const account = { pendingCents: 0, today: '2026-11-21', excusedUntil: '', isClosed: false };

it.each([
  ['nothing is open', 0, [0, 0, 0], ['paid', 'paid', 'paid']],
  ['a credit', -500, [0, 0, 0], ['paid', 'paid', 'paid']],
  ['the newest is open', 9_000, [9_000, 0, 0], ['due', 'paid', 'paid']],
  ['some of it was paid', 4_000, [4_000, 0, 0], ['due', 'paid', 'paid']],
  ['two are open', 15_000, [9_000, 6_000, 0], ['due', 'pastDue', 'paid']],
])('payments go to the oldest bills: %s', (_, balanceCents, open, states) => {
  const bills = openBillsOf(made, { ...account, balanceCents });
  expect(bills.map(({ openCents }) => openCents)).toEqual(open);
  expect(bills.map(({ state }) => state)).toEqual(states);
});

it.each([
  ['2026-11-21', ['due', 'due', 'due']],
  ['2026-10-02', ['due', 'due', 'due']],
  ['2026-10-01', ['due', 'pastDue', 'due']],
])('an extension that is kept excuses the bills made until %s', (excusedUntil, want) => {
  const bills = openBillsOf(made, { ...account, balanceCents: 32_000, excusedUntil });
  expect(bills.map(({ state }) => state)).toEqual(want);
});

it.each([
  [
    'nothing of what came since is left',
    12_000,
    { leftCents: 0, pendingCents: 0 },
    [0, 11_000, 1000],
    [0, 11_000, 1000],
  ],
  ['some of it is', 12_000, { leftCents: 500, pendingCents: 0 }, [500, 11_000, 500], [500, 11_000, 500]],
  ['some of it is pending', 12_000, { leftCents: 0, pendingCents: 9_000 }, [9_000, 3_000, 0], [0, 3_000, 0]],
])('an extension leaves of the newest bill no more than it says: %s', (_, balanceCents, one, open, left) => {
  const later = new Map([['bill 2026-10-01', one]]);
  const bills = openBillsOf(made, { ...account, balanceCents, pendingCents: one.pendingCents, later });
  expect(bills.map(({ openCents }) => openCents)).toEqual(open);
  expect(bills.map(({ leftCents }) => leftCents)).toEqual(left);
});

it.each([
  ['2026-11-02', '2026-12-08'],
  ['2026-10-23', '2026-11-08'],
  ['2026-10-24', '2026-12-08'],
])('a bill of %s is due on %s', (billDate, want) => expect(dueDateOf(billDate)).toBe(want));

it.each([
  ['2026-12-01', '2026-11'],
  ['2026-12-02', '2026-12'],
  ['2027-01-01', '2026-12'],
])('the bill of the month before is made by %s, so that %s has none', (today, want) =>
  expect(firstUnbilledMonth(today)).toBe(want),
);

it('the next bill is that of the month after', () => {
  expect(nextBillDate('2026-10-31')).toBe('2026-12-02');
});
