import { type EntryWriterOptions, createEntryWriter } from './entry-writer.ts';
import type { DatabaseWrapper } from './encrypted-database.ts';
import { invariant } from '../../core/errors.ts';
import type { ClientExtension, ExtensionHost } from '../../client/extension.ts';
import { createListeners } from '../../core/events.ts';
import { recordActions } from '../journal/recording.ts';
import { isKept, replayReducers } from '../journal/replay.ts';
import { createSystemTimer, type Timer } from '../../core/timer.ts';
import type { PersistenceError } from './persistence-error.ts';

/** Options of persistence. */
export interface PersistenceOptions extends EntryWriterOptions {
  /** Whose data it is; where that is not known yet, `open` tells it. */
  readonly user?: string | undefined;
  /** Milliseconds for which entries are gathered before they are written together; 250 unless stated. */
  readonly delay?: number | undefined;
  readonly timer?: Timer | undefined;
}

/** Keeps what a client's store has. */
export interface Persistence extends ClientExtension {
  /** Resolves when the data kept for `user` is in the store, or cannot be; never rejected. At once without a user. */
  readonly ready: Promise<void>;
  /**
   * Says whose data it is, from now until the signed-in user changes.
   *
   * @param wrap how it is kept, such as `encryptWith(secret)`; readable for whoever has the device unless stated
   * @returns as `ready`, for this user
   */
  open(user: string, wrap?: DatabaseWrapper): Promise<void>;
  /** Writes what is gathered now, for example when the page is hidden. */
  flush(): Promise<void>;
  /** Writes what is gathered and keeps nothing more. */
  close(): Promise<void>;
}

/** Keeps what a client's store has in IndexedDB, and restores it with its own times. */
export function createPersistence(options: PersistenceOptions): Persistence {
  const { delay = 250, timer = createSystemTimer(), user } = options;
  let host: ExtensionHost | undefined;
  const errors = createListeners<[PersistenceError]>((error) => host?.reportListenerError(error));
  if (options.onError) errors.on(options.onError);
  const writer = createEntryWriter({ ...options, onError: errors.emit });
  let cancel: (() => void) | undefined;
  const flush = (): Promise<void> => {
    cancel?.();
    cancel = undefined;
    return writer.flush();
  };
  let restored: (() => void) | undefined;
  const ready = new Promise<void>((resolve) => {
    restored = resolve;
  });
  const open = async (name: string, wrap?: DatabaseWrapper): Promise<void> => {
    invariant(host, 'A persistence is opened after its client was made');
    await writer.open(host, { user: name, wrap });
  };
  return {
    reducers: replayReducers,
    ready,
    open,
    flush,
    async close() {
      await flush();
      await writer.close();
    },
    connect(given) {
      host = given;
      recordActions(given, {
        onEntry(entry, source) {
          if (isKept(source) || !writer.note(entry, given.clock.now())) return;
          cancel ??= timer.after(delay, () => void flush());
        },
        onEmptied: () => void writer.leave(),
      });
      void (user === undefined ? Promise.resolve() : open(user)).then(restored);
    },
  };
}
