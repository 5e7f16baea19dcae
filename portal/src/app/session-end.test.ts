import { expect, it } from 'vitest';
import { endOfSession } from './session-end.ts';

const minute = 60_000;

it.each([
  ['nothing was asked since', { expiresAt: 30 * minute, toldAt: 0, answeredAt: 0 }, 30],
  ['the org answered since', { expiresAt: 30 * minute, toldAt: 0, answeredAt: 12 * minute }, 42],
  ['the last answer is older', { expiresAt: 40 * minute, toldAt: 10 * minute, answeredAt: 9 * minute }, 40],
] as const)('the session ends in time where %s', (_, times, want) => {
  expect(endOfSession(times) / minute).toBe(want);
});
