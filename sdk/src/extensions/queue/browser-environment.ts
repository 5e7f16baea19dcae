import { createSystemTimer } from '../../core/timer.ts';
import { createIndexedDbStorage } from '../storage/indexed-db-storage.ts';
import { createLeases, createWebLocks } from './locks.ts';
import { openChannel } from '../journal/channel.ts';
import { allowMemory } from '../storage/memory-storage.ts';
import type { Connection, QueueEnvironment } from './environment.ts';

/** Options of a browser's environment. */
export interface BrowserOptions {
  /** Of the database and the channel; `energy-portal-queue` unless stated. */
  readonly name?: string;
  /** Called once, with the reason, when IndexedDB fails: from here on a reload loses what is queued. */
  readonly onFallback: (reason: unknown) => void;
}

/**
 * The environment of a browser's queue: IndexedDB, or memory where that fails; Web Locks, or leases in the storage;
 * `online` events, and a `BroadcastChannel` where there is one. Who would rather refuse a write than lose it in a
 * reload says `storage: createIndexedDbStorage()` after them.
 *
 * @example
 * const queue = createWriteQueue({ ...browserEnvironment({ onFallback: console.warn }), operations, version });
 */
export function browserEnvironment(options: BrowserOptions): QueueEnvironment {
  const { name = 'energy-portal-queue', onFallback } = options;
  const storage = allowMemory(createIndexedDbStorage({ name }), onFallback);
  // Older browsers have none, whatever the types say.
  const manager: LockManager | undefined = globalThis.navigator?.locks;
  const leases = { storage, timer: createSystemTimer(), holder: globalThis.crypto.randomUUID() };
  return {
    storage,
    locks: manager ? createWebLocks(manager) : createLeases(leases),
    connection: createBrowserConnection(globalThis),
    channel: openChannel(name),
  };
}

/** The browser's connection; only its `false` is to be trusted. */
function createBrowserConnection(page: typeof globalThis): Connection {
  return {
    isOnline: () => page.navigator.onLine,
    onOnline(listener) {
      page.addEventListener('online', listener);
      return () => page.removeEventListener('online', listener);
    },
  };
}
