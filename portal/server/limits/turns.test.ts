import { describe, expect, it } from 'vitest';
import { createTurns } from './turns.ts';

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('turns', () => {
  it('do so much of a client in each, in its order', async () => {
    const turns = createTurns(2);
    const done: number[] = [];
    for (let at = 0; at < 5; at += 1) turns.take('a', () => done.push(at));
    const seen = [[...done]];
    for (let at = 0; at < 3; at += 1) {
      await turn();
      seen.push([...done]);
    }
    expect(seen).toEqual([
      [0, 1],
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
    await turn();
    expect(done).toEqual(['a1', 'b1', 'a2', 'b2', 'a3']);
  });

  it('let what comes later wait behind what waits', async () => {
    const turns = createTurns(1);
    const done: string[] = [];
    turns.take('a', () => done.push('one'));
    const two = turns.wait('a')?.then(() => done.push('two'));
    turns.take('a', () => done.push('three'));
    await two;
    expect(done).toEqual(['one', 'two']);
    await turn();
    expect(done).toEqual(['one', 'two', 'three']);
    expect(turns.wait('b')).toBeUndefined();
  });

  it('are over for a client of whom nothing waits', async () => {
    const turns = createTurns(1);
    for (let at = 0; at < 3; at += 1) {
      expect(turns.wait('a')).toBeUndefined();
      await turn();
    }
  });

  it('begin anew with work that is taken in the place of other work', async () => {
    const turns = createTurns(1);
    const done: string[] = [];
    turns.take('a', () => done.push('one'));
    turns.take('a', () => turns.take('a', () => done.push('three')));
    await turn();
    expect(done).toEqual(['one']);
    await turn();
    expect(done).toEqual(['one', 'three']);
  });
});
