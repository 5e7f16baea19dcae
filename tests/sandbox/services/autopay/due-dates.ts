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

/** The last day on which a payment of that date can be stopped. */
export function stoppableUntil(date: string): string {
  let day = addDays(date, -1);
  // At noon it is the same day for the customers.
  while (isOnItsWay(date, Date.parse(`${day}T18:00:00Z`))) day = addDays(day, -1);
  return day;
}
