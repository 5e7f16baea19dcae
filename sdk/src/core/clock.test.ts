import { describe, expect, it } from 'vitest';
import { createCoarseClock } from './clock.ts';

describe('createCoarseClock', () => {
  it('reads once per run', () => {
    let time = 0;
    const ends: (() => void)[] = [];
    const clock = createCoarseClock({ now: () => (time += 1) }, (end) => ends.push(end));
    expect([clock.now(), clock.now()]).toEqual([1, 1]);
    expect(ends).toHaveLength(1);
    ends[0]?.();
    expect(clock.now()).toBe(2);
  });
});
