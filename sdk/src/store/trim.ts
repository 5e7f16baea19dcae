import { relink } from './entity-write.ts';
import { showing } from './parents.ts';
import type { AnySlot, EntitySlot, ResultSlot } from './slot.ts';
import type { StoreState } from './state.ts';

/** How much is kept of what nobody watches, is waiting for, or shows. Times are milliseconds. */
export interface Keeping {
  /** Between two looks. */
  readonly every: number;
  /** For how long data is kept that is no longer fresh. */
  readonly stale: number;
  /** Most entities; beyond them goes first what was not read for longest. */
  readonly entities: number;
}

/** Drops what nobody holds and what is too old or too much, at most once in a while. Nothing held is dropped. */
export function trimStore(state: StoreState, now: number): void {
  const { keeping } = state;
  if (now - state.trimmedAt < keeping.every) return;
  state.trimmedAt = now;
  for (const slot of state.results.values()) {
    if (!isHeld(slot) && endOfResult(slot) + keeping.stale <= now) drop(state, slot);
  }
  const isOver = (slot: EntitySlot): boolean =>
    slot.goneAt !== undefined || endOfEntity(slot) + keeping.stale <= now;
  dropLoose(state, isOver);
  // Only what is still too much without all that goes anyway.
  const isTooMuch = (slot: EntitySlot): boolean => isOver(slot) || isCrowded(state);
  if (isCrowded(state)) dropLoose(state, isTooMuch);
  for (const slot of state.results.values()) {
    if (!isCrowded(state)) break;
    if (isHeld(slot)) continue;
    drop(state, slot);
    dropLoose(state, isTooMuch);
  }
}

/** Notes that a result was read: the others are dropped before it. */
export function touchResult(state: StoreState, slot: ResultSlot): void {
  if (slot.usedAt === state.trimmedAt) return;
  slot.usedAt = state.trimmedAt;
  state.results.delete(slot.key);
  state.results.set(slot.key, slot);
}

function isHeld(slot: ResultSlot): boolean {
  return slot.subscribers !== undefined || slot.busy > 0;
}

function isCrowded(state: StoreState): boolean {
  return countEntities(state) > state.keeping.entities;
}

/** How many entities there are, those that nothing is known of too. */
export function countEntities({ families }: StoreState): number {
  let count = 0;
  for (const { slots } of families.values()) count += slots.size;
  return count;
}

function endOfResult({ stamp, failure }: ResultSlot): number {
  return Math.max(stamp.until, failure?.until ?? 0);
}

function drop(state: StoreState, slot: AnySlot): void {
  const isResult = slot.kind === 'result';
  relink(state, slot, { removed: isResult ? slot.content?.links : slot.links });
  (isResult ? state.results : state.families.get(slot.entity)?.slots)?.delete(slot.key);
  state.counters.evictions += 1;
}

/** Drops due entities that nothing shows but each other; those that only they showed follow. */
function dropLoose(state: StoreState, isDue: (slot: EntitySlot) => boolean): void {
  for (const slot of state.loose) {
    const family = [...showing(slot)];
    const entities = family.filter((one) => one.kind === 'entity');
    if (entities.length < family.length) state.loose.delete(slot);
    else if (entities.every((one) => one.subscribers === undefined && !one.guesses && isDue(one))) {
      for (const one of entities) drop(state, one);
      for (const one of entities) state.loose.delete(one);
    }
  }
}

function endOfEntity({ stamp, stamps, absent }: EntitySlot): number {
  let end = stamp.until;
  for (const { until } of stamps?.values() ?? []) end = Math.max(end, until);
  for (const { until } of absent?.values() ?? []) end = Math.max(end, until);
  return end;
}
