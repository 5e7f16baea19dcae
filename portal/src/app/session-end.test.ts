import { expect, it } from 'vitest';
import { believableEnd, endOfSession, timeToAnswer } from './session-end.ts';

const minute = 60_000;

it.each([
  ['nothing was asked since', { expiresAt: 30 * minute, toldAt: 0, answeredAt: 0 }, 30],
  ['the org answered since', { expiresAt: 30 * minute, toldAt: 0, answeredAt: 12 * minute }, 42],
  ['the last answer is older', { expiresAt: 40 * minute, toldAt: 10 * minute, answeredAt: 9 * minute }, 40],
] as const)('the session ends in time where %s', (_, times, want) => {
  expect(endOfSession(times) / minute).toBe(want);
});

it.each([
  ['as it was told', 30, 30],
  ['as it was told, where the longest time is near', 4, 4],
  ['the idle time from now, where the clock of the device is two hours behind', 150, 30],
  ['past, where it is ahead: the org is asked', -15, -15],
])('the told end is %s', (_, told, want) => {
  expect(believableEnd(told * minute, 0, 30 * minute) / minute).toBe(want);
});

it('the customer has two minutes to answer', () => {
  expect(timeToAnswer).toBe(2 * minute);
});
