import { describe, expect, it } from 'vitest';
import { createFakeTimer } from '../../../testing/fake-timer.ts';
import type { Timer } from '../../core/timer.ts';
import { createDebouncedQueue } from './debounced-queue.ts';

const DEBOUNCE = 150;

/** A collector, with how often it sets its timer. */
function scene(limit = Infinity) {
  const timer = createFakeTimer();
  const done: string[] = [];
  const wakes = { count: 0 };
  const counted: Timer = {
    now: timer.now,
    after(milliseconds, callback) {
      wakes.count += 1;
      return timer.after(milliseconds, callback);
    },
  };
  const limits = { limit, per: 60_000, debounce: DEBOUNCE };
  const queue = createDebouncedQueue<string>(limits, counted, (thing) => done.push(thing) > 0);
  return { timer, done, wakes, queue };
}

describe('what is told', () => {
  it.each([10, 10_000])('costs the same for each of %i things', (count) => {
    const { timer, done, wakes, queue } = scene();
    for (let index = 0; index < count; index += 1) queue.add(`${index}`, `${index}`);
    expect(wakes.count).toBe(1);
    timer.advance(DEBOUNCE);
    expect(done).toHaveLength(count);
    expect(timer.next()).toBeUndefined();
  });

  it('is done when it was quiet about it, though another is due before', () => {
    const { timer, done, queue } = scene();
    queue.add('a', 'a');
    timer.advance(50);
    queue.add('b', 'b');
    timer.advance(50);
    queue.add('a', 'a again');
    timer.advance(99);
    expect(done).toEqual([]);
    timer.advance(1);
    expect(done).toEqual(['b']);
    timer.advance(50);
    expect(done).toEqual(['b', 'a again']);
  });

  it('is forgotten, and what comes after it is not', () => {
    const { timer, done, queue } = scene();
    queue.add('a', 'a');
    queue.clear();
    expect(timer.next()).toBeUndefined();
    queue.add('b', 'b');
    timer.advance(DEBOUNCE);
    expect(done).toEqual(['b']);
  });

  it('waits for the window without looking again and again', () => {
    const { timer, done, wakes, queue } = scene(2);
    for (let index = 0; index < 5; index += 1) queue.add(`${index}`, `${index}`);
    timer.advance(DEBOUNCE);
    expect(done).toEqual(['0', '1']);
    const before = wakes.count;
    queue.add('5', '5');
    timer.advance(59_999);
    expect(wakes.count).toBe(before);
    timer.advance(60_001);
    expect(done).toEqual(['0', '1', '2', '3', '4', '5']);
  });
});
