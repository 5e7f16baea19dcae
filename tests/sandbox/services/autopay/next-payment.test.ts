import { expect, it } from 'vitest';
import type { Billing } from '../bills/billing.ts';
import { nextPaymentOf } from './next-payment.ts';

const now = Date.parse('2026-12-08T18:00:00Z');
const today = '2026-12-08';

/** A payment that was refused at a time. */
const refusedAt = (time: string, isAutomatic: boolean): Billing['payments'][number] => ({
  paymentId: 'pay_1',
  key: 'key',
  amountCents: 8421,
  language: 'en',
  isAutomatic,
  method: 'card',
  brandName: 'Visa',
  lastFour: '4242',
  token: 'token',
  takenAt: Date.parse(time),
  balanceCents: 8421,
  charge: { state: 'declined', reason: 'insufficientFunds', refusedAt: Date.parse(time) },
});

const [earlier, hourAgo] = ['2026-12-07T15:00:00Z', '2026-12-08T15:00:00Z'];

it.each<[string, string, Billing['payments'], string]>([
  ['on the due day', today, [], today],
  ['from the day after', '2026-12-09', [], '2027-01-08'],
  ['once its payment of today was refused', today, [refusedAt(hourAgo, true)], '2027-01-08'],
  ['once one of an earlier day was', today, [refusedAt(earlier, true)], today],
  ['once a payment by hand was', today, [refusedAt(hourAgo, false)], today],
  ['once both were', today, [refusedAt(hourAgo, false), refusedAt(hourAgo, true)], '2027-01-08'],
])('autopay pays next %s, from %s on', (_, paysFrom, payments, want) => {
  const billing = { dueBy: () => 8421, dueDate: today, nextDueDate: today, payments };
  expect(nextPaymentOf(billing, paysFrom, { clock: { now: () => now } })).toEqual({ on: want, cents: 8421 });
});

it.each([
  ['of a plan', '2026-12-22', '2026-12-22'],
  ['of a bill after the next due day', '2027-02-08', '2027-01-08'],
  ['of nothing', null, '2027-01-08'],
])('autopay pays what is late on the next day %s', (_, nextDueDate, want) => {
  const billing = { dueBy: () => 8421, dueDate: '2026-11-08', nextDueDate, payments: [] };
  expect(nextPaymentOf(billing, '2026-12-09', { clock: { now: () => now } }).on).toBe(want);
});
