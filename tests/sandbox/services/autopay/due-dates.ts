import { addBusinessDays } from '../../calendar/business-days.ts';
import { addDays, addMonths, dayOf } from '../../calendar/days.ts';
import { constants } from '../../contract/constants.ts';

/** Day of the month on which bills are due. */
const DUE_DAY = String(constants.bills.dueDay).padStart(2, '0');
/** Up to so many business days before a payment it can be stopped. */
const STOP_DAYS = constants.autopay.stopBusinessDays;

/** The next date on which a bill is due, after today. */
export function nextDueDate(now: number): string {
  return dueDateFrom(addDays(dayOf(now), 1));
}

/** The first date from a day on, which is included, on which a bill is due. */
export function dueDateFrom(day: string): string {
  const sameMonth = `${day.slice(0, 7)}-${DUE_DAY}`;
  return day <= sameMonth ? sameMonth : addMonths(sameMonth, 1);
}

/** Returns true when a payment of that date can no longer be stopped. */
export function isOnItsWay(date: string, now: number): boolean {
  return date <= dayOf(addBusinessDays(now, STOP_DAYS));
}
