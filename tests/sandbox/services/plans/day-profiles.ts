import { isWeekendDay } from '../../calendar/days.ts';
import type { MeteredDay } from '../usage/metered-days.ts';
import { isOffPeak } from './prices.ts';
import type { HourOfWeek, Tariff } from './prices.ts';

const HOURS = 24;

/** The use of a month by the hour: 24 numbers in kWh for Monday to Friday, and 24 for Saturday and Sunday. */
export type DayProfile = readonly number[];

/** The profiles of months that the meter told, by `2026-11`. */
export function dayProfiles(days: readonly MeteredDay[]): ReadonlyMap<string, DayProfile> {
  const months = Map.groupBy(days, ({ day }) => day.slice(0, 7));
  return new Map([...months].map(([month, told]) => [month, profileOf(told)]));
}

/** The hour that comes twice when the clock goes back counts twice. */
function profileOf(days: readonly MeteredDay[]): DayProfile {
  const profile = emptyProfile();
  for (const { day, hours } of days)
    for (const { start, consumedKwh } of hours) {
      const at = placeOf({ hour: Number(start.slice(11, 13)), isWeekend: isWeekendDay(day) });
      profile[at] = (profile[at] ?? 0) + (consumedKwh ?? 0);
    }
  return profile;
}

const emptyProfile = (): number[] => Array.from({ length: 2 * HOURS }, () => 0);

const placeOf = ({ hour, isWeekend }: HourOfWeek): number => hour + (isWeekend ? HOURS : 0);

const hourAt = (place: number): HourOfWeek => ({ hour: place % HOURS, isWeekend: place >= HOURS });

/** All of them as one. */
export function joinProfiles(profiles: readonly DayProfile[]): DayProfile | undefined {
  if (profiles.length === 0) return undefined;
  return emptyProfile().map((_, place) => profiles.reduce((sum, profile) => sum + (profile[place] ?? 0), 0));
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
  const share = sum(profile.filter((_, place) => isOffPeak(offPeak, hourAt(place)))) / whole;
  return Math.min(1, Math.max(0, share));
}
