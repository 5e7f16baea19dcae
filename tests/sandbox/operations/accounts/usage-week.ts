import { addDays } from '../../calendar/days.ts';
import type { Answer } from '../../protocol/answer.ts';
import type { Call } from '../../protocol/call.ts';
import { notFound } from '../../protocol/problem.ts';
import { readAccount } from '../../services/accounts/customer-account.ts';
import { usualWeek } from '../../services/usage/usual-week.ts';
import type { Operation } from '../operation.ts';
import { readOwnMeter } from './own-meter.ts';

/** Four weeks: each day of the week counts as often. */
const DAYS = 28;

/** GET the last four weeks as one week by the hour. */
export const getUsageWeek: Operation<'repository' | 'clock'> = {
  access: 'customer',
  changes: false,
  handle(call: Call, services): Answer {
    const account = readAccount(call, services);
    const meter = readOwnMeter(account, call, services);
    const { lastDay } = meter?.told ?? {};
    const days = lastDay && meter?.days({ firstDay: addDays(lastDay, 1 - DAYS), lastDay });
    const week = days && usualWeek(days);
    if (!week) throw notFound();
    return { status: 200, body: { accountNumber: account.number, ...week } };
  },
};
