import type { ExtensionHost } from '@energy-portal/sdk';
import { createPersistence } from '@energy-portal/sdk/persistence';
import { createTabs } from '@energy-portal/sdk/tabs';
import { keptFor, keptIn } from './kept-for.ts';

/** Keeps the data of one customer on the device, and shares it with other tabs. */
export interface DataKeeper {
  /** Resolves when what was kept is in the store, or cannot be. */
  readonly open: (userId: string) => Promise<void>;
  /** Resolves when all that was noted or is to be removed has been. */
  readonly settled: () => Promise<void>;
}

/** Connects the record layer with the device's database and the other tabs. */
export function connectKeeper(host: ExtensionHost, onFault: (fault: Error) => void): DataKeeper {
  const persistence = createPersistence({
    name: keptIn,
    maxAge: keptFor,
    // Who loads a page again wants to know what is new.
    restoresStale: true,
    // A page that is left at once after saving must not bring back what was before.
    delay: 0,
    // That another tab takes the database over is how signing out there works.
    onFault: (fault) => fault.code !== 'TAKEN' && onFault(fault),
  });
  const tabs = createTabs();
  persistence.connect(host);
  tabs.connect(host);
  addEventListener('pagehide', () => void persistence.flush());
  return {
    open: (userId) => {
      tabs.open(userId);
      return persistence.open(userId);
    },
    settled: () => persistence.flush(),
  };
}
