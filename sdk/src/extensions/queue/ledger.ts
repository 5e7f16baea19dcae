import { SdkError } from '../../core/errors.ts';
import type { TabChannel } from '../journal/channel.ts';
import { isSameList, type PendingWrites } from './pending-writes.ts';
import type { QueuedWrite } from './queued-write.ts';
import type { KeyedStorage } from '../storage/storage.ts';
import { storageError } from './error-kind.ts';

/** Tells the other pages of this browser that a queue has changed; a `BroadcastChannel` is one. */
export interface QueueChannel extends Omit<TabChannel, 'close'> {
  removeEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

/** The stored queue of one user, and what this page knows of it. */
export interface Ledger {
  /** As of the last look; the same object until it changes. */
  writes(): PendingWrites;
  /** @throws SdkError `STORAGE` */
  read(): Promise<PendingWrites>;
  /**
   * Changes the queue where it is kept; it is durable when the promise resolves.
   *
   * @throws SdkError `STORAGE`, and whatever `how` throws
   */
  change(how: (writes: PendingWrites) => PendingWrites): Promise<PendingWrites>;
  close(): void;
}

/** Options of a ledger. */
interface LedgerOptions {
  readonly key: string;
  readonly storage: KeyedStorage;
  readonly channel?: QueueChannel | undefined;
  /** Called when the queue has changed. */
  readonly onChange: (writes: PendingWrites) => void;
  /** Called when another page has changed the queue. */
  readonly onForeignChange: () => void;
}

/** A ledger that knows nothing yet. */
export function createLedger(options: LedgerOptions): Ledger {
  const { key, storage, channel, onChange, onForeignChange } = options;
  let known: PendingWrites = [];
  const onMessage = ({ data }: { readonly data: unknown }): void => {
    if (data === key) onForeignChange();
  };
  const learn = (writes: PendingWrites): void => {
    if (isSameList(known, writes)) return;
    known = writes;
    onChange(writes);
  };
  const emit = (): void => {
    try {
      // A channel has no origin to name.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      channel?.postMessage(key);
    } catch {
      // What is kept is kept: pages that cannot be told see it when they look.
    }
  };
  const change: Ledger['change'] = async (how) => {
    let writes = known;
    let hasChanged = false;
    try {
      await storage.update(key, (kept) => {
        const before = writesOf(kept);
        writes = how(before);
        hasChanged = writes !== before;
        if (!hasChanged) return kept;
        return writes.length === 0 ? undefined : writes;
      });
    } catch (cause) {
      throw cause instanceof SdkError ? cause : storageError(cause);
    }
    learn(writes);
    if (hasChanged) emit();
    return writes;
  };
  channel?.addEventListener('message', onMessage);
  return {
    writes: () => known,
    read: () => change((writes) => writes),
    change,
    close: () => channel?.removeEventListener('message', onMessage),
  };
}

function writesOf(kept: unknown): PendingWrites {
  if (kept === undefined) return [];
  // The key names the format, so a list of writes has all that this version gives them.
  if (Array.isArray(kept) && kept.every(isWrite)) return kept;
  throw new SdkError('STORAGE', 'What the device has kept is no queue');
}

function isWrite(value: unknown): value is QueuedWrite {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['id', 'operation', 'state', 'idempotencyKey', 'records'].every((member) => member in value)
  );
}
