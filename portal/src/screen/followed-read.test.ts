import { describe, expect, it } from 'vitest';
import { stateOf } from './followed-read.ts';

const data = { state: 'due' };

describe('stateOf', () => {
  const table = [
    ['pending', undefined, 'loading'],
    ['pending', data, 'ready'],
    ['stale', data, 'ready'],
    ['fulfilled', data, 'ready'],
    ['error', undefined, 'failed'],
    ['error', data, 'ready'],
    // Nothing is on its way: a place that waited for it would wait for ever.
    ['unfulfilled', undefined, 'waiting'],
  ] as const;
  it.each(table)('%s with %o is %s', (state, known, want) => expect(stateOf(state, known)).toBe(want));
});
