import { describe, expect, it } from 'vitest';
import { dayOf, sessionSource } from './sources.ts';

const guest = { isGuest: true, endReason: null };
const left = { returnTo: '/profile', hasEnded: true };

describe('the session as screens see it', () => {
  it.each([
    ['a guest who was a customer until now', guest, left, 'expired'],
    ['one whose session the org forgot altogether', { isGuest: true }, left, 'expired'],
    ['a reason that the org knows', { isGuest: true, endReason: 'passwordChanged' }, left, 'passwordChanged'],
    [
      'a guest who wants to see a customers’ page',
      guest,
      { returnTo: '/profile', hasEnded: false },
      'notYet',
    ],
    ['a guest who opens the portal', guest, { returnTo: '/', hasEnded: false }, null],
    ['a guest who came by an address', guest, null, null],
    ['a customer who comes back in the history', { isGuest: false, endReason: null }, left, null],
  ])('%s', (_, session: { isGuest: boolean; endReason?: string | null }, state, want) => {
    expect(sessionSource(session, state)?.endReason).toBe(want);
  });

  it('is nothing before the org has answered', () => {
    expect(sessionSource(undefined, left)).toBeUndefined();
  });
});

it.each([
  [new Date(2026, 0, 3, 23, 59), '2026-01-03'],
  [new Date(2026, 10, 30), '2026-11-30'],
])('the day of %s where the customer is', (time, want) => expect(dayOf(time)).toBe(want));
