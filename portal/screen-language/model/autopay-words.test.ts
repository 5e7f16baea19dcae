import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isHolding } from './conditions.ts';
import type { Conditions } from './conditions.ts';

/** The conditions of a screen of payments, as its authors write them. */
function conditionsOf(name: string): Conditions {
  const path = join(import.meta.dirname, '../../../screen-configs/payments', `${name}.json`);
  // The checker has read the same file.
  return (JSON.parse(readFileSync(path, 'utf8')) as { readonly conditions: Conditions }).conditions;
}

/** True where a condition of a screen holds for what was read and, as `result`, answered, on January 5, 2027. */
function holds(
  screen: string,
  condition: string,
  { result, ...reads }: { readonly [name: string]: object },
): boolean {
  const nothing = { session: {}, route: {}, constants: {}, brand: {}, answers: {} };
  const sources = { ...nothing, reads, result, language: 'en', today: '2027-01-05' } as const;
  return isHolding(condition, conditionsOf(screen), sources);
}

const [january, later] = ['2027-01-08', '2027-01-22'];
const autopay = (state: string, nextPaymentOn: string | null, lastPaymentOn: string | null) => ({
  state,
  nextPaymentOn,
  nextAmountCents: nextPaymentOn === null ? null : 9000,
  lastPaymentOn,
});

it.each([
  ['is on and pays before', autopay('on', january, null), true],
  ['is on and pays then', autopay('on', later, null), true],
  ['is on and pays later', autopay('on', '2027-02-08', null), false],
  ['ends with a payment before', autopay('off', january, january), false],
  ['ends with a payment then', autopay('off', later, later), true],
  ['goes over to a method that is still checked', autopay('pending', january, january), false],
  ['is off', autopay('off', null, null), false],
])('a bill says that the next payment of its plan comes by itself, where autopay %s: %s', (_, read, want) => {
  const bill = {
    state: 'due',
    payableCents: 5614,
    dueDate: '2026-12-08',
    payBy: later,
    isOfPlan: true,
    paidByAutopayOn: null,
  };
  expect(holds('bill', 'planPaidByAutopay', { bill, autopay: read })).toBe(want);
  expect(holds('bill', 'payNow', { bill, autopay: read })).toBe(!want);
});

it.each([
  ['comes', autopay('off', january, january), true],
  ['comes before autopay that is on', autopay('on', january, january), true],
  ['has nothing more to pay', autopay('on', january, '2026-12-08'), false],
  ['is none', autopay('on', january, null), false],
])('a payment could no longer be stopped only where it is the next one: the last one %s', (_, read, want) => {
  const bills = { state: 'due', payableCents: 9000, pendingCents: 0, dueDate: january, pastDueCents: 0 };
  const reads = { bills, autopay: read };
  expect(holds('bills', 'paidByLast', reads)).toBe(want);
  expect(holds('bills', 'payEarly', reads)).toBe(!want);
});

it.each([
  ['is next', { nextDueDate: january, pastDueCents: 0 }, 'stillPlan'],
  ['comes after a newer bill', { nextDueDate: '2027-01-07', pastDueCents: 0 }, 'stillDue'],
  ['comes after a bill that is late', { nextDueDate: january, pastDueCents: 9000 }, 'stillLate'],
])('pays the next payment of a plan only where it is next: it %s', (_, due, want) => {
  const extension = { nextCents: 5000, nextOn: january, lastOn: january };
  const state = due.pastDueCents > 0 ? 'pastDue' : 'due';
  const bills = { state, payableCents: 20_000, extension, ...due };
  expect(holds('pay', 'planIsNext', { bills })).toBe(want === 'stillPlan');
  const told = ['stillPlan', 'stillDue', 'stillLate'].filter((name) =>
    holds('pay', name, { bills, result: { state: 'succeeded' } }),
  );
  expect(told).toEqual([want]);
});
