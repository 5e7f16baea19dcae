import { withVersion, type WithKnownVersion } from './version-option.ts';
import {
  createPersistence as create,
  type Persistence,
} from '../extensions/persistence/create-persistence.ts';
import type { PersistenceOptions as Options } from '../extensions/persistence/create-persistence.ts';

/** As {@link createPersistence} takes them: the version of the specs is known. */
export type PersistenceOptions = WithKnownVersion<Options>;

/**
 * Keeps what a client has in IndexedDB, for one user and one version of the specs, and restores it with its own times:
 * what has expired meanwhile comes back as stale. Gone as soon as the user changes. Give the client's `memory.staleFor`
 * what you give as `maxAge`, or what is restored stale is collected within a minute.
 *
 * @example
 * const persistence = createPersistence({ onError: (error) => console.warn(error.code) });
 * const client = createClient({ extensions: [persistence], memory: { staleFor: 86_400_000 } });
 * await persistence.open(userId);
 */
export function createPersistence(options: PersistenceOptions = {}): Persistence {
  return create(withVersion(options));
}

export { encryptWith } from '../extensions/persistence/encrypted-database.ts';
export type { DatabaseWrapper } from '../extensions/persistence/encrypted-database.ts';
export type { Persistence } from '../extensions/persistence/create-persistence.ts';
export type { PersistenceError, PersistenceErrorCode } from '../extensions/persistence/persistence-error.ts';
export type { Timer } from '../core/timer.ts';
