import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTurns } from './turns.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setImmediate', 'setTimeout'] });
  return () => vi.useRealTimers();
});

/** The loop goes round, before a pause is over. */
const turn = () => vi.advanceTimersByTimeAsync(0);
const pause = () => vi.advanceTimersByTimeAsync(1);

describe('turns', () => {
  it('do so much of a client in each, in its order, with a pause between', async () => {
    const turns = createTurns(2);
    const done: number[] = [];
    for (let at = 0; at < 5; at += 1) turns.take('a', () => done.push(at));
    const seen = [[...done]];
    for (const wait of [turn, pause, turn, pause, pause]) {
      await wait();
      seen.push([...done]);
    }
    expect(seen).toEqual([
      [0, 1],
      [0, 1],
      [0, 1, 2, 3],
      [0, 1, 2, 3],
      [0, 1, 2, 3, 4],
      [0, 1, 2, 3, 4],
    ]);
  });

  it('hold nobody for what another has sent', async () => {
    const turns = createTurns(1);
    const done: string[] = [];
    for (const name of ['a1', 'a2', 'a3']) turns.take('a', () => done.push(name));
    turns.take('b', () => done.push('b1'));
    await turn();
    turns.take('b', () => done.push('b2'));
    await pause();
    await pause();
    expect(done).toEqual(['a1', 'b1', 'b2', 'a2', 'a3']);
  });

  it('let what comes later wait behind what waits', async () => {
    const turns = createTurns(1);
    const done: string[] = [];
    turns.take('a', () => done.push('one'));
    const two = turns.wait('a')?.then(() => done.push('two'));
    await turn();
    turns.take('a', () => done.push('three'));
    await pause();
    await two;
    expect(done).toEqual(['one', 'two']);
    await pause();
    expect(done).toEqual(['one', 'two', 'three']);
    expect(turns.wait('b')).toBeUndefined();
  });

  it('are over for a client of whom nothing waits', async () => {
    const turns = createTurns(1);
    for (let at = 0; at < 3; at += 1) {
      expect(turns.wait('a')).toBeUndefined();
      await turn();
    }
    expect(vi.getTimerCount()).toBe(0);
  });

  it('begin anew with work that is taken in the place of other work', async () => {
    const turns = createTurns(1);
    const done: string[] = [];
    const again = () => void turns.take('a', () => done.push('three'));
    turns.take('a', () => done.push('one'));
    for (const work of [again, again]) turns.take('a', work);
    for (const seen of [['one'], ['one'], ['one', 'three'], ['one', 'three', 'three']]) {
      await pause();
      expect(done).toEqual(seen);
    }
  });
});
