import { addBusinessDays, dateOf } from '../calendar/business-days.ts';

/** Day of the month on which bills are due. */
const DUE_DAY = 8;
/** Up to so many business days before a payment it can be stopped (`autopay.stopBusinessDays`). */
const STOP_DAYS = 3;

/** The next date on which a bill is due, after today. */
export function nextDueDate(now: number): string {
  const today = new Date(now);
  const month = today.getUTCMonth() + (today.getUTCDate() < DUE_DAY ? 0 : 1);
  return dateOf(Date.UTC(today.getUTCFullYear(), month, DUE_DAY));
}

/** Whether a payment of that date can no longer be stopped. */
export function isOnItsWay(date: string, now: number): boolean {
  return date <= dateOf(addBusinessDays(now, STOP_DAYS));
}
