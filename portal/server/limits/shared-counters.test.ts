import { describe, expect, it, vi } from 'vitest';
import { calls, createScenes, own as ownHeaders } from '../testing/scene.ts';
import { createMemoryCounters } from './counter-store.ts';
import type { CounterStore } from './counter-store.ts';
import { createOwedCounts } from './owed-counts.ts';
import { shareCounters } from './shared-counters.ts';

const minute = 60_000;
const clock = { now: () => 0 };
const memory = () => createMemoryCounters({ clock, keys: 100 });

/** A store of counts that several hosts share, and that may go away. */
function createStore() {
  const counts = memory();
  const state = { isAway: false, isSilent: false, asked: 0 };
  const reach = <TResult>(work: () => Promise<TResult>): Promise<TResult> => {
    state.asked += 1;
    if (state.isSilent) return new Promise(() => undefined);
    return state.isAway ? Promise.reject(new Error('ECONNREFUSED')) : work();
  };
  const store: CounterStore = {
    take: (key, window, times) => reach(() => counts.take(key, window, times)),
    giveBack: (key) => reach(() => counts.giveBack(key)),
    read: (key) => reach(() => counts.read(key)),
  };
  return { state, store };
}

function share(shared: CounterStore, retryDelay = 0) {
  const told: boolean[] = [];
  const counters = shareCounters({
    shared,
    own: memory(),
    owed: createOwedCounts({ clock, keys: 2 }),
    isOwed: (key) => !key.startsWith('calls '),
    answerTimeout: 1,
    retryDelay,
    onChange: (isShared) => told.push(isShared),
  });
  const take = async () => (await counters.take('k', minute)).count;
  return { counters, told, take };
}

describe('shareCounters', () => {
  it('counts together with other hosts, and gives back together', async () => {
    const { store } = createStore();
    const [one, other] = [share(store), share(store)];
    expect([await one.take(), await other.take(), await one.take()]).toEqual([1, 2, 3]);
    await other.counters.giveBack('k');
    expect(await one.take()).toBe(3);
  });

  it.each(['isAway', 'isSilent'] as const)(
    'goes on from what the host has counted where the store %s, and is back with it',
    async (how) => {
      const { store, state } = createStore();
      const [one, other] = [share(store), share(store)];
      await one.take();
      for (const _ of [1, 2, 3]) await other.take();
      state[how] = true;
      expect([await one.take(), await one.take(), one.counters.isShared()]).toEqual([2, 3, false]);
      await one.counters.giveBack('k');
      expect(await one.take()).toBe(3);
      state[how] = false;
      // With the two that the store has not seen.
      expect([await one.take(), one.counters.isShared()]).toEqual([7, true]);
      expect(await other.take()).toBe(8);
      expect(one.told).toEqual([false, true]);
    },
  );

  it('gives a store that is back what was counted without it, by any key, once', async () => {
    const { store, state } = createStore();
    const { counters } = share(store);
    const other = share(store);
    state.isAway = true;
    for (const key of ['gone', 'a', 'a', 'a', 'b', 'calls x']) await counters.take(key, minute);
    await counters.giveBack('a');
    state.isAway = false;
    await counters.take('c', minute);
    // The oldest key had to make room; calls are counted for a minute only.
    await vi.waitFor(async () => expect(await other.counters.read('b')).toBe(1));
    const read = async () =>
      Promise.all(['a', 'b', 'c', 'gone', 'calls x'].map((key) => other.counters.read(key)));
    expect(await read()).toEqual([2, 1, 1, 0, 0]);
    await counters.giveBack('b');
    state.isAway = true;
    await counters.take('c', minute);
    state.isAway = false;
    await counters.take('c', minute);
    expect(await read()).toEqual([2, 0, 3, 0, 0]);
  });

  it('keeps what is owed where the store goes away again meanwhile', async () => {
    const { store, state } = createStore();
    const failing = { isDown: true };
    const take: CounterStore['take'] = (key, ...rest) =>
      key === 'b' && failing.isDown ? Promise.reject(new Error('ECONNRESET')) : store.take(key, ...rest);
    const { counters, told } = share({ ...store, take });
    state.isAway = true;
    for (const key of ['a', 'b']) await counters.take(key, minute);
    state.isAway = false;
    await counters.take('c', minute);
    await vi.waitFor(() => expect(told).toEqual([false, true, false]));
    failing.isDown = false;
    await counters.take('c', minute);
    await vi.waitFor(async () => expect(await store.read('b')).toBe(1));
    expect(await store.read('a')).toBe(1);
  });

  it('asks a store that was away again no sooner than after the delay', async () => {
    const { store, state } = createStore();
    const { take } = share(store, minute);
    state.isAway = true;
    for (const _ of [1, 2, 3, 4]) await take();
    expect(state.asked).toBe(1);
  });
});

it('are asked again where somebody sets the clock of the machine back', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { store, state } = createStore();
  const { take, counters, told } = share(store, minute);
  state.isAway = true;
  await take();
  state.isAway = false;
  vi.setSystemTime(Date.now() - 60 * minute);
  await take();
  expect([state.asked, counters.isShared(), told]).toEqual([2, true, [false, true]]);
  vi.useRealTimers();
});

describe('hosts that share counters', () => {
  const { start, stopAll } = createScenes();

  it('limit the calls of an address together, and let them through where the store is away', async () => {
    const { store, state } = createStore();
    const options = {
      org: (_: unknown, response: { end: (body: string) => void }) => response.end('{}'),
      counters: store,
      settings: { rateLimit: { max: 3 } },
    };
    const hosts = [await start(options), await start(options)];
    const ask = async (at: number) => (await hosts[at]?.ask(calls.record, { headers: ownHeaders }))?.status;
    const statuses = [await ask(0), await ask(1), await ask(0), await ask(1), await ask(0)];
    expect(statuses.map((status) => status === 429)).toEqual([false, false, false, true, true]);
    state.isAway = true;
    expect(await ask(0)).not.toBe(429);
    await stopAll();
  });
});
