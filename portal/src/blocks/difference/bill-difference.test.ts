import { expect, it } from 'vitest';
import { roundDifference, splitDifference } from './bill-difference.ts';
import type { ReasonName } from './bill-difference.ts';
import type { Period } from './weather-model.ts';

/** A home with 20 a day, 1.5 more for each degree above 65 and 0.5 more for each below. */
const dailyUse = (temperature: number) =>
  20 + Math.max(temperature - 65, 0) * 1.5 + Math.max(65 - temperature, 0) * 0.5;
const month = (temperature: number, days = 30, factor = 1): Period => ({
  used: dailyUse(temperature) * days * factor,
  days,
  temperature,
});
const year = [85, 78, 70, 60, 52, 50, 58, 66, 75, 82].map((temperature) => month(temperature));

const reasonsOf = (now: Period, before: Period, past: readonly Period[] = year) =>
  Object.fromEntries(
    splitDifference([now, before, ...past], 65)?.reasons.map(({ name, amount }) => [
      name,
      Math.round(amount),
    ]) ?? [],
  );

it.each([
  ['a longer bill in the same weather', month(80, 32), month(80, 30), { days: 85 }],
  ['a hotter month', month(84), month(80), { weather: 180 }],
  ['a colder winter month', month(45), month(55), { weather: 150 }],
  ['a frugal month', month(80, 30, 0.9), month(80), { use: -127 }],
])('tells apart: %s', (_, now, before, want) => {
  const found = reasonsOf(now, before);
  for (const [name, amount] of Object.entries({ days: 0, weather: 0, use: 0, ...want }))
    expect(Math.abs((found[name] ?? 0) - amount), name).toBeLessThanOrEqual(1);
});

it.each([
  ['too few bills', year.slice(0, 3)],
  ['no temperatures', year.map((one) => ({ ...one, temperature: undefined }))],
])('says weather and use together: %s', (_, past) => {
  expect(reasonsOf(month(84, 31), month(80), past.slice(0, 4))).toHaveProperty('rest');
});

it('adds up to the difference, the largest part first', () => {
  const found = splitDifference([month(60, 28, 1.2), month(88, 33), ...year], 65);
  const amounts = found?.reasons.map(({ amount }) => amount) ?? [];
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(found?.total ?? 0);
  expect(amounts.map(Math.abs)).toEqual(amounts.map(Math.abs).toSorted((one, other) => other - one));
});

it.each([
  ['the first bill', [month(80)]],
  ['a bill of no days', [month(80, 0), month(80)]],
])('says nothing of %s', (_, periods) => {
  expect(splitDifference(periods, 65)).toBeUndefined();
});

it('never blames the warmth where only heating counts', () => {
  const gas = (temperature: number, factor = 1): Period => ({
    used: (0.4 + Math.max(65 - temperature, 0) * 0.1) * 30 * factor,
    days: 30,
    temperature,
  });
  const past = [48, 52, 60, 70, 78, 85, 88].map((temperature) =>
    gas(temperature, temperature > 80 ? 1.1 : 1),
  );
  const found = splitDifference([gas(68), gas(82), ...past], 65, ['heating']);
  expect(found?.reasons.find(({ name }) => name === 'weather')?.amount ?? 0).toBeCloseTo(0);
});

it.each([
  [
    'what rounding leaves over',
    -352.6,
    { days: -507.6, weather: 85.6, use: 69.4 },
    1,
    { days: -508, weather: 86, use: 69 },
  ],
  ['two halves', 3, { days: 1.5, use: 1.5 }, 1, { days: 1, use: 2 }],
  ['a part not worth a word', 100.2, { days: 99.8, use: 0.4 }, 1, { days: 100 }],
  ['tenths', 2.34, { weather: 2.96, use: -0.62 }, 10, { weather: 2.9, use: -0.6 }],
] as const)('adds up as it is read: %s', (_, total, amounts, steps, want) => {
  const reasons = Object.entries(amounts).map(([name, amount]) => ({ name: name as ReasonName, amount })); // as above
  const rounded = roundDifference({ before: 1000, total, reasons }, steps, 0.5);
  expect(Object.fromEntries(rounded.reasons.map(({ name, amount }) => [name, amount]))).toEqual(want);
  const sum = rounded.reasons.reduce((all, { amount }) => all + amount, 0);
  expect(sum).toBeCloseTo(rounded.total);
});
