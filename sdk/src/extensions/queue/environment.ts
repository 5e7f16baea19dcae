import type { ExtensionHost } from '../../client/extension.ts';
import type { Timer } from '../../core/timer.ts';
import type { BackoffOptions } from '../../core/backoff.ts';
import type { PendingWrites } from './pending-writes.ts';
import type { QueueChannel } from './ledger.ts';
import type { Locks } from './locks.ts';
import type { AnyWrite } from '../../mutation/mutate.ts';
import type { QueuedWrite, QueueEvent } from './queued-write.ts';
import type { KeyedStorage } from '../storage/storage.ts';

/** The state of the network; a hint that requests may prove wrong. */
export interface Connection {
  isOnline(): boolean;
  /** @returns stops listening */
  onOnline(listener: () => void): () => void;
}

/** The environment of a queue. */
export interface QueueEnvironment {
  readonly storage: KeyedStorage;
  readonly locks: Locks;
  readonly connection: Connection;
  readonly channel?: QueueChannel | undefined;
}

/** Options of a write queue. */
export interface WriteQueueOptions extends QueueEnvironment {
  /** The operations whose writes may be queued. */
  readonly operations: readonly AnyWrite[];
  /** Version of the specs that the program was made with. What was queued for another one is set aside. */
  readonly version: string;
  /** Finds the server's record for the report of a conflict. */
  readonly currentOf?: ((entry: QueuedWrite) => Promise<unknown>) | undefined;
  readonly onEvent?: ((event: QueueEvent) => void) | undefined;
  readonly backoff?: BackoffOptions | undefined;
  readonly timer?: Timer | undefined;
  /** A number from 0 up to, but not including, 1. */
  readonly random?: (() => number) | undefined;
}

/** The context of a queue's modules. */
export interface QueueContext extends QueueEnvironment {
  readonly host: ExtensionHost;
  readonly operations: ReadonlyMap<string, AnyWrite>;
  readonly version: string;
  readonly backoff: BackoffOptions;
  readonly timer: Timer;
  readonly random: () => number;
  currentOf(entry: QueuedWrite): Promise<unknown>;
  emit(event: QueueEvent): void;
  onChange(this: void, writes: PendingWrites): void;
}
