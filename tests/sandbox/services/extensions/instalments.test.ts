import { expect, it } from 'vitest';
import { instalmentsOf, openInstalment } from './instalments.ts';

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

const two = instalmentsOf('two', 8421, '2026-11-21');

it.each([
  ['nothing is paid', 0, '2026-11-30', { nextOn: '2026-12-05', nextCents: 4211 }],
  ['on the day itself', 0, '2026-12-05', { nextOn: '2026-12-05', nextCents: 4211 }],
  ['some is paid', 1000, '2026-11-30', { nextOn: '2026-12-05', nextCents: 3211 }],
  ['the first is paid', 4211, '2026-12-20', { nextOn: '2027-01-05', nextCents: 4210 }],
  ['a day was missed', 1000, '2026-12-06', undefined],
  ['all is paid', 8421, '2026-12-20', undefined],
])('what is open when %s', (_, paid, today, want) => {
  const open = openInstalment(two, paid, today);
  if (want === undefined) expect(open).toBeUndefined();
  else expect(open).toMatchObject({ ...want, lastOn: '2027-01-05' });
});
