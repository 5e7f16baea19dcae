/** A share in a request in flight. */
export interface Lease<TOutcome> {
  readonly outcome: Promise<TOutcome>;
  /** The request was in flight already. */
  readonly isShared: boolean;
  /** Gives the share up; the request is aborted when nobody holds one any more. */
  release(): void;
}

/** Requests in flight, by key: equal ones are sent once. */
export interface InFlight<TOutcome> {
  join(key: string, start: (signal: AbortSignal) => Promise<TOutcome>): Lease<TOutcome>;
  /** From now on nobody joins what is in flight: its answers may be out of date. */
  detach(): void;
  /** Detaches everything, and hands back what aborts it. */
  retire(): () => void;
}

interface Sent<TOutcome> {
  readonly outcome: Promise<TOutcome>;
  readonly controller: AbortController;
  holders: number;
}

/**
 * @param later puts off the decision to abort, so that a reader who leaves and at once comes back (as
 * React does in strict mode) keeps the request
 */
export function createInFlight<TOutcome>(
  later: (callback: () => void) => void = queueMicrotask,
): InFlight<TOutcome> {
  const joinable = new Map<string, Sent<TOutcome>>();
  const running = new Set<Sent<TOutcome>>();
  const begin = (key: string, start: (signal: AbortSignal) => Promise<TOutcome>): Sent<TOutcome> => {
    const controller = new AbortController();
    const outcome = start(controller.signal);
    const entry: Sent<TOutcome> = { outcome, controller, holders: 0 };
    const forget = (): void => {
      running.delete(entry);
      if (joinable.get(key) === entry) joinable.delete(key);
    };
    outcome.then(forget, forget);
    running.add(entry);
    joinable.set(key, entry);
    return entry;
  };
  const abandon = (key: string, entry: Sent<TOutcome>): void => {
    if (entry.holders > 0 || !running.has(entry)) return;
    if (joinable.get(key) === entry) joinable.delete(key);
    entry.controller.abort();
  };
  return {
    join(key, start) {
      const known = joinable.get(key);
      const entry = known ?? begin(key, start);
      entry.holders += 1;
      let isHeld = true;
      return {
        outcome: entry.outcome,
        isShared: known !== undefined,
        release() {
          if (!isHeld) return;
          isHeld = false;
          entry.holders -= 1;
          later(() => abandon(key, entry));
        },
      };
    },
    detach: () => joinable.clear(),
    retire() {
      joinable.clear();
      const earlier = [...running];
      return () => {
        for (const entry of earlier) entry.controller.abort();
      };
    },
  };
}
