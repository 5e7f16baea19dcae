import { expect, it } from 'vitest';
import { createReplacedSessions } from './replaced-sessions.ts';

it('remembers sessions for as long as an answer may be under way, and no more than so many', () => {
  let time = 0;
  const replaced = createReplacedSessions({ now: () => time });
  replaced.note('a');
  expect([replaced.has('a'), replaced.has('b')]).toEqual([true, false]);
  time = 30 * 60_000;
  expect(replaced.has('a')).toBe(true);
  time += 1;
  expect(replaced.has('a')).toBe(false);
  for (let at = 0; at <= 100_000; at += 1) replaced.note(String(at));
  expect([replaced.has('0'), replaced.has('1'), replaced.has('100000')]).toEqual([false, true, true]);
});
