import { expect, it } from 'vitest';
import { averagePrice, isOffPeak, monthlyBill } from './prices.ts';
import type { Tariff } from './prices.ts';

const flat: Tariff = {
  rate: 12,
  offPeak: null,
  monthlyFeeCents: 1000,
  creditCents: 0,
  creditFromKwh: null,
  minimumUsageFeeCents: 0,
  minimumUsageKwh: null,
};
const credit = { ...flat, creditCents: 5000, creditFromKwh: 1000 };
const nights = {
  ...flat,
  offPeak: { rate: 2, daily: { from: 21, to: 6 }, weekends: false, usualShare: 0.3 },
};
const fee = { ...flat, minimumUsageFeeCents: 995, minimumUsageKwh: 800 };

it.each([
  ['a fee weighs more at little usage', flat, 500, 14, 7000],
  ['and less at much', flat, 2000, 12.5, 25_000],
  ['no credit below its usage', credit, 999, 13, 12_988],
  ['the credit from its usage on', credit, 1000, 8, 8000],
  ['a minimum usage that is missed', fee, 799, 14.5, 11_583],
  ['a minimum usage that is met', fee, 800, 13.3, 10_600],
  ['hours that cost less, at the share of a usual home', nights, 1000, 10, 10_000],
  ['a credit above the bill', { ...credit, creditCents: 99_999 }, 1000, 0, 0],
])('%s', (_, tariff, kwh, price, bill) => {
  expect([averagePrice(tariff, kwh), monthlyBill(tariff, kwh)]).toEqual([price, bill]);
});

it.each([
  [{ from: 21, to: 6 }, [20, 6, 12], [21, 23, 0, 5]],
  [{ from: 0, to: 5 }, [5, 23], [0, 4]],
  [{ from: 10, to: 14 }, [9, 14], [10, 13]],
  [{ from: 20, to: 0 }, [0, 19], [20, 23]],
  [{ from: 0, to: 0 }, [], [0, 12, 23]],
])('%j of every day are off-peak', (daily, outside, inside) => {
  for (const isWeekend of [false, true]) {
    const is = (hour: number) => isOffPeak({ daily, weekends: false }, { hour, isWeekend });
    expect([outside.some(is), inside.every(is)]).toEqual([false, true]);
  }
});

it.each([
  ['weekends alone', null, { friday: false, nightOfFriday: false, saturday: true }],
  ['nights and weekends', { from: 21, to: 6 }, { friday: false, nightOfFriday: true, saturday: true }],
])('%s are off-peak', (_, daily, want) => {
  const is = (hour: number, isWeekend: boolean) => isOffPeak({ daily, weekends: true }, { hour, isWeekend });
  expect({ friday: is(12, false), nightOfFriday: is(23, false), saturday: is(12, true) }).toEqual(want);
});
