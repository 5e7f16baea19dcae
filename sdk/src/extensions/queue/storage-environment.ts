import { createKeyedMutex } from '../storage/keyed-mutex.ts';
import type { KeyedStorage } from '../storage/storage.ts';
import type { Connection, QueueEnvironment } from './environment.ts';

/** A connection of which nothing is known: requests prove what it is. */
const UNKNOWN: Connection = { isOnline: () => true, onOnline: () => () => undefined };

/**
 * The environment of a queue outside of a browser, where one program at a time uses a storage.
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
  const mutex = createKeyedMutex();
  return { storage, connection, locks: { exclusive: (name, task) => mutex.run([name], task) } };
}
