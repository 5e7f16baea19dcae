import type { ClientExtension, ExtensionHost } from '@energy-portal/sdk';
import { clearTabDrafts } from '../drafts/tab-storage.ts';
import type { ErrorLog } from './error-log.ts';
import type * as Persistence from './persistence.ts';
import type { CustomerPersistence } from './persistence.ts';

/** Milliseconds for which stale data is retained, in memory and on the device: a working day. */
export const staleDataAge = 8 * 3_600_000;
const databaseName = 'energy-portal';
/** Milliseconds that a page waits for the device. */
const timeout = 400;

/** A customer's data on the device and in other tabs, so that a page which is loaded again need not wait for the org. */
export interface PersistedData extends ClientExtension {
  /**
   * Never rejected; resolves when persisted data is in the store, or when that takes too long. Of guests nothing stays.
   *
   * @param secret of the session; null where nothing is to stay on the device
   */
  readonly open: (userId: string, secret: string | null) => Promise<void>;
  /** Deletes all persisted data: nobody is signed in. */
  readonly forget: () => void;
  /** Never rejected; resolves when the data of a customer who signed out is gone. */
  readonly settled: () => Promise<void>;
}

const importPersistence = (): Promise<Pick<typeof Persistence, 'connectPersistence'>> =>
  import('./customer-device.ts');

function forget(): void {
  try {
    indexedDB.deleteDatabase(databaseName);
  } catch {
    // Where there are no databases, nothing was persisted.
  }
}

/** Creates the extension. Its code that talks to the device is a chunk, fetched once a customer is known. */
export function createPersistedData(log: ErrorLog, load = importPersistence): PersistedData {
  let host: ExtensionHost | undefined;
  let persistence: Promise<CustomerPersistence> | undefined;
  const connect = async (to: ExtensionHost): Promise<CustomerPersistence> => {
    const { connectPersistence } = await load();
    const onError = (error: Error) => log.add('data.persisted', error);
    return connectPersistence(to, { name: databaseName, maxAge: staleDataAge, onError });
  };
  // Tried again when the next customer is known.
  const reset = (error: unknown): never => {
    persistence = undefined;
    throw error;
  };
  const attempt = async (work: () => Promise<void> | undefined): Promise<void> => {
    const late = new Promise<void>((resolve) => setTimeout(resolve, timeout));
    // Without it everything goes on in memory.
    await Promise.race([work(), late]).catch((error: unknown) => log.add('data.persisted', error));
  };
  return {
    connect(given) {
      host = given;
    },
    open(userId, secret) {
      clearTabDrafts();
      if (secret === null) forget();
      return attempt(async () => {
        if (host === undefined) return;
        const { epoch } = host.store;
        const session = epoch();
        const connected = await (persistence ??= connect(host).catch(reset));
        // Nothing of a customer who left meanwhile comes back for the next one.
        if (session !== epoch()) return;
        if (secret === null) connected.share(userId);
        else await connected.open(userId, secret);
      });
    },
    forget,
    settled: () => attempt(async () => (await persistence)?.settled()),
  };
}
