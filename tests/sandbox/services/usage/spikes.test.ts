import { expect, it } from 'vitest';
import { addDays } from '../../calendar/days.ts';
import type { Meter } from './meter.ts';
import { spikeOf } from './spikes.ts';

/** A meter of fifteen days that each have as much, but for the last one. */
function meterOf(usual: number, newest: number): Meter {
  const firstDay = '2026-11-01';
  const days = Array.from({ length: 15 }, (_, at) => ({
    day: addDays(firstDay, at),
    hours: [],
    consumedKwh: at === 14 ? newest : usual,
    cost: 0,
    averageTemperature: 60,
    isEstimated: false,
  }));
  return { told: { firstDay, lastDay: addDays(firstDay, 14) }, coming: undefined, days: () => days };
}

it.each([
  ['far more', 30, 46, '2026-11-15'],
  ['half more', 30, 45, undefined],
  ['a home that gives to the grid', -20, -2, undefined],
  ['a home that gives as much as it takes', 0, 4, undefined],
])('%s', (_, usual, newest, want) => {
  expect(spikeOf(meterOf(usual, newest))?.day).toBe(want);
});
