import { relink } from './merge-entity.ts';
import type { EntitySlot, ResultSlot, Stamp } from '../records.ts';
import type { StoreState } from '../state.ts';

/** The end of what was dropped; what is only out of date ends later. */
export const DROPPED = -1;

/** Leaves nothing of a result that has expired; an answer that was asked for before does not bring it back. */
export function dropContent(state: StoreState, slot: ResultSlot): void {
  relink(state, slot, { removed: slot.content?.links });
  slot.content = undefined;
  slot.view = undefined;
  slot.tag = undefined;
  slot.stamp = { ...slot.stamp, until: DROPPED };
  slot.version += 1;
}

/**
 * All that is known of an entity has expired, and so has what answers under way may bring: one that is not known leaves
 * a trace too.
 */
export function expireEntity(state: StoreState, slot: EntitySlot, at: Stamp): void {
  if (slot.parents === undefined) state.loose.add(slot);
  slot.endedAt = Math.max(slot.endedAt, at.order);
  slot.stamp = slot.data === undefined ? at : expire(slot.stamp, at);
  for (const stamps of [slot.stamps, slot.absent]) {
    for (const [path, stamp] of stamps ?? []) stamps?.set(path, expire(stamp, at));
  }
}

/** Stale from now on, and newer than every answer that was asked for before now; what was asked for later stays. */
export function expire(stamp: Stamp, at: Stamp): Stamp {
  if (at.order < stamp.order) return stamp;
  return { until: Math.min(stamp.until, at.until), version: stamp.version, order: at.order };
}
