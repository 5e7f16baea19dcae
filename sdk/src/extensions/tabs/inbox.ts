import { subscribersShowing } from '../../cache/read/find-subscribers.ts';
import { invalidatedResults } from '../../mutation/invalidation.ts';
import type { ExtensionHost } from '../../client/extension.ts';
import { readBatch, type Batch } from '../journal/batch.ts';
import { isEnding } from '../journal/as-stale.ts';
import { timestampOf, type Entry } from '../journal/entry.ts';
import { replay, type Source } from '../journal/replay.ts';
import type { Timer } from '../../core/timer.ts';
import { valuesOf } from '../../core/compact-set.ts';
import type { Subscriber } from '../../cache/records.ts';
import type { ChangeLog } from './change-log.ts';
import type { TabMessage } from './message.ts';

/** Batches of other tabs; they wait while it is not known whose data this tab may have. */
interface Inbox {
  /** @param user whose data this tab may have, if that is known */
  receive(news: News, user: string | undefined): void;
  /** Takes in what has waited and is of this user. */
  open(user: string): void;
  /** Another user's time begins. */
  empty(): void;
}

/** Options of an inbox. */
interface InboxOptions {
  readonly version: string;
  readonly timer: Timer;
  readonly changeLog: ChangeLog;
  /** Milliseconds. */
  readonly refetchDelay?: number | undefined;
  readonly onError: () => void;
}

type News = Extract<TabMessage, { type: 'happened' }>;

interface WaitingBatch {
  readonly owner: string;
  readonly batch: Batch;
}

const SOURCE: Source = { isKept: true };

/** Batches that wait, the last ones: a tab may never be opened. */
const MOST_WAITING = 100;

/** The inbox of a tab that has just begun to listen. */
export function createInbox(host: ExtensionHost, options: InboxOptions): Inbox {
  const { version, timer, changeLog, refetchDelay = 1_000, onError } = options;
  let waiting: readonly WaitingBatch[] = [];
  const take = ({ entries, at }: Batch): void => {
    // Reads that are in flight may have been answered before what the other tab has changed.
    if (entries.some((entry) => entry.type === 'received' || isEnding(entry))) host.inFlight.detach();
    const batch = changeLog.complete({ entries, at });
    replay(host, batch, SOURCE);
    const subscribers = subscribersIn(host, batch.entries);
    // The tab that expired it asks for what it shows itself; its answer mostly comes in time.
    if (subscribers.size > 0) timer.after(refetchDelay, () => catchUp(host, subscribers));
  };
  return {
    receive({ sender, batch: text }, user) {
      if (sender.version !== version) return;
      const batch = readBatch(text, { entities: host.entities, now: host.clock.now() });
      if (!batch) return onError();
      // Also of what is not written: what is asked for from now on comes after it.
      for (const entry of batch.entries) host.timestamps.receive(timestampOf(entry));
      if (sender.user === user) take(batch);
      else if (user === undefined) waiting = [...waiting, { owner: sender.user, batch }].slice(-MOST_WAITING);
    },
    open(user) {
      const received = waiting;
      waiting = [];
      for (const { owner, batch } of received) if (owner === user) take(batch);
    },
    empty() {
      waiting = [];
      changeLog.begin();
    },
  };
}

/** Everybody who shows what entries have expired. */
function subscribersIn({ store }: ExtensionHost, entries: readonly Entry[]): ReadonlySet<Subscriber> {
  const subscribers = entries.filter(isEnding).flatMap((entry) => {
    const keys = 'keys' in entry ? entry.keys : [];
    const results =
      entry.type === 'invalidated'
        ? invalidatedResults(entry.invalidations, store)
        : keys.map((key) => store.result(key));
    const entities = entry.type === 'evicted' ? [entry.entity] : 'keys' in entry ? entry.entities : [];
    return [
      ...results.flatMap((result) => [...valuesOf(result?.subscribers)]),
      ...subscribersShowing(store, entities),
    ];
  });
  return new Set(subscribers);
}

/** Lets those ask again who still watch and still show what is out of date. */
function catchUp({ store }: ExtensionHost, subscribers: ReadonlySet<Subscriber>): void {
  for (const subscriber of store.subscribers()) if (subscribers.has(subscriber)) subscriber.catchUp();
}
