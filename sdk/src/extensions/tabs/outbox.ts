import type { ExtensionHost } from '../../client/extension.ts';
import { writeBatch } from '../journal/batch.ts';
import type { Entry } from '../journal/entry.ts';
import { recordActions } from '../journal/recording.ts';
import type { Timer } from '../../core/timer.ts';
import type { Horizon } from './change-log.ts';

/** What has happened in this tab, until it is told. */
interface Gathering {
  /** Tells it, unless it is not known yet whose data it is. */
  flush(this: void): void;
  drop(this: void): void;
}

/** When what is gathered is told, and who else notes it. */
interface GatheringOptions {
  readonly isOpen: () => boolean;
  readonly timer: Timer;
  readonly horizon: Horizon;
  /** Milliseconds. */
  readonly delay?: number | undefined;
}

/** Entries that wait until the tab is opened, the last ones: it may never be. */
const MOST_WAITING = 1_000;

/** Gathers what happens in this tab, and tells it together. */
export function gatherEntries(
  host: ExtensionHost,
  { isOpen, timer, horizon, delay = 30 }: GatheringOptions,
  tell: (batch: string) => void,
): Gathering {
  let gathered: Entry[] = [];
  let cancel: (() => void) | undefined;
  const drop = (): void => {
    cancel?.();
    cancel = undefined;
    gathered = [];
  };
  const flush = (): void => {
    const entries = gathered;
    drop();
    if (!isOpen()) gathered = entries.slice(-MOST_WAITING);
    else if (entries.length > 0) tell(writeBatch({ at: host.clock.now(), entries }));
  };
  recordActions(host, {
    onEntry(entry, source) {
      // What others brought, they have told themselves.
      if (source !== undefined) return;
      horizon.note(entry);
      gathered.push(entry);
      cancel ??= timer.after(delay, flush);
    },
    onEmptied: drop,
  });
  return { flush, drop };
}
