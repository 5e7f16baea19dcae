import { afterEach, expect, it, vi } from 'vitest';
import { endOfSession, pendingSignOut, timeToAnswer } from './session-end.ts';

afterEach(() => vi.unstubAllGlobals());

const minute = 60_000;

it.each([
  ['nothing was asked since', { expiresAt: 30 * minute, toldAt: 0, answeredAt: 0 }, 30],
  ['the org answered since', { expiresAt: 30 * minute, toldAt: 0, answeredAt: 12 * minute }, 42],
  ['the last answer is older', { expiresAt: 40 * minute, toldAt: 10 * minute, answeredAt: 9 * minute }, 40],
] as const)('the session ends in time where %s', (_, times, want) => {
  expect(endOfSession(times) / minute).toBe(want);
});

it('the customer has two minutes to answer', () => {
  expect(timeToAnswer).toBe(2 * minute);
});

it('a sign-out that the org does not know of is noted on the device until it does', () => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  });
  expect(pendingSignOut.isNoted()).toBe(false);
  pendingSignOut.note();
  expect([...items]).toEqual([['signOutPending', '1']]);
  expect(pendingSignOut.isNoted()).toBe(true);
  pendingSignOut.clear();
  expect(pendingSignOut.isNoted()).toBe(false);
});

it('nothing is noted where the browser keeps nothing', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(() => pendingSignOut.note()).not.toThrow();
  expect(() => pendingSignOut.clear()).not.toThrow();
  expect(pendingSignOut.isNoted()).toBe(false);
});
