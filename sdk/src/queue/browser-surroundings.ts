import { createSystemTimer } from '../retries/timer.ts';
import { createIndexedDbStorage } from './indexed-db.ts';
import { createLeases, createWebLocks } from './locks.ts';
import type { Connection, QueueSurroundings } from './surroundings.ts';

/**
 * What a queue takes from the browser: IndexedDB, Web Locks (where there are none, leases in the storage), `online`
 * events and a `BroadcastChannel`.
 *
 * @param name of the database and the channel
 */
export function browserSurroundings(name = 'energy-portal-queue'): QueueSurroundings {
  const storage = createIndexedDbStorage({ name });
  // Older browsers have none, whatever the types say.
  const manager: LockManager | undefined = globalThis.navigator?.locks;
  const leases = { storage, timer: createSystemTimer(), holder: globalThis.crypto.randomUUID() };
  return {
    storage,
    locks: manager ? createWebLocks(manager) : createLeases(leases),
    connection: createBrowserConnection(globalThis),
    channel: new BroadcastChannel(name),
  };
}

/** What the browser says of its connection; only its `false` is to be trusted. */
export function createBrowserConnection(page: typeof globalThis): Connection {
  return {
    isOnline: () => page.navigator.onLine,
    onOnline(listener) {
      page.addEventListener('online', listener);
      return () => page.removeEventListener('online', listener);
    },
  };
}
