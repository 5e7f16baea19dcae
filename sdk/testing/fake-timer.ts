import type { Timer } from '../src/core/timer.ts';

/** A timer that wakes when it is told that time has passed. */
export interface FakeTimer extends Timer {
  /** Lets time pass; wakes everybody whose time has come, in the order of their times. */
  advance(milliseconds: number): void;
  /** Milliseconds until the next one wakes; undefined where nobody waits. */
  next(): number | undefined;
}

/**
 * Creates a timer that wakes when it is advanced.
 *
 * @param start epoch milliseconds
 *
 * @example
 * const timer = createFakeTimer();
 * timer.after(100, () => console.log('due'));
 * timer.advance(100);
 */
export function createFakeTimer(start = 1_000_000): FakeTimer {
  const waiting = new Set<{ readonly at: number; readonly callback: () => void }>();
  let time = start;
  const first = () => [...waiting].toSorted((one, other) => one.at - other.at)[0];
  return {
    now: () => time,
    after(milliseconds, callback) {
      const entry = { at: time + milliseconds, callback };
      waiting.add(entry);
      return () => void waiting.delete(entry);
    },
    advance(milliseconds) {
      const end = time + milliseconds;
      for (let due = first(); due !== undefined && due.at <= end; due = first()) {
        waiting.delete(due);
        time = due.at;
        due.callback();
      }
      time = end;
    },
    next() {
      const due = first();
      return due && due.at - time;
    },
  };
}
