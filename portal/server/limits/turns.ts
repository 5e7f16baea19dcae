/** Lets the work of many take turns. */
export interface Turns {
  /** Does a piece of work: at once, or when it is its client's turn again. */
  readonly take: (client: string, work: () => void) => void;
  /** Undefined where it is the client's turn; otherwise a promise that resolves when it is. */
  readonly wait: (client: string) => Promise<void> | undefined;
}

/** Milliseconds between two turns of who has more to do: in them the loop goes round for all others. */
const pause = 1;

/**
 * So many pieces of one client are done in a turn of the event loop, in their order, and the rest by as many after each pause: who
 * sends a hundred calls at once waits for them alone, and others go between.
 */
export function createTurns(most: number): Turns {
  /** Whoever had a turn just now, and what was done in it. */
  const served = new Map<string, number>();
  /** Pieces that wait. */
  const queues = new Map<string, (() => void)[]>();
  let isDue = false;
  const serve = () => {
    isDue = false;
    const due: (() => void)[] = [];
    for (const [client, queue] of queues) {
      due.push(...queue.splice(0, most));
      if (queue.length === 0) queues.delete(client);
    }
    for (const work of due) work();
    schedule();
  };
  const schedule = () => {
    if (isDue || queues.size === 0) return;
    isDue = true;
    setTimeout(serve, pause);
  };
  /** Returns true where one more may be done in this turn. */
  const isFree = (client: string): boolean => {
    if (queues.has(client)) return false;
    const count = served.get(client) ?? 0;
    if (count >= most) return false;
    if (served.size === 0) setImmediate(() => served.clear());
    served.set(client, count + 1);
    return true;
  };
  const append = (client: string, work: () => void) => {
    const queue = queues.get(client);
    if (queue === undefined) queues.set(client, [work]);
    else queue.push(work);
    schedule();
  };
  return {
    take(client, work) {
      if (isFree(client)) work();
      else append(client, work);
    },
    wait: (client) => (isFree(client) ? undefined : new Promise<void>((resolve) => append(client, resolve))),
  };
}
