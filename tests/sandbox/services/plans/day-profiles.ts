import type { MeteredDay } from '../usage/metered-days.ts';
import { isOffPeak } from './prices.ts';
import type { Tariff } from './prices.ts';

/** The use of a month by the hour of the day: 24 numbers in kWh. */
export type DayProfile = readonly number[];

/** The profiles of months that the meter told, by `2026-11`. */
export function dayProfiles(days: readonly MeteredDay[]): ReadonlyMap<string, DayProfile> {
  const months = Map.groupBy(days, ({ day }) => day.slice(0, 7));
  return new Map([...months].map(([month, told]) => [month, profileOf(told)]));
}

function profileOf(days: readonly MeteredDay[]): DayProfile {
  const profile = Array.from({ length: 24 }, () => 0);
  for (const { start, consumedKwh } of days.flatMap(({ hours }) => hours)) {
    const hour = Number(start.slice(11, 13));
    profile[hour] = (profile[hour] ?? 0) + (consumedKwh ?? 0);
  }
  return profile;
}

/** All of them as one. */
export function joinProfiles(profiles: readonly DayProfile[]): DayProfile | undefined {
  if (profiles.length === 0) return undefined;
  return Array.from({ length: 24 }, (_, hour) =>
    profiles.reduce((sum, profile) => sum + (profile[hour] ?? 0), 0),
  );
}

/**
 * The share of use in the off-peak hours of a plan, from 0 to 1; undefined where the plan has none, or where nothing was
 * used. A roof that gives back at noon makes no share above the whole.
 */
export function offPeakShare({ offPeak }: Tariff, profile: DayProfile | undefined): number | undefined {
  if (offPeak === null || profile === undefined) return undefined;
  const sum = (hours: readonly number[]): number => hours.reduce((all, kwh) => all + kwh, 0);
  const whole = sum(profile);
  if (whole <= 0) return undefined;
  const share = sum(profile.filter((_, hour) => isOffPeak(offPeak, hour))) / whole;
  return Math.min(1, Math.max(0, share));
}
