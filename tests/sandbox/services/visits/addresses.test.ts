import { expect, it } from 'vitest';
import { addressesLike } from './addresses.ts';

it.each([
  ['124 pec', '75201', ['124 Pecan Street, Dallas, TX 75201', '1244 Pecan Street, Dallas, TX 75201']],
  [
    '  144   PECAN st',
    '75201',
    ['144 Pecan Street Apt 1, Dallas, TX 75201', '144 Pecan Street Apt 2, Dallas, TX 75201'],
  ],
  ['144 pecan 2', '75201', ['144 Pecan Street Apt 2, Dallas, TX 75201']],
  ['pecan 124', '75201', []],
  ['124 pecan', '99999', []],
  ['?!', '75201', []],
])('%j in %s is %j', (typed, zip, lines) => {
  expect(addressesLike(typed, zip).map(({ line }) => line)).toEqual(lines);
});

it('suggests ten at most, each with the number of a meter of its own', () => {
  expect(addressesLike('1')).toHaveLength(10);
  expect(new Set(addressesLike('1').map(({ esiid }) => esiid)).size).toBe(10);
  for (const { esiid } of addressesLike('8')) expect(esiid).toMatch(/^\d{17}$/);
});
