import { expect, it } from 'vitest';
import { createMemoryCounters } from '../limits/counter-store.ts';
import { createReplacedSessions } from './replaced-sessions.ts';

it('remembers sessions for as long as an answer may be under way, also those that another host has noted', async () => {
  let time = 0;
  const counters = createMemoryCounters({ clock: { now: () => time }, keys: 10 });
  const [one, other] = [createReplacedSessions(counters), createReplacedSessions(counters)];
  expect([await one.note('a'), await other.note('a')]).toEqual([true, false]);
  expect(await Promise.all(['a', 'b'].map(other.has))).toEqual([true, false]);
  time = 30 * 60_000 - 1;
  expect(await other.has('a')).toBe(true);
  time += 1;
  expect(await other.has('a')).toBe(false);
});
