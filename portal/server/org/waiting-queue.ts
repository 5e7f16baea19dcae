/** A call that waits for a place. */
interface Waiter {
  readonly network: string;
  readonly goIn: () => void;
  /** Leaves the queue to a call of another network. */
  readonly giveWay: () => void;
}

/** Calls that wait, of which each network has one turn after the other. */
interface WaitingQueue {
  readonly size: () => number;
  /** Room for one more of a network: free, that of a call which gives way, or none. */
  readonly roomFor: (network: string) => 'free' | 'none' | Waiter;
  readonly enter: (waiter: Waiter) => void;
  readonly leave: (waiter: Waiter) => void;
  /** The one whose turn it is, of the networks that may have one more; the next turn is another network's. */
  readonly next: (mayGoIn: (network: string) => boolean) => Waiter | undefined;
}

/**
 * Creates a queue. In a full one the newest call of the network with the most of them gives way to another network's.
 *
 * @param most calls that wait
 */
export function createWaitingQueue(most: number): WaitingQueue {
  /** In the order of their turns. */
  const waiting = new Map<string, Set<Waiter>>();
  let size = 0;
  return {
    size: () => size,
    roomFor(network) {
      if (size < most) return 'free';
      const [longest] = [...waiting.values()].toSorted((one, other) => other.size - one.size);
      const own = waiting.get(network)?.size ?? 0;
      const newest = longest !== undefined && longest.size > own + 1 ? [...longest].at(-1) : undefined;
      return newest ?? 'none';
    },
    enter(waiter) {
      const own = waiting.get(waiter.network) ?? new Set();
      waiting.set(waiter.network, own.add(waiter));
      size += 1;
    },
    leave(waiter) {
      const own = waiting.get(waiter.network);
      if (own?.delete(waiter) !== true) return;
      size -= 1;
      if (own.size === 0) waiting.delete(waiter.network);
    },
    next(mayGoIn) {
      const first = [...waiting].find(([network]) => mayGoIn(network));
      if (first === undefined) return undefined;
      const [network, own] = first;
      waiting.delete(network);
      waiting.set(network, own);
      const [waiter] = own;
      return waiter;
    },
  };
}
