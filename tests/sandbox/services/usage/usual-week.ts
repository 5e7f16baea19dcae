import type { components } from '../../generated/types/apex.gen.ts';
import { totalOf } from './meter.ts';
import { round } from './metered-days.ts';
import type { MeteredDay } from './metered-days.ts';

type UsualWeek = Pick<
  components['schemas']['UsageWeek'],
  'firstDay' | 'lastDay' | 'days' | 'total' | 'hours' | 'bands' | 'alwaysOn'
>;
type WeekHour = components['schemas']['UsageWeekHour'];
type Band = components['schemas']['UsageBand'];

/** One hour of one day, where the meter told it. */
interface ToldHour {
  readonly weekday: number;
  readonly hour: number;
  readonly consumedKwh: number;
  readonly costCents: number;
  readonly isOffPeak: boolean;
}

const MONTH_HOURS = 30 * 24;
const BANDS = ['days', 'nights', 'weekends'] as const;

/** Some days as one week by the hour; undefined where the meter told nothing. */
export function usualWeek(days: readonly MeteredDay[]): UsualWeek | undefined {
  const total = totalOf(days);
  const [first, last] = [days[0], days.at(-1)];
  const told = days.flatMap(hoursOf);
  if (total === null || first === undefined || last === undefined || told.length === 0) return undefined;
  return {
    firstDay: first.day,
    lastDay: last.day,
    days: days.length,
    total: { ...total },
    hours: averages(told),
    bands: bandsOf(told),
    alwaysOn: alwaysOn(told),
  };
}

function hoursOf({ day, hours }: MeteredDay): readonly ToldHour[] {
  // Sunday is the seventh day here.
  const weekday = new Date(day).getUTCDay() || 7;
  return hours.flatMap(({ start, consumedKwh, costCents, isOffPeak }) =>
    consumedKwh === null || costCents === null
      ? []
      : [{ weekday, hour: Number(start.slice(11, 13)), consumedKwh, costCents, isOffPeak }],
  );
}

function averages(told: readonly ToldHour[]): readonly WeekHour[] {
  const groups = Map.groupBy(told, ({ weekday, hour }) => weekday * 24 + hour);
  return [...groups]
    .toSorted(([one], [other]) => one - other)
    .map(([at, hours]) => ({
      weekday: Math.floor(at / 24),
      hour: at % 24,
      consumedKwh: round(sumOf(hours, 'consumedKwh') / hours.length, 2),
      costCents: round(sumOf(hours, 'costCents') / hours.length, 1),
      // A plan that began within these weeks: as it is now.
      isOffPeak: hours.at(-1)?.isOffPeak ?? false,
    }));
}

function bandsOf(told: readonly ToldHour[]): readonly Band[] {
  const groups = Map.groupBy(told, bandOf);
  const bands = BANDS.map((band) => {
    const hours = groups.get(band) ?? [];
    return {
      band,
      consumedKwh: sumOf(hours, 'consumedKwh'),
      costCents: Math.round(sumOf(hours, 'costCents')),
    };
  });
  const whole = bands.reduce((sum, { consumedKwh }) => sum + consumedKwh, 0);
  const isShared = whole > 0 && bands.every(({ consumedKwh }) => consumedKwh >= 0);
  const percents = bands.map(({ consumedKwh }) => Math.round((consumedKwh / whole) * 100));
  // The largest takes what rounding leaves over.
  const largest = percents.indexOf(Math.max(...percents));
  const rest = 100 - percents.reduce((sum, percent) => sum + percent, 0);
  return bands.map((band, at) => ({
    ...band,
    consumedKwh: round(band.consumedKwh, 1),
    percent: isShared ? (percents[at] ?? 0) + (at === largest ? rest : 0) : null,
  }));
}

function bandOf({ weekday, hour }: ToldHour): (typeof BANDS)[number] {
  if (weekday > 5) return 'weekends';
  return hour >= 6 && hour < 21 ? 'days' : 'nights';
}

/** The quietest hour between midnight and six, on average of all days. */
function alwaysOn(told: readonly ToldHour[]): UsualWeek['alwaysOn'] {
  const nights = Map.groupBy(
    told.filter(({ hour }) => hour < 6),
    ({ hour }) => hour,
  );
  const uses = [...nights.values()].map((hours) => sumOf(hours, 'consumedKwh') / hours.length);
  const least = Math.min(...uses);
  const whole = sumOf(told, 'consumedKwh');
  if (uses.length === 0 || least <= 0 || whole <= 0) return null;
  const centsOfKwh = sumOf(told, 'costCents') / whole;
  return { hourlyKwh: round(least, 2), monthlyCents: Math.round(least * MONTH_HOURS * centsOfKwh) };
}

function sumOf(hours: readonly ToldHour[], member: 'consumedKwh' | 'costCents'): number {
  return hours.reduce((sum, hour) => sum + hour[member], 0);
}
