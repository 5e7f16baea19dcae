import { expect, it } from 'vitest';
import type { Billing } from '../bills/billing.ts';
import { nextPaymentOf } from './next-payment.ts';

const now = Date.parse('2026-12-08T18:00:00Z');
const today = '2026-12-08';

/** A payment that was refused at a time. */
const refusedAt = (time: string, isAutomatic: boolean): Billing['refused'] => ({
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

it.each<[string, string, Billing['refused'], string]>([
  ['on the due day', today, undefined, today],
  ['from the day after', '2026-12-09', undefined, '2027-01-08'],
  ['once its payment of today was refused', today, refusedAt('2026-12-08T15:00:00Z', true), '2027-01-08'],
  ['once one of an earlier day was', today, refusedAt('2026-12-07T15:00:00Z', true), today],
  ['once a payment by hand was', today, refusedAt('2026-12-08T15:00:00Z', false), today],
])('autopay pays next %s, from %s on', (_, paysFrom, refused, want) => {
  const billing = { dueBy: () => 8421, dueDate: today, refused };
  expect(nextPaymentOf(billing, paysFrom, { clock: { now: () => now } })).toEqual({ on: want, cents: 8421 });
});
