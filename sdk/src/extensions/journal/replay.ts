import { reduceEvicted } from '../../cache/write/evict.ts';
import type { FeatureReducers } from '../../cache/state.ts';
import { reduceKept } from '../../cache/write/keep-entities.ts';
import { reduceRevalidated } from '../../cache/write/revalidate.ts';
import type { Store } from '../../cache/store.ts';
import { invalidatedResults } from '../../mutation/invalidation.ts';
import { SdkError } from '../../core/errors.ts';
import type { ExtensionHost } from '../../client/extension.ts';
import type { Action, ActionOf, Answer } from '../../cache/actions.ts';
import { soleReference } from '../../cache/content.ts';
import type { Metadata } from '../../cache/records.ts';
import type { Batch } from './batch.ts';
import { timestampOf, type AnswerEntry, type Entry, type MetadataEntry } from './entry.ts';
import { selectionOf, type SelectionForm } from './selection-form.ts';

/** The source of entries that are replayed into a store. */
export interface Source {
  /** They are kept already, by whomever they come from: nobody needs to keep them once more. */
  readonly isKept: boolean;
}

/** Returns true when actions come from a source that keeps them already. */
export function isKept(source: object | undefined): boolean {
  return source !== undefined && 'isKept' in source && source.isKept === true;
}

/** Reducers of replayed actions, beyond those of every store. */
export const replayReducers: FeatureReducers = {
  evicted: reduceEvicted,
  kept: reduceKept,
  revalidated: reduceRevalidated,
};

type ReplayHost = Pick<ExtensionHost, 'store' | 'clock' | 'timestamps'>;

/**
 * Lets everything in a batch happen to the client's store, in the order of its timestamps, which is not always the one
 * in which it was told, and as of its own times; those who watch are notified once. Times of a clock that is ahead of this
 * one are taken for now.
 */
export function replay(host: ReplayHost, { at, entries }: Batch, source: Source): void {
  const { store, clock, timestamps } = host;
  const shift = Math.min(0, clock.now() - at);
  store.batch(() => {
    let actions: Action[] = [];
    for (const entry of entries.toSorted((one, other) => timestampOf(one) - timestampOf(other))) {
      timestamps.receive(timestampOf(entry));
      if (entry.type === 'invalidated' && actions.length > 0) {
        // What it touches is known only when the store has what came before.
        store.dispatch(actions, source);
        actions = [];
      }
      actions.push(decode(entry, host, shift));
    }
    if (actions.length > 0) store.dispatch(actions, source);
  });
}

function decode(entry: Entry, { store }: ReplayHost, shift: number): Action {
  const epoch = store.epoch();
  // Nothing ends before all time, where the store has the end of what was dropped.
  const until = (end: number | undefined): number =>
    end === undefined ? Infinity : Math.max(0, end + shift);
  const metadata = (at: MetadataEntry): Metadata => ({
    version: at.version,
    timestamp: at.timestamp,
    until: until(at.until),
  });
  const wanted = (form: SelectionForm | undefined) => form && selectionOf(form, store.selections);
  const answer = (given: AnswerEntry): Answer => ({
    ...given,
    now: given.now + shift,
    wanted: wanted(given.wanted),
  });
  switch (entry.type) {
    case 'received':
      return { type: 'received', epoch, answer: answer(entry.answer) };
    case 'kept':
      return {
        ...entry,
        epoch,
        entities: entry.entities.map((one) => ({ ...one, metadata: metadata(one.metadata) })),
      };
    case 'answered':
      return { ...entry, epoch, answer: answer(entry.answer), until: until(entry.until) };
    case 'revalidated': {
      const now = entry.now + shift;
      return { ...entry, epoch, now, until: until(entry.until), wanted: wanted(entry.wanted) };
    }
    case 'failed': {
      const { code, message, ...details } = entry.error;
      return { ...entry, epoch, error: new SdkError(code, message, details), until: until(entry.until) };
    }
    case 'evicted':
      return { ...entry, epoch, at: metadata(entry.at) };
    case 'expired':
      return { ...entry, epoch, at: metadata(entry.at) };
    case 'invalidated':
      return { epoch, ...invalidatedIn(store, entry), at: metadata(entry.at) };
  }
}

/** Returns the results and entities that an invalidation expires. */
function invalidatedIn(
  store: Store,
  { invalidations }: Extract<Entry, { type: 'invalidated' }>,
): Pick<ActionOf<'expired'>, 'type' | 'keys' | 'entities'> {
  const results = invalidatedResults(invalidations, store);
  const entities = results.flatMap((result) => soleReference(result.content?.references)?.record ?? []);
  return { type: 'expired', keys: results.map(({ key }) => key), entities };
}
