import type { ExtensionHost } from '@energy-portal/sdk';
import { createPersistence, encryptWith } from '@energy-portal/sdk/persistence';
import { createTabs } from '@energy-portal/sdk/tabs';

/** Persists the data of one customer on the device, and shares it with other tabs. */
export interface CustomerPersistence {
  /** Resolves when persisted data is in the store, or cannot be. It is encrypted for the session that the secret is of. */
  readonly open: (userId: string, secret: string) => Promise<void>;
  /** Shares with other tabs alone: on this device nothing is to stay. */
  readonly share: (userId: string) => void;
  /** Resolves when all that is to be written or removed has been. */
  readonly settled: () => Promise<void>;
}

/** Settings of {@link connectPersistence}. */
interface PersistenceSettings {
  /** Name of the database. */
  readonly name: string;
  /** Milliseconds after which persisted data is not restored. */
  readonly maxAge: number;
  readonly onError: (error: Error) => void;
}

/** Connects the record layer with the device's database and the other tabs. */
export function connectPersistence(
  host: ExtensionHost,
  { name, maxAge, onError }: PersistenceSettings,
): CustomerPersistence {
  const persistence = createPersistence({
    name,
    maxAge,
    // A customer who loads a page again wants to see news.
    restoresStale: true,
    // A page that is left at once after saving must not bring back the state before it.
    delay: 0,
    // Signing out takes the database away, here and in other tabs.
    onError: (error) => error.code !== 'TAKEN' && error.code !== 'CLOSED' && onError(error),
  });
  const tabs = createTabs();
  host.connect(persistence);
  host.connect(tabs);
  addEventListener('pagehide', () => void persistence.flush());
  return {
    open: (userId, secret) => {
      tabs.open(userId);
      return persistence.open(userId, encryptWith(secret));
    },
    share: (userId) => void tabs.open(userId),
    settled: () => persistence.flush(),
  };
}
