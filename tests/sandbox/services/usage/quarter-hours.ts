import { HOUR } from '../../calendar/durations.ts';
import { chance, round } from './metered-days.ts';
import type { MeteredHour } from './metered-days.ts';

const QUARTERS = [0, 1, 2, 3];

/** The quarters of an hour. They are invented, the same in every run, and add up to the hour. */
export function quartersOf(hour: MeteredHour, meter: string): readonly MeteredHour[] {
  const shares = QUARTERS.map((quarter) => 0.6 + chance(`${meter} ${hour.start} ${quarter}`) * 0.8);
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const ends = QUARTERS.map(
    (quarter) => shares.slice(0, quarter + 1).reduce((sum, share) => sum + share, 0) / whole,
  );
  return QUARTERS.map((quarter) => {
    const [begins = 0, end = 1] = [ends[quarter - 1], ends[quarter]];
    const shareOf = (value: number | null, digits: number): number | null =>
      value === null ? null : round(round(value * end, digits) - round(value * begins, digits), digits);
    return {
      ...hour,
      start: hour.start.replace(':00:00', `:${String(quarter * 15).padStart(2, '0')}:00`),
      seconds: HOUR / 1000 / QUARTERS.length,
      consumedKwh: shareOf(hour.consumedKwh, 2),
      costCents: shareOf(hour.costCents, 0),
    };
  });
}
