import { expect, it } from 'vitest';
import { aheadCentsOf, withBudget } from './budget-lines.ts';

const bill = (billDate: string, amountCents: number) => ({ billDate, amountCents, lines: [] });
const bills = [
  bill('2027-03-02', 9000),
  bill('2027-02-02', 14_000),
  bill('2027-01-02', 8000),
  bill('2026-12-02', 7000),
  bill('2026-11-02', 20_000),
];
const agreement = { monthlyCents: 10_000, startsOn: '2026-12-02', stoppedOn: null };

it.each([
  ['none was agreed on', [], [9000, 14_000, 8000, 7000, 20_000], 0],
  ['it runs', [agreement], [10_000, 10_000, 10_000, 10_000, 20_000], 2000],
  [
    'it was stopped, and the next bill settles the difference',
    [{ ...agreement, stoppedOn: '2027-01-20' }],
    [9000, 9000, 10_000, 10_000, 20_000],
    0,
  ],
  [
    'it was agreed on anew',
    [
      { monthlyCents: 11_000, startsOn: '2027-03-02', stoppedOn: null },
      { ...agreement, stoppedOn: '2027-01-01' },
    ],
    [11_000, 14_000, 5000, 10_000, 20_000],
    2000,
  ],
])('where %s', (_, agreements, amounts, ahead) => {
  const found = withBudget(bills, agreements);
  expect(found.map(({ amountCents }) => amountCents)).toEqual(amounts);
  expect(aheadCentsOf(found)).toBe(ahead);
});
