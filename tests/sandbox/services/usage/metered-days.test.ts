import { describe, expect, it } from 'vitest';
import { meteredDays } from './metered-days.ts';

const july = {
  firstDay: '2026-07-01',
  lastDay: '2026-07-31',
  consumedKwh: 1240,
  amountCents: 17_600,
  temperature: 86,
};

describe('the days of a bill', () => {
  it.each(['10443720007654321', '10443720007654327'])(
    'add up to it but for the hours not told: %s',
    (meter) => {
      const days = meteredDays(july, meter);
      const sum = days.reduce((all, { consumedKwh }) => all + consumedKwh, 0);
      expect(days).toHaveLength(31);
      expect(sum / july.consumedKwh).toBeGreaterThan(0.99);
      expect(sum / july.consumedKwh).toBeLessThanOrEqual(1.001);
    },
  );

  it('are the same in every run, and others for another meter', () => {
    expect(meteredDays(july, '1')).toEqual(meteredDays(july, '1'));
    expect(meteredDays(july, '1')).not.toEqual(meteredDays(july, '2'));
  });

  it('give back at noon where there are panels on the roof, and nowhere else', () => {
    const givesBack = (meter: string) =>
      meteredDays(july, meter).some(({ hours }) => hours.some((hour) => (hour.consumedKwh ?? 0) < 0));
    expect([givesBack('10443720007654327'), givesBack('10443720007654321')]).toEqual([true, false]);
  });

  it('of a bill over nothing have nothing', () => {
    const days = meteredDays({ ...july, consumedKwh: 0, amountCents: 495 }, '1');
    expect(new Set(days.map(({ consumedKwh }) => consumedKwh))).toEqual(new Set([0]));
  });

  it('of hours that are free cost nothing there, and the bill stays what it is', () => {
    const weekends = { priceShare: 0, has: ({ isWeekend }: { isWeekend: boolean }) => isWeekend };
    const days = meteredDays(july, '1', { firstDay: '2026-07-11', ...weekends });
    const hours = days.flatMap((day) => day.hours.map((hour) => ({ ...hour, day: day.day })));
    const marked = new Set(hours.filter(({ isOffPeak }) => isOffPeak).map(({ day }) => Number(day.slice(8))));
    // Not the weekend before the plan began, and not Independence Day.
    expect([...marked]).toEqual([11, 12, 18, 19, 25, 26]);
    expect(hours.filter(({ isOffPeak }) => isOffPeak).every(({ costCents }) => !costCents)).toBe(true);
    const sum = days.reduce((all, { cost }) => all + cost, 0);
    expect(sum / july.amountCents).toBeGreaterThan(0.98);
    expect(sum / july.amountCents).toBeLessThanOrEqual(1.001);
    const flat = meteredDays(july, '1');
    expect(days.map(({ consumedKwh }) => consumedKwh)).toEqual(flat.map(({ consumedKwh }) => consumedKwh));
  });
});
