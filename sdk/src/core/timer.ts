import type { Clock } from './clock.ts';

/** A clock that also wakes. */
export interface Timer extends Clock {
  /** Calls back once, after so many milliseconds; what it gives back prevents that. */
  after(milliseconds: number, callback: () => void): () => void;
}

/** The machine's own timer. */
export function createSystemTimer(): Timer {
  return {
    now: () => Date.now(),
    after(milliseconds, callback) {
      const id = setTimeout(callback, milliseconds);
      return () => clearTimeout(id);
    },
  };
}

/** Waits; rejects with the signal's reason when that ends first. */
export function pause(timer: Timer, milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const give = (): void => {
      cancel();
      reject(signal.reason);
    };
    const cancel = timer.after(milliseconds, () => {
      signal.removeEventListener('abort', give);
      resolve();
    });
    if (signal.aborted) give();
    else signal.addEventListener('abort', give, { once: true });
  });
}
