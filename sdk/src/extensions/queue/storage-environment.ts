import { createSystemTimer } from '../../core/timer.ts';
import type { KeyedStorage } from '../storage/storage.ts';
import type { Connection, QueueEnvironment } from './environment.ts';
import { createLeases } from './locks.ts';

/** A connection of which nothing is known: requests prove what it is. */
const UNKNOWN: Connection = { isOnline: () => true, onOnline: () => () => undefined };

/**
 * The environment of a queue outside of a browser: a storage, which also keeps its locks.
 *
 * @param connection tells of the network; taken to be there unless stated
 *
 * @example
 * const storage = createAsyncStorage(AsyncStorage);
 * const queue = createWriteQueue({ ...storageEnvironment(storage), operations });
 */
export function storageEnvironment(
  storage: KeyedStorage,
  connection: Connection = UNKNOWN,
): QueueEnvironment {
  // Ids of pages need only differ; some devices have no `crypto`.
  const holder = `${Date.now()}-${Math.random()}`;
  return { storage, connection, locks: createLeases({ storage, timer: createSystemTimer(), holder }) };
}
