import { describe, expect, it } from 'vitest';
import { tokenSessionAt } from '../testing/token-session.ts';
import { endOf, sessionAt, touched } from './token-session.ts';

const minute = 60_000;
const session = tokenSessionAt(0);

describe('the end of a session of tokens', () => {
  it.each([
    ['half an hour after it was used', { seenAt: 5 * minute }, 35],
    ['ten minutes after that on a shared computer', { seenAt: 5 * minute, isShared: true }, 15],
    ['twelve hours after it began, however often it is used', { seenAt: 719 * minute }, 720],
    ['in time for a session that began later', { beganAt: 9 * minute, seenAt: 728 * minute }, 729],
  ])('comes %s', (_, changes, want) => {
    expect(endOf({ ...session, ...changes }) / minute).toBe(want);
  });

  it.each([
    ['before its end', 30 * minute - 1, 'active'],
    ['at its end', 30 * minute, 'active'],
    ['after its end', 30 * minute + 1, 'ended'],
  ])('is seen %s', (_, now, want) => {
    const seen = sessionAt(session, now);
    expect(seen).toEqual(want === 'active' ? session : { state: 'ended', reason: 'expired' });
  });

  it.each([{ state: 'none' }, { state: 'ended', reason: 'expired' }] as const)('is none of $state', (of) => {
    expect(sessionAt(of, Number.MAX_SAFE_INTEGER)).toBe(of);
  });
});

describe('a call of a session of tokens', () => {
  it.each([
    ['is written down half a minute after the one before', minute / 2 + 1, minute / 2 + 1],
    ['is not written down sooner', minute / 2, 0],
  ])('%s', (_, later, want) => {
    const before = { ...session, seenAt: 7 * minute };
    const after = touched(before, before.seenAt + later);
    expect(after).toEqual({ ...before, seenAt: before.seenAt + want });
    expect(after === before).toBe(want === 0);
  });
});
