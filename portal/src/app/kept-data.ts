import type { ClientExtension, ExtensionHost } from '@energy-portal/sdk';
import { clearTabDrafts } from '../drafts/tab-storage.ts';
import type { DataKeeper } from './data-keeper.ts';
import type { ErrorLog } from './error-log.ts';
import { keptIn } from './kept-for.ts';

/** Milliseconds that a page waits for the device. */
const patience = 400;

/** A customer's data on the device and in other tabs, so that a page which is loaded again need not wait for the org. */
export interface KeptData extends ClientExtension {
  /** Never rejected; resolves when what was kept is in the store, or when that takes too long. Of guests nothing stays. */
  readonly open: (userId: string) => Promise<void>;
  /** Leaves nothing of anybody on the device: nobody is signed in. */
  readonly forget: () => void;
  /** Never rejected; resolves when all that was kept of somebody who signed out is gone. */
  readonly settled: () => Promise<void>;
}

const fetchCode = () => import('./data-keeper.ts');

/** What keeps the data is code of its own, which is fetched for customers once they are known. */
export function createKeptData(log: ErrorLog, fetchKeeper = fetchCode): KeptData {
  let host: ExtensionHost | undefined;
  let keeper: Promise<DataKeeper> | undefined;
  const load = async (to: ExtensionHost): Promise<DataKeeper> => {
    const { connectKeeper } = await fetchKeeper();
    return connectKeeper(to, (fault) => log.add('data.kept', fault));
  };
  // Tried again when the next customer is known.
  const renounce = (fault: unknown): never => {
    keeper = undefined;
    throw fault;
  };
  const attempt = async (work: () => Promise<void> | undefined): Promise<void> => {
    const late = new Promise<void>((resolve) => setTimeout(resolve, patience));
    // Without it everything goes on in memory.
    await Promise.race([work(), late]).catch((fault: unknown) => log.add('data.kept', fault));
  };
  return {
    connect(given) {
      host = given;
    },
    open(userId) {
      clearTabDrafts();
      return attempt(async () => {
        if (host !== undefined) await (await (keeper ??= load(host).catch(renounce))).open(userId);
      });
    },
    forget() {
      try {
        indexedDB.deleteDatabase(keptIn);
      } catch {
        // Where there are no databases, nothing was kept.
      }
    },
    settled: () => attempt(async () => (await keeper)?.settled()),
  };
}
