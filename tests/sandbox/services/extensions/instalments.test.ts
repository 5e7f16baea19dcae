import { expect, it } from 'vitest';
import { instalmentsOf } from './instalments.ts';

it.each([
  ['later', 8421, [['2026-12-05', 8421]]],
  [
    'two',
    8421,
    [
      ['2026-12-05', 4211],
      ['2027-01-05', 4210],
    ],
  ],
  [
    'three',
    10_000,
    [
      ['2026-12-05', 3334],
      ['2027-01-05', 3333],
      ['2027-02-05', 3333],
    ],
  ],
] as const)('%s divides %i', (name, balance, want) => {
  const found = instalmentsOf(name, balance, '2026-11-21');
  expect(found.map(({ dueOn, amountCents }) => [dueOn, amountCents])).toEqual(want);
  expect(found.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(balance);
});
