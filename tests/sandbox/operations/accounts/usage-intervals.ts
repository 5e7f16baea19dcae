import type { Answer } from '../../protocol/answer.ts';
import type { Call } from '../../protocol/call.ts';
import { illegalParameter, notFound } from '../../protocol/problem.ts';
import { readAccount } from '../../services/accounts/customer-account.ts';
import { forecastOf } from '../../services/usage/forecast.ts';
import { totalOf, totalYearBefore } from '../../services/usage/meter.ts';
import type { MeteredDay } from '../../services/usage/metered-days.ts';
import { quartersOf } from '../../services/usage/quarter-hours.ts';
import { daysOf, isSpan, neighboursOf } from '../../services/usage/usage-span.ts';
import type { Span } from '../../services/usage/usage-span.ts';
import type { Operation } from '../operation.ts';
import { readOwnMeter } from './own-meter.ts';

const RESOLUTIONS = {
  quarterHours: 'quarterHour',
  day: 'hour',
  week: 'day',
  month: 'day',
  year: 'month',
} as const satisfies { readonly [span in Span]: string };

/** GET a day by the quarter of an hour or by the hour, a week or a month by the day, a year by the month. */
export const getUsageIntervals: Operation<'repository' | 'clock'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const account = readAccount(call, services);
    const meter = readOwnMeter(account, call, services);
    if (meter === undefined) throw notFound();
    const span = readSpan(call);
    const day = readDay(call) ?? meter.told.lastDay;
    const wanted = daysOf(span, day);
    const days = meter.days(wanted);
    return {
      status: 200,
      body: {
        accountNumber: account.number,
        esiid: account.esiid,
        span,
        resolution: RESOLUTIONS[span],
        day,
        ...wanted,
        ...neighboursOf(wanted, meter.told),
        total: totalOf(days),
        yearBefore: totalYearBefore(days, meter),
        intervals: intervalsOf(span, days, account.esiid ?? account.number),
      },
    };
  },
};

/** GET the electricity since the last bill, and what the next bill is likely to be. */
export const getUsageForecast: Operation<'repository' | 'clock'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const account = readAccount(call, services);
    const meter = readOwnMeter(account, call, services);
    const forecast = meter && forecastOf(meter);
    if (forecast === undefined) throw notFound();
    return { status: 200, body: { accountNumber: account.number, ...forecast } };
  },
};

function intervalsOf(span: Span, days: readonly MeteredDay[], meter: string): readonly object[] {
  if (span === 'quarterHours')
    return days.flatMap(({ day, hours }) =>
      hours.flatMap((hour) => quartersOf(hour, meter).map((quarter) => ({ ...quarter, day }))),
    );
  if (span === 'day') return days.flatMap(({ day, hours }) => hours.map((hour) => ({ ...hour, day })));
  if (span === 'year') return monthsOf(days).map(sumOf);
  return days.map((day) => sumOf([day]));
}

function monthsOf(days: readonly MeteredDay[]): readonly (readonly MeteredDay[])[] {
  return [...Map.groupBy(days, ({ day }) => day.slice(0, 7)).values()];
}

/** Days as one interval. Its beginning and length are those of the days that were told. */
function sumOf(days: readonly MeteredDay[]): object {
  const hours = days.flatMap((day) => day.hours);
  const { averageTemperature = null, consumedKwh = null, costCents = null } = totalOf(days) ?? {};
  return {
    start: hours[0]?.start,
    day: days[0]?.day,
    seconds: hours.reduce((sum, { seconds }) => sum + seconds, 0),
    consumedKwh,
    costCents,
    averageTemperature,
    isEstimated: days.every(({ isEstimated }) => isEstimated),
    isOffPeak: hours.length > 0 && hours.every(({ isOffPeak }) => isOffPeak),
  };
}

function readSpan(call: Call): Span {
  const value = call.parameters.get('span') ?? 'month';
  if (isSpan(value)) return value;
  throw illegalParameter('span must be quarterHours, day, week, month or year');
}

function readDay(call: Call): string | undefined {
  const value = call.parameters.get('day');
  if (value === undefined) return undefined;
  const time = Date.parse(value);
  // A day that its month does not have would be one of the next month.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== value)
    throw illegalParameter('day must be a date');
  return value;
}
