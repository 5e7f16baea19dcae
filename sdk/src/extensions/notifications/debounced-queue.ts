import type { Timer } from '../../core/timer.ts';

/** The numbers of a notifier. Times are milliseconds. */
export interface NotifierLimits {
  /** Most refreshes in `per`. */
  readonly limit: number;
  readonly per: number;
  /** Milliseconds of quiet about an entity before it is refetched. */
  readonly debounce: number;
}

/** Collects things that are to be done, each once after it was quiet about it, and only so many in a time. */
interface DebouncedQueue<TThing> {
  /** A thing that waits already stays in its place and waits anew. */
  add(key: string, thing: TThing): void;
  clear(this: void): void;
}

/** A thing is not put off beyond so many times the debounce, however often it is told. */
const LONGEST = 10;

interface WaitingItem<TThing> {
  readonly thing: TThing;
  /** Epoch milliseconds. */
  readonly since: number;
  readonly due: number;
}

/**
 * Surplus beyond the limit allows stays, merged by key, and is done when the window allows: nothing is lost.
 * The window slides: in any time of its length there are never more than the limit.
 *
 * @param act does a thing; false when there was nothing to do, which does not count
 */
export function createDebouncedQueue<TThing>(
  { limit, per, debounce }: NotifierLimits,
  timer: Timer,
  act: (thing: TThing) => boolean,
): DebouncedQueue<TThing> {
  const waiting = new Map<string, WaitingItem<TThing>>();
  let done: number[] = [];
  let stop: (() => void) | undefined;
  let wakesAt = Infinity;
  const work = (): void => {
    wakesAt = Infinity;
    const now = timer.now();
    done = done.filter((at) => at > now - per);
    let next = Infinity;
    for (const [key, { thing, due }] of waiting) {
      if (due > now || done.length >= limit) next = Math.min(next, due);
      else {
        waiting.delete(key);
        if (act(thing)) done.push(now);
      }
    }
    if (waiting.size > 0) wakeAt(next);
  };
  /** Whoever wakes too early looks what is next; so what is added or put off needs no look at all the others. */
  const wakeAt = (due: number): void => {
    const at = Math.max(due, done.length < limit ? 0 : (done[0] ?? 0) + per);
    if (at >= wakesAt) return;
    stop?.();
    wakesAt = at;
    stop = timer.after(at - timer.now(), work);
  };
  return {
    add(key, thing) {
      const now = timer.now();
      const since = waiting.get(key)?.since ?? now;
      const due = Math.min(now + debounce, since + LONGEST * debounce);
      waiting.set(key, { thing, since, due });
      wakeAt(due);
    },
    clear() {
      waiting.clear();
      stop?.();
      wakesAt = Infinity;
    },
  };
}
