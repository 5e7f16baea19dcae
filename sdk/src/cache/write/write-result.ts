import { deepFreeze } from '../../core/json.ts';
import { noteChange, type StoreState } from '../state.ts';
import { relink } from './merge-entity.ts';
import { DROPPED } from './expire.ts';
import { isSameContent } from '../references.ts';
import { type Content, isOlder, type ResultSlot, type Stamp } from '../records.ts';
import { markChanged } from '../parents.ts';

/** An answer for a result. */
interface ResultWrite {
  readonly slot: ResultSlot;
  readonly content: Content;
  readonly stamp: Stamp;
  readonly tag: string | undefined;
}

/**
 * Takes an answer for what a result shows.
 *
 * @returns false where something later stands, or was dropped
 */
export function writeResult(state: StoreState, write: ResultWrite): boolean {
  const { slot, stamp, tag } = write;
  const isLate = isOlder(stamp, slot.stamp);
  if (isLate && (slot.content !== undefined || slot.stamp.until === DROPPED)) return false;
  if (slot.failure) {
    slot.failure = undefined;
    noteChange(state, slot);
  }
  // A late first answer is shown, but as stale as the expiry that overtook it demands.
  if (!isLate) {
    if (slot.stamp.until < stamp.until) noteChange(state, slot);
    slot.stamp = stamp;
  }
  writeContent(state, write);
  slot.tag = tag === undefined ? undefined : { name: tag, version: slot.version };
  return true;
}

function writeContent(state: StoreState, { slot, content }: ResultWrite): void {
  if (slot.content !== undefined) {
    state.counters.comparisons += 1;
    if (isSameContent(slot.content, content)) return;
  }
  relink(state, slot, { removed: slot.content?.links, added: content.links });
  slot.content = { data: deepFreeze(content.data), links: content.links };
  state.counters.writes += 1;
  markChanged(state, slot);
}
