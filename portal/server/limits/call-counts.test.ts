import { expect, it } from 'vitest';
import { callCountsIn, createOwnCounters } from './call-counts.ts';

it('counts calls of more addresses than there are keys for, and keeps what else is counted', async () => {
  const counters = createOwnCounters({ clock: { now: () => 0 }, keys: 3 });
  const calls = new (callCountsIn(counters))({});
  const call = (address: string) =>
    new Promise<unknown>((resolve) => calls.incr(address, (_error, count) => resolve(count), 1_000, 9));
  await counters.take('a try', 1_000);
  for (const address of ['a', 'b', 'c', 'd']) await call(address);
  expect(await counters.take('a try', 1_000)).toEqual({ count: 2, endsIn: 1_000 });
  await counters.giveBack('a try');
  expect(await counters.read('a try')).toBe(1);
  expect(await call('d')).toEqual({ current: 2, ttl: 1_000 });
});
