import { afterEach, expect, it, vi } from 'vitest';
import { pendingSignOut } from './pending-sign-out.ts';

afterEach(() => vi.unstubAllGlobals());

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
