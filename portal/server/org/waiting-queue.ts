/** A call that waits for a place. */
interface Waiter {
  readonly address: string;
  readonly goIn: () => void;
  /** Leaves the queue to a call of another address. */
  readonly giveWay: () => void;
}

/** Calls that wait, of which each address has one turn after the other. */
interface WaitingQueue {
  readonly size: () => number;
  /** Room for one more of an address: free, that of a call which gives way, or none. */
  readonly roomFor: (address: string) => 'free' | 'none' | Waiter;
  /** Returns what it was given. */
  readonly enter: (waiter: Waiter) => Waiter;
  readonly leave: (waiter: Waiter) => void;
  /** The one whose turn it is; the next turn is another address's. */
  readonly next: () => Waiter | undefined;
}

/**
 * Creates a queue. In a full one the newest call of the address with the most of them gives way to another address's.
 *
 * @param most calls that wait
 */
export function createWaitingQueue(most: number): WaitingQueue {
  /** In the order of their turns. */
  const waiting = new Map<string, Set<Waiter>>();
  let size = 0;
  return {
    size: () => size,
    roomFor(address) {
      if (size < most) return 'free';
      const [longest] = [...waiting.values()].toSorted((one, other) => other.size - one.size);
      const own = waiting.get(address)?.size ?? 0;
      const newest = longest !== undefined && longest.size > own + 1 ? [...longest].at(-1) : undefined;
      return newest ?? 'none';
    },
    enter(waiter) {
      const own = waiting.get(waiter.address) ?? new Set();
      waiting.set(waiter.address, own.add(waiter));
      size += 1;
      return waiter;
    },
    leave(waiter) {
      const own = waiting.get(waiter.address);
      if (own?.delete(waiter) !== true) return;
      size -= 1;
      if (own.size === 0) waiting.delete(waiter.address);
    },
    next() {
      const [first] = waiting;
      if (first === undefined) return undefined;
      const [address, own] = first;
      waiting.delete(address);
      waiting.set(address, own);
      const [waiter] = own;
      return waiter;
    },
  };
}
