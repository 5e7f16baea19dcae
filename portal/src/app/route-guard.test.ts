import { describe, expect, it } from 'vitest';
import { admit } from './route-guard.tsx';

describe('admit', () => {
  const table = [
    ['anyone', 'loading', 'show'],
    ['anyone', 'unknown', 'show'],
    ['guest', 'loading', 'wait'],
    ['guest', 'guest', 'show'],
    ['guest', 'customer', 'leave'],
    ['guest', 'unknown', 'show'],
    ['customer', 'loading', 'wait'],
    ['customer', 'guest', 'log-in'],
    ['customer', 'customer', 'show'],
    ['customer', 'unknown', 'unreachable'],
  ] as const;
  it.each(table)('a screen for %s before %s: %s', (access, session, want) => {
    expect(admit(access, session)).toBe(want);
  });
});
