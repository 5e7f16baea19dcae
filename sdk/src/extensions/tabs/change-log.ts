import type { ExtensionHost } from '../../client/extension.ts';
import type { Batch } from '../journal/batch.ts';
import { asStale, isEnding } from '../journal/as-stale.ts';
import { timestampOf, type Entry } from '../journal/entry.ts';

/**
 * The memory of a tab, so that two tabs which have heard the same never take different data for fresh, in whatever
 * order they have heard it. A store forgets what was invalidated before it had any of it: so each change is
 * remembered, and happens anew with whatever was asked for before it. And what was told before a tab began to listen
 * it does not know: so what was asked for before that is out of date from the beginning.
 */
export interface ChangeLog {
  /** The tab begins to listen once more, with an empty store: what was asked for before now is stale. */
  begin(): void;
  /** Remembers a change. */
  note(entry: Entry): void;
  /** Returns a batch of others, with all that makes it stale. */
  complete(batch: Batch): Batch;
}

/** Changes that are remembered: more than happen while a request is in flight. */
const MOST_CHANGES = 100;

/** The change log of a tab that begins to listen now. */
export function createChangeLog({
  entities,
  nextTimestamp,
}: Pick<ExtensionHost, 'entities' | 'nextTimestamp'>): ChangeLog {
  let since = nextTimestamp();
  let changes: readonly Entry[] = [];
  const note = (entry: Entry): void => {
    if (!isEnding(entry)) return;
    const all = [...changes, entry].toSorted((one, other) => timestampOf(one) - timestampOf(other));
    changes = all.slice(-MOST_CHANGES);
    // As if the tab had begun after what it remembers no more.
    since = Math.max(since, ...all.slice(0, -MOST_CHANGES).map(timestampOf));
  };
  return {
    begin() {
      since = nextTimestamp();
      changes = [];
    },
    note,
    complete({ at, entries }) {
      for (const entry of entries) note(entry);
      const earliest = Math.min(...entries.map(timestampOf));
      const later = changes.filter((change) => timestampOf(change) > earliest && !entries.includes(change));
      const all = entries.flatMap((entry) =>
        timestampOf(entry) < since ? asStale(entry, { at, entities }) : entry,
      );
      return { at, entries: [...all, ...later] };
    },
  };
}
