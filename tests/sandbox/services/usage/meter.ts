import { addDays, addMonths, dayOf } from '../../calendar/days.ts';
import type { Clock } from '../../calendar/clock.ts';
import type { Viewer } from '../../database/access.ts';
import type { Repository } from '../../database/repository.ts';
import type { CustomerAccount } from '../accounts/customer-account.ts';
import { comingPeriod, readBilledPeriods } from './billed-periods.ts';
import type { BilledPeriod } from './billed-periods.ts';
import { meteredDays, round } from './metered-days.ts';
import type { CheaperHours, MeteredDay } from './metered-days.ts';
import { commonDays } from './usage-span.ts';
import type { Days } from './usage-span.ts';

/** All that the meter of an account has told. */
export interface Meter {
  /** The first and the last day that it has told: the last is yesterday, or that of the last bill. */
  readonly told: Days;
  /** The bill to come; undefined where the account has ended. */
  readonly coming: BilledPeriod | undefined;
  /** The days of a time, as far as they were told, the oldest first. */
  readonly days: (wanted: Days) => readonly MeteredDay[];
}

interface MeterServices {
  readonly repository: Repository;
  readonly clock: Clock;
}

/** The caller, and the hours of the account's plan that cost less. */
interface MeterAsked {
  readonly viewer: Viewer;
  readonly cheaper?: CheaperHours | undefined;
}

/** The meter of an account; undefined where no electricity was ever billed. */
export function readMeter(
  account: CustomerAccount,
  { viewer, cheaper }: MeterAsked,
  services: MeterServices,
): Meter | undefined {
  const bills = readBilledPeriods(account.id, viewer, services);
  const [first, last] = [bills[0], bills.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const coming = account.group === 'active' ? comingPeriod(bills) : undefined;
  const yesterday = addDays(dayOf(services.clock.now()), -1);
  const lastDay = coming === undefined || yesterday < last.lastDay ? last.lastDay : yesterday;
  const told = { firstDay: first.firstDay, lastDay };
  const periods = coming === undefined ? bills : [...bills, coming];
  return {
    told,
    coming,
    days(wanted) {
      const common = commonDays(wanted, told);
      if (common === undefined) return [];
      return periods
        .filter((period) => commonDays(period, common) !== undefined)
        .flatMap((period) => meteredDays(period, account.esiid ?? account.number, cheaper))
        .filter(({ day }) => day >= common.firstDay && day <= common.lastDay);
    },
  };
}

/** The sum of some days. */
export interface Total {
  readonly consumedKwh: number;
  readonly costCents: number | null;
  readonly averageTemperature: number | null;
}

/** The sum of days; null for none. */
export function totalOf(days: readonly MeteredDay[]): Total | null {
  if (days.length === 0) return null;
  const sum = (of: (day: MeteredDay) => number): number => days.reduce((all, day) => all + of(day), 0);
  return {
    consumedKwh: round(
      sum(({ consumedKwh }) => consumedKwh),
      1,
    ),
    costCents: Math.round(sum(({ cost }) => cost)),
    averageTemperature: round(sum(({ averageTemperature }) => averageTemperature) / days.length, 1),
  };
}

/** The sum of the same days a year before; null where they were not told in full. */
export function totalYearBefore(days: readonly MeteredDay[], meter: Meter): Total | null {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return null;
  const firstDay = addMonths(first.day, -12);
  if (firstDay < meter.told.firstDay) return null;
  return totalOf(meter.days({ firstDay, lastDay: addMonths(last.day, -12) }));
}
