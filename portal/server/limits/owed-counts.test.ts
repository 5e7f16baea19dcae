import { beforeEach, expect, it } from 'vitest';
import { createOwedCounts } from './owed-counts.ts';
import type { OwedCounts } from './owed-counts.ts';

let now = 0;
let owed: OwedCounts;
beforeEach(() => {
  now = 0;
  owed = createOwedCounts({ clock: { now: () => now }, keys: 2 });
});

it('adds up within the first window, and hands over once', () => {
  owed.add('a', { count: 1, endsIn: 100 });
  now = 60;
  owed.add('a', { count: 2, endsIn: 100 });
  expect(owed.claim('a')).toEqual({ count: 3, endsIn: 40 });
  expect(owed.claim('a')).toBeUndefined();
});

it('forgets what is over, and what was given back', () => {
  owed.add('a', { count: 1, endsIn: 100 });
  owed.add('b', { count: 2, endsIn: 200 });
  expect([owed.giveBack('b'), owed.giveBack('x')]).toEqual([true, false]);
  now = 100;
  expect([owed.giveBack('a'), owed.claim('a')]).toEqual([false, undefined]);
  expect([owed.giveBack('b'), owed.giveBack('b')]).toEqual([true, false]);
});

it('keeps so many keys at most: the oldest makes room', () => {
  for (const key of ['a', 'b', 'a', 'c']) owed.add(key, { count: 1, endsIn: 100 });
  expect([owed.keys(), owed.claim('a')?.count]).toEqual([['a', 'c'], 2]);
});
