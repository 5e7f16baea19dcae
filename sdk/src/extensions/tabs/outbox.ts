import type { ExtensionHost } from '../../client/extension.ts';
import { writeBatch } from '../journal/batch.ts';
import type { Entry } from '../journal/entry.ts';
import { recordActions } from '../journal/recording.ts';
import type { Timer } from '../../core/timer.ts';
import type { ChangeLog } from './change-log.ts';

/** The entries of this tab that are not sent yet. */
interface Outbox {
  /** Tells it, unless it is not known yet whose data it is. */
  flush(this: void): void;
  drop(this: void): void;
}

/** The timing of an outbox, and the change log that notes its entries. */
interface OutboxOptions {
  readonly isOpen: () => boolean;
  readonly timer: Timer;
  readonly changeLog: ChangeLog;
  /** Milliseconds. */
  readonly delay?: number | undefined;
}

/** Entries that wait until the tab is opened, the last ones: it may never be. */
const MOST_WAITING = 1_000;

/** Gathers what happens in this tab, and tells it together. */
export function createOutbox(
  host: ExtensionHost,
  { isOpen, timer, changeLog, delay = 30 }: OutboxOptions,
  tell: (batch: string) => void,
): Outbox {
  let queued: Entry[] = [];
  let cancel: (() => void) | undefined;
  const drop = (): void => {
    cancel?.();
    cancel = undefined;
    queued = [];
  };
  const flush = (): void => {
    const entries = queued;
    drop();
    if (!isOpen()) queued = entries.slice(-MOST_WAITING);
    else if (entries.length > 0) tell(writeBatch({ at: host.clock.now(), entries }));
  };
  recordActions(host, {
    onEntry(entry, source) {
      // What others brought, they have told themselves.
      if (source !== undefined) return;
      changeLog.note(entry);
      queued.push(entry);
      cancel ??= timer.after(delay, flush);
    },
    onEmptied: drop,
  });
  return { flush, drop };
}
