import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  mainReason,
  monthsToCome,
  monthsUntilSaved,
  offPeakPercent,
  totalUse,
  yearOn,
  yearOfBills,
} from './plan-year.ts';
import type { PastBill } from './plan-year.ts';
import type { Tariff } from './prices.ts';

const tariff = (more: Partial<Tariff> = {}): Tariff => ({
  rate: 10,
  offPeak: null,
  monthlyFeeCents: 0,
  creditCents: 0,
  creditFromKwh: null,
  minimumUsageFeeCents: 0,
  minimumUsageKwh: null,
  ...more,
});
const bill = (month: string, consumed: number): PastBill => ({ firstDay: `${month}-01`, consumed });
const year = (consumed: number) =>
  Array.from({ length: 12 }, (_, index) => ({
    firstDay: `2027-${String(index + 1).padStart(2, '0')}-01`,
    consumed,
    isBilled: true,
    profile: undefined,
    isMetered: false,
  }));

it('takes each month to come as it was a year before', () => {
  const months = monthsToCome([bill('2026-10', 900), bill('2025-11', 700), bill('2026-01', 1100)]);
  expect(months).toHaveLength(12);
  expect(months[0]).toMatchObject({ firstDay: '2026-11-01', consumed: 700, isBilled: true });
  expect(months[2]).toMatchObject({ firstDay: '2027-01-01', consumed: 1100, isBilled: true });
  expect(months[11]).toMatchObject({ firstDay: '2027-10-01', consumed: 900, isBilled: true });
});

it('takes a month without a bill as the average of the others', () => {
  const months = monthsToCome([bill('2026-10', 900), bill('2026-09', 600)]);
  expect(months[0]).toMatchObject({ firstDay: '2026-11-01', consumed: 750, isBilled: false });
  expect(months.filter(({ isBilled }) => isBilled)).toHaveLength(2);
});

it('knows no month without a bill', () => expect(monthsToCome([])).toEqual([]));

it('counts months with a credit, without one, and with a fee for low use', () => {
  const months = [...year(1200).slice(0, 5), ...year(600).slice(5)];
  const found = yearOn(
    tariff({ creditCents: 5000, creditFromKwh: 1000, minimumUsageFeeCents: 995, minimumUsageKwh: 800 }),
    months,
  );
  expect(found).toMatchObject({ creditMonths: 5, creditMissedMonths: 7, minimumUsageMonths: 7 });
  expect(found.totalCents).toBe(5 * (12_000 - 5000) + 7 * (6000 + 995));
});

describe('hours that cost less', () => {
  const nights = tariff({
    rate: 20,
    offPeak: { rate: 0, daily: { from: 21, to: 6 }, weekends: false, usualShare: 0.25 },
  });
  const profile = (byHour: (hour: number) => number) =>
    Array.from({ length: 48 }, (_, place) => byHour(place % 24));
  const atNight = profile((hour) => (hour < 6 || hour >= 21 ? 10 : 0));
  const byDay = profile((hour) => (hour === 12 ? 10 : 0));
  const evenly = profile(() => 1);

  it.each([
    ['all of the use', atNight, 0, 100],
    ['none of it', byDay, 20_000, 0],
    ['9 of 24 hours', evenly, 12_500, 38],
    ['those of a usual home, where no hour was told', undefined, 15_000, 25],
    ['a roof that gives back at noon', profile((hour) => (hour === 12 ? -5 : 1)), 10_000, 50],
    ['a meter that gave more than it took', byDay.map((kwh) => -kwh), 15_000, 25],
  ])('count as the meter told them: %s', (_, told, want, percent) => {
    const months = monthsToCome([bill('2026-10', 1000)], told && new Map([['2026-10', told]]));
    const found = yearOn(nights, months);
    expect(found.months[11]?.amountCents).toBe(want);
    expect(offPeakPercent(found, months)).toBe(percent);
  });

  it('are as in all months together where the meter did not tell that one', () => {
    const profiles = new Map([
      ['2026-10', atNight],
      ['2026-09', atNight.map((kwh, hour) => kwh + (byDay[hour] ?? 0) * 9)],
    ]);
    const months = monthsToCome(
      [bill('2026-10', 1000), bill('2026-09', 1000), bill('2026-08', 1000)],
      profiles,
    );
    const found = yearOn(nights, months).months.map(({ offPeakConsumed }) => offPeakConsumed);
    expect(found.slice(9)).toEqual([666.7, 500, 1000]);
    expect(months.filter(({ isMetered }) => isMetered)).toHaveLength(2);
  });

  it('are none on a plan with one price', () => {
    const found = yearOn(tariff(), year(1000));
    expect(found.months.every(({ offPeakConsumed }) => offPeakConsumed === null)).toBe(true);
    expect(offPeakPercent(found, year(1000))).toBeNull();
  });
});

it('misses no credit where a plan has none', () => {
  expect(yearOn(tariff(), year(500))).toMatchObject({ creditMonths: 0, creditMissedMonths: 0 });
});

it.each([
  ['a lower price', { rate: 9 }, {}, { term: 'energyPrice', cents: 12_000 }],
  ['a higher price', { rate: 11, monthlyFeeCents: 1 }, {}, { term: 'energyPrice', cents: 12_000 }],
  ['a lower fee', {}, { monthlyFeeCents: 995 }, { term: 'monthlyFee', cents: 11_940 }],
  ['a credit', { creditCents: 2000, creditFromKwh: 900 }, {}, { term: 'billCredit', cents: 24_000 }],
  [
    'a fee for low use',
    { minimumUsageFeeCents: 900, minimumUsageKwh: 1500 },
    {},
    { term: 'minimumUsageFee', cents: 10_800 },
  ],
  [
    'hours that cost less',
    { offPeak: { rate: 2, daily: { from: 21, to: 6 }, weekends: false, usualShare: 0.25 } },
    {},
    { term: 'offPeakHours', cents: 24_000 },
  ],
  [
    'hours that cost less, but not enough',
    { rate: 20, offPeak: { rate: 0, daily: { from: 21, to: 6 }, weekends: false, usualShare: 0.25 } },
    {},
    { term: 'energyPrice', cents: 60_000 },
  ],
  ['nothing', {}, {}, undefined],
] as const)('names what makes most of a difference: %s', (_, wanted, present, want) => {
  expect(mainReason({ wanted: tariff(wanted), present: tariff(present) }, year(1000))).toEqual(want);
});

it.each([
  ['after the months that pay for the fee', 2500, 9, 3],
  ['not within the year', 12_500, 9, undefined],
  ['not where there is no fee', 0, 9, undefined],
  ['not where it is dearer', 100, 11, undefined],
])('tells when leaving has paid: %s', (_, fee, rate, want) => {
  const present = yearOn(tariff(), year(1000));
  expect(monthsUntilSaved(fee, { wanted: yearOn(tariff({ rate }), year(1000)), present })).toBe(want);
});

it('adds up for any bills and any terms', () => {
  const bills = fc.array(fc.integer({ min: 0, max: 4000 }), { minLength: 1, maxLength: 24 });
  const rates = fc.double({ min: 1, max: 40, noNaN: true });
  fc.assert(
    fc.property(bills, rates, fc.nat(10_000), (uses, rate, creditCents) => {
      const past = uses.map((consumed, index) =>
        bill(`20${24 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`, consumed),
      );
      const months = monthsToCome(past);
      const found = yearOn(tariff({ rate, creditCents, creditFromKwh: 1000 }), months);
      expect(months).toHaveLength(12);
      expect(found.months.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(found.totalCents);
      expect(found.months.every(({ amountCents }) => amountCents >= 0)).toBe(true);
      expect(totalUse(months)).toBeGreaterThanOrEqual(0);
    }),
  );
});

it('looks at the readings of the year that ends with the newest bill, and of no day after it', () => {
  const bill = (firstDay: string) => ({ firstDay, consumed: 1 });
  const year = { firstDay: '2025-11-01', lastDay: '2026-10-31' };
  expect(yearOfBills([bill('2026-09-01'), bill('2026-10-01'), bill('2024-01-01')])).toEqual(year);
  expect(yearOfBills([])).toBeUndefined();
});
