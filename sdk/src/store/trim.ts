import type { MemoryOptions } from '../create-client.ts';
import type { ClientLimits } from '../types/limits.ts';
import { relink } from './entity-write.ts';
import { showing } from './parents.ts';
import type { AnySlot, EntitySlot, ResultSlot } from './slot.ts';
import { countEntities, type StoreState } from './state.ts';

/** Drops what is no longer held of a store, at a moment. */
export type Trimmer = (state: StoreState, now: number) => void;

/** Trims a client's store as often as its limits say, and to the size that its options say. */
export function createTrimming({ trim }: ClientLimits): (memory?: MemoryOptions) => Trimmer {
  const every = trim?.every ?? Infinity;
  return ({ staleFor = 60_000, entities = 10_000 } = {}) => {
    const keeping = { stale: staleFor, entities };
    return (state, now) => {
      if (now - state.trimmedAt >= every) trimStore(state, now, keeping);
    };
  };
}

/** How much is kept of what nobody watches, is waiting for, or shows. */
interface Keeping {
  /** For how many milliseconds data is kept that is no longer fresh. */
  readonly stale: number;
  /** Most entities; beyond them goes first what was not read for longest. */
  readonly entities: number;
}

/** Drops what nobody holds and what is too old or too much. Nothing held is dropped. */
function trimStore(state: StoreState, now: number, { stale, entities }: Keeping): void {
  state.trimmedAt = now;
  for (const slot of state.results.values()) {
    if (!isHeld(slot) && endOfResult(slot) + stale <= now) drop(state, slot);
  }
  const isOver = (slot: EntitySlot): boolean => slot.goneAt !== undefined || endOfEntity(slot) + stale <= now;
  dropLoose(state, isOver);
  const isCrowded = (): boolean => countEntities(state) > entities;
  // Only what is still too much without all that goes anyway.
  const isTooMuch = (slot: EntitySlot): boolean => isOver(slot) || isCrowded();
  if (isCrowded()) dropLoose(state, isTooMuch);
  for (const slot of state.results.values()) {
    if (!isCrowded()) break;
    if (isHeld(slot)) continue;
    drop(state, slot);
    dropLoose(state, isTooMuch);
  }
}

function isHeld(slot: ResultSlot): boolean {
  return slot.subscribers !== undefined || slot.busy > 0;
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

function endOfEntity({ stamp, stamps, absent, layout }: EntitySlot): number {
  // Where each cell has a time of its own, that of the whole says nothing any more.
  let end = stamps?.size === layout.cells.size ? 0 : stamp.until;
  for (const { until } of stamps?.values() ?? []) end = Math.max(end, until);
  for (const { until } of absent?.values() ?? []) end = Math.max(end, until);
  return end;
}
