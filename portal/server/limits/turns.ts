/** Lets the work of many take turns. */
export interface Turns {
  /** Does a piece of work: at once, or when it is its client's turn again. */
  readonly take: (client: string, work: () => void) => void;
  /** Undefined where it is the client's turn; otherwise a promise that resolves when it is. */
  readonly wait: (client: string) => Promise<void> | undefined;
}

/**
 * So many pieces of one client are done in a turn of the event loop, in their order, and the rest in the next ones: who sends a
 * hundred calls at once waits for them alone, and others go between.
 */
export function createTurns(most: number): Turns {
  /** Pieces that were done in this turn, and those that wait. */
  const clients = new Map<string, { done: number; readonly waiting: (() => void)[] }>();
  let isDue = false;
  const begin = () => {
    isDue = false;
    const due: (() => void)[] = [];
    for (const [client, { waiting }] of clients) {
      const own = waiting.splice(0, most);
      if (own.length === 0) clients.delete(client);
      else clients.set(client, { done: own.length, waiting });
      due.push(...own);
    }
    for (const work of due) work();
    schedule();
  };
  const schedule = () => {
    if (isDue || clients.size === 0) return;
    isDue = true;
    setImmediate(begin);
  };
  /** Returns true where one more may be done in this turn. */
  const isFree = (client: string): boolean => {
    const known = clients.get(client);
    if (known === undefined) {
      clients.set(client, { done: 1, waiting: [] });
      schedule();
      return true;
    }
    if (known.done >= most) return false;
    known.done += 1;
    return true;
  };
  const append = (client: string, work: () => void) => clients.get(client)?.waiting.push(work);
  return {
    take(client, work) {
      if (isFree(client)) work();
      else append(client, work);
    },
    wait: (client) =>
      isFree(client) ? undefined : new Promise<void>((resolve) => void append(client, resolve)),
  };
}
