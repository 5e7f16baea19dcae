import fc from 'fast-check';
import { expect, it } from 'vitest';
import { quartersOf } from './quarter-hours.ts';

const hour = (consumedKwh: number | null, costCents: number | null) => ({
  start: '2026-11-01T01:00:00-06:00',
  seconds: 3600,
  consumedKwh,
  costCents,
  averageTemperature: 61.5,
  isEstimated: true,
  isOffPeak: false,
});

it('begin a quarter of an hour after each other', () => {
  const quarters = quartersOf(hour(1.2, 16), '10443720007654321');
  expect(quarters.map(({ start }) => start.slice(11))).toEqual([
    '01:00:00-06:00',
    '01:15:00-06:00',
    '01:30:00-06:00',
    '01:45:00-06:00',
  ]);
  expect(quarters.every(({ seconds, isEstimated }) => seconds === 900 && isEstimated)).toBe(true);
});

it('know nothing of an hour that was not told', () => {
  const quarters = quartersOf(hour(null, null), '1');
  expect(quarters.map(({ consumedKwh, costCents }) => [consumedKwh, costCents])).toEqual(
    Array.from({ length: 4 }, () => [null, null]),
  );
});

it('add up to the hour, for any use', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -900, max: 2000 }),
      fc.integer({ min: -120, max: 400 }),
      (hundredths, cents) => {
        const quarters = quartersOf(hour(hundredths / 100, cents), '7');
        const sum = (member: 'consumedKwh' | 'costCents') =>
          quarters.reduce((all, quarter) => all + (quarter[member] ?? 0), 0);
        expect(sum('consumedKwh')).toBeCloseTo(hundredths / 100, 6);
        expect(sum('costCents')).toBe(cents);
      },
    ),
  );
});
