import type { Timer } from '../../core/timer.ts';
import type { KeyedStorage } from '../storage/storage.ts';

/** Lets one page at a time do something. */
export interface Locks {
  /** Runs a task while no other page runs one under the same name; waits for its turn. */
  exclusive(name: string, task: () => Promise<void>): Promise<void>;
}

/** The member of `navigator.locks` that is used. */
export interface BrowserLocks {
  request(name: string, task: () => Promise<void>): Promise<unknown>;
}

/**
 * Locks of the browser, which a page that crashes gives back.
 *
 * @example
 * const locks = createWebLocks(navigator.locks);
 */
export function createWebLocks(manager: BrowserLocks): Locks {
  return {
    async exclusive(name, task) {
      await manager.request(name, task);
    },
  };
}

/** Options of a lease. */
export interface LeaseOptions {
  readonly storage: KeyedStorage;
  readonly timer: Timer;
  /** This page's own id. */
  readonly holder: string;
  /** Milliseconds after which a page that does not extend its lease is taken to be gone; 30,000 unless stated. */
  readonly length?: number;
}

interface StoredLease {
  readonly holder: string;
  readonly until: number;
}

/**
 * Locks for browsers that have none: a lease in the storage, extended while the task runs. A page that sleeps past its
 * lease may still run when the next begins; writes are safe all the same, as each has one idempotency key.
 *
 * @example
 * const locks = createLeases({ storage, timer, holder: crypto.randomUUID() });
 */
export function createLeases({ storage, timer, holder, length = 30_000 }: LeaseOptions): Locks {
  const claim = async (name: string): Promise<number> => {
    let wait = 0;
    await storage.update(name, (kept) => {
      const lease = leaseOf(kept);
      const isFree = lease === undefined || lease.holder === holder || lease.until <= timer.now();
      wait = isFree ? 0 : Math.min(lease.until - timer.now(), length);
      return isFree ? { holder, until: timer.now() + length } : kept;
    });
    return wait;
  };
  const giveBack = (name: string): Promise<void> =>
    storage.update(name, (kept) => (leaseOf(kept)?.holder === holder ? undefined : kept));
  return {
    async exclusive(name, task) {
      const key = `lease/${name}`;
      for (let wait = await claim(key); wait > 0; wait = await claim(key)) {
        await new Promise<void>((resolve) => void timer.after(Math.min(wait, 1_000), resolve));
      }
      const stop = repeat(timer, length / 3, () => void claim(key).catch(() => undefined));
      try {
        await task();
      } finally {
        stop();
        // A lease that cannot be given back ends by itself.
        await giveBack(key).catch(() => undefined);
      }
    },
  };
}

function leaseOf(kept: unknown): StoredLease | undefined {
  const isLease = typeof kept === 'object' && kept !== null && 'holder' in kept && 'until' in kept;
  if (!isLease || typeof kept.holder !== 'string' || typeof kept.until !== 'number') return undefined;
  return { holder: kept.holder, until: kept.until };
}

function repeat(timer: Timer, milliseconds: number, callback: () => void): () => void {
  let cancel = timer.after(milliseconds, run);
  function run(): void {
    callback();
    cancel = timer.after(milliseconds, run);
  }
  return () => cancel();
}
