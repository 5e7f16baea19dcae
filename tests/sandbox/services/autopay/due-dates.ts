import { addBusinessDays } from '../../calendar/business-days.ts';
import { addMonths, dayOf, monthOf } from '../../calendar/days.ts';
import { constants } from '../../contract/constants.ts';

/** Day of the month on which bills are due. */
const DUE_DAY = String(constants.bills.dueDay).padStart(2, '0');
/** Up to so many business days before a payment it can be stopped. */
const STOP_DAYS = constants.autopay.stopBusinessDays;

/** The next date on which a bill is due, after today. */
export function nextDueDate(now: number): string {
  const thisMonth = `${monthOf(now)}-${DUE_DAY}`;
  return dayOf(now) < thisMonth ? thisMonth : addMonths(thisMonth, 1);
}

/** Returns true when a payment of that date can no longer be stopped. */
export function isOnItsWay(date: string, now: number): boolean {
  return date <= dayOf(addBusinessDays(now, STOP_DAYS));
}
